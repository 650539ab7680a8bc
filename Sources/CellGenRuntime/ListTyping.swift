#if canImport(UIKit)
import UIKit

extension CellGenList {
  /// Shows an item, and places the cursor in its cell.
  func edit(_ id: ID) {
    shown.updates.add(of: self) { list in
      if let indexPath = list.indexPath(for: id) { list.screen.scrollToCell(at: indexPath) }
    }
    shown.updates.add(of: self) { $0.beginTyping(in: id) }
  }

  /// Places the cursor in the first text field or text view of an item's cell.
  ///
  /// - Source: "Never call this method on a view that is not part of an active view hierarchy" (Apple,
  ///   `UIResponder.becomeFirstResponder()`).
  private func beginTyping(in id: ID) {
    guard hasContainer, container.window != nil else { return }
    container.layoutIfNeeded()
    guard let cell = screen.visibleCells.first(where: { shown.id(of: $0) == id }) else { return }
    cell.firstTextInput?.becomeFirstResponder()
  }
}

extension UIView {
  /// The first text input among its subviews.
  fileprivate var firstTextInput: UIView? {
    for view in subviews where !view.isHidden {
      if view is UITextField || (view as? UITextView)?.isEditable == true { return view }
      if let input = view.firstTextInput { return input }
    }
    return nil
  }
}
#endif
