#if canImport(UIKit)
/// What a cell does as a row of its list, in the actions of its view.
public struct CellRow<Action> {
  /// What selecting the cell reports; nil for a cell that cannot be selected.
  public var select: Action?
  /// When the cell counts as seen; nil for one that is never reported as seen.
  public var seen: CellSeen<Action>?
  /// What swiping the cell from its leading edge uncovers.
  public var leading: [CellSwipeAction<Action>]
  /// What swiping the cell from its trailing edge uncovers.
  public var trailing: [CellSwipeAction<Action>]
  // part: Menus
  /// What a long press on the cell offers; empty for a cell without a menu.
  public var menu: [CellMenuItem<Action>] = []
  // part end
  /// Whether the cell shows by itself that it is touched or selected. Its `look`, and what its view does
  /// for a state, do not depend on it.
  public var highlights: Bool

  /// Leaves out what is not shown.
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
  /// Leaves out what is not shown.
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

  /// The same row in the actions of the screen.
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
