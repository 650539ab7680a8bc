/// The formats in a mapping.
struct FormatDraft: Sendable {
  var number: NumberFormat?
  var percent: NumberFormat?
  var currency: CurrencyFormat?
  var bytes: ByteFormat?
  var date: DateFormat?
  var time: DateFormat.TimeStyle?
  var relative: RelativeFormat?
  var duration: DurationFormat?
  var list: ListFormat?
  var measurement: MeasurementFormat?

  /// The format: `date` and `time` together, or one of the others.
  var format: TextFormat? {
    if var date = date ?? time.map({ _ in DateFormat() }) {
      date.time = time
      return .date(date)
    }
    let others: [TextFormat?] = [
      number.map(TextFormat.number), percent.map(TextFormat.percent),
      currency.map(TextFormat.currency), bytes.map(TextFormat.bytes),
      relative.map(TextFormat.relative), duration.map(TextFormat.duration),
      list.map(TextFormat.list), measurement.map(TextFormat.measurement),
    ]
    return others.lazy.compactMap { $0 }.first
  }
}

extension TextFormat {
  private typealias Key = FormKey<FormatDraft>

  private static let keys: [Key] = [
    Key("number", \.number, .form, "A number, with its digits."),
    Key(
      "percent", \.percent, .form,
      "A percentage: 0.5 is 50 %, and a whole number such as 20 is 20 %."
    )
    .synonyms("percentage"),
    Key(
      "currency", \.currency, .form(orField: CurrencyFormat.code),
      "An amount of money. Short form: its code, such as `EUR`."
    )
    .synonyms("money price"),
    Key("bytes", \.bytes, .form, "A number of bytes. Short form: the style.")
      .synonyms("bytecount filesize"),
    Key("date", \.date, .date, "A date, in a predefined style or with the parts that you choose."),
    Key(
      "time", \.time,
      .cases { word in
        ["short": "shortened", "medium": "standard", "long": "complete", "full": "complete"][word]
          .map { "write '\($0)'" }
      }, "The time of a date, on its own or with `date`."),
    Key("relative", \.relative, .form, "A date relative to now. Short form: the presentation.")
      .synonyms("ago timeago"),
    Key("duration", \.duration, .form, "A number of seconds. Short form: the pattern.")
      .synonyms("interval timeinterval"),
    Key(
      "list", \.list, .form,
      "Texts joined into one, with commas between them. Short form: the word before the last."),
    Key(
      "measurement", \.measurement, .form(orField: MeasurementFormat.unit),
      "A number with a unit. Short form: the unit."
    )
    .synonyms("unit length distance"),
  ]

  static let form = Form(
    "format", "a format", blank: FormatDraft(), foreign: TextFormat.foreign,
    limits: [.fixed(.format)], keys, accepts: isSame,
    check: { written, resolver in
      let kinds = written.mapping.entries.filter { entry in
        keys.contains { $0.name == entry.key.text }
      }
      if kinds.isEmpty {
        if written.mapping.entries.isEmpty, !written.mapping.isIncomplete {
          resolver.report(
            .emptyMappingValue(
              quoted(written.owner.text), "a format such as 'date' or '{ currency: EUR }'",
              mayBeField: false, at: written.span))
        }
      } else if let other = kinds.dropFirst().first(where: { entry in
        !(["date", "time"].contains(entry.key.text)
          && ["date", "time"].contains(kinds[0].key.text))
      }) {
        resolver.report(.twoFormats(kinds[0].key, other.key))
      }
    })

  /// The formats that are written as a single word.
  private static let words: [(word: String, format: TextFormat)] = [
    ("number", .number(NumberFormat())), ("percent", .percent(NumberFormat())),
    ("bytes", .bytes(ByteFormat())), ("date", .date(DateFormat(date: .abbreviated))),
    ("time", .date(DateFormat(time: .shortened))), ("relative", .relative(RelativeFormat())),
    ("duration", .duration(DurationFormat())), ("list", .list(ListFormat())),
    ("measurement", .measurement(MeasurementFormat())),
  ]

  fileprivate static let kind = Construct.ValueKind.either([
    .choice(words.map(\.word)), .name(.format), .swiftMember, .mapping { form.construct },
  ])

  static var wordsAlone: [String] { words.map(\.word) }

