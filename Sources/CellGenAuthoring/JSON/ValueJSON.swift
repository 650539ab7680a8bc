import CellGenCore

/// A value as it is written in a manifest, in full.
extension Value: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .constant(let constant): valueJSON(constant, in: module)
    case .field(let field): .object([("field", .string(field.name.text))])
    case .cases(let field, let cases):
      .object([
        ("field", .string(field.name.text)),
        ("cases", .object(cases.map { ($0.pattern.word, $0.value.json(in: module)) })),
      ])
    case .states: .object(states.map { ($0.name, $0.value.json(in: module)) })
    }
  }
}

extension TextConstant: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .literal(let text): .object([("verbatim", .string(escaped(text)))])
    case .phrase(let phrase): phrase.json(in: module)
    case .member(let member): member.json(in: module)
    case .none: .string("none")
    }
  }
}

extension Phrase: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    let text = parts.reduce(into: "") { text, part in
      switch part {
      case .text(let piece): text += escaped(piece)
      case .value(let value): text += "{\(value.field.name.text)}"
      }
    }
    let word = key != nil ? "text" : isVerbatim ? "verbatim" : "literal"
    let formats = values.compactMap { value in
      value.format.map { (key: value.field.name.text, value: $0.json(in: module)) }
    }
    return .object(
      (key.map { [("key", JSONValue.string($0))] } ?? []) + [(word, .string(text))]
        + (comment.map { [("comment", .string($0))] } ?? [])
        + (formats.isEmpty ? [] : [("formats", .object(formats))]))
  }
}

/// Text with its braces doubled.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { $0 += $1 == "{" ? "{{" : $1 == "}" ? "}}" : String($1) }
}

extension CellBackground: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    isEmpty ? .null : .object(settingsJSON(of: self, in: module))
  }
}

extension Strings: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    guard case .catalog(let table) = self else { return .string("none") }
    return .object([
      ("table", .string(table.name ?? "Localizable")),
      ("bundle", table.bundle?.json(in: module) ?? .null),
    ])
  }
}

extension ResourceBundle: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .main: .string("main")
    case .module: .string("module")
    case .member(let member): member.json(in: module)
    }
  }
}

extension TextFormat: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .number(let number): kind(number, in: module)
    case .percent(let number): kind(number, in: module)
    case .currency(let currency): kind(currency, in: module)
    case .bytes(let bytes): kind(bytes, in: module)
    case .date(let date): date.json
    case .relative(let relative): kind(relative, in: module)
    case .duration(let duration): kind(duration, in: module)
    case .list(let list): kind(list, in: module)
    case .measurement(let measurement): kind(measurement, in: module)
    case .member(let member): member.json(in: module)
    }
  }

  private func kind<Model: FormModel>(_ model: Model, in module: Module) -> JSONValue {
    .object([(name, .object(settingsJSON(of: model, in: module)))])
  }
}

extension DateFormat {
  fileprivate var json: JSONValue {
    let parts = components.map { JSONValue.object($0.words.map { ($0.part, .string($0.word)) }) }
    return .object(
      [
        ("date", date.map { .string($0.rawValue) } ?? parts),
        ("time", time.map { .string($0.rawValue) }),
      ]
      .compactMap { key, value in value.map { (key, $0) } })
  }
}

extension Digits: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    least == most ? .number(Double(least)) : .string("\(least)...\(most)")
  }
}

extension CurrencyFormat.Code: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .fixed(let code): .string(code)
    case .field(let field): .object([("field", .string(field.name.text))])
    case .member(let member): member.json(in: module)
    }
  }
}

extension MeasurementFormat.Unit: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .fixed(let unit, _): .string(unit)
    case .field(let field): .object([("field", .string(field.name.text))])
    }
  }
}

extension NumberFormat.Notation: JSONRepresentable {}
extension NumberFormat.Sign: JSONRepresentable {}
extension NumberFormat.Grouping: JSONRepresentable {}
extension CurrencyFormat.Presentation: JSONRepresentable {}
extension ByteFormat.Style: JSONRepresentable {}
extension RelativeFormat.Presentation: JSONRepresentable {}
extension RelativeFormat.Width: JSONRepresentable {}
extension DurationFormat.Pattern: JSONRepresentable {}
extension DurationFormat.Unit: JSONRepresentable {}
extension DurationFormat.Width: JSONRepresentable {}
extension ListFormat.Kind: JSONRepresentable {}
extension ListFormat.Width: JSONRepresentable {}
extension MeasurementFormat.Width: JSONRepresentable {}

extension SwiftMember: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([("member", .string(path.joined(separator: ".")))])
  }
}

extension TokenReference: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([
      ("token", .string(name)), ("manifest", .string(module.manifests[manifest].source.path)),
    ])
  }
}

extension Number: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .literal(let number): .number(number)
    case .token(let token): token.json(in: module)
    case .member(let member): member.json(in: module)
    }
  }
}

extension Length: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .points(let number): number.json(in: module)
    case .scaled(let points): .object([("scaled", .number(points))])
    case .fraction(let fraction): .object([("fraction", .number(fraction))])
    case .unset: .null
    }
  }
}

