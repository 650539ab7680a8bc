#if canImport(UIKit)
public import UIKit

/// A slider that updates never move while a finger drags it.
public final class CellSlider: UISlider {
  /// The interval between the values that are reported; nil, or a number that is not greater than 0, for any
  /// value.
  public var step: Double?
  /// The minimum and the maximum, which a `Float` cannot always represent.
  fileprivate var cellGenBounds = (lower: 0.0, upper: 1.0)
  /// - Units: the precision of a `Float`, since data may be of that type.
  fileprivate var cellGenHeld = CellGenHeldNumber()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    cellGenSetUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    cellGenSetUp()
  }

  /// Sets up the slider. On the Mac it takes no colors: UIKit raises an exception.
  private func cellGenSetUp() {
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }

  /// The intended value: 0.1, where the `Float` is 0.10000000149.
  fileprivate var cellGenValue: Double {
    if value == minimumValue { return cellGenBounds.lower }
    if value == maximumValue { return cellGenBounds.upper }
    let number = Double("\(value)") ?? Double(value)
    guard let step, step > 0 else { return number }
    let (lower, upper) = cellGenBounds
    return min((lower + ((number - lower) / step).rounded() * step).cellGenMeant, upper)
  }

  /// Shows the nearest value, and the minimum for NaN.
  fileprivate func cellGenShow(_ number: Double) {
    value = number.isNaN ? minimumValue : Swift.Float(number)
  }
}

/// A stepper that keeps counting while it is held, even when data arrives.
///
/// VoiceOver stops at it once, reads its number, and changes it. UIKit's two buttons do not read it.
public final class CellStepper: UIStepper {
  fileprivate var cellGenHeld = CellGenHeldNumber()
  fileprivate var cellGenUpper = 100.0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  public override var accessibilityTraits: UIAccessibilityTraits {
    get {
      super.accessibilityTraits.union(isEnabled ? .adjustable : [.adjustable, .notEnabled])
    }
    set { super.accessibilityTraits = newValue }
  }

  public override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? Foundation.NumberFormatter.localizedString(
          from: NSNumber(value: value), number: .decimal)
    }
    set { super.accessibilityValue = newValue }
  }

  /// The step, which must be greater than 0. For any other one, such as one from data, UIKit raises an
  /// exception (Apple, `UIStepper.stepValue`).
  public override var stepValue: Double {
    get { super.stepValue }
    set { super.stepValue = newValue > 0 ? newValue : 1 }
  }

  public override func accessibilityIncrement() { cellGenCount(by: stepValue) }

  public override func accessibilityDecrement() { cellGenCount(by: -stepValue) }

  private func cellGenCount(by step: Double) {
    let old = value
    cellGenShow(old + step)
    if value != old { sendActions(for: .valueChanged) }
  }

  /// Counts from the nearest value, and from the minimum for NaN.
  fileprivate func cellGenShow(_ number: Double) {
    value = number.isNaN ? minimumValue : min(number, cellGenUpper)
  }
}

/// A date picker that keeps the date that is being chosen. Data that repeats the reported date does not
/// change it, nor does data that repeats the previous date while the wheels are turning.
public final class CellDatePicker: UIDatePicker {
  fileprivate var cellGenEcho = CellGenEcho<Foundation.Date>()
  /// The date that replaces one that no calendar has. It is always the same, so it never counts as a change.
  fileprivate let cellGenToday = Foundation.Date()

  fileprivate var cellGenIsTurning: Bool { isTracking || cellGenIsTurning(in: self) }

  /// True if a wheel is turning. The views inside of the wheels are undocumented: if they are not scroll
  /// views, a rejected date is replaced while they are still turning.
  private func cellGenIsTurning(in view: UIView) -> Bool {
    if let wheel = view as? UIScrollView, wheel.isTracking || wheel.isDecelerating { return true }
    return view.subviews.contains { cellGenIsTurning(in: $0) }
  }

  /// True if the picker shows a date of its user. If it doesn't, the date may be one that former bounds have limited.
  fileprivate var cellGenIsBeingChosen: Bool { cellGenEcho.isWaiting || cellGenIsTurning }

