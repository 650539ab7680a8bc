#if canImport(UIKit)
public import UIKit

/// How the cell of a view looks in a state.
///
///     @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
///       CellLook(background: state.choose(.systemBackground, selected: .systemYellow))
///     }
///
/// What is not given stays as UIKit has it: the cells of an inset grouped list keep their corners.
///
/// A section of a collection view has such a background, too, with nothing from UIKit.
public struct CellLook {
  /// The colour behind the content; nil for the one that UIKit gives the cell in the state.
  public var background: UIColor?
  /// The radius of the background's corners in points; 0 for UIKit's own.
  public var cornerRadius: CGFloat
  /// The colour of the line around the background; nil for the tint colour.
  public var borderColor: UIColor?
  /// The width of the line around the background in points; 0 for none.
  public var borderWidth: CGFloat
  /// How far the background and the overlay stay away from the edges of the cell, in points.
  public var insets: NSDirectionalEdgeInsets
  /// A colour over the content; nil for none.
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