extension Inset: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .points(let number): number.json(in: module)
    case .margins: .string("margins")
    case .readable: .string("readable")
    }
  }
}

extension Color: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .named(let name): .string(name)
    case .token(let token): token.json(in: module)
    case .member(let member): member.json(in: module)
    case .asset(let name): .object([("asset", .string(name))])
    case .hex(let digits):
      .string("#" + String(digits, radix: 16, uppercase: true).padded(to: 8))
    case .adaptive(let color):
      .object(color.colors.map { ($0.appearance, $0.color.json(in: module)) })
    case .data(let data): .object([("field", .string(data.field.name.text))])
    case .faded(let color, let alpha):
      .object([("of", color.json(in: module)), ("alpha", .number(alpha))])
    }
  }
}

extension String {
  /// The text padded with leading zeros to a minimum length.
  fileprivate func padded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - utf8.count)) + self
  }
}

extension MemberConstant {
  func json(in module: Module) -> JSONValue { member?.json(in: module) ?? .string("none") }
}

extension AppImage: JSONRepresentable {}
extension ImageURL: JSONRepresentable {}

extension Font: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .style(let style): .string(style)
    case .system(let font): font.json
    case .named(let font):
      .object(
        [("name", .string(font.name)), ("size", .number(font.size))]
          + (font.scalesAs.map { [("scalesAs", .string($0))] } ?? []))
    case .token(let token): token.json(in: module)
    case .member(let member): member.json(in: module)
    }
  }
}

extension SystemFont {
  fileprivate var json: JSONValue {
    let words = [
      ("style", style), ("scalesAs", scalesAs), ("weight", weight), ("design", design),
    ].compactMap { key, word in word.map { (key, JSONValue.string($0)) } }
    let sizes = size.map { [("size", JSONValue.number($0))] } ?? []
    let flags = [("italic", isItalic), ("monospacedDigits", hasMonospacedDigits)]
      .filter(\.1).map { ($0.0, JSONValue.bool(true)) }
    return .object(words + sizes + flags)
  }
}

extension CornerRadius: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .circle: .string("circle")
    case .points(let radius): radius.json(in: module)
    }
  }
}

extension Background: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .color(let color): color.json(in: module)
    case .blur(let blur): .object(settingsJSON(of: blur, in: module))
    case .gradient(let colors): .object([("gradient", colors.json(in: module))])
    }
  }
}

extension Accessibility: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    if isHidden { return .string("none") }
    let texts = [("label", label), ("value", value), ("hint", hint), ("identifier", identifier)]
    let spoken = actions.map { ($0.action, $0.name.json(in: module)) }
    return .object(
      texts.compactMap { key, text in text.map { (key, $0.json(in: module)) } }
        + (isHeader.map { [("isHeader", $0.json(in: module))] } ?? [])
        + (spoken.isEmpty ? [] : [("actions", .object(spoken))]))
  }
}

extension LayerPlace: JSONRepresentable {}
extension TextElement.Detection: JSONRepresentable {}

extension TextRun: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .object(settingsJSON(of: self, in: module)) }
}

extension TextReport: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object(
      [("name", .string(name))] + (label.map { [("label", .string($0))] } ?? []))
  }
}

extension Priority: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .literal(let priority): .number(priority)
    case .member(let member): member.json(in: module)
    }
  }
}

extension Correction: JSONRepresentable {
  func json(in module: Module) -> JSONValue { flag?.json(in: module) ?? .string(word) }
}
extension RowTurn: JSONRepresentable {
  func json(in module: Module) -> JSONValue { flag?.json(in: module) ?? .string(word) }
}

extension ControlRange: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([("lower", lower.json(in: module)), ("upper", upper.json(in: module))])
  }
}

extension ControlBound: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .member(let member): member.json(in: module)
    }
  }
}

extension DateRange: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([
      ("lower", first?.json(in: module) ?? .null), ("upper", last?.json(in: module) ?? .null),
    ])
  }
}

extension DateBound: JSONRepresentable {
  func json(in module: Module) -> JSONValue { member.json(in: module) }
}

extension SegmentOption: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object(
      (name.map { [("case", .string($0.text))] } ?? []) + [("title", title.json(in: module))])
  }
}

/// The values that a manifest defines for pictures.
func json(_ preview: PreviewValues, in module: Module) -> [(key: String, value: JSONValue)] {
  [
    ("colors", json(preview.colors, in: module)), ("fonts", json(preview.fonts, in: module)),
    ("spacings", json(preview.spacings, in: module)), ("texts", json(preview.texts, in: module)),
  ]
}

/// The tokens of a manifest.
func json(_ tokens: Tokens, in module: Module) -> [(key: String, value: JSONValue)] {
  [
    ("colors", json(tokens.colors, in: module)), ("fonts", json(tokens.fonts, in: module)),
    ("spacings", json(tokens.spacings, in: module)),
  ]
}

private func json<Constant: JSONRepresentable>(
  _ tokens: [Token<Constant>], in module: Module
) -> JSONValue {
  .object(tokens.map { ($0.name.text, $0.value.json(in: module)) })
}