  /// Takes a date from the data.
  ///
  /// - Returns: true if the date is to be shown now.
  fileprivate func cellGenTakes(_ date: Foundation.Date) -> Bool {
    if cellGenEcho.isNews(date) { return true }
    guard cellGenEcho.refused != nil, !cellGenIsTurning else { return false }
    cellGenEcho = CellGenEcho(given: date)
    return true
  }

  /// Forgets the data.
  public func prepareForReuse() { cellGenEcho = CellGenEcho() }
}

/// The number of a control that a finger may be holding.
struct CellGenHeldNumber {
  private var echo = CellGenEcho<Double>()
  private var known: Double?
  /// The number that the app wants shown once the finger is lifted.
  private var wanted: Double?

  /// Takes a number from the data.
  ///
  /// - Returns: true if the number is to be shown now.
  mutating func show(_ number: Double, isHeld: Bool) -> Bool {
    if isHeld {
      if echo.isNews(number) {
        wanted = number
      } else if number != wanted {
        wanted = nil
      }
      return false
    }
    (known, wanted) = (number, nil)
    echo = CellGenEcho(given: number)
    return true
  }

  /// Takes a number that the user has chosen.
  ///
  /// - Returns: true if it differs from the last one.
  mutating func isChange(_ number: Double) -> Bool {
    guard number != known else { return false }
    known = number
    echo.didReport(number)
    return true
  }

  /// Returns the number to show now that the finger has been lifted; nil to keep the current one.
  ///
  /// The reported number may have been shown again while the finger was down, which went unnoticed.
  @MainActor
  mutating func release(in control: UIControl) -> Double? {
    defer { wanted = nil }
    if let number = wanted ?? echo.refused { return number }
    if echo.isWaiting { CellGenUserChange.note(in: control) }
    return nil
  }
}

extension Double {
  /// The intended result of a calculation: 0.3 for 0.1 + 0.1 + 0.1, which is slightly more.
  fileprivate var cellGenMeant: Double {
    if self == rounded() { return self }
    let short = Double(String(format: "%.12g", self)) ?? self
    // No short number is close to a third.
    return abs(short - self) <= abs(self) * 1e-14 ? short : self
  }
}

/// The style of a date picker.
public enum CellDateStyle: ScreenValue {
  case automatic, compact, inline, wheels
}

extension UIControl {
  /// Returns bounds in ascending order, limited to numbers that can be counted with.
  ///
  /// - Returns: the first number twice if the bounds are not in ascending order.
  fileprivate static func bounds(_ lower: Double, _ upper: Double) -> (lower: Double, upper: Double)
  {
    // Beyond that, a `Double` cannot represent every whole number.
    let limit = Double(1 << 53)
    let lower = lower.isNaN ? 0 : min(max(lower, -limit), limit)
    return (lower, upper.isNaN ? lower : max(lower, min(upper, limit)))
  }
}

extension DeclaredView {
  /// Sets the range of a slider.
  ///
  /// - Parameters:
  ///   - slider: one of this view's sliders.
  ///   - bounds: the values at its ends.
  ///   - step: the interval between the values that are reported; nil for any value.
  ///   - continuous: true to report while the slider is dragged, false to report when it is released.
  public func setUp(
    _ slider: CellSlider, in bounds: Swift.ClosedRange<Double> = 0...1, step: Double? = nil,
    continuous: Bool = true
  ) {
    slider.step = step
    slider.isContinuous = continuous
    setBounds(of: slider, bounds.lowerBound, bounds.upperBound)
  }

  /// Shows a value in a slider. A value out of range is shown as the nearest one, and a slider that is being
  /// dragged stays where it is.
  ///
  /// - Parameters:
  ///   - value: the value to show.
  ///   - slider: one of this view's sliders.
  ///   - lower: the minimum; nil for the one that the slider was set up with.
  ///   - upper: the maximum; nil for the one that the slider was set up with.
  public func show(
    _ value: Double, in slider: CellSlider, from lower: Double? = nil, to upper: Double? = nil
  ) {
    guard slider.cellGenHeld.show(Double(Swift.Float(value)), isHeld: slider.isTracking) else {
      return
    }
    if lower != nil || upper != nil {
      setBounds(
        of: slider, lower ?? slider.cellGenBounds.lower, upper ?? slider.cellGenBounds.upper)
    }
    slider.cellGenShow(value)
  }

