#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Adds an accessibility action to one of this view's elements.
  ///
  ///     addAccessibilityAction("Like", to: card) { [weak self] in self?.onAction?(.like) }
  ///
  /// - Parameters:
  ///   - name: the name of the action; nil for no action.
  ///   - view: the element.
  ///   - report: called when the action is performed.
  public func addAccessibilityAction(
    _ name: String?, to view: UIView, _ report: @escaping @MainActor () -> Void
  ) {
    guard let name else { return }
    let action = UIAccessibilityCustomAction(name: name) { _ in
      report()
      return true
    }
    if let view = view as? DeclaredView {
      view.cellGenSpeech.actions = (view.cellGenSpeech.actions ?? []) + [action]
    } else {
      view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + [action]
    }
  }

  /// Sets whether VoiceOver treats one of this view's elements, or the view itself, as a heading.
  public func setHeading(_ view: UIView, to isHeading: Bool) {
    if let view = view as? DeclaredView {
      view.cellGenSpeech.traits = isHeading ? .header : nil
    } else if isHeading {
      view.accessibilityTraits.insert(.header)
    } else {
      view.accessibilityTraits.remove(.header)
    }
  }

  /// Hides one of this view's elements and its subviews from VoiceOver.
  public func hideFromVoiceOver(_ view: UIView) {
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
  }
}
#endif
