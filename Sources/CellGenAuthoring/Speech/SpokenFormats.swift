import CellGenCore
import Foundation

// The format styles of Foundation's that generated code names, for the values of samples.

/// What numbers and percentages have in common.
protocol NumberStyle {
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
}

extension Decimal.FormatStyle: NumberStyle {}
extension Decimal.FormatStyle.Percent: NumberStyle {}

extension NumberFormat {
  func applied<Style: NumberStyle>(to style: Style) -> Style {
    var style = style
    if let fraction { style = style.precision(.fractionLength(fraction.range)) }
    if let significant { style = style.precision(.significantDigits(significant.range)) }
    switch notation {
    case .automatic: break
    case .compactName: style = style.notation(.compactName)
    case .scientific: style = style.notation(.scientific)
    }
    switch sign {
    case .automatic: break
    case .always: style = style.sign(strategy: .always())
    case .never: style = style.sign(strategy: .never)
    }
    return grouping == .automatic ? style : style.grouping(.never)
  }
}

extension Digits {
  fileprivate var range: ClosedRange<Int> { least...most }
}

extension CurrencyFormat {
  /// Nil for a code that only the app knows.
  func knownCode(_ value: (Field) -> SampleValue?) -> String? {
    switch code {
    case .fixed(let code): code
    case .field(let field):
      if case .literal(.string(let code))? = value(field) { code } else { nil }
    case .member: nil
    }
  }

  func style(_ code: String, _ locale: Locale) -> Decimal.FormatStyle.Currency {
    var style = Decimal.FormatStyle.Currency(code: code, locale: locale)
    switch presentation {
    case .standard: break
    case .narrow: style = style.presentation(.narrow)
    case .isoCode: style = style.presentation(.isoCode)
    case .fullName: style = style.presentation(.fullName)
    }
    if let fraction { style = style.precision(.fractionLength(fraction.range)) }
    return style
  }
}

extension ByteFormat.Style {
  var style: ByteCountFormatStyle.Style {
    switch self {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}

extension DateFormat.DateStyle {
  var style: Date.FormatStyle.DateStyle {
    switch self {
    case .numeric: .numeric
    case .abbreviated: .abbreviated
    case .long: .long
    case .complete: .complete
    }
  }
}

extension DateFormat.TimeStyle {
  var style: Date.FormatStyle.TimeStyle {
    switch self {
    case .shortened: .shortened
    case .standard: .standard
    case .complete: .complete
    }
  }

  /// The letters of a time beside the parts of a date, as in Unicode Technical Standard #35.
  var template: String { self == .shortened ? "jmm" : "jmmss" }
}

extension DateFormat.Components {
  /// The letters of the parts, as in Unicode Technical Standard #35.
  var template: String {
    words.map { part, word in Self.letters[part]?[word] ?? "" }.joined()
  }

  private static let letters: [String: [String: String]] = [
    "weekday": ["abbreviated": "EEE", "wide": "EEEE", "narrow": "EEEEE", "short": "EEEEEE"],
    "day": ["defaultDigits": "d", "twoDigits": "dd"],
    "month": [
      "defaultDigits": "M", "twoDigits": "MM", "abbreviated": "MMM", "wide": "MMMM",
      "narrow": "MMMMM",
    ],
    "year": ["defaultDigits": "y", "twoDigits": "yy"],
    "hour": ["defaultDigits": "j", "twoDigits": "jj"],
    "minute": ["defaultDigits": "m", "twoDigits": "mm"],
    "second": ["defaultDigits": "s", "twoDigits": "ss"],
  ]
}

extension DurationFormat {
  /// Nil for digits, which are never read aloud.
  var style: Duration.UnitsFormatStyle? {
    guard let units else { return nil }
    return .init(allowedUnits: Set(units.map(\.unit)), width: .wide)
  }
}

extension DurationFormat.Unit {
  fileprivate var unit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    }
  }
}

extension ListFormat {
  var style: ListFormatStyle<StringStyle, [String]> {
    let width: ListFormatStyle<StringStyle, [String]>.Width =
      switch width {
      case .standard: .standard
      case .short: .short
      case .narrow: .narrow
      }
    return .list(type: kind == .and ? .and : .or, width: width)
  }
}

extension MeasurementFormat {
  /// The number with its unit in words; nil for a unit that only the app knows.
  ///
  /// Foundation converts to the unit of the reader's region, and on Linux has no words for units.
  func text(of number: Decimal, _ style: Decimal.FormatStyle) -> String? {
    guard case .fixed(let unit, _)? = unit else { return nil }
    let precision = fraction.map { style.precision(.fractionLength($0.least...$0.most)) } ?? style
    return "\(number.formatted(precision)) \(words(of: unit))"
  }

  /// `kilometers per hour`, of `kilometersPerHour`.
  private func words(of unit: String) -> String {
    unit.reduce(into: "") { words, character in
      words += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }
}
