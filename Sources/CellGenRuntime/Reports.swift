#if canImport(UIKit)
public import UIKit

extension ReportingView {
  /// Reports an action whenever a button is triggered, by a tap or by other means.
  @available(iOS 14, *)
  public func report(_ action: Data.Action, from button: UIButton) {
    button.cellGenSetUp()
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(action) }, for: .primaryActionTriggered)
  }

  /// Reports each new value of a switch, with an action that carries it.
  @available(iOS 14, *)
  public func reportChanges(
    of toggle: UISwitch, as action: @escaping @MainActor (Bool) -> Data.Action
  ) {
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        reportChange(action(toggle.isOn))
      }, for: .valueChanged)
  }
}
#endif