  /// Its word in a manifest.
  package var name: String {
    switch self {
    case .number: "number"
    case .percent: "percent"
    case .currency: "currency"
    case .bytes: "bytes"
    case .date(let date): date.date == nil && date.components == nil ? "time" : "date"
    case .relative: "relative"
    case .duration: "duration"
    case .list: "list"
    case .measurement: "measurement"
    case .member(let member): member.path.joined(separator: ".")
    }
  }

  static func read(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> TextFormat? {
    let subject = quoted(entry.key.text)
    if case .mapping(let mapping) = entry.value.content {
      let owner = Mapping.Key(text: entry.key.text, span: entry.value.span)
      let draft = resolver.read(mapping, of: owner, at: entry.value.span, form)
      return draft?.format
    }
    guard let name = resolver.readName(entry.value, subject) else { return nil }
    if let member = memberPath(name) { return .member(member) }
    if let format = words.first(where: { $0.word == name.text })?.format { return format }
    if let declared = resolver.findFormat(name) { return resolver.readFormat(declared, for: name) }
    guard resolver.hasAllTokens else { return nil }
    let help =
      resolver.scope.isInNamedFormat
      ? resolver.isFormat(name)
        ? "write the format itself, such as '{ currency: EUR }': a format cannot be the name of another"
        : nil
      : resolver.useHelp(name.text) { $0.tokens.format(name.text) != nil }
    resolver.report(
      .unknownChoice(
        subject, name, among: wordsAlone + resolver.formatNames, help: help ?? wordHelp(name.text)))
    return nil
  }

  /// Help for words of other libraries.
  private static func wordHelp(_ word: String) -> String? {
    switch word {
    case "currency", "money", "price":
      return "write '{ currency: EUR }' with a code, or '{ currency: { field: … } }'"
    case "dateTime", "datetime": return "write '{ date: abbreviated, time: shortened }'"
    case "short", "medium", "long", "full":
      return
        "write '{ date: \(word == "full" ? "complete" : word == "long" ? "long" : "abbreviated") }'"
    case "compact", "compactName": return "write '{ number: { notation: compactName } }'"
    case "ago", "timeAgo": return "write 'relative'"
    case "and", "or": return "write '{ list: \(word) }'"
    case _ where isCurrencyCode(word): return "write '{ currency: \(word) }'"
    case _ where formatCall(word) != nil: return formatCall(word).map { "write '{ \($0) }'" }
    case _ where dateComponents(ofPattern: word) != nil:
      return dateComponents(ofPattern: word).map {
        "write '{ date: \($0) }': the reader's language orders them"
      }
    case _ where word.contains("%") || word.contains("#"):
      return "patterns are not supported: write one of the words below, or your own 'FormatStyle' "
        + "such as 'Theme.style'"
    default: return nil
    }
  }
}

/// Returns true if a word has the form of an ISO 4217 code.
private func isCurrencyCode(_ word: String) -> Bool {
  word.utf8.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase }
}

/// The format that a Swift-like call means, such as `currency(EUR)`; nil for another text.
private func formatCall(_ text: String) -> String? {
  guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
  let name = text[..<open].drop { $0 == "." }
  let code = text[text.index(after: open)...].dropLast().split(separator: ":").last ?? ""
  let word = code.filter { !"\"' ".contains($0) }
  return name == "currency" && isCurrencyCode(word) ? "currency: \(word)" : nil
}

extension Resolver {
  fileprivate mutating func checkAvailability(of format: TextFormat, at span: SourceSpan) {
    let isDuration = if case .duration = format { true } else { false }
    checkAvailability(
      of: "the format '\(format.name)'", since: isDuration ? 16 : 15, at: span,
      instead: isDuration
        ? "write your own 'FormatStyle' such as 'Theme.length'"
        : "declare a field for the whole text")
  }
}

extension ValueForm where Value == TextFormat {
  /// The format in which a value is shown.
  static var format: ValueForm {
    ValueForm(TextFormat.kind) { entry, resolver in
      let format = TextFormat.read(entry, &resolver)
      if let format { resolver.checkAvailability(of: format, at: entry.value.span) }
      return format
    }
  }
}

extension ValueForm where Value == [FieldFormat] {
  /// Formats for the fields of a text.
  static var formats: ValueForm {
    let format = ValueForm<TextFormat>.format
    return ValueForm(.names(.member, to: format.kind)) { entry, resolver in
      guard
        let mapping = resolver.readNames(
          entry.value, subject: quoted(entry.key.text),
          help: "write '{ price: { currency: EUR } }', with a field of the text and its format")
      else { return nil }
      return mapping.entries.compactMap { each in
        if let field = resolver.scope.fields[each.key.text] {
          resolver.noteName(each.key, as: field.name)
        }
        return format.read(each, &resolver).map {
          FieldFormat(name: Name(each.key.text, span: each.key.span), format: $0)
        }
      }
    }
  }
}

