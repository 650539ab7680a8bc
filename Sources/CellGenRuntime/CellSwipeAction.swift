#if canImport(UIKit)
public import UIKit

/// The edge that a cell is swiped from.
public enum CellSwipeEdge: ScreenValue {
  case leading
  case trailing
}

/// A button that swiping a cell uncovers.
public struct CellSwipeAction<Action> {
  /// What it reports.
  public var action: Action
  public var title: String?
  public var image: UIImage?
  /// Whether it takes something away, and looks so.
  public var isDestructive: Bool
  /// Nil for the color of its style.
  public var color: UIColor?
  /// Whether it is offered.
  private(set) var isShown: Bool

  /// An action that is not offered while it has neither a title nor an image.
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

  /// The same action, offered only while a condition holds.
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
