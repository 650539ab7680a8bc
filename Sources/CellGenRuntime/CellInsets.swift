#if canImport(UIKit)
public import UIKit

/// Insets that are equal on opposite sides.
public enum CellInsets {
  /// Returns the same inset on all sides. Units: points.
  public nonisolated static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    make(horizontal: inset, vertical: inset)
  }

  /// Returns one inset for the leading and trailing sides, and one for top and bottom. Units: points.
  public nonisolated static func make(
    horizontal: CGFloat = 0, vertical: CGFloat = 0
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
#endif
