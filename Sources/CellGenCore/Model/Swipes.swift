/// What swiping a cell of a list or table uncovers.
package struct Swipes: Sendable {
  /// From the leading edge on; the first is what a full swipe does.
  package var leading: [SwipeAction] = []
  /// From the trailing edge on; the first is what a full swipe does.
  package var trailing: [SwipeAction] = []

  package var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

/// A button that swiping a cell uncovers.
///
/// - Shape: has a title or a symbol.
package struct SwipeAction: Sendable {
  /// The action of the view that it reports, which carries nothing.
  package var action: Name
  package var title: String?
  /// The name of an SF Symbol.
  package var symbol: String?
  package var isDestructive = false
  /// A semantic colour of `UIColor`; nil for that of its style.
  package var color: String?
}