  private func setBounds(of slider: CellSlider, _ lower: Double, _ upper: Double) {
    let bounds = UIControl.bounds(lower, upper)
    slider.cellGenBounds = bounds
    slider.minimumValue = Swift.Float(bounds.lower)
    slider.maximumValue = Swift.Float(bounds.upper)
  }

  /// Sets the range of a stepper.
  ///
  /// - Parameters:
  ///   - stepper: one of this view's steppers.
  ///   - bounds: the minimum and the maximum.
  ///   - step: the amount that each tap adds or subtracts; greater than 0.
  public func setUp(
    _ stepper: CellStepper, in bounds: Swift.ClosedRange<Double> = 0...100, step: Double = 1
  ) {
    stepper.stepValue = step
    setBounds(of: stepper, bounds.lowerBound, bounds.upperBound)
  }

  /// Shows a value in a stepper. A value out of range counts as the nearest one, and a stepper that is being
  /// held continues from its own value.
  ///
  /// - Parameters:
  ///   - value: the value to count from.
  ///   - stepper: one of this view's steppers.
  ///   - lower: the minimum; nil for the one that the stepper was set up with.
  ///   - upper: the maximum; nil for the one that the stepper was set up with.
  public func show(
    _ value: Double, in stepper: CellStepper, from lower: Double? = nil, to upper: Double? = nil
  ) {
    guard stepper.cellGenHeld.show(value, isHeld: stepper.isTracking) else { return }
    if lower != nil || upper != nil {
      setBounds(of: stepper, lower ?? stepper.minimumValue, upper ?? stepper.cellGenUpper)
    }
    stepper.cellGenShow(value)
  }

  /// Sets the bounds in an order that keeps the maximum above the minimum at all times; `UIStepper` raises an
  /// exception where it is not (Apple, `UIStepper.maximumValue`).
  private func setBounds(of stepper: CellStepper, _ lower: Double, _ upper: Double) {
    let bounds = UIControl.bounds(lower, upper)
    stepper.cellGenUpper = bounds.upper
    let maximum = max(bounds.upper, bounds.lower.nextUp)
    if bounds.lower >= stepper.maximumValue {
      stepper.maximumValue = maximum
      stepper.minimumValue = bounds.lower
    } else {
      stepper.minimumValue = bounds.lower
      stepper.maximumValue = maximum
    }
  }

  /// Sets the segments of a segmented control.
  public func setUp(_ segments: UISegmentedControl, titles: [String]) {
    segments.removeAllSegments()
    for (position, title) in titles.enumerated() {
      segments.insertSegment(withTitle: title, at: position, animated: false)
    }
  }

  /// Selects the segment at a position, or deselects all segments if it doesn't exist.
  public func show(_ position: Int, in segments: UISegmentedControl) {
    let isThere = (0..<segments.numberOfSegments).contains(position)
    segments.selectedSegmentIndex = isThere ? position : UISegmentedControl.noSegment
  }

  /// Sets the mode and the style of a date picker.
  ///
  /// - Parameters:
  ///   - picker: one of this view's date pickers.
  ///   - mode: the kind of date that it selects.
  ///   - style: the style; always wheels before iOS 14.
  public func setUp(
    _ picker: CellDatePicker, mode: UIDatePicker.Mode = .dateAndTime,
    style: CellDateStyle = .automatic
  ) {
    picker.datePickerMode = mode
    guard #available(iOS 14, *) else { return }
    switch style {
    case .automatic: picker.preferredDatePickerStyle = .automatic
    case .compact: picker.preferredDatePickerStyle = .compact
    case .inline: picker.preferredDatePickerStyle = .inline
    // Wheels are a `UIPickerView`, for which UIKit raises an exception in the Mac idiom.
    case .wheels: picker.preferredDatePickerStyle = CellGenIdiom.isMac ? .automatic : .wheels
    }
  }

