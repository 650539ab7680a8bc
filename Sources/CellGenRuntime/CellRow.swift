#if canImport(UIKit)
/// What a cell does as a row of its list, in the actions of its view.
public struct CellRow<Action> {
  /// What selecting the cell reports; nil for a cell that cannot be selected.
  public var select: Action?
  /// What swiping the cell from its leading edge uncovers.
  public var leading: [CellSwipeAction<Action>]
  /// What swiping the cell from its trailing edge uncovers.
  public var trailing: [CellSwipeAction<Action>]

  public init(
    select: Action? = nil, leading: [CellSwipeAction<Action>] = [],
    trailing: [CellSwipeAction<Action>] = []
  ) {
    self.select = select
    self.leading = leading
    self.trailing = trailing
  }

  func swipeActions(on edge: CellSwipeEdge) -> [CellSwipeAction<Action>] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// The same row in the actions of the screen.
  func map<Other>(_ transform: (Action) -> Other) -> CellRow<Other> {
    CellRow<Other>(
      select: select.map(transform), leading: leading.map { $0.map(transform) },
      trailing: trailing.map { $0.map(transform) })
  }
}
#endif
