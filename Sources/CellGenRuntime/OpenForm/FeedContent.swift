#if canImport(UIKit)
import UIKit

/// The content of a feed, which can be looked up by id.
@MainActor
final class FeedContent {
  /// The items of the feed, from first to last.
  private(set) var items: [AnyCellModel] = []

  private var state = FeedState()
  private var leaving: [AnyCellModel.ID: AnyCellModel] = [:]
  private var idsOfCells = CellGenCellIDs<AnyCellModel.ID>()
  /// The number of updates that have begun, which is the number of the last one.
  private(set) var update = 0

  /// Carries out operations and returns their combined changes; nil if there are none.
  func apply(_ operations: [FeedOperation]) -> FeedChanges? {
    for operation in operations { state.apply(operation) }
    guard let changes = state.takeChanges(showingAgain: idsOfCells.changedByUser)
    else { return nil }
    items = changes.items
    leaving.merge(changes.removed) { _, newer in newer }
    update += 1
    return changes
  }

  /// Discards removed items when an update has ended; returns false while a later one is running.
  func settle(_ update: Int) -> Bool {
    guard update == self.update else { return false }
    leaving = [:]
    return true
  }

  /// Returns the item with an id; nil if it is not shown.
  func item(for id: AnyCellModel.ID) -> AnyCellModel? {
    state[id]
  }

  /// Returns the cell that UIKit requests for an id. A collection view with a pending layout pass requests
  /// cells of the old items while it is given the new ones.
  func cellToDisplay(
    for id: AnyCellModel.ID, make: (AnyCellModel) -> UICollectionViewCell?
  ) -> UICollectionViewCell? {
    guard let item = state[id] ?? leaving[id], let cell = make(item) else { return nil }
    idsOfCells.didConfigure(cell, as: id)
    return cell
  }

  /// Forgets which cells show the items, because another data source may show its own items in them.
  func forgetCells() { idsOfCells = CellGenCellIDs() }

  /// Called when the user has changed a cell.
  func userChanged(_ cell: UIView) { idsOfCells.userChanged(cell) }

  /// Returns the id that a cell was configured with; nil for a cell that does not belong to the feed.
  func id(of cell: UICollectionViewCell) -> AnyCellModel.ID? {
    idsOfCells[cell]
  }
}
#endif