// MARK: - The formats

extension NumberFormat: FormModel {
  package static let form = Form(
    "numberFormat", "the format of a number", blank: NumberFormat(), mayBeNothing: true,
    limits: [.fixed(.format)],
    [
      Key(
        "fraction", \.fraction, .digits,
        "The number of digits after the decimal point, or a range such as `0...2`."
      ).synonyms("fractiondigits decimals"),
      Key(
        "significant", \.significant, .digits,
        "The number of significant digits."
      ).synonyms("significantdigits precision"),
      Key("notation", \.notation, .cases(), "`compactName` writes 1.2K for 1,200."),
      Key("sign", \.sign, .cases(), "When it has a sign."),
      Key("grouping", \.grouping, .cases(), "`never` writes 1234 for 1,234."),
    ],
    wrongKind: { entry, _ in
      guard let digits = entry.value.scalar?.text, Int(digits) != nil else { return nil }
      return .notAMapping(
        entry.value, subject: quoted(entry.key.text), help: "write '{ fraction: \(digits) }'")
    })
}

extension ValueForm where Value: FormModel {
  /// A mapping with the keys of its form, or its short form, which can be a field.
  ///
  /// - Parameter key: the key whose value can be a field.
  fileprivate static func form(orField key: FormKey<Value>) -> ValueForm {
    let field = Construct.ValueKind.mapping { .fieldReference }
    let kinds = if case .either(let kinds) = Value.form.kind { kinds } else { [Value.form.kind] }
    return ValueForm(.either(kinds + [field])) { entry, resolver in
      guard case .mapping(let mapping) = entry.value.content, mapping["field"] != nil else {
        return resolver.read(entry)
      }
      var model = Value.form.blank
      return key.read(entry, &model, &resolver) ? model : nil
    }
  }
}

extension CurrencyFormat: FormModel {
  fileprivate static let code = Key(
    "code", \.code, .currencyCode,
    "The currency: its ISO 4217 code, a field, or your own static member."
  ).required("add 'code: EUR' with the currency, or 'code: { field: … }'")

  package static let form = Form(
    "currencyFormat", "the format of an amount", blank: CurrencyFormat(code: .fixed("")),
    short: ShortForm(code, as: "currency"),
    limits: [.fixed(.format)],
    [
      code,
      Key("presentation", \.presentation, .cases(), "How the currency is written."),
      Key("fraction", \.fraction, .digits, "The number of digits after the decimal point."),
      Key("sign", \.sign, .cases(), "When it has a sign."),
      Key("grouping", \.grouping, .cases(), "`never` writes 1234 for 1,234."),
    ])
}

extension ByteFormat: FormModel {
  private static let style = Key(
    "style", \.style, .cases(),
    "The size of 1 kB: 1,000 bytes, as for files, or 1,024, as for memory.")

  package static let form = Form(
    "byteFormat", "the format of bytes", blank: ByteFormat(), short: ShortForm(style),
    mayBeNothing: true, limits: [.fixed(.format)], [style])
}

extension RelativeFormat: FormModel {
  private static let presentation = Key(
    "presentation", \.presentation, .cases { relativeHint($0) },
    "`named` writes `yesterday`, and `numeric` writes `1 day ago`.")

  package static let form = Form(
    "relativeFormat", "the format of a relative date", blank: RelativeFormat(),
    short: ShortForm(presentation), mayBeNothing: true,
    limits: [.fixed(.format)],
    [presentation, Key("width", \.width, .cases(), "The length of its words.")])
}

extension DurationFormat: FormModel {
  private static let pattern = Key(
    "pattern", \.pattern, .cases(), "The digits: `minuteSecond` writes 3:07.")

  private static let units = Key(
    "units", \.units, .list(of: DurationFormat.Unit.self),
    "The units, in words rather than digits: `[hours, minutes]`."
  ).notEmpty()

  package static let form = Form(
    "durationFormat", "the format of a duration", blank: DurationFormat(),
    short: ShortForm(pattern), mayBeNothing: true,
    limits: [.fixed(.format)],
    [pattern, units, Key("width", \.width, .cases(), "The length of the words of `units`.")],
    rules: [.excludes(pattern, units) { .twoFormats($0, $1) }])
}

