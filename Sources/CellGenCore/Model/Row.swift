/// The behavior of a view's rows, and the accessories at their edges.
///
/// This belongs to the view itself, whichever view shows its data, because row behavior goes with the data.
package struct Row: Sendable {
  /// The action that selecting a cell reports; nil if cells can't be selected. For a mapped view, it is an
  /// action of the target.
  package var select: CellSelection?
  /// The action of the control that deletes a row while the screen is being edited; nil for none.
  package var delete: Name?
  /// The action that a long press on a cell reports, which carries no values; nil for none.
  package var longPress: Name?
  /// The report that a cell has been seen; nil for none.
  package var seen: Seen?
  package var swipes = Swipes()
  /// The appearance of its actions wherever they are offered.
  package var commands: [ViewCommand] = []
  /// The menu items that a long press on a cell offers.
  package var menu: [MenuItem] = []
  /// The accessories at the trailing edge, in leading-to-trailing order.
  package var accessories: [Accessory] = []
  /// The indentation level of rows.
  package var indent: Value<WholeNumber>?
  /// The separator; nil for that of the list or table.
  package var separator: Separator?
  /// True if cells show automatically that they are touched or selected.
  package var highlights = true

  /// The actions that cells report for their view.
  package var actions: [String] {
    [select?.action.text, delete?.text, longPress?.text, seen?.action.text].compactMap { $0 }
      + (swipes.leading + swipes.trailing).map(\.action.text)
      + menu.map(\.action.text) + accessories.flatMap(\.actions)
  }
}

/// The action that selecting a cell reports, which carries no values.
package struct CellSelection: Sendable {
  package var action: Name
  /// When the cell can be selected; nil for always.
  package var enabled: Value<Flag>?
}

/// The action that cells report when they have been seen, along with what counts as seen.
package struct Seen: Sendable {
  /// The action, which carries no values.
  package var action: Name
  /// The share of a cell that must be visible, from 0 to 1.
  package var share = Seen.standardShare
  /// How long it must be visible without interruption, in seconds.
  package var duration = Seen.standardDuration

  package static let standardShare = 0.5
  package static let standardDuration = 1.0
}
