#if canImport(UIKit)
public import UIKit

/// Follows which cells of a list are visible.
///
/// The list knows its watcher only by this protocol, so a screen without one costs nothing.
@MainActor
public protocol CellListWatcher: AnyObject {
  /// The list has its container from now on.
  func begin()

  /// Another data source has taken the container.
  func end()

  /// The visible cells may have changed.
  func look()

  /// Items have come or gone.
  func itemsChanged()

  /// Forgets all reports.
  func reset()
}

/// A list, as its watcher sees it.
@MainActor
public protocol CellWatchedList<Action>: AnyObject {
  associatedtype ID: Swift.Hashable
  associatedtype Action

  /// The scroll view that shows the cells.
  var container: UIScrollView { get }

  /// The cells on the screen, with the ids of their items; none in a container that another data source has.
  var cellsOnScreen: [(id: ID, cell: UIView)] { get }

  /// The headers and footers on the screen that may cover cells.
  var viewsOverCells: [UIView] { get }

  /// Returns true if the content has an item, also in a section that is collapsed.
  func contains(_ id: ID) -> Bool

  /// When the cell of an item counts as seen; nil for one that is never reported.
  func seen(_ id: ID) -> CellSeen<Action>?

  /// Reports an action of the screen.
  func report(_ action: Action)

  /// Calls back when no update and no layout pass is under way.
  func whenSettled(_ act: @escaping @MainActor () -> Void)
}

extension CellGenList: CellWatchedList {
  typealias Action = Creator.Action

  /// A container without a window is not asked: a table would update its layout.
  var cellsOnScreen: [(id: ID, cell: UIView)] {
    guard container.window != nil, hasContainer else { return [] }
    return screen.visibleCells.compactMap { cell in shown.id(of: cell).map { ($0, cell) } }
  }

  var viewsOverCells: [UIView] { screen.headersAndFootersOnScreen }

  func contains(_ id: ID) -> Bool { shown.items[id] != nil }

  func seen(_ id: ID) -> CellSeen<Creator.Action>? {
    shown.items[id].flatMap { creator.cell(for: $0).row.seen }
  }

  func whenSettled(_ act: @escaping @MainActor () -> Void) {
    shown.updates.answer { shown.updates.add(of: self) { _ in act() } }
  }

  func beginWatching() {
    if watcher == nil { watcher = creator.watcher(of: self) }
    watcher?.begin()
  }

  func resetSeen() { watcher?.reset() }
}

// part: Table
extension CellGenTableScreen {
  var headersAndFootersOnScreen: [UIView] {
    // Those of other tables scroll with their rows.
    guard tableView.style == .plain else { return [] }
    let sections = Swift.Set((tableView.indexPathsForVisibleRows ?? []).map(\.section))
    return sections.flatMap {
      [tableView.headerView(forSection: $0), tableView.footerView(forSection: $0)]
    }.compactMap { $0 }
  }
}
// part end

// part: Collection
extension CellGenCollectionScreen {
  var headersAndFootersOnScreen: [UIView] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      collectionView.visibleSupplementaryViews(ofKind: $0)
    }
  }
}
// part end
#endif
