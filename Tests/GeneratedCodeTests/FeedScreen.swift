#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// What one module brings into the feed: posts, measured by Auto Layout, that can be liked.
enum Social {
  struct PostViewData: CellModel {
    enum Action: ScreenValue {
      case like
    }

    var id: Int
    var text: String

    init(_ id: Int, _ text: String = "") {
      self.id = id
      self.text = text
    }

    @MainActor static var host: CellHost<Self> { .view(reporting: PostView.self) }
  }

  final class PostView: DeclaredView, ReportingView, ConfigurationCounting {
    var onAction: ActionHandler<PostViewData.Action>?
    private(set) var configurations = 0
    private(set) var hasData = false
    private let label = UILabel()
    private let likeButton = UIButton(type: .system)

    override func makeElements() {
      label.numberOfLines = 0
      likeButton.setTitle("Like", for: .normal)
      likeButton.addAction(
        UIAction { [weak self] _ in self?.onAction?(.like) }, for: .primaryActionTriggered)
      let stack = UIStackView(arrangedSubviews: [label, likeButton])
      stack.axis = .vertical
      fill(with: stack)
    }

    func configure(with data: PostViewData) {
      configurations += 1
      hasData = true
      label.text = data.text
    }

    override func prepareForReuse() {
      hasData = false
    }
  }
}

/// What another module brings: adverts that know their height. Its names are those of the first.
enum Adverts {
  struct PostViewData: CellModel {
    var id: Int
    var text: String

    init(_ id: Int, _ text: String = "") {
      self.id = id
      self.text = text
    }

    @MainActor static var host: CellHost<Self> { .view(PostView.self) }
  }

  final class PostView: DeclaredView, ConfigurableView, ConfigurationCounting {
    private(set) var configurations = 0
    private let label = UILabel()

    override func makeElements() { fill(with: label) }

    func configure(with data: PostViewData) {
      configurations += 1
      label.text = data.text
    }

    static func size(for data: PostViewData, boundedBy width: CGFloat) -> CGSize? {
      CGSize(width: width, height: width / 4)
    }
  }
}

/// A model without an id in some cases, of a kind that no test registers.
struct UnknownViewData: CellModel {
  var id: Int?

  @MainActor static var host: CellHost<Self> {
    .mapped { Adverts.PostViewData($0.id ?? 0, "unknown") }
  }
}

/// A view that tells how often it was given data.
@MainActor
protocol ConfigurationCounting: UIView {
  var configurations: Int { get }
}

extension AnyCellModel.ID {
  static func post(_ id: Int) -> Self { Self(id, of: Social.PostViewData.self) }
  static func advert(_ id: Int) -> Self { Self(id, of: Adverts.PostViewData.self) }
}

/// A feed of two modules' cells, on a screen that is large enough for all of it where not said
/// otherwise.
@MainActor
final class FeedScreen {
  let collectionView: UICollectionView
  let registry = CellRegistry()
  let feed: FeedDataSource
  private(set) var likes: [Int] = []
  private(set) var updates = 0

  init(height: CGFloat = 4000, estimatedHeight: CGFloat = 44) {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: height),
      collectionViewLayout: FeedLayout.make(estimatedHeight: estimatedHeight))
    feed = FeedDataSource(collectionView: collectionView, registry: registry)
    registry.register(Social.PostViewData.self) { [weak self] id, action in
      switch action {
      case .like: self?.likes.append(id)
      }
    }
    registry.register(Adverts.PostViewData.self)
    feed.onUpdate = { [weak self] in self?.updates += 1 }
  }

  /// Shows what has been asked for.
  func flush() {
    feed.showPending()
    collectionView.layoutIfNeeded()
  }

  /// The ids that the feed says it shows.
  var ids: [AnyCellModel.ID] { feed.items.map(\.id) }

  /// The first text of each cell on the screen, from first to last.
  var texts: [String] { collectionView.visibleCells.map { $0.shownTexts.first ?? "" } }

  /// What UIKit was given last.
  var lastUpdate: StandIn.Update { StandIn.lastUpdate(of: feed.diffable) }

  func cell(_ id: AnyCellModel.ID) throws -> UICollectionViewCell {
    try #require(feed.cell(for: id))
  }

  func configurations(of cell: UICollectionViewCell) -> Int {
    cell.descendants.lazy.compactMap { $0 as? any ConfigurationCounting }.first?.configurations ?? 0
  }
}
#endif
