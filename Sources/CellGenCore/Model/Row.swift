/// What the rows of a view do, and what stands at their edges.
///
/// A view says it of itself, whatever view shows its data: what a row does belongs to its data.
package struct Row: Sendable {
  /// What selecting a cell reports; nil if cells cannot be selected. For a mapped view, this is an action of its
  /// target.
  package var select: CellSelection?
  /// The action that the control reports which deletes a row while the screen is edited; nil for none.
  package var delete: Name?
  /// The action that a long press on a cell reports, which has no values; nil for none.
  package var longPress: Name?
  /// The report of cells that have been seen; nil for none.
  package var seen: Seen?
  package var swipes = Swipes()
  /// What its actions look like wherever they are offered.
  package var commands: [ViewCommand] = []
  /// What a long press on a cell offers.
  package var menu: [MenuItem] = []
  /// What stands at the trailing edge, from the leading to the trailing one.
  package var accessories: [Accessory] = []
  /// How far rows are indented, in steps.
  package var indent: Value<WholeNumber>?
  /// Nil for that of the list or table.
  package var separator: Separator?
  /// Whether cells show by themselves that they are touched or selected.
  package var highlights = true

  /// The actions that cells report for their view.
  package var actions: [String] {
    [select?.action.text, delete?.text, longPress?.text, seen?.action.text].compactMap { $0 }
      + (swipes.leading + swipes.trailing).map(\.action.text)
      + menu.map(\.action.text) + accessories.flatMap(\.actions)
  }
}

/// The action that selecting a cell reports, which has no values.
package struct CellSelection: Sendable {
  package var action: Name
  /// When a cell can be selected; nil for always.
  package var enabled: Value<Flag>?
}

/// The action that cells report when they have been seen, and when they count as seen.
package struct Seen: Sendable {
  /// An action without values.
  package var action: Name
  /// How much of a cell must be visible, from 0 to 1.
  package var share = Seen.standardShare
  /// How long it must be visible without a break, in seconds.
  package var duration = Seen.standardDuration

  package static let standardShare = 0.5
  package static let standardDuration = 1.0
}
