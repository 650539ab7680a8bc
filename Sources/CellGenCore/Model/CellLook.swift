/// The appearance of a view's cells.
package struct CellLook: Sendable {
  package var background = CellBackground()
  /// A color over the content; nil for none.
  package var overlay: Value<Color>?

  /// True if all values are unset, and UIKit decides.
  package var isEmpty: Bool { background.isEmpty && overlay == nil }
}

/// The background behind the content of a cell.
package struct CellBackground: Sendable {
  package var color: Value<Color>?
  /// The radius in points; 0 for UIKit's own corners.
  package var cornerRadius = Value.constant(Number.literal(0))
  package var border: Border?
  package var insets: Value<SideInsets>?

  /// True if it reaches all edges and corners.
  package var coversAll: Bool { cornerRadius.constant?.isZero == true && insets == nil }

  package var isEmpty: Bool {
    color == nil && cornerRadius.constant?.isZero == true && border == nil && insets == nil
  }
}
