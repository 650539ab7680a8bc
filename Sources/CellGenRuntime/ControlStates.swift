#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Shows the state of one of this view's controls, as part of ``update(for:)``.
  ///
  ///     update(control: likeButton) { state in
  ///       likeButton.accessibilityLabel = state.choose("Like", selected: "Unlike")
  ///     }
  ///
  /// A button has its own state. If it was set up with a look, the view is updated when the state changes.
  /// Any other control is disabled while it cannot be used; the rest of its state is the cell's.
  ///
  /// - Parameters:
  ///   - control: a `UIControl`, or a text view.
  ///   - show: called once, with the state.
  public func update(control: UIView, _ show: (CellState) -> Void) {
    guard let button = control as? UIButton else {
      var state = cellState
      if control.cellGenIsDisabled { state.isDisabled = true }
      return show(state)
    }
    let state = CellState(of: button)
    cellGenButtonStates[Swift.ObjectIdentifier(button)] = state
    show(state)
  }

  /// Updates the view if part of it follows the state of a button.
  final func stateChanged(of button: UIButton, to state: CellState) {
    guard let shown = cellGenButtonStates[Swift.ObjectIdentifier(button)], shown != state else {
      return
    }
    update(for: cellState)
  }
}

extension UIView {
  fileprivate var cellGenIsDisabled: Bool {
    switch self {
    case let control as UIControl: !control.isEnabled
    case let text as UITextView: !text.isEditable
    default: false
    }
  }
}

extension CellState {
  @MainActor
  init(of button: UIButton) {
    self.init(isSelected: button.isSelected, isHighlighted: button.isHighlighted)
    isDisabled = !button.isEnabled
    isFocused = button.state.contains(.focused)
  }
}
#endif