extension ListFormat: FormModel {
  private static let kind = Key("type", \.kind, .cases(), "The word before the last one.")

  package static let form = Form(
    "listFormat", "the format of a list", blank: ListFormat(), short: ShortForm(kind),
    mayBeNothing: true, limits: [.fixed(.format)],
    [kind, Key("width", \.width, .cases(), "The length of that word.")])
}

extension MeasurementFormat: FormModel {
  fileprivate static let unit = Key(
    "unit", \.unit, .unit, "The unit of the number, by its name in Foundation or from a field."
  ).fallback("the unit of the field, a `Measurement`")

  private static let usage = Key(
    "usage", \.usage, .choice(Vocabulary.measurementUsages.map(\.usage), standard: "general"),
    "The kind of measurement, which decides the reader's preferred unit."
  ).fallback("general")

  package static let form = Form(
    "measurementFormat", "the format of a measurement", blank: MeasurementFormat(),
    short: ShortForm(unit, as: "measurement"), mayBeNothing: true,
    limits: [.fixed(.format)],
    [
      unit, Key("width", \.width, .cases(), "The length of the unit's name."), usage,
      Key("fraction", \.fraction, .digits, "The number of digits after the decimal point."),
    ],
    finish: { measurement, written, resolver in
      guard case .fixed(let unit, let dimension)? = measurement.unit, let word = measurement.usage,
        case .value(let entry) = written.mapping.reading(usage.name)
      else { return true }
      let words = Vocabulary.measurementUsages
        .filter { $0.dimensions.isEmpty || $0.dimensions.contains(dimension) }.map(\.usage)
      if words.contains(word) { return true }
      let name = Name(word, span: entry.value.span)
      resolver.report(.unknownChoice("the usage of '\(unit)'", name, among: words))
      return false
    })
}

extension DateFormat {
  /// The parts of a date, and the words of `Date.FormatStyle.Symbol` that each of them takes.
  private static let parts: [(part: String, words: [String], doc: String)] = [
    ("weekday", ["abbreviated", "wide", "narrow", "short"], "The day of the week."),
    ("day", ["defaultDigits", "twoDigits"], "The day of the month."),
    ("month", ["defaultDigits", "twoDigits", "abbreviated", "wide", "narrow"], "The month."),
    ("year", ["defaultDigits", "twoDigits"], "The year."),
    ("hour", ["defaultDigits", "twoDigits"], "The hour, as the reader's clock shows it."),
    ("minute", ["defaultDigits", "twoDigits"], "The minute."),
    ("second", ["defaultDigits", "twoDigits"], "The second."),
  ]

  /// The construct for the parts of a date.
  static var construct: Construct { componentForm.construct }

  fileprivate static let componentForm = Form(
    "dateComponents", "a format of a date", blank: Components(), foreign: DateFormat.foreign,
    limits: [.fixed(.format)],
    parts.map { part in
      FormKey<Components>(part.part, .choice(part.words), part.doc) {
        $0.words.append((part.part, $1))
      }
    })
}

extension ValueForm where Value == DateFormat {
  /// A date in a style, or with selected parts.
  fileprivate static var date: ValueForm {
    let styles = DateFormat.DateStyle.allCases.map(\.rawValue)
    return ValueForm(
      .either([.choice(styles), .mapping { DateFormat.componentForm.construct }])
    ) { entry, resolver in
      guard case .mapping(let mapping) = entry.value.content else {
        return ValueForm<DateFormat.DateStyle>.cases(hint: dateHint).read(entry, &resolver)
          .map { DateFormat(date: $0) }
      }
      let components = resolver.read(
        mapping, of: entry.key, at: entry.value.span, DateFormat.componentForm)
      guard let components else { return nil }
      if components.words.isEmpty {
        if mapping.entries.isEmpty, !mapping.isIncomplete {
          resolver.report(
            .emptyMappingValue(
              "'date'", "a style or the parts of a date", mayBeField: false, at: entry.value.span))
        }
        return nil
      }
      return DateFormat(components: components)
    }
  }
}

/// Help for a flag, and for the lengths of the words.
@Sendable private func relativeHint(_ word: String) -> String? {
  if ["true", "yes", "date"].contains(word) { return "write 'named'" }
  let widths = ["short": "abbreviated", "full": "wide"]
  let width = widths[word] ?? word
  return RelativeFormat.Width(rawValue: width).map { "write '{ width: \($0.rawValue) }'" }
}

