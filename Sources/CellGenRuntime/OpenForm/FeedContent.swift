#if canImport(UIKit)
import UIKit

/// What a feed shows, found by id.
@MainActor
final class FeedContent {
  /// The items that are shown, from first to last.
  private(set) var items: [AnyCellModel] = []

  private var state = FeedState()
  private var leaving: [AnyCellModel.ID: AnyCellModel] = [:]
  private var idsOfCells = CellGenCellIDs<AnyCellModel.ID>()
  /// How many updates have begun: the number of the last one.
  private(set) var update = 0

  /// Carries out operations and says what they change together; nil when nothing.
  func apply(_ operations: [FeedOperation]) -> FeedChanges? {
    for operation in operations { state.apply(operation) }
    guard let changes = state.takeChanges(showingAgain: idsOfCells.changedByUser)
    else { return nil }
    items = changes.items
    leaving.merge(changes.removed) { _, newer in newer }
    update += 1
    return changes
  }

  /// Forgets what has left when an update has ended; false while a later one is under way.
  func settle(_ update: Int) -> Bool {
    guard update == self.update else { return false }
    leaving = [:]
    return true
  }

  /// The item of an id; nil for one that is not shown.
  func item(for id: AnyCellModel.ID) -> AnyCellModel? {
    state[id]
  }

  /// The cell of an id that UIKit asks for. A collection view that has a layout pass to catch up with
  /// asks for cells of the old items while it is given the new ones.
  func cellToDisplay(
    for id: AnyCellModel.ID, make: (AnyCellModel) -> UICollectionViewCell?
  ) -> UICollectionViewCell? {
    guard let item = state[id] ?? leaving[id], let cell = make(item) else { return nil }
    idsOfCells.didConfigure(cell, as: id)
    return cell
  }

  /// Forgets which cells show its items: another data source may show its own in them.
  func forgetCells() { idsOfCells = CellGenCellIDs() }

  /// Takes that the user has changed a cell.
  func userChanged(_ cell: UIView) { idsOfCells.userChanged(cell) }

  /// The id that a cell was configured with; nil for one that is none of the feed's.
  func id(of cell: UICollectionViewCell) -> AnyCellModel.ID? {
    idsOfCells[cell]
  }
}
#endif