  /// Shows a date in a date picker, unless it only repeats the date that was chosen, or the date that was
  /// shown before while another one is being chosen. A date out of range is shown as the nearest one, and a
  /// date that no calendar has as the present.
  ///
  /// - Parameters:
  ///   - date: the date to show.
  ///   - picker: one of this view's date pickers.
  ///   - first: the first date that can be chosen; nil for any.
  ///   - last: the last date that can be chosen, unless it is before the first; nil for any.
  public func show(
    _ date: Foundation.Date, in picker: CellDatePicker, from first: Foundation.Date? = nil,
    until last: Foundation.Date? = nil
  ) {
    let date = date.cellGenIsInCalendars ? date : picker.cellGenToday
    let first = first.flatMap { $0.cellGenIsInCalendars ? $0 : nil }
    var last = last.flatMap { $0.cellGenIsInCalendars ? $0 : nil }
    if let first, let end = last { last = max(first, end) }
    // UIKit raises an exception for bounds in the wrong order, even temporarily
    // (react-native-datetimepicker/datetimepicker#1009).
    if let first, let old = picker.maximumDate, first > old { picker.maximumDate = nil }
    if picker.minimumDate != first { picker.minimumDate = first }
    if picker.maximumDate != last { picker.maximumDate = last }
    let isNews = picker.cellGenTakes(date)
    if picker.date != date, isNews || !picker.cellGenIsBeingChosen { picker.date = date }
  }
}

@available(iOS 14, *)
extension ReportingView {
  /// Reports each value that a slider is dragged to, with an action that carries the value.
  public func reportChanges(
    of slider: CellSlider, as action: @escaping @MainActor (Double) -> Data.Action
  ) {
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        guard let self, let slider else { return }
        let value = slider.cellGenValue
        if slider.cellGenHeld.isChange(Double(Swift.Float(value))) { reportChange(action(value)) }
      }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak slider] _ in
        guard let slider else { return }
        if let wanted = slider.cellGenHeld.release(in: slider) { slider.cellGenShow(wanted) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  /// Reports each value of a stepper, with an action that carries the value.
  public func reportChanges(
    of stepper: CellStepper, as action: @escaping @MainActor (Double) -> Data.Action
  ) {
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        guard let self, let stepper else { return }
        let value = min(stepper.value.cellGenMeant, stepper.cellGenUpper)
        if stepper.cellGenHeld.isChange(value) { reportChange(action(value)) }
      }, for: .valueChanged)
    stepper.addAction(
      UIAction { [weak stepper] _ in
        guard let stepper else { return }
        if let wanted = stepper.cellGenHeld.release(in: stepper) { stepper.cellGenShow(wanted) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  /// Reports the value of each segment that is selected, with an action that carries it.
  ///
  /// - Parameters:
  ///   - segments: one of this view's segmented controls.
  ///   - options: the values of the segments, in order.
  ///   - action: makes the action.
  public func reportChanges<Option>(
    of segments: UISegmentedControl, among options: [Option],
    as action: @escaping @MainActor (Option) -> Data.Action
  ) {
    reportChanges(of: segments) { [options] position in action(options[position]) }
  }

  /// Reports the position of each segment that is selected, with an action that carries it.
  public func reportChanges(
    of segments: UISegmentedControl, as action: @escaping @MainActor (Int) -> Data.Action
  ) {
    segments.addAction(
      UIAction { [weak self, weak segments] _ in
        guard let self, let segments, segments.selectedSegmentIndex >= 0 else { return }
        reportChange(action(segments.selectedSegmentIndex))
      }, for: .valueChanged)
  }

  /// Reports each date that is chosen, with an action that carries it.
  public func reportChanges(
    of picker: CellDatePicker, as action: @escaping @MainActor (Foundation.Date) -> Data.Action
  ) {
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let self, let picker else { return }
        picker.cellGenEcho.didReport(picker.date)
        reportChange(action(picker.date))
      }, for: .valueChanged)
  }
}
#endif
