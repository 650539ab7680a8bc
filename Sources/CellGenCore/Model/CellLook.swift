/// How the cells of a view look.
package struct CellLook: Sendable {
  package var background = CellBackground()
  /// A colour over the content; nil for none.
  package var overlay: Value<Color>?

  /// Whether nothing is said, so that UIKit decides.
  package var isEmpty: Bool { background.isEmpty && overlay == nil }
}

/// What is behind the content of a cell.
package struct CellBackground: Sendable {
  package var color: Value<Color>?
  /// Points; 0 for UIKit's own corners.
  package var cornerRadius = Value.constant(Number.literal(0))
  package var border: Border?
  package var insets: Value<SideInsets>?

  /// True if it reaches all edges and corners.
  package var coversAll: Bool { cornerRadius.constant?.isZero == true && insets == nil }

  package var isEmpty: Bool {
    color == nil && cornerRadius.constant?.isZero == true && border == nil && insets == nil
  }
}