/// Help for the words of `DateFormatter`.
@Sendable private func dateHint(_ word: String) -> String? {
  let styles = ["short": "numeric", "medium": "abbreviated", "full": "complete"]
  if let style = styles[word] { return "write '\(style)'" }
  if word == "relative" { return "write 'relative: named' in place of 'date'" }
  return dateComponents(ofPattern: word).map { "write '\($0)': the reader's language orders them" }
}

/// The parts of a date in a Unicode pattern; nil for a word that is not a pattern.
///
/// - Source: unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
private func dateComponents(ofPattern pattern: String) -> String? {
  // A word made only of such letters has fewer of them in a row.
  let isPattern = ["yy", "dd", "mm", "MM", "EE", "HH", "hh"].contains(where: pattern.contains)
  guard isPattern else { return nil }
  let names: [Character: String] = [
    "E": "weekday", "c": "weekday", "d": "day", "M": "month", "L": "month", "y": "year",
    "Y": "year", "H": "hour", "h": "hour", "m": "minute", "s": "second",
  ]
  var parts: [String] = []
  var rest = pattern[...]
  while let letter = rest.first {
    let count = rest.prefix { $0 == letter }.count
    rest = rest.dropFirst(count)
    guard let name = names[letter] else {
      // A time zone and the half of the day are not separate parts; any other letter belongs to a word.
      if letter.isLetter, !"azZ".contains(letter) { return nil }
      continue
    }
    let isWord = name == "weekday" || name == "month" && count > 2
    let width =
      isWord
      ? count < 4 ? "abbreviated" : count == 4 ? "wide" : "narrow"
      : count == 2 ? "twoDigits" : "defaultDigits"
    parts.append("\(name): \(width)")
  }
  return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
}

extension ValueForm where Value == Digits {
  /// A number of digits, or a range.
  fileprivate static var digits: ValueForm {
    ValueForm(.either([.integer(atLeast: 0, atMost: 20), .text])) { entry, resolver in
      let bounds = entry.value.scalar.map { scalar -> [Int?] in
        let parts = scalar.text.split(separator: ".", omittingEmptySubsequences: false)
        let isRange = parts.count == 4 && parts[1].isEmpty && parts[2].isEmpty
        return (isRange ? [parts[0], parts[3]] : [scalar.text[...]]).map { Int($0) }
      }
      if let bounds, let least = bounds.first ?? nil, let most = bounds.last ?? nil,
        0 <= least, least <= most, most <= 20
      {
        return Digits(least: least, most: most)
      }
      if entry.value.isBroken { return nil }
      resolver.report(
        .wrongKind(
          quoted(entry.key.text), expected: "a number of digits or a range", found: entry.value,
          help: "write '2', or '0...2' for at least none and at most two"))
      return nil
    }
  }
}

extension ValueForm where Value == CurrencyFormat.Code {
  fileprivate static var currencyCode: ValueForm {
    ValueForm(
      .either([.text, .swiftMember, .mapping { .fieldReference }])
    ) { entry, resolver in
      if case .mapping(let mapping) = entry.value.content {
        guard let field = resolver.readFieldReference(mapping, entry) else { return nil }
        if KnownType(field.type) == .text { return .field(field) }
        resolver.report(
          .currencyOfField(field, at: mapping["field"]?.span ?? entry.value.span), of: field,
          meant: field.type.misspelt { $0 == .text })
        return nil
      }
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)) else { return nil }
      if let member = memberPath(name) { return .member(member) }
      guard name.text.utf8.count == 3, name.text.allSatisfy({ $0.isASCII && $0.isUppercase })
      else {
        let isField = resolver.scope.fields[name.text] != nil
        resolver.report(.noCurrency(entry, field: isField ? name.text : nil))
        return nil
      }
      return .fixed(name.text)
    }
  }
}

extension Resolver {
  fileprivate mutating func readFieldReference(
    _ mapping: Mapping, _ entry: Mapping.Entry
  ) -> Field? {
    let owner = Mapping.Key(text: entry.key.text, span: entry.value.span)
    return read(mapping, of: owner, at: entry.value.span, FieldReference.form)?.field?.field
  }
}

