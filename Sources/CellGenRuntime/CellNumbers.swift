#if canImport(UIKit)
public import UIKit

/// Conversions for numbers from data that would cause UIKit or Foundation to raise exceptions.
enum CellGenNumber {
  /// True if a number can be the constant of a constraint.
  ///
  /// - Source: `NSLayoutConstraint` raises an exception for numbers that are not finite
  ///   (wistia/WistiaKit#39). A number far larger than any screen leaves no precision for single points.
  nonisolated static func isLength(_ number: CGFloat) -> Bool { abs(number) <= 1_000_000 }

  /// Returns insets with 0 in place of numbers that cannot be a length.
  nonisolated static func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let inset = { (number: CGFloat) in isLength(number) ? number : 0 }
    return NSDirectionalEdgeInsets(
      top: inset(insets.top), leading: inset(insets.leading), bottom: inset(insets.bottom),
      trailing: inset(insets.trailing))
  }

  /// Returns a number that a layer accepts: 0 for one that is not finite.
  nonisolated static func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }

  /// Returns the nearest valid priority: greater than 0, and at most 1000.
  ///
  /// - Source: Apple, `NSLayoutConstraint.priority`.
  /// - Parameter standard: the priority for NaN.
  static func priority(_ number: Swift.Float, or standard: UILayoutPriority) -> UILayoutPriority {
    number.isNaN ? standard : UILayoutPriority(min(max(number, 1), 1000))
  }
}

// part: Margins
extension DeclaredView {
  /// Sets the distances between the content that fills this view and its edges or margins.
  ///
  /// - Units: points.
  public func setInsets(to insets: NSDirectionalEdgeInsets) { cellGenEdges?.set(insets) }

  /// Sets the insets of a stack that was set up with insets, in points.
  public func setInsets(of stack: UIStackView, to insets: NSDirectionalEdgeInsets) {
    cellGenMargins.setInsets(of: stack, to: CellGenNumber.insets(insets))
  }
}
// part end

extension ConfigurableView {
  /// Sets the alpha of a view to a number from data: the nearest one from 0 to 1, and 0 for NaN.
  public func setAlpha(of view: UIView, to alpha: CGFloat) {
    view.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}

// part: Dates
/// A date from data. If no calendar has the date, its text is empty.
///
///     CellDate(data.due).formatted(date: .abbreviated, time: .shortened)
///
/// Without this, Foundation shows the present for a date that is NaN, and an unrelated date for an infinite
/// one.
@available(iOS 15, *)
public struct CellDate {
  /// The date; nil for a date that no calendar has.
  public nonisolated let value: Foundation.Date?

  public nonisolated init(_ date: Foundation.Date) {
    value = date.cellGenIsInCalendars ? date : nil
  }

  public nonisolated func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Foundation.Date, Style.FormatOutput == String {
    value.map(style.format) ?? ""
  }

  public nonisolated func formatted(
    date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
  )
    -> String
  {
    value?.formatted(date: date, time: time) ?? ""
  }
}
// part end

// part: Durations
/// A duration from data. If it is NaN or too long to be shown, its text is empty.
///
///     CellDuration(data.length).formatted(.time(pattern: .minuteSecond))
///
/// Without this, the program stops: `Duration.seconds` traps for seconds that are not finite or too many, and
/// so do Foundation's formats for durations near the maximum.
@available(iOS 16, *)
public struct CellDuration {
  /// The duration; nil for a duration that cannot be shown.
  public nonisolated let value: Swift.Duration?

  /// About thirty million years.
  private nonisolated static var limit: Double { 1e15 }

  /// - Units: seconds.
  public nonisolated init(_ seconds: Double) {
    value = abs(seconds) <= Self.limit ? .seconds(seconds) : nil
  }

  /// - Units: seconds.
  public nonisolated init(_ seconds: some Swift.BinaryInteger) {
    value = abs(Double(seconds)) <= Self.limit ? .seconds(seconds) : nil
  }

  public nonisolated init(_ duration: Swift.Duration) {
    value = abs(Double(duration.components.seconds)) <= Self.limit ? duration : nil
  }

  public nonisolated func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Swift.Duration, Style.FormatOutput == String {
    value.map(style.format) ?? ""
  }
}
// part end

// part: Dates
extension Foundation.Date {
  /// True if calendars have the date: from 4713 BC to 506713 AD, the range of Foundation's own calendars
  /// (swift-foundation, `validCalendarRange`).
  nonisolated var cellGenIsInCalendars: Bool {
    timeIntervalSinceReferenceDate >= -211_845_067_200
      && timeIntervalSinceReferenceDate <= 15_927_175_497_600
  }
}
// part end
#endif
