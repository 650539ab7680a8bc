/// The line below the rows of a view.
package struct Separator: Sendable {
  package var isHidden = false
  package var inset: SeparatorInset?
  /// The field that an element shows: the line begins where the element does.
  package var alignedTo: Name?
  /// Its color in a list; nil for that of the list.
  package var color: Color?
}

/// The lines between the rows of a list or a table.
package struct ListSeparators: Hashable, Sendable {
  package var isShown = true
  package var inset: SeparatorInset?
  /// Nil for UIKit's.
  package var color: Color?
}

/// How far a line between rows is from the edges of the row; nil for UIKit's.
///
/// - Units: points, at least 0.
package struct SeparatorInset: Hashable, Sendable {
  package var leading: Number?
  package var trailing: Number?
}

extension View {
  /// The element with which the line below a row begins; nil for none.
  package var separatorStart: Element? {
    guard case .layout(let root) = presentation, let field = row.separator?.alignedTo else {
      return nil
    }
    return Element.stack(root).element(showing: field.text)
  }
}
