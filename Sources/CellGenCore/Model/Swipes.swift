/// What swiping a cell of a list or table uncovers.
public struct Swipes: Sendable {
  /// From the leading edge on; the first is what a full swipe does.
  public var leading: [SwipeAction]
  /// From the trailing edge on; the first is what a full swipe does.
  public var trailing: [SwipeAction]

  public init(leading: [SwipeAction] = [], trailing: [SwipeAction] = []) {
    self.leading = leading
    self.trailing = trailing
  }

  public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

/// A button that swiping a cell uncovers.
///
/// - Shape: has a title or a symbol.
public struct SwipeAction: Sendable {
  /// The action of the view that it reports, which carries nothing.
  public var action: Name
  public var title: String?
  /// The name of an SF Symbol.
  public var symbol: String?
  public var isDestructive: Bool
  /// A semantic colour of `UIColor`; nil for that of its style.
  public var color: String?

  public init(
    action: Name, title: String?, symbol: String?, isDestructive: Bool, color: String?
  ) {
    self.action = action
    self.title = title
    self.symbol = symbol
    self.isDestructive = isDestructive
    self.color = color
  }
}
