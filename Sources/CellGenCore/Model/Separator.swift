/// The line below the rows of a view.
package struct Separator: Sendable {
  package var isHidden = false
  package var inset: SeparatorInset?
  /// The field shown by an element; the line begins at that element's leading edge.
  package var alignedTo: Name?
  /// Its color in a list; nil for that of the list.
  package var color: Color?
}

/// The lines between the rows of a list or a table.
package struct ListSeparators: Hashable, Sendable {
  package var isShown = true
  package var inset: SeparatorInset?
  /// The color; nil for UIKit's default.
  package var color: Color?
}

/// The insets of a line between rows from the edges of the row; nil for UIKit's default.
///
/// - Units: points, at least 0.
package struct SeparatorInset: Hashable, Sendable {
  package var leading: Number?
  package var trailing: Number?
}

extension View {
  /// The element at whose leading edge the line below a row begins; nil for none.
  package var separatorStart: Element? {
    guard case .layout(let root) = presentation, let field = row.separator?.alignedTo else {
      return nil
    }
    return Element.stack(root).element(showing: field.text)
  }
}
