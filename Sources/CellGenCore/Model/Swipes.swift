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
package struct SwipeAction: Sendable {
  /// The action of the view that it reports, which has no values.
  package var action: Name
  /// Without states, which a swipe has none of.
  package var title: Text?
  /// The name of an SF Symbol.
  package var symbol: String?
  package var isDestructive = false
  /// A semantic colour of `UIColor`; nil for the default colour of its style.
  package var color: Color?
}
