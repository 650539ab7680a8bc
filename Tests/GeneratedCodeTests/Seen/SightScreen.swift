#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// A clock that a test moves.
final class HandClock: CellGenClock {
  /// How much time has passed.
  private(set) var now: Double = 0
  private var alarms: [(number: Int, time: Double, act: @MainActor () -> Void)] = []
  private var count = 0

  init() {}

  /// How many wake-ups are waited for.
  var waiting: Int { alarms.count }

  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    count += 1
    let number = count
    alarms.append((number, now + seconds, act))
    return { [weak self] in self?.alarms.removeAll { $0.number == number } }
  }

  /// Lets time pass, with each wake-up at its time.
  func pass(_ seconds: Double, afterEach settle: () async -> Void) async {
    let end = now + seconds
    while let next = alarms.min(by: { $0.time < $1.time }), next.time <= end {
      alarms.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.act()
      await settle()
    }
    now = end
  }
}

/// A view of a height that its data choose.
final class SightPostView: UIView, ConfigurableView {
  func configure(with data: SightPostViewData) {}

  static func size(for data: SightPostViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: data.height)
  }
}

/// A view that is never reported.
final class SightGapView: UIView, ConfigurableView {
  func configure(with data: SightGapViewData) {}

  static func size(for data: SightGapViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: data.height)
  }
}

/// A cell of the app's own.
final class SightStampCell: UICollectionViewCell, ConfigurableCell {
  func configure(
    with data: SightStampViewData, onAction: @escaping ActionHandler<SightStampViewData.Action>
  ) {}
}

/// A screen in either container, 400 points square, in a window of a scene, with a clock that the test moves.
@MainActor
final class SightScreen {
  let container: ListContainer
  let clock = HandClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let scene = StandIn.makeScene()
  private let collection: SightsDataSource?
  private let table: SightsTableDataSource?
  let view: UIScrollView
  /// The reports, each with its time.
  private(set) var log: [String] = []
  /// Called with each report.
  var onReport: (() -> Void)?

  init(_ container: ListContainer, isInWindow: Bool = true) {
    self.container = container
    let outer = CellGenClocks.current
    CellGenClocks.current = clock
    defer { CellGenClocks.current = outer }
    switch container {
    case .collection:
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: SightsLayout.make())
      let source = SightsDataSource(collectionView: view)
      (collection, table, self.view) = (source, nil, view)
    case .table:
      let view = UITableView(frame: window.bounds)
      let source = SightsTableDataSource(tableView: view)
      (collection, table, self.view) = (nil, source, view)
    }
    window.windowScene = scene
    collection?.onAction = { [weak self] in self?.note($0) }
    table?.onAction = { [weak self] in self?.note($0) }
    if isInWindow { window.addSubview(view) }
  }

  private func note(_ action: SightsAction) {
    let text =
      switch action {
      case .sightPost(let id, .viewed): "post \(id)"
      case .sightCard(let id, .viewed): "card \(id)"
      case .sightCard(let id, .open): "open \(id)"
      case .sightRow(let id, .glimpsed): "row \(id)"
      }
    log.append("\(text) at \(clock.now)")
    onReport?()
  }

  // MARK: What is done to it

  /// Applies content, and waits until it is shown.
  func show(_ content: SightsContent) async {
    apply(content)
    await settle()
  }

  func apply(_ content: SightsContent) {
    collection?.apply(content)
    table?.apply(content)
  }

  func apply(_ state: ListState<SightsContent>) {
    collection?.apply(state)
    table?.apply(state)
  }

  func resetSeen() {
    collection?.resetSeen()
    table?.resetSeen()
  }

  func takeContainer() {
    collection?.takeContainer()
    table?.takeContainer()
  }

  var collapsedSections: Set<SightsSection> {
    get { collection?.collapsedSections ?? table?.collapsedSections ?? [] }
    set {
      collection?.collapsedSections = newValue
      table?.collapsedSections = newValue
    }
  }

  func scroll(toY y: CGFloat) async {
    StandIn.scroll(view, toY: y)
    await settle()
  }

  /// Scrolls the cards sideways.
  func scrollCards(toX x: CGFloat, section: Int = 0) async {
    if let view = view as? UICollectionView { StandIn.scroll(view, section: section, toX: x) }
    await settle()
  }

  func settle() async {
    for _ in 0..<3 {
      view.layoutIfNeeded()
      StandIn.finishAnimations()
      for _ in 0..<3 { await Task.yield() }
    }
  }

  /// Lets time pass.
  func wait(_ seconds: Double) async {
    await clock.pass(seconds) { await settle() }
  }

  /// Returns the reports since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: What is seen

  /// The cells on the screen, with the names of their items.
  var cells: [(name: String, cell: UIView)] {
    let cells: [(UIView, IndexPath)] =
      switch view {
      case let view as UICollectionView:
        view.visibleCells.compactMap { cell in view.indexPath(for: cell).map { (cell, $0) } }
      case let view as UITableView:
        view.window == nil
          ? []
          : view.visibleCells.compactMap { cell in view.indexPath(for: cell).map { (cell, $0) } }
      default: []
      }
    return cells.compactMap { cell, path in
      guard let item = collection?.item(at: path) ?? table?.item(at: path) else { return nil }
      let name: String? =
        switch item {
        case .sightPost(let data): "post \(data.id)"
        case .sightCard(let data): "card \(data.id)"
        case .sightRow(let data): "row \(data.id)"
        case .sightGap: nil
        }
      return name.map { ($0, cell) }
    }
  }

  var header: UIView? {
    switch view {
    case let view as UICollectionView:
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    case let view as UITableView:
      (0..<view.numberOfSections).lazy.compactMap { view.headerView(forSection: $0) }.first
    default: nil
    }
  }
}

extension SightsContent {
  /// Posts of a height, with numbers.
  static func posts(_ ids: some Sequence<Int>, height: Double = 100) -> SightsContent {
    SightsContent(posts: ids.map { .sightPost(SightPostViewData(id: $0, height: height)) })
  }

  static func cards(_ ids: some Sequence<Int>) -> SightsContent {
    SightsContent(cards: ids.map { SightCardViewData(id: $0, title: "Card \($0)") })
  }

  /// Posts below a header that stays in view.
  static func pinned(_ ids: some Sequence<Int>, height: Double = 100) -> SightsContent {
    SightsContent(pinned: ids.map { SightPostViewData(id: $0, height: height) })
  }

  static func rows(_ ids: some Sequence<Int>) -> SightsContent {
    SightsContent(rows: ids.map { SightRowViewData(id: $0, title: "Row \($0)") })
  }
}
#endif
