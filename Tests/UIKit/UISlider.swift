/// A control for a number in a range, with a thumb to drag.
///
/// - Source: "If you change the value of this property, and the current value of the slider is below the new
///   minimum, UIKit adjusts the value" (Apple, `UISlider.minimumValue`). Layers raise
///   `CALayerInvalidGeometry` for a position that is NaN.
@MainActor
open class UISlider: UIControl {
  private var number: Float = 0
  private var touched = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var value: Float {
    get { number }
    set {
      guard !newValue.isNaN else {
        return StandIn.fail("CALayer position contains NaN", name: "CALayerInvalidGeometry")
      }
      number = min(max(newValue, minimumValue), maximumValue)
    }
  }
  /// Checks a bound: in an infinite range, the position of the thumb would be NaN.
  private func check(_ bound: Float) {
    if bound.isFinite { return }
    StandIn.fail("CALayer position contains NaN", name: "CALayerInvalidGeometry")
  }

  open var minimumValue: Float = 0 {
    didSet {
      check(minimumValue)
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = number
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      check(maximumValue)
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = number
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { checkTint("minimumTrackTintColor") } }
  open var maximumTrackTintColor: UIColor? { didSet { checkTint("maximumTrackTintColor") } }
  open var thumbTintColor: UIColor? { didSet { checkTint("thumbTintColor") } }
  @available(iOS 15, *)
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { style as? UIBehavioralStyle ?? .automatic }
    set {
      StandIn.require(15, "preferredBehavioralStyle")
      style = newValue
    }
  }
  private var style: (any Sendable)?

  private func checkTint(_ property: String) {
    if #available(iOS 15, *), preferredBehavioralStyle == .pad { return }
    StandIn.forbidInMacIdiom("UISlider.\(property)")
  }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var isTracking: Bool { touched }
  /// "50 %, adjustable"; a swipe changes it by a tenth (ronnqvi.st, "Accessible Sliders and Adjustable
  /// Controls").
  override var saidByDefault: Said {
    var said = super.saidByDefault
    let range = maximumValue - minimumValue
    said.value = "\(range > 0 ? Int(((value - minimumValue) / range * 100).rounded()) : 0)%"
    said.traits?.insert(.adjustable)
    return said
  }
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }
  private func step(by part: Float) {
    value += (maximumValue - minimumValue) * part
    sendActions(for: .valueChanged)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// Tracks a finger over values, and runs a closure before it is lifted.
  func drag(over values: [Float], before: () -> Void) {
    touched = true
    for value in values {
      self.value = value
      if isContinuous { sendActions(for: .valueChanged) }
    }
    before()
    touched = false
    // A continuous slider reports the final value again.
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension StandIn {
  /// Drags a slider's thumb over values, and lifts the finger after a closure has run.
  @MainActor
  public static func drag(
    _ slider: UISlider, over values: [Float], before: () -> Void = {}
  ) {
    guard slider.isEnabled, slider.isUserInteractionEnabled else { return }
    slider.drag(over: values, before: before)
  }
}
