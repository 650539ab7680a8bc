import CellGenCore
import Foundation

// Foundation's format styles that generated code uses, for the values of samples.

/// The options that numbers and percentages share.
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
    switch sign {
    case .automatic: break
    case .always: style = style.sign(strategy: .always())
    case .never: style = style.sign(strategy: .never)
    }
    return grouping == .automatic ? style : style.grouping(.never)
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

  /// The pattern letters of a time next to date components, from Unicode Technical Standard #35.
  var template: String { self == .shortened ? "jmm" : "jmmss" }
}

extension DateFormat.Components {
  /// The pattern letters of the components, from Unicode Technical Standard #35.
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
  func text(of duration: Duration, _ locale: Locale) -> String {
    guard let units else {
      return duration.formatted(Duration.TimeFormatStyle(pattern: pattern.pattern, locale: locale))
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.map(\.unit)), width: width.width)
    return duration.formatted(style.locale(locale))
  }
}

extension DurationFormat.Pattern {
  fileprivate var pattern: Duration.TimeFormatStyle.Pattern {
    switch self {
    case .hourMinute: .hourMinute
    case .hourMinuteSecond: .hourMinuteSecond
    case .minuteSecond: .minuteSecond
    }
  }
}

extension DurationFormat.Width {
  fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .condensedAbbreviated: .condensedAbbreviated
    case .narrow: .narrow
    }
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

extension RelativeFormat {
  /// The distance of a date from a moment.
  func text(of date: Date, at moment: Date, _ locale: Locale, _ timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    guard #available(macOS 15, *) else {
      let style = Date.RelativeFormatStyle(
        presentation: presentation.presentation, unitsStyle: width.unitsStyle, locale: locale,
        calendar: calendar)
      return style.format(Date.now + date.timeIntervalSince(moment))
    }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation.presentation, unitsStyle: width.unitsStyle,
      locale: locale, calendar: calendar
    ).format(moment)
  }
}

extension RelativeFormat.Presentation {
  fileprivate var presentation: Date.RelativeFormatStyle.Presentation {
    switch self {
    case .named: .named
    case .numeric: .numeric
    }
  }
}

extension RelativeFormat.Width {
  fileprivate var unitsStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .wide: .wide
    case .spellOut: .spellOut
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }
}

extension MeasurementFormat {
  /// The number with its unit; nil for a unit that only the app knows.
  ///
  /// Foundation converts to the unit of the reader's region, and can't format measurements on Linux.
  func text(
    of number: Decimal, _ style: Decimal.FormatStyle, _ value: (Field) -> SampleValue?
  ) -> String? {
    guard let unit = knownUnit(value) else { return nil }
    let precision = fraction.map { style.precision(.fractionLength($0.least...$0.most)) } ?? style
    let number = number.formatted(precision)
    guard width != .wide, let symbol = Self.symbols[unit] else {
      return "\(number) \(words(of: unit))"
    }
    return width == .narrow || symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
  }

  private func knownUnit(_ value: (Field) -> SampleValue?) -> String? {
    switch unit {
    case .fixed(let unit, _): unit
    case .field(let field):
      if case .literal(.member(let unit))? = value(field) { unit } else { nil }
    case nil: nil
    }
  }

  /// `kilometers per hour` for `kilometersPerHour`.
  private func words(of unit: String) -> String {
    unit.reduce(into: "") { words, character in
      words += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }

  /// The English symbols of Foundation's units.
  ///
  /// - Source: Unicode CLDR, `units` of `en.xml`, the short forms.
  private static let symbols = [
    "kilometers": "km", "meters": "m", "centimeters": "cm", "millimeters": "mm", "miles": "mi",
    "yards": "yd", "feet": "ft", "inches": "in", "nauticalMiles": "nmi", "lightyears": "ly",
    "kilograms": "kg", "grams": "g", "milligrams": "mg", "metricTons": "t", "pounds": "lb",
    "ounces": "oz", "stones": "st", "celsius": "°C", "fahrenheit": "°F", "kelvin": "K",
    "metersPerSecond": "m/s", "kilometersPerHour": "km/h", "milesPerHour": "mph", "knots": "kn",
    "kilojoules": "kJ", "joules": "J", "kilocalories": "kcal", "calories": "cal",
    "kilowattHours": "kWh", "liters": "L", "milliliters": "mL", "cubicMeters": "m³",
    "gallons": "gal", "pints": "pt", "cups": "c", "squareMeters": "m²",
    "squareKilometers": "km²", "hectares": "ha", "acres": "ac", "squareFeet": "sq ft",
    "watts": "W", "kilowatts": "kW", "horsepower": "hp", "hectopascals": "hPa", "bars": "bar",
    "millibars": "mbar", "poundsForcePerSquareInch": "psi", "degrees": "deg", "radians": "rad",
    "hertz": "Hz", "kilohertz": "kHz", "megahertz": "MHz", "gigahertz": "GHz",
    "milliampereHours": "mAh", "ampereHours": "Ah",
  ]
}
