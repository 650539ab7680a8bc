#if canImport(UIKit)
public import UIKit

/// The appearance of a view's cell in a state.
///
///     @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
///       CellLook(background: state.choose(.systemBackground, selected: .systemYellow))
///     }
///
/// Unset properties keep UIKit's defaults: the cells of an inset grouped list keep their corners.
///
/// The background of a section in a collection view also uses it, without defaults from UIKit.
public struct CellLook {
  /// The color behind the content; nil for the one that UIKit gives the cell in the state.
  public var background: UIColor?
  /// The radius of the background's corners in points; 0 for UIKit's own.
  public var cornerRadius: CGFloat
  /// The color of the line around the background; nil for the tint color.
  public var borderColor: UIColor?
  /// The width of the line around the background in points; 0 for none.
  public var borderWidth: CGFloat
  /// The distances between the edges of the cell and its background and overlay, in points.
  public var insets: NSDirectionalEdgeInsets
  /// A color over the content; nil for none.
  public var overlay: UIColor?

  public init(
    background: UIColor? = nil, cornerRadius: CGFloat = 0, borderColor: UIColor? = nil,
    borderWidth: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero, overlay: UIColor? = nil
  ) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.insets = CellGenNumber.insets(insets)
    self.overlay = overlay
  }
}

extension ViewData {
  @MainActor public static func look(of data: Self, in state: CellState) -> CellLook? { nil }
}
#endif
