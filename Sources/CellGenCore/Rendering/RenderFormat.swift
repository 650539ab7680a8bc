/// The code for a format, which uses a format style of Foundation, in the reader's language.
///
///     data.price.formatted(.currency(code: data.currency))
///
/// Dates and durations go through the runtime, because some of them have no text.
extension TextFormat {
  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - value: The expression for the value, followed by `?` if both the value and the text can be nil.
  ///   - name: Returns the expression for the value of another field.
  func swift(of value: String, _ field: Field, optional: Bool, _ name: (Field) -> String) -> String
  {
    let receiver = receiver(value, field, isOptional: optional)
    return "\(receiver).formatted(\(style(field, name)))"
  }

  /// Returns the value and the styles in which it is shown and read aloud.
  func arguments(of value: String, _ field: Field, spokenAs other: TextFormat) -> [String] {
    let isOptional = field.type.isOptional
    let receiver = receiver(value, field, isOptional: isOptional)
    let shown =
      isChecked ? "\(receiver).value" : isOptional ? String(receiver.dropLast()) : receiver
    return [shown, "as: \(whole(field))", "spokenAs: \(other.whole(field))"]
  }

  /// Returns the style as a standalone expression.
  private func whole(_ field: Field) -> String {
    if case .date(let date) = self, date.components == nil {
      return "Date.FormatStyle(\(date.swift))"
    }
    return style(field) { $0.value }
  }

  /// True if the runtime checks whether the value has a text.
  private var isChecked: Bool {
    switch self {
    case .date, .relative, .duration: true
    case .number, .percent, .currency, .bytes, .list, .measurement, .member: false
    }
  }

  /// Returns the value as the type that the format style accepts.
  private func receiver(_ value: String, _ field: Field, isOptional: Bool) -> String {
    let type = field.type.unwrapped.lastName
    let conversion: ((String) -> String)? =
      switch self {
      // Foundation has no style for `CGFloat`.
      case .number, .percent, .currency: type == "CGFloat" ? { "Double(\($0))" } : nil
      case .bytes where ["UInt", "UInt64"].contains(type): { "Int64(clamping: \($0))" }
      case .bytes: type == "Int64" ? nil : { "Int64(\($0))" }
      case .date, .relative: { "CellDate(\($0))" }
      case .duration: { "CellDuration(\($0))" }
      case .measurement(let measurement):
        measurement.unit.map { unit in
          { value in
            let isDouble = ["Double", "TimeInterval"].contains(type)
            return
              "Foundation.Measurement(value: \(isDouble ? value : "Double(\(value))"), unit: \(unit.swift))"
          }
        }
      default: nil
      }
    guard let conversion else { return value }
    return isOptional ? "\(value.dropLast()).map { \(conversion("$0")) }?" : conversion(value)
  }

  /// Returns the argument of `formatted`.
  private func style(_ field: Field, _ name: (Field) -> String) -> String {
    switch self {
    case .number(let number): ".number\(number.modifiers)"
    case .percent(let number): ".percent\(number.modifiers)"
    case .currency(let currency): currency.swift(name)
    case .bytes(let bytes): ".byteCount(style: .\(bytes.style.rawValue))"
    case .date(let date): date.swift
    case .relative(let relative):
      ".relative(presentation: .\(relative.presentation.rawValue)"
        + (relative.width == .wide ? ")" : ", unitsStyle: .\(relative.width.rawValue))")
    case .duration(let duration): duration.swift
    case .list(let list):
      ".list(type: .\(list.kind.rawValue)"
        + (list.width == .standard ? ")" : ", width: .\(list.width.rawValue))")
    case .measurement(let measurement): measurement.swift
    case .member(let member): member.swift
    }
  }

