/// The format of a value that people read.
package enum TextFormat: Sendable {
  case number(NumberFormat)
  case percent(NumberFormat)
  case currency(CurrencyFormat)
  case bytes(ByteFormat)
  case date(DateFormat)
  case relative(RelativeFormat)
  case duration(DurationFormat)
  case list(ListFormat)
  case measurement(MeasurementFormat)
  /// A format style of the app.
  case member(SwiftMember)
}

/// The format of a field in a text.
package struct FieldFormat: Sendable {
  var name: Name
  var format: TextFormat
}

/// The digits of a number.
package struct NumberFormat: Sendable {
  package enum Notation: String, CaseIterable, Sendable {
    case automatic, compactName, scientific
  }

  package enum Sign: String, CaseIterable, Sendable {
    case automatic, always, never
  }

  package enum Grouping: String, CaseIterable, Sendable {
    case automatic, never
  }

  /// The number of digits after the decimal point; nil for the usual number.
  package var fraction: Digits?
  /// The number of significant digits; nil for all.
  package var significant: Digits?
  package var notation = Notation.automatic
  package var sign = Sign.automatic
  package var grouping = Grouping.automatic
}

/// A number of digits.
package struct Digits: Hashable, Sendable {
  package var least: Int
  package var most: Int
}

/// An amount of money.
package struct CurrencyFormat: Sendable {
  /// The source of the code, such as `EUR`.
  package enum Code: Sendable {
    case fixed(String)
    case field(Field)
    case member(SwiftMember)
  }

  package enum Presentation: String, CaseIterable, Sendable {
    case standard, narrow, isoCode, fullName
  }

  package var code: Code
  package var presentation = Presentation.standard
  package var fraction: Digits?
  package var sign = NumberFormat.Sign.automatic
  package var grouping = NumberFormat.Grouping.automatic
}

/// A number of bytes.
package struct ByteFormat: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case file, memory, decimal, binary
  }

  package var style = Style.file
}

/// A date, a time, or both.
package struct DateFormat: Sendable {
  package enum DateStyle: String, CaseIterable, Sendable {
    case numeric, abbreviated, long, complete
  }

  package enum TimeStyle: String, CaseIterable, Sendable {
    case shortened, standard, complete
  }

  /// The parts of a date, in the reader's usual order.
  package struct Components: Sendable {
    /// The words of each part, by the part's name, in the order of `FormatStyle`.
    package var words: [(part: String, word: String)] = []
  }

  package var date: DateStyle?
  package var time: TimeStyle?
  package var components: Components?

  package init(date: DateStyle? = nil, time: TimeStyle? = nil, components: Components? = nil) {
    (self.date, self.time, self.components) = (date, time, components)
  }
}

/// A date relative to now.
package struct RelativeFormat: Sendable {
  package enum Presentation: String, CaseIterable, Sendable {
    case named, numeric
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, spellOut, abbreviated, narrow
  }

  package var presentation = Presentation.named
  package var width = Width.wide
}

/// A number of seconds.
package struct DurationFormat: Sendable {
  package enum Pattern: String, CaseIterable, Sendable {
    case hourMinute, hourMinuteSecond, minuteSecond
  }

  package enum Unit: String, CaseIterable, Sendable {
    case weeks, days, hours, minutes, seconds, milliseconds
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, abbreviated, condensedAbbreviated, narrow
  }

  package var pattern = Pattern.minuteSecond
  /// The units; nil for digits in the pattern.
  package var units: [Unit]?
  package var width = Width.abbreviated
}

/// Several texts joined into one.
package struct ListFormat: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case and, or
  }

  package enum Width: String, CaseIterable, Sendable {
    case standard, short, narrow
  }

  package var kind = Kind.and
  package var width = Width.standard
}

/// A number with a unit.
package struct MeasurementFormat: Sendable {
  /// The unit of the number.
  package enum Unit: Sendable {
    /// A unit of Foundation, and the class of its dimension.
    case fixed(String, dimension: String)
    case field(Field)
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, abbreviated, narrow
  }

  /// The unit; nil for a field that holds a `Measurement`.
  package var unit: Unit?
  package var width = Width.abbreviated
  /// Foundation's word for the measured quantity, which determines the reader's unit.
  package var usage: String?
  package var fraction: Digits?
}

extension TextFormat {
  /// The fields other than the one that is shown.
  package var fields: [Field] {
    switch self {
    case .currency(let currency):
      if case .field(let field) = currency.code { [field] } else { [] }
    case .measurement(let measurement):
      if case .field(let field)? = measurement.unit { [field] } else { [] }
    default: []
    }
  }
}
