import CellGenCore
import Foundation

/// The reader of sample values: the words for a value depend on the language and region, and on whether it is
/// seen or heard.
struct SampleReader: Sendable {
  enum Manner: Sendable {
    /// As VoiceOver reads it at a moment; nil if the moment is unknown.
    case spoken(at: Date?)
    /// As it appears at a moment.
    case shown(at: Date)

    fileprivate var moment: Date? {
      switch self {
      case .spoken(let moment): moment
      case .shown(let moment): moment
      }
    }
  }

  var locale: Locale
  var timeZone: TimeZone
  var manner: Manner

  /// The text of a value; nil if only a running app knows it.
  func text(
    of value: SampleValue, _ field: Field, as format: TextFormat?,
    _ other: (Field) -> SampleValue?
  ) -> String? {
    let format = if case .spoken = manner { format?.spoken ?? format } else { format }
    return switch value {
    case .literal(.string(let text)), .url(let text), .uuid(let text): text
    case .literal(.integer(let digits)), .literal(.float(let digits)):
      number(digits).flatMap { text(of: $0, field, as: format, other) }
    case .date(let seconds):
      Double(seconds).flatMap { text(of: Date(timeIntervalSince1970: $0), as: format) }
    case .array(let items): text(of: items, as: format)
    case .literal(.emptyArray): text(of: [], as: format)
    case .literal, .dictionary, .data: nil
    }
  }

  private func text(
    of number: Decimal, _ field: Field, as format: TextFormat?, _ other: (Field) -> SampleValue?
  ) -> String? {
    let plain = Decimal.FormatStyle(locale: locale)
    switch format {
    case nil: return number.formatted(plain)
    case .number(let digits): return number.formatted(digits.applied(to: plain))
    case .percent(let digits):
      // Foundation treats 25 as 25 % if it is an integer, and 0.25 if it is not.
      let part = field.isWholeNumber ? number / 100 : number
      return part.formatted(digits.applied(to: Decimal.FormatStyle.Percent(locale: locale)))
    case .currency(let currency):
      guard let code = currency.knownCode(other) else { return nil }
      return number.formatted(currency.style(code, locale))
    case .bytes(let bytes):
      let style = ByteCountFormatStyle(style: bytes.style.style, locale: locale)
      return number.wholeNumber.map(style.format)
    case .duration(let duration):
      // A duration can have at most about 10²⁰ seconds.
      guard number.magnitude < 1e18 else { return nil }
      return duration.text(of: .seconds(number.double), locale)
    case .measurement(let measurement): return measurement.text(of: number, plain, other)
    case .date, .relative, .list, .member: return nil
    }
  }

  private func text(of date: Date, as format: TextFormat?) -> String? {
    switch format {
    case .date(let format): return text(of: date, as: format)
    case .relative(let relative):
      // The time that has passed depends on when it is heard.
      guard let moment = manner.moment else { return nil }
      return relative.text(of: date, at: moment, locale, timeZone)
    default: return nil
    }
  }

  private func text(of date: Date, as format: DateFormat) -> String? {
    guard let components = format.components else {
      return Date.FormatStyle(
        date: format.date?.style ?? .omitted, time: format.time?.style ?? .omitted,
        locale: locale, timeZone: timeZone
      ).format(date)
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(
      components.template + (format.time?.template ?? ""))
    let text = formatter.string(from: date)
    // The formatter gives up on dates millions of years away.
    return text.isEmpty ? nil : text
  }

  private func text(of items: [SampleValue], as format: TextFormat?) -> String? {
    guard case .list(let list)? = format else { return nil }
    let texts = items.compactMap { item in
      if case .literal(.string(let text)) = item { text } else { nil }
    }
    guard texts.count == items.count else { return nil }
    return texts.formatted(list.style.locale(locale))
  }
}

/// The number in a literal; nil if it isn't decimal.
private func number(_ digits: String) -> Decimal? {
  let plain = digits.filter { $0 != "_" }
  // Foundation stops reading at a letter.
  guard plain.allSatisfy({ "0123456789.-eE".contains($0) }) else { return nil }
  return Decimal(string: plain).flatMap { $0.isFinite ? $0 : nil }
}

extension Decimal {
  fileprivate var double: Double { NSDecimalNumber(decimal: self).doubleValue }

  /// Nil for a fraction, and for more than 64 bits.
  fileprivate var wholeNumber: Int64? { Int64(description) }
}

extension Field {
  fileprivate var isWholeNumber: Bool {
    if case .integer = KnownType(type).unwrapped { true } else { false }
  }
}