  /// The format that VoiceOver reads, if it differs: digits and short words are hard to understand when
  /// spoken.
  package var spoken: TextFormat? {
    switch self {
    case .duration(var duration):
      guard duration.units == nil || duration.width != .wide else { return nil }
      duration.units = duration.units ?? duration.pattern.units
      duration.width = .wide
      return .duration(duration)
    case .measurement(var measurement) where measurement.width != .wide:
      measurement.width = .wide
      return .measurement(measurement)
    case .relative(var relative) where [.abbreviated, .narrow].contains(relative.width):
      relative.width = .wide
      return .relative(relative)
    case .date(var date) where date.date == .numeric:
      date.date = .long
      return .date(date)
    default: return nil
    }
  }
}

extension NumberFormat {
  fileprivate var modifiers: String {
    let precision =
      fraction.map { ".precision(.fractionLength(\($0.swift)))" }
      ?? significant.map { ".precision(.significantDigits(\($0.swift)))" }
    return [
      notation == .automatic ? nil : ".notation(.\(notation.rawValue))", precision,
      sign.swift.map { ".sign(strategy: .\($0))" },
      grouping == .automatic ? nil : ".grouping(.\(grouping.rawValue))",
    ].compactMap { $0 }.joined()
  }
}

extension NumberFormat.Sign {
  fileprivate var swift: String? {
    switch self {
    case .automatic: nil
    case .always: "always()"
    case .never: "never"
    }
  }
}

extension Digits {
  fileprivate var swift: String { least == most ? "\(least)" : "\(least)...\(most)" }
}

extension CurrencyFormat {
  fileprivate func swift(_ name: (Field) -> String) -> String {
    let code =
      switch code {
      case .fixed(let code): swiftLiteral(code)
      case .field(let field): name(field)
      case .member(let member): member.swift
      }
    return ".currency(code: \(code))"
      + (presentation == .standard ? "" : ".presentation(.\(presentation.rawValue))")
      + (fraction.map { ".precision(.fractionLength(\($0.swift)))" } ?? "")
      + (sign.swift.map { ".sign(strategy: .\($0))" } ?? "")
      + (grouping == .automatic ? "" : ".grouping(.\(grouping.rawValue))")
  }
}

extension DateFormat {
  fileprivate var swift: String {
    guard let components else {
      return "date: .\(date?.rawValue ?? "omitted"), time: .\(time?.rawValue ?? "omitted")"
    }
    let parts = components.words + (time.map(\.parts) ?? [])
    return ".dateTime"
      + parts.map { part, word in ".\(part)(\(word == "defaultDigits" ? "" : ".\(word)"))" }
      .joined()
  }
}

extension DateFormat.TimeStyle {
  /// The parts of a date that it shows.
  fileprivate var parts: [(part: String, word: String)] {
    let parts = [("hour", "defaultDigits"), ("minute", "defaultDigits")]
    return self == .shortened ? parts : parts + [("second", "defaultDigits")]
  }
}

extension DurationFormat {
  fileprivate var swift: String {
    guard let units else { return ".time(pattern: .\(pattern.rawValue))" }
    let words = units.map { ".\($0.rawValue)" }.joined(separator: ", ")
    return ".units(allowed: [\(words)], width: .\(width.rawValue))"
  }
}

extension DurationFormat.Pattern {
  /// The units that its digits represent.
  fileprivate var units: [DurationFormat.Unit] {
    switch self {
    case .hourMinute: [.hours, .minutes]
    case .hourMinuteSecond: [.hours, .minutes, .seconds]
    case .minuteSecond: [.minutes, .seconds]
    }
  }
}

extension MeasurementFormat {
  fileprivate var swift: String {
    let arguments = [
      "width: .\(width.rawValue)", usage.map { "usage: .\($0)" },
      fraction.map { "numberFormatStyle: .number.precision(.fractionLength(\($0.swift)))" },
    ]
    return ".measurement(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}

extension MeasurementFormat.Unit {
  fileprivate var swift: String {
    switch self {
    case .fixed(let unit, let dimension): "\(dimension).\(unit)"
    case .field(let field): field.value
    }
  }
}
