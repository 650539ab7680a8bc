#if canImport(UIKit)
import UIKit

/// An accessibility element that is not a view: the texts of a view, an element with a tap, or a control that
/// takes its name from the texts beside it.
final class CellGenSpokenElement: UIAccessibilityElement {
  weak var cellGenOwner: DeclaredView?
  /// The view that it represents; for the texts of a view, that view itself.
  weak var cellGenSource: UIView?

  private var speech: CellGenSpeech? {
    cellGenSource === cellGenOwner ? cellGenOwner?.cellGenSpeech : nil
  }
  private var control: UIControl? { cellGenSource as? UIControl }
  private var tapped: CellGenSpokenContent? { cellGenSource.map { CellGenSpokenContent(of: $0) } }

  override var accessibilityLabel: String? {
    get {
      if let speech { return speech.spokenLabel(speech.content) }
      guard control != nil else { return tapped?.name }
      return cellGenOwner.flatMap { $0.cellGenSpeech.spokenLabel($0.cellGenSpeech.content) }
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get {
      if let speech { return speech.spokenValue(speech.content) }
      return control == nil ? tapped?.values.cellGenJoined : control?.accessibilityValue
    }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get {
      if let speech { return speech.spokenHint(speech.content) }
      return control == nil ? tapped?.hints.first : control?.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let speech { return speech.spokenTraits(speech.content) }
      return control?.accessibilityTraits
        ?? (tapped?.isHeading == true ? [.button, .header] : .button)
    }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let speech { return speech.spokenActions(speech.content) }
      return control == nil ? tapped?.actions : control?.accessibilityCustomActions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { cellGenSource?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityFrame: CGRect {
    get { cellGenSource?.cellGenScreenFrame ?? .zero }
    set { super.accessibilityFrame = newValue }
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      if let speech { return speech.spokenActivationPoint(speech.content) }
      return accessibilityFrame.cellGenMiddle
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  /// Activates the view itself, because a tap in the middle might be on a button in it.
  override func accessibilityActivate() -> Bool {
    // part: Taps
    if speech == nil, let tap = cellGenSource?.cellGenRecognizer(CellGenTap.self) {
      tap.cellGenReport()
      return true
    }
    // part end
    return false
  }

  override func accessibilityIncrement() { control?.accessibilityIncrement() }

  override func accessibilityDecrement() { control?.accessibilityDecrement() }
}
#endif
