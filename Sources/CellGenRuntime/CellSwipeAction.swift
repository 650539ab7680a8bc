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
  /// Nil for the colour of its style.
  public var color: UIColor?

  public init(
    _ action: Action, title: String? = nil, image: UIImage? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    self.action = action
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.color = color
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSwipeAction<Other> {
    CellSwipeAction<Other>(
      transform(action), title: title, image: image, isDestructive: isDestructive, color: color)
  }
}
#endif
