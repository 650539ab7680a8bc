/// A control that counts up and down.
///
/// - Source: a maximum that is not greater than the minimum, and a step that is not greater than 0, raise
///   `NSInvalidArgumentException` (Apple, `UIStepper.maximumValue`, `minimumValue` and `stepValue`).
@MainActor
open class UIStepper: UIControl {
  private var number = 0.0
  private var touched = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Two buttons (magentaa11y.com, stepper: "Increment" and "Decrement", each a button).
  override var saidByDefault: Said {
    var said = super.saidByDefault
    said.isElement = false
    return said
  }
  open override var accessibilityElements: [Any]? {
    get {
      ["Decrement", "Increment"].map { word in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = [accessibilityLabel, word].compactMap { $0 }
          .joined(separator: ", ")
        element.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        return element
      }
    }
    set {}
  }

  override func checkIdiom() { StandIn.forbidInMacIdiom("UIStepper") }

  open var value: Double {
    get { number }
    set {
      if newValue.isNaN { raise("value is not a number") }
      number = min(max(newValue, minimumValue), maximumValue)
    }
  }
  open var minimumValue = 0.0 {
    didSet {
      if !(minimumValue < maximumValue) {
        raise("minimumValue must be less than maximumValue")
        minimumValue = oldValue
      }
      value = number
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if !(minimumValue < maximumValue) {
        raise("maximumValue must be greater than minimumValue")
        maximumValue = oldValue
      }
      value = number
    }
  }
  open var stepValue = 1.0 {
    didSet {
      if !(stepValue > 0) {
        raise("stepValue must be greater than 0")
        stepValue = oldValue
      }
    }
  }
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  open override var isTracking: Bool { touched }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  private func raise(_ message: String) {
    StandIn.fail(message, name: "NSInvalidArgumentException")
  }

  func press(times: Int, by sign: Double, before: () -> Void) {
    touched = true
    for _ in 0..<times {
      let next = number + sign * stepValue
      guard minimumValue < number && sign < 0 || number < maximumValue && sign > 0 else { break }
      value = next
      sendActions(for: .valueChanged)
    }
    before()
    touched = false
    sendActions(for: .touchUpInside)
  }
}

extension StandIn {
  /// Holds the plus or minus button of a stepper until it has counted some number of times.
  ///
  /// - Parameters:
  ///   - times: negative for minus.
  ///   - before: runs before the finger is lifted.
  @MainActor
  public static func press(_ stepper: UIStepper, times: Int, before: () -> Void = {}) {
    guard stepper.isEnabled, stepper.isUserInteractionEnabled else { return }
    stepper.press(times: abs(times), by: times < 0 ? -1 : 1, before: before)
  }
}
