#if canImport(UIKit)
public import UIKit

/// Numbers of the data that UIKit and Foundation raise exceptions for.
enum CellGenNumber {
  /// Whether a number can be that of a constraint.
  ///
  /// - Source: `NSLayoutConstraint` raises for what is not finite (wistia/WistiaKit#39). Far beyond any screen it
  ///   has no room for the points themselves.
  nonisolated static func isLength(_ number: CGFloat) -> Bool { abs(number) <= 1_000_000 }

  /// Insets, with 0 in place of what cannot be a length.
  nonisolated static func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let inset = { (number: CGFloat) in isLength(number) ? number : 0 }
    return NSDirectionalEdgeInsets(
      top: inset(insets.top), leading: inset(insets.leading), bottom: inset(insets.bottom),
      trailing: inset(insets.trailing))
  }

  /// A number that a layer can have; 0 for what is not finite.
  nonisolated static func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }

  /// The nearest priority that there is: they are above 0, and 1000 at most.
  ///
  /// - Source: Apple, `NSLayoutConstraint.priority`.
  /// - Parameter standard: the one for NaN.
  static func priority(_ number: Swift.Float, or standard: UILayoutPriority) -> UILayoutPriority {
    number.isNaN ? standard : UILayoutPriority(min(max(number, 1), 1000))
  }
}

// part: Margins
extension DeclaredView {
  /// Changes how far what fills this view is from its edges, or from the margins.
  ///
  /// - Units: points.
  public func setInsets(to insets: NSDirectionalEdgeInsets) { cellGenEdges?.set(insets) }

  /// Changes the points around the views of a stack that was set up with insets.
  public func setInsets(of stack: UIStackView, to insets: NSDirectionalEdgeInsets) {
    cellGenMargins.setInsets(of: stack, to: CellGenNumber.insets(insets))
  }
}
// part end

extension ConfigurableView {
  /// Sets the alpha of a view to a number of the data: the nearest from 0 to 1, and 0 for NaN, which cannot be
  /// shown.
  public func setAlpha(of view: UIView, to alpha: CGFloat) {
    view.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}

// part: Dates
/// A date of the data, which may be one that no calendar has: its text is empty.
///
///     CellDate(data.due).formatted(date: .abbreviated, time: .shortened)
///
/// Foundation shows a date that is not a number as the present, and one that is infinite as some other.
@available(iOS 15, *)
public struct CellDate {
  /// Nil for a date that no calendar has.
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
/// A duration of the data, which may be NaN or longer than can be shown: its text is empty.
///
///     CellDuration(data.length).formatted(.time(pattern: .minuteSecond))
///
/// `Duration.seconds` stops the program for seconds that are not finite or too many, and so do Foundation's formats
/// for durations near the greatest.
@available(iOS 16, *)
public struct CellDuration {
  /// Nil for a duration that cannot be shown.
  public nonisolated let value: Swift.Duration?

  /// Some thirty million years.
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
  /// Whether a calendar has the date: from 4713 BC to 506713 AD, which Foundation's own calendars take
  /// (swift-foundation, `validCalendarRange`).
  nonisolated var cellGenIsInCalendars: Bool {
    timeIntervalSinceReferenceDate >= -211_845_067_200
      && timeIntervalSinceReferenceDate <= 15_927_175_497_600
  }
}
// part end
#endif
