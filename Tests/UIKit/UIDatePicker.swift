/// A control for a date.
@MainActor
open class UIDatePicker: UIControl {
  private var chosen = Date()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A date out of range is moved into it.
  open var date: Date {
    get { chosen }
    set {
      guard newValue.timeIntervalSinceReferenceDate.isFinite else {
        return StandIn.fail("a date that is no number", name: "NSInvalidArgumentException")
      }
      chosen = newValue
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let minimumDate { chosen = max(chosen, minimumDate) }
      if let maximumDate { chosen = min(chosen, maximumDate) }
    }
  }
  open var minimumDate: Date? { didSet { date = chosen } }
  open var maximumDate: Date? { didSet { date = chosen } }
  open var datePickerMode = UIDatePicker.Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      StandIn.require(13.4, "preferredDatePickerStyle")
      if preferredDatePickerStyle == .inline { StandIn.require(14, "UIDatePickerStyle.inline") }
    }
  }
  open var minuteInterval = 1
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34) }

  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

extension StandIn {
  /// Chooses a date.
  @MainActor
  public static func choose(_ date: Date, in picker: UIDatePicker) {
    guard picker.isEnabled, picker.isUserInteractionEnabled else { return }
    picker.date = date
    picker.sendActions(for: .valueChanged)
  }
}
