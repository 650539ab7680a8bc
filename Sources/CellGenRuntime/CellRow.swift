#if canImport(UIKit)
/// The behavior of a cell as a row of its list, with the actions of its view.
public struct CellRow<Action> {
  /// The action that selecting the cell reports; nil for a cell that cannot be selected.
  public var select: Action?
  /// The condition under which the cell counts as seen; nil for a cell that is never reported as seen.
  public var seen: CellSeen<Action>?
  /// The actions that swiping the cell from its leading edge reveals.
  public var leading: [CellSwipeAction<Action>]
  /// The actions that swiping the cell from its trailing edge reveals.
  public var trailing: [CellSwipeAction<Action>]
  // part: Menus
  /// The items of the cell's context menu; empty for a cell without one.
  public var menu: [CellMenuItem<Action>] = []
  // part end
  /// A Boolean value that indicates whether the cell automatically shows when it is highlighted or selected.
  /// It does not affect the `look` of the cell, nor what its view shows for a state.
  public var highlights: Bool

  /// Creates a row, without the items and actions that are not shown.
  public init(
    select: Action? = nil, seen: CellSeen<Action>? = nil, highlights: Bool = true,
    leading: [CellSwipeAction<Action>] = [], trailing: [CellSwipeAction<Action>] = []
  ) {
    self.select = select
    self.seen = seen
    self.highlights = highlights
    self.leading = leading.filter(\.isShown)
    self.trailing = trailing.filter(\.isShown)
  }

  // part: Menus
  /// Creates a row, without the actions that are not shown.
  public init(
    select: Action? = nil, seen: CellSeen<Action>? = nil, highlights: Bool = true,
    leading: [CellSwipeAction<Action>] = [], trailing: [CellSwipeAction<Action>] = [],
    menu: [CellMenuItem<Action>]
  ) {
    self.init(
      select: select, seen: seen, highlights: highlights, leading: leading, trailing: trailing)
    self.menu = menu.filter(\.isShown)
  }
  // part end

  func swipeActions(on edge: CellSwipeEdge) -> [CellSwipeAction<Action>] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// Returns the same row for the actions of the screen.
  func map<Other>(_ transform: (Action) -> Other) -> CellRow<Other> {
    var row = CellRow<Other>()
    row.select = select.map(transform)
    row.seen = seen.map { $0.map(transform) }
    row.highlights = highlights
    row.leading = leading.map { $0.map(transform) }
    row.trailing = trailing.map { $0.map(transform) }
    // part: Menus
    row.menu = menu.map { $0.map(transform) }
    // part end
    return row
  }
}
#endif
