/// What a row offers to do, in a swipe or in its menu.
package protocol RowCommand: FormModel {
  /// The action of the view that it reports, which has no values.
  var action: Name { get set }
  /// Without states, which a row has none of when it is asked.
  var title: Text? { get set }
  /// The name of an SF Symbol.
  var symbol: String? { get set }
  var isDestructive: Bool { get set }
  /// When it is offered; nil for always.
  var visible: Value<Bool>? { get set }
}

/// The swipe actions of a cell in a list or table.
package struct Swipes: Sendable {
  /// The actions at the leading edge, outermost first; a full swipe performs the first.
  package var leading: [SwipeAction] = []
  /// The actions at the trailing edge, outermost first; a full swipe performs the first.
  package var trailing: [SwipeAction] = []

  package var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

/// A button that swiping a cell reveals.
///
/// - Shape: has a title or a symbol.
package struct SwipeAction: RowCommand, Sendable {
  package var action: Name
  package var title: Text?
  package var symbol: String?
  package var isDestructive = false
  package var visible: Value<Bool>?
  /// A semantic colour of `UIColor`; nil for the default colour of its style.
  package var color: Color?
}

/// An item of the menu that a long press on a cell opens.
///
/// - Shape: has a title.
package struct RowMenuItem: RowCommand, Sendable {
  package var action: Name
  package var title: Text?
  package var symbol: String?
  package var isDestructive = false
  package var visible: Value<Bool>?
}
