#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Grids in which the cells of some views take several columns.
@MainActor
@Suite struct SpanTests {
  private let view: UICollectionView
  private let source = MagazineDataSource()

  init() {
    view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 350, height: 2000)
  }

  private func show(_ content: MagazineContent) {
    source.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  private func frames(in section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// The first points of cells and their widths.
  private func columns(in section: Int = 0) -> [[CGFloat]] {
    frames(in: section).map { [$0.minX, $0.width] }
  }

  /// How far cells are below the first of their section.
  private func tops(in section: Int = 0) -> [CGFloat] {
    let frames = frames(in: section)
    return frames.map { $0.minY - frames[0].minY }
  }

  private func front(_ kinds: String) -> [MagazineContent.FrontItem] {
    kinds.enumerated().map { id, kind in
      switch kind {
      case "c": .magazineCover(MagazineCoverViewData(id: id, title: "Cover"))
      case "b": .magazineBanner(MagazineBannerViewData(id: "\(id)", text: "Banner"))
      default: .magazineStory(MagazineStoryViewData(id: id, title: "Story"))
      }
    }
  }

  private func latest(_ kinds: String, title: String = "Story") -> [MagazineContent.LatestItem] {
    kinds.enumerated().map { id, kind in
      switch kind {
      case "c": .magazineCover(MagazineCoverViewData(id: id + 100, title: title))
      case "b": .magazineBanner(MagazineBannerViewData(id: "\(id + 100)", text: "Banner"))
      default: .magazineStory(MagazineStoryViewData(id: id + 100, title: title))
      }
    }
  }

  // MARK: Rows

  @Test(arguments: [
    ("", 3, []), ("1111", 3, [[1, 1, 1], [1]]), ("121", 3, [[1, 2], [1]]),
    ("a11a", 2, [[2], [1, 1], [2]]), ("1a1", 3, [[1], [3], [1]]), ("22", 3, [[2], [2]]),
    ("9", 2, [[2]]), ("12", 1, [[1], [1]]),
  ])
  func cellsFillRowsInOrder(spans: String, columns: Int, rows: [[Int]]) {
    let spans = spans.map { span in
      span.wholeNumberValue.map { CellSpan.columns($0) } ?? .all
    }
    #expect(CellGenGridRows(spans, columns: columns).rows == rows)
  }

  // MARK: Columns

  @Test func aCellTakesItsColumnsAndTheSpaceBetweenThem() {
    show(MagazineContent(front: front("csbsss")))
    #expect(
      columns() == [[15, 210], [235, 100], [15, 320], [15, 100], [125, 100], [235, 100]])
    #expect(tops() == [0, 0, 90, 180, 180, 180])
    #expect(Set(frames().map(\.height)) == [80])
  }

  @Test func aCellThatDoesNotFitBeginsARowAndLeavesAGap() {
    show(MagazineContent(front: front("scssb")))
    #expect(columns() == [[15, 100], [125, 210], [15, 100], [125, 100], [15, 320]])
    show(MagazineContent(front: front("ccs")))
    #expect(columns() == [[15, 210], [15, 210], [235, 100]])
    #expect(tops() == [0, 90, 90])
    show(MagazineContent(front: front("sbs")))
    #expect(columns() == [[15, 100], [15, 320], [15, 100]])
    #expect(tops() == [0, 90, 180])
  }

  @Test func withoutSuchCellsItIsAGridAsAnyOther() {
    show(MagazineContent(front: front("ssss")))
    #expect(columns() == [[15, 100], [125, 100], [235, 100], [15, 100]])
  }

  @Test func theSectionEndsBelowItsLastRow() {
    show(
      MagazineContent(
        front: front("cb"), saved: [.magazineCover(MagazineCoverViewData(id: 1, title: "One"))]))
    // A row, a gap, a row and the inset.
    #expect(frames(in: 1)[0].minY == frames(in: 0)[0].minY + 185)
  }

  @Test(arguments: [(90, 1), (210, 2), (350, 3), (700, 6)])
  func columnsThatFitLimitACell(width: Int, columns: Int) throws {
    view.frame.size.width = CGFloat(width)
    show(MagazineContent(latest: latest("scb")))
    let frames = frames()
    let column = frames[0].width
    let whole = column * CGFloat(columns) + 8 * CGFloat(columns - 1)
    #expect(column >= min(100, CGFloat(width)) - 10)
    #expect(frames[1].width == (columns == 1 ? column : column * 2 + 8))
    #expect(frames[2].width == whole)
    #expect(whole <= CGFloat(width) && whole > CGFloat(width) - CGFloat(columns))
  }

  @Test func anotherWidthLaysThemOutAnew() {
    show(MagazineContent(latest: latest("sscb")))
    #expect(Set(tops()).count == 3)
    view.frame.size.width = 700
    view.layoutIfNeeded()
    #expect(Set(tops()).count == 2)
  }

  // MARK: Heights

  @Test func aRowIsAsTallAsItsTallestCell() {
    var items = latest("scs")
    items[1].magazineCover?.title = String(repeating: "A long title ", count: 12)
    show(MagazineContent(latest: items))
    let frames = frames()
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[1].height > frames[0].height)
    #expect(frames[2].minY == frames[1].maxY + 8)
  }

  // MARK: Changes

  @Test func theLayoutFollowsTheContent() {
    var content = MagazineContent(front: front("sss"))
    show(content)
    content.front.insert(
      .magazineBanner(MagazineBannerViewData(id: "new", text: "Banner")), at: 1)
    show(content)
    #expect(columns() == [[15, 100], [15, 320], [15, 100], [125, 100]])
    content.front.swapAt(0, 1)
    show(content)
    #expect(columns() == [[15, 320], [15, 100], [125, 100], [235, 100]])
    content.front.removeFirst()
    show(content)
    #expect(columns() == [[15, 100], [125, 100], [235, 100]])
  }

  @Test func aCollapsedSectionHasNoRows() {
    let failures = StandIn.recordingFailures {
      show(MagazineContent(front: front("cbs")))
      source.collapsedSections = [.front]
      view.layoutIfNeeded()
      StandIn.finishAnimations()
      #expect(frames().isEmpty)
      source.collapsedSections = []
      view.layoutIfNeeded()
      StandIn.finishAnimations()
      view.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
    #expect(columns() == [[15, 210], [15, 320], [15, 100]])
  }

  @Test func aSectionIsLaidOutWhileItLeaves() {
    let failures = StandIn.recordingFailures {
      show(MagazineContent(front: front("cbs"), latest: latest("cb")))
      show(MagazineContent(latest: latest("bb")))
      show(MagazineContent())
    }
    #expect(failures.isEmpty)
  }

  // MARK: Other sections

  @Test func identitiesOfASectionAreTheirOwn() {
    show(
      MagazineContent(saved: [
        .magazineStory(MagazineStoryViewData(id: 1, title: "One")),
        .magazineCover(MagazineCoverViewData(id: 1, title: "Two")),
      ]))
    #expect(columns() == [[0, 171], [0, 350]])
  }

  @Test func theLayoutOfARepeatedSectionMayBeSuchAGrid() {
    let items: [MagazineContent.IssuesItem] = [
      .magazineCover(MagazineCoverViewData(id: 1, title: "One")),
      .magazineStory(MagazineStoryViewData(id: 1, title: "Two")),
    ]
    var content = MagazineContent(issues: [
      .init(MagazineIssueViewData(id: 1, title: "May", isWide: true), items: items)
    ])
    show(content)
    #expect(columns() == [[0, 260.5], [268.5, 81.5]])
    content.issues[id: 1]?.isWide = false
    show(content)
    #expect(columns() == [[0, 350], [0, 350]])
  }

  @Test func aTableShowsRows() {
    let source = MagazineTableDataSource()
    source.tableView.frame = view.frame
    source.apply(MagazineContent(front: front("cbs")))
    source.tableView.layoutIfNeeded()
    #expect((0..<3).map { source.tableView.rectForRow(at: [0, $0]).width } == [350, 350, 350])
  }
}
#endif
