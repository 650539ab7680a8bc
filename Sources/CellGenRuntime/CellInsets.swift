#if canImport(UIKit)
public import UIKit

/// Insets that are alike on opposite sides.
public enum CellInsets {
  /// The same inset on all sides. Units: points.
  public nonisolated static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    make(horizontal: inset, vertical: inset)
  }

  /// An inset on the leading and the trailing side, and one on top and bottom. Units: points.
  public nonisolated static func make(
    horizontal: CGFloat = 0, vertical: CGFloat = 0
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
#endif
