/// An object that can respond to events.
@MainActor
open class UIResponder: NSObject, Sendable {
  private static weak var first: UIResponder?

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { Self.first === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let other = Self.first, other !== self { other.resignFirstResponder() }
    Self.first = self
    showKeyboard()
    return true
  }

  /// Reloads the keyboard, which reads its settings when it appears, and here.
  ///
  /// - Source: "Updates the custom input and accessory views when the object is the first responder" (Apple).
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    StandIn.keyboardReloads += 1
    showKeyboard()
  }

  private func showKeyboard() { StandIn.keyboard = (self as? any UITextInputTraits)?.keyboardType }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { Self.first = nil }
    return true
  }

  // On iOS, these are members of every `NSObject`; here, they begin with responders.
  var said = Said()
  open var isAccessibilityElement: Bool {
    get { said.isElement ?? saidByDefault.isElement ?? false }
    set { said.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { said.label ?? saidByDefault.label }
    set { said.label = newValue }
  }
  open var accessibilityHint: String?
  open var accessibilityValue: String? {
    get { said.value ?? saidByDefault.value }
    set { said.value = newValue }
  }
  @available(iOS 18, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { said.expandedStatus }
    set { said.expandedStatus = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { said.traits ?? saidByDefault.traits ?? [] }
    set { said.traits = newValue }
  }
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityFrame: CGRect {
    get { said.frame ?? saidByDefault.frame ?? .zero }
    set { said.frame = newValue }
  }
  /// The center of the frame, unless it is set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      said.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { said.activationPoint = newValue }
  }
  open var shouldGroupAccessibilityChildren = false
  /// Returns true if the object was activated; if not, a tap at the activation point is simulated.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  /// UIKit's own accessibility properties of the object.
  var saidByDefault: Said { Said() }
}

/// The trait properties of a view controller and a view.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, deprecated: 17)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An element that UI tests find by its identifier.
@MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
