#if canImport(UIKit)
import UIKit

/// A place in a list that can be scrolled to.
public enum ListPlace<Section> {
  /// The start of the content.
  case start
  /// The end of the content.
  case end
  /// The first cell of a section, below a pinned header.
  case section(Section)
  /// The header of a section, or its first cell if it has no header.
  case header(of: Section)
}

extension ListPlace: Swift.Sendable where Section: Swift.Sendable {}

extension ListPlace: Swift.Equatable where Section: Swift.Equatable {}

extension ListPlace {
  var isEnd: Bool { if case .end = self { true } else { false } }
}

/// The initial place of a list, and the cells that stay in place when its content changes.
public enum ListScrolling: Swift.Hashable, Swift.Sendable {
  /// UIKit's behavior: a list begins at its start, and cells that are inserted above the visible ones push
  /// them down.
  case standard
  /// The visible cells stay in place when others are inserted or deleted above them.
  case keepsPosition
  /// The list begins at its end, and stays there until the user scrolls away from it. After that, it keeps
  /// its position.
  case startsAtEnd
}

/// Keeps a list at its position or at its end, and scrolls it to places whose heights are only estimated at
/// first.
@MainActor
final class CellGenPlaces<Creator: ViewCreator, Screen: CellGenScreen>
where Screen.Content == Creator.Content {
  typealias Content = Creator.Content
  typealias Place = ListPlace<Content.Section>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>

  /// A visible cell, and its distance from the top of the visible area.
  struct Anchor {
    let id: Content.Item.ID
    /// True if the cell begins above the visible area: then its bottom edge stays in place, whatever its new
    /// height.
    let isCut: Bool
    let distance: CGFloat

    init(_ id: Content.Item.ID, _ frame: CGRect, top: CGFloat) {
      self.id = id
      isCut = frame.minY < top
      distance = (isCut ? frame.maxY : frame.minY) - top
    }

    /// Returns the new top of the visible area.
    func top(_ frame: CGRect) -> CGFloat { (isCut ? frame.maxY : frame.minY) - distance }
  }

  /// The sizes and insets whose changes move the content without scrolling.
  private struct Extent: Swift.Equatable {
    let content: CGSize
    let bounds: CGSize
    let inset: UIEdgeInsets
  }

  private unowned let list: CellGenList<Creator, Screen>
  private let scrolling: ListScrolling
  private lazy var sentinel: CellGenSentinel = {
    let sentinel = CellGenSentinel(frame: .zero)
    sentinel.cellGenDidChange = { [weak self] in self?.laidOut() }
    return sentinel
  }()
  private var isWatching = false
  /// The place to scroll to once the list is laid out.
  private var destination: Place?
  /// The target of a running animation.
  private var landing: Place?
  /// True while the list stays at its end.
  private var isAtEnd = false
  private var extent: Extent?
  private var size = CGSize.zero
  private var isInWindow = false
  private var isSettling = false

  /// The maximum number of corrections, because sizes might never settle.
  private static var moveCount: Int { 10 }

  init(of list: CellGenList<Creator, Screen>) {
    self.list = list
    scrolling = list.creator.scrolling
  }

  private var container: UIScrollView { list.container }

  func begin() {
    guard scrolling != .standard else { return }
    isAtEnd = scrolling == .startsAtEnd
    watchLayout()
  }

  func end() {
    if isWatching { sentinel.removeFromSuperview() }
    isWatching = false
    (destination, landing) = (nil, nil)
  }

  // MARK: Scrolling

  func scroll(to place: Place, isAnimated: Bool) {
    (destination, landing) = (nil, nil)
    if scrolling == .startsAtEnd { isAtEnd = place.isEnd }
    guard canMove else {
      destination = place
      return watchLayout()
    }
    if isAnimated {
      animate(to: place)
    } else {
      settle(at: place)
    }
    noteEnd()
  }

  /// False for a container without a window or a size, which has no places yet.
  private var canMove: Bool {
    container.window != nil && !container.bounds.isEmpty && list.hasContainer
  }

  private func animate(to place: Place) {
    container.layoutIfNeeded()
    guard let top = offset(of: place), abs(top - container.contentOffset.y) > 0.5 else { return }
    landing = place
    container.setContentOffset(CGPoint(x: container.contentOffset.x, y: top), animated: true)
  }

  /// Called when an animation has ended. Cells that were measured on the way may have moved the place.
  func didEndAnimation() {
    guard let landing else { return }
    self.landing = nil
    if canMove { settle(at: landing) }
    noteEnd()
  }

  /// Scrolls to a place.
  private func settle(at place: Place) { settle { self.offset(of: place) } }

  /// Scrolls to a content offset, and again as long as cells that are measured there change it.
  ///
  /// Apple advises against setting the offset of a table with estimates, because measured rows move the
  /// others (`estimatedRowHeight`), so the offset is computed again after each layout.
  private func settle(_ offset: () -> CGFloat?) {
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.moveCount {
      container.layoutIfNeeded()
      guard let top = offset(), abs(top - container.contentOffset.y) > 0.5 else { return }
      container.contentOffset.y = top
    }
  }

  private var start: CGFloat { -container.adjustedContentInset.top }

  private var farthest: CGFloat {
    let below = container.contentSize.height + container.adjustedContentInset.bottom
    return max(start, below - container.bounds.height)
  }

  /// Returns the content offset at which a place is at the top of the visible area, or as far up as possible;
  /// nil for a section that is not shown.
  private func offset(of place: Place) -> CGFloat? {
    switch place {
    case .start: start
    case .end: farthest
    case .section(let section): top(of: section, withHeader: false).map(clamped)
    case .header(let section): top(of: section, withHeader: true).map(clamped)
    }
  }

  private func top(of section: Content.Section, withHeader: Bool) -> CGFloat? {
    guard let index = list.screen.snapshot().indexOfSection(section) else { return nil }
    return list.screen.top(ofSection: index, withHeader: withHeader).map { $0 + start }
  }

  private func clamped(_ top: CGFloat) -> CGFloat { min(max(top, start), farthest) }

  // MARK: Staying

  /// Returns the cells that can stay in place while the content changes, best first; nil for a list that
  /// keeps nothing.
  func anchors() -> [Anchor]? {
    guard scrolling != .standard, !list.screen.isUnseen, canMove else { return nil }
    let top = container.contentOffset.y - start
    let cells = list.screen.visibleCells.compactMap {
      cell -> (id: Content.Item.ID, frame: CGRect)? in
      list.shown.id(of: cell).map { ($0, container.convert(cell.bounds, from: cell)) }
    }
    .filter { $0.frame.maxY > top }
    .sorted { $0.frame.minY < $1.frame.minY }
    // A cell of a carousel can scroll out of view, and then its height no longer counts.
    let others = cells.filter {
      list.indexPath(for: $0.id).map(list.screen.scrollsSideways) != true
    }
    return (others + cells).map { Anchor($0.id, $0.frame, top: top) }
  }

  /// Returns true if nothing above a cell has changed, or if there is no cell.
  func isSame(above anchor: Anchor?, _ old: Snapshot, _ new: Snapshot) -> Bool {
    guard let anchor else { return true }
    let before = old.itemIdentifiers.prefix { $0 != anchor.id }
    guard before.elementsEqual(new.itemIdentifiers.prefix { $0 != anchor.id }) else { return false }
    return Self.sections(of: old, to: anchor.id) == Self.sections(of: new, to: anchor.id)
  }

  private static func sections(
    of snapshot: Snapshot, to id: Content.Item.ID
  ) -> [Content.Section] {
    let last = snapshot.sectionIdentifier(containingItem: id)
    return Swift.Array(snapshot.sectionIdentifiers.prefix { $0 != last })
  }

  /// Keeps the list at its end after an update, or at an anchor.
  func stay(at anchor: Anchor?, isAnimated: Bool) {
    guard canMove else { return }
    if isAtEnd, !container.isTracking {
      if isAnimated { animate(to: .end) } else { settle(at: .end) }
    } else if let anchor {
      keep(anchor)
    }
  }

  private func keep(_ anchor: Anchor) {
    settle {
      self.list.indexPath(for: anchor.id).flatMap(self.list.screen.frameOfCell)
        .map { self.clamped(anchor.top($0) + self.start) }
    }
  }

  /// Called when the list was scrolled, or when UIKit has moved it with its content.
  func didScroll() {
    if container.isTracking { landing = nil }
    guard scrolling == .startsAtEnd else { return }
    let now = Extent(
      content: container.contentSize, bounds: container.bounds.size,
      inset: container.adjustedContentInset)
    let isMovedByUIKit = now != extent
    extent = now
    if container.isTracking || container.isDecelerating || !isMovedByUIKit { noteEnd() }
  }

  private func noteEnd() {
    guard scrolling == .startsAtEnd, landing == nil else { return }
    isAtEnd = container.contentOffset.y > farthest - 1
  }

  /// Called when the bars, the keyboard, or visible cells have changed.
  func stayAfterChange() {
    guard isAtEnd, landing == nil, canMove, !container.isTracking else { return }
    destination = .end
    sentinel.setNeedsLayout()
  }

  private func watchLayout() {
    if !isWatching {
      isWatching = true
      sentinel.frame = CGRect(origin: .zero, size: container.bounds.size)
      container.insertSubview(sentinel, at: 0)
    }
    sentinel.setNeedsLayout()
  }

  /// Called when the container was just laid out and has not been drawn since, or when it has moved to a
  /// window and is laid out next.
  private func laidOut() {
    let isAppearing = !isInWindow && container.window != nil
    isInWindow = container.window != nil
    guard canMove, !isSettling else { return }
    if isAppearing || container.bounds.size != size {
      size = container.bounds.size
      if isAtEnd, destination == nil { destination = .end }
    }
    if isAppearing { return sentinel.setNeedsLayout() }
    guard let place = destination else { return }
    destination = nil
    settle(at: place)
    noteEnd()
  }
}

