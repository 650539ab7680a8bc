#if canImport(UIKit)
public import UIKit

/// The edge that a cell is swiped from.
public enum CellSwipeEdge: ScreenValue {
  case leading
  case trailing
}

/// A button that swiping a cell reveals.
public struct CellSwipeAction<Action> {
  /// The action that it reports.
  public var action: Action
  public var title: String?
  public var image: UIImage?
  /// True for a destructive action, which has UIKit's destructive style.
  public var isDestructive: Bool
  /// The color; nil for that of its style.
  public var color: UIColor?
  /// True if swiping reveals it.
  private(set) var isShown: Bool

  /// Creates an action, which is left out if it has neither a title nor an image.
  public init(
    _ action: Action, title: String? = nil, image: UIImage? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    self.action = action
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.color = color
    isShown = title != nil || image != nil
  }

  /// Returns the same action, revealed only while a condition is true.
  public func shown(while isShown: Bool) -> CellSwipeAction {
    var action = self
    action.isShown = self.isShown && isShown
    return action
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSwipeAction<Other> {
    CellSwipeAction<Other>(
      transform(action), title: title, image: image, isDestructive: isDestructive, color: color
    ).shown(while: isShown)
  }
}
#endif
