#if canImport(UIKit)
/// What a feed shows, found by id.
@MainActor
final class FeedContent {
  /// The items that are shown, from first to last.
  private(set) var items: [AnyCellModel] = []

  private var state = FeedState()
  private var leaving: [AnyCellModel.ID: AnyCellModel] = [:]

  /// Carries out operations and says what they change together; nil when nothing.
  func apply(_ operations: [FeedOperation]) -> FeedChanges? {
    for operation in operations { state.apply(operation) }
    guard let changes = state.takeChanges() else { return nil }
    items = changes.items
    leaving = changes.removed
    return changes
  }

  /// The item of an id; nil for one that is not shown.
  func item(for id: AnyCellModel.ID) -> AnyCellModel? {
    state[id]
  }

  /// The item for which a cell is asked. A collection view that has a layout pass to catch up with
  /// asks for cells of the old items while it is given the new ones.
  func itemToDisplay(for id: AnyCellModel.ID) -> AnyCellModel? {
    state[id] ?? leaving[id]
  }
}
#endif