extension CellGenList {
  func scroll(to place: ListPlace<Content.Section>, isAnimated: Bool) {
    shown.updates.add(of: self) {
      if $0.hasContainer { $0.places.scroll(to: place, isAnimated: isAnimated) }
    }
  }
}

// part: Table
extension CellGenTableScreen {
  func scrollsSideways(at indexPath: IndexPath) -> Bool { false }

  func frameOfCell(at indexPath: IndexPath) -> CGRect? { tableView.rectForRow(at: indexPath) }

  func top(ofSection index: Int, withHeader: Bool) -> CGFloat? {
    guard index < tableView.numberOfSections else { return nil }
    let hasHeader = shownHeader(at: index) != nil
    // The headers of a plain table cover its rows.
    if hasHeader, withHeader || tableView.style == .plain {
      return tableView.rectForHeader(inSection: index).minY
    }
    guard itemCount(inSection: index) > 0 else { return tableView.rect(forSection: index).minY }
    return tableView.rectForRow(at: IndexPath(row: 0, section: index)).minY
  }
}
// part end

// part: Collection
extension CellGenCollectionScreen {
  func scrollsSideways(at indexPath: IndexPath) -> Bool {
    shownSection(at: indexPath.section).flatMap { surfaces[$0]?.scrollsSideways } ?? false
  }

  func frameOfCell(at indexPath: IndexPath) -> CGRect? {
    collectionView.layoutAttributesForItem(at: indexPath)?.frame
  }

  func top(ofSection index: Int, withHeader: Bool) -> CGFloat? {
    guard index < collectionView.numberOfSections, let section = shownSection(at: index) else {
      return nil
    }
    let first = IndexPath(item: 0, section: index)
    let cell = itemCount(inSection: index) > 0 ? frameOfCell(at: first) : nil
    guard shown.boundaries(of: section).header != nil,
      let header = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)?.frame
    else { return cell?.minY }
    let surface = surfaces[section]
    // The frame of a pinned header is its current one.
    if surface?.pinned.contains(.top) == true, let cell {
      return cell.minY - (surface?.topInset ?? 0) - header.height
    }
    return withHeader ? header.minY : cell?.minY ?? header.minY
  }
}
// part end
#endif
