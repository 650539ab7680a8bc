#if canImport(UIKit)
public import UIKit

/// A type that follows which cells of a list are visible.
///
/// The list knows its watcher only by this protocol, so a screen without one costs nothing.
@MainActor
public protocol CellListWatcher: AnyObject {
  /// Called when the list has its container.
  func begin()

  /// Called when another data source has taken over the container.
  func end()

  /// Called when the visible cells may have changed.
  func look()

  /// Called when items were inserted or removed.
  func itemsChanged()

  /// Forgets all reports.
  func reset()
}

/// A list, as seen by its watcher.
@MainActor
public protocol CellWatchedList<Action>: AnyObject {
  associatedtype ID: Swift.Hashable
  associatedtype Action

  /// The scroll view that shows the cells.
  var container: UIScrollView { get }

  /// The cells on the screen, with the ids of their items; empty if another data source has taken over the
  /// container.
  var cellsOnScreen: [(id: ID, cell: UIView)] { get }

  /// The headers and footers on the screen that can cover cells.
  var viewsOverCells: [UIView] { get }

  /// Returns true if the content has an item, even in a collapsed section.
  func contains(_ id: ID) -> Bool

  /// Returns the condition under which the cell of an item counts as seen; nil for a cell that is never
  /// reported.
  func seen(_ id: ID) -> CellSeen<Action>?

  /// Reports an action of the screen.
  func report(_ action: Action)

  /// Calls a closure when no update and no layout pass is running.
  func whenSettled(_ act: @escaping @MainActor () -> Void)
}

extension CellGenList: CellWatchedList {
  typealias Action = Creator.Action

  /// Empty for a container without a window, because asking a table would update its layout.
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
