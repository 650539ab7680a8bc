#if canImport(UIKit)
public import UIKit

extension DeclaredView {
  /// Adds an action that VoiceOver offers for one of this view's elements.
  ///
  ///     addAccessibilityAction("Like", to: card) { [weak self] in self?.onAction?(.like) }
  ///
  /// - Parameters:
  ///   - name: what VoiceOver calls it; nil for none.
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

  /// Makes one of this view's elements, or the view itself, a heading for VoiceOver, or none.
  public func setHeading(_ view: UIView, to isHeading: Bool) {
    if let view = view as? DeclaredView {
      view.cellGenSpeech.traits = isHeading ? .header : nil
    } else if isHeading {
      view.accessibilityTraits.insert(.header)
    } else {
      view.accessibilityTraits.remove(.header)
    }
  }

  /// Keeps VoiceOver from reading one of this view's elements, and what is in it.
  public func hideFromVoiceOver(_ view: UIView) {
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
  }
}
#endif
