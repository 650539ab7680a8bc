/// A control for a date.
///
/// - Source: bounds in the wrong order raise an exception, even temporarily: "Start date cannot be later in
///   time than end date!" (react-native-datetimepicker/datetimepicker#1009). The effect of a date that no
///   calendar has is undocumented.
@MainActor
open class UIDatePicker: UIControl {
  private var chosen = Date()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A date out of range becomes the nearest one in it.
  open var date: Date {
    get { chosen }
    set {
      guard isInCalendars(newValue) else { return }
      chosen = newValue
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let minimumDate { chosen = max(chosen, minimumDate) }
      if let maximumDate { chosen = min(chosen, maximumDate) }
    }
  }
  open var minimumDate: Date? { didSet { boundsChanged() } }
  open var maximumDate: Date? { didSet { boundsChanged() } }

  /// Wheels are a `UIPickerView` (their class is `_UIDatePickerView`, a subclass of it).
  override func checkIdiom() {
    if #available(iOS 13.4, *), preferredDatePickerStyle == .wheels {
      StandIn.forbidInMacIdiom("UIPickerView")
    }
  }

  private func boundsChanged() {
    if let minimumDate, !isInCalendars(minimumDate) {
      self.minimumDate = nil
      return
    }
    if let maximumDate, !isInCalendars(maximumDate) {
      self.maximumDate = nil
      return
    }
    if let minimumDate, let maximumDate, minimumDate > maximumDate {
      StandIn.fail("Start date cannot be later in time than end date!", name: "NSGenericException")
    }
    date = chosen
  }

  /// Returns true for dates from 4713 BC to 506713 AD, the range of Foundation's own calendars
  /// (swift-foundation, `validCalendarRange`).
  private func isInCalendars(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSinceReferenceDate
    if seconds >= -211_845_067_200, seconds <= 15_927_175_497_600 { return true }
    StandIn.fail("a date that no calendar has: \(seconds)", name: "NSInvalidArgumentException")
    return false
  }

  open var datePickerMode = UIDatePicker.Mode.dateAndTime
  @available(iOS 13.4, *)
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      StandIn.require(13.4, "preferredDatePickerStyle")
      if #available(iOS 14, *), preferredDatePickerStyle == .inline {
        StandIn.require(14, "UIDatePickerStyle.inline")
      }
    }
  }
  open var minuteInterval = 1
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34) }

  /// The kind of date that is selected.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact
  @available(iOS 14, *)
  case inline
}

extension StandIn {
  /// Chooses a date.
  @MainActor
  public static func choose(_ date: Date, in picker: UIDatePicker) {
    guard picker.isEnabled, picker.isUserInteractionEnabled else { return }
    picker.date = date
    picker.sendActions(for: .valueChanged)
  }
}
