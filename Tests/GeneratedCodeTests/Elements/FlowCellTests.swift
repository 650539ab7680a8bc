#if os(Linux)
import Testing
import UIKit

@testable import CellGenRuntime

/// Flows in cells that Auto Layout measures.
@MainActor
@Suite struct FlowCellTests {
  struct TagsViewData: CellModel {
    var id: Int
    /// How wide the tags are, which are 20 high.
    var widths: [CGFloat]

    @MainActor static var host: CellHost<Self> { .view(TagsView.self) }
  }

  struct TagViewData: ViewData {
    var width: CGFloat
    var height: CGFloat = 20

    @MainActor static var host: CellHost<Self> { .view(TagView.self) }
  }

  final class TagView: UIView, ConfigurableView {
    private var size = CGSize.zero

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { fatalError("no storyboard has it") }

    func configure(with data: TagViewData) {
      size = CGSize(width: data.width, height: data.height)
      invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize { size }
  }

  final class TagsView: DeclaredView, ConfigurableView {
    private let tags = CellRepeatedViews<TagView>()

    override func makeElements() {
      fill(with: CellFlow([tags], spacing: 10, lineSpacing: 5))
    }

    func configure(with data: TagsViewData) {
      tags.show(data.widths.map { TagViewData(width: $0) })
    }
  }

  final class Rows: UITableViewController {
    var tags: [TagsViewData] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      tags.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      tags[indexPath.row].configure(cell)
      return cell
    }
  }

  private let tags = [
    TagsViewData(id: 1, widths: [100, 100, 100]), TagsViewData(id: 2, widths: [200, 200, 150]),
    TagsViewData(id: 3, widths: [300, 300, 300]),
  ]

  @Test func aFeed() throws {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 4000),
      collectionViewLayout: FeedLayout.make(estimatedHeight: 44))
    let registry = CellRegistry()
    registry.register(TagsViewData.self)
    let feed = FeedDataSource(collectionView: collectionView, registry: registry)
    func show(_ ids: [Int]) throws -> [CGFloat] {
      feed.showPending()
      collectionView.layoutIfNeeded()
      return try ids.map {
        try #require(feed.cell(for: AnyCellModel.ID($0, of: TagsViewData.self))).frame.height
      }
    }
    for model in tags { feed.append(model) }
    #expect(try show([1, 2, 3]) == [20, 45, 70])
    feed.update(TagsViewData(id: 1, widths: [390, 390]))
    #expect(try show([1, 2, 3]) == [45, 45, 70])
    feed.update(TagsViewData(id: 1, widths: []))
    feed.update(TagsViewData(id: 3, widths: [10, 20]))
    #expect(try show([2, 3]) == [45, 20])
  }

  @Test(
    arguments: [
      (400, [20, 45, 70]), (320, [20, 70, 70]), (1000, [20, 20, 20]),
    ] as [(CGFloat, [CGFloat])])
  func aTableOfTheApps(width: CGFloat, heights: [CGFloat]) throws {
    let rows = Rows(style: .plain)
    rows.tags = tags
    StandIn.show(rows, size: CGSize(width: width, height: 2000))
    let shown = try tags.indices.map {
      try #require(rows.tableView.cellForRow(at: IndexPath(row: $0, section: 0))).frame.height
    }
    #expect(shown == heights)
  }
}
#endif