extension ValueForm where Value == MeasurementFormat.Unit {
  fileprivate static var unit: ValueForm {
    let words = Vocabulary.units.flatMap(\.units)
    return ValueForm(
      .either([.choice(words), .mapping { .fieldReference }])
    ) { entry, resolver in
      if case .mapping(let mapping) = entry.value.content {
        guard let field = resolver.readFieldReference(mapping, entry) else { return nil }
        // The types of units are Foundation's or the user's.
        let mayBeUnit = if case .unknown = KnownType(field.type) { true } else { false }
        if !mayBeUnit {
          resolver.report(.unitOfField(field, at: mapping["field"]?.span ?? entry.value.span))
        }
        return .field(field)
      }
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)) else { return nil }
      guard let dimension = Vocabulary.units.first(where: { $0.units.contains(name.text) }) else {
        resolver.report(
          .unknownChoice(
            quoted(entry.key.text), name, among: words,
            help: Suggestion.help(near: name.text, among: words)
              ?? "write a unit as Foundation calls it, such as 'kilometers' or 'celsius'"))
        return nil
      }
      return .fixed(name.text, dimension: dimension.dimension)
    }
  }
}

extension Vocabulary {
  /// The words for the usage of a measurement, from `MeasurementFormatUnitUsage`, with the dimensions of
  /// each; an empty list means all.
  static let measurementUsages: [(usage: String, dimensions: [String])] = [
    ("general", []), ("asProvided", []), ("person", ["UnitLength", "UnitTemperature"]),
    ("personHeight", ["UnitLength"]), ("personWeight", ["UnitMass"]), ("road", ["UnitLength"]),
    ("food", ["UnitEnergy"]), ("workout", ["UnitEnergy"]), ("weather", ["UnitTemperature"]),
    ("visibility", ["UnitLength"]), ("focalLength", ["UnitLength"]), ("rainfall", ["UnitLength"]),
    ("snowfall", ["UnitLength"]), ("barometric", ["UnitPressure"]), ("wind", ["UnitSpeed"]),
    ("liquid", ["UnitVolume"]),
  ]

  /// Foundation's units, by dimension.
  static let units: [(dimension: String, units: [String])] = [
    (
      "UnitLength",
      [
        "kilometers", "meters", "centimeters", "millimeters", "miles", "yards", "feet", "inches",
        "nauticalMiles", "lightyears",
      ]
    ),
    ("UnitMass", ["kilograms", "grams", "milligrams", "metricTons", "pounds", "ounces", "stones"]),
    ("UnitTemperature", ["celsius", "fahrenheit", "kelvin"]),
    ("UnitSpeed", ["metersPerSecond", "kilometersPerHour", "milesPerHour", "knots"]),
    ("UnitEnergy", ["kilojoules", "joules", "kilocalories", "calories", "kilowattHours"]),
    ("UnitVolume", ["liters", "milliliters", "cubicMeters", "gallons", "pints", "cups"]),
    ("UnitArea", ["squareMeters", "squareKilometers", "hectares", "acres", "squareFeet"]),
    ("UnitPower", ["watts", "kilowatts", "horsepower"]),
    ("UnitPressure", ["hectopascals", "bars", "millibars", "poundsForcePerSquareInch"]),
    ("UnitAngle", ["degrees", "radians"]),
    ("UnitFrequency", ["hertz", "kilohertz", "megahertz", "gigahertz"]),
    ("UnitElectricCharge", ["milliampereHours", "ampereHours"]),
  ]
}

extension DiagnosticCode {
  package static let twoFormats = Self("two-formats", .error, .elements)
}

extension Diagnostic {
  static func twoFormats(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    .exclusive(one, other, "format", .twoFormats)
  }

  /// - Parameter field: the field that is named instead of a code.
  fileprivate static func noCurrency(_ entry: Mapping.Entry, field: String?) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "the code of a currency", found: entry.value,
      help: field.map { "write '{ field: \($0) }' for the code in this field" }
        ?? "write its three letters such as 'EUR', '{ field: … }' with a field of type String, or "
        + "your own static member such as 'Shop.currency'")
  }

  fileprivate static func unitOfField(_ field: Field, at span: SourceSpan) -> Diagnostic {
    misfit(
      "a unit cannot come from", field, at: span, "no unit",
      help: "name a field whose type is a unit of Foundation, such as UnitLength")
  }

  fileprivate static func currencyOfField(_ field: Field, at span: SourceSpan) -> Diagnostic {
    misfit(
      "a currency cannot come from", field, at: span, "not a String",
      help: "name a field of type String with the code, such as 'EUR'")
  }
}
