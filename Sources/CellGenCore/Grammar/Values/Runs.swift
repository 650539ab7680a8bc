/// The keys of one piece of text.
extension TextRun: FormModel {
  private static let shown = Key(
    "text", \.text, .labelText, "The field it shows, or text with fields in braces.")

  private static let literal = Key(
    "literal", .fixedText(for: .words), "Fixed text, which is also its key in the string catalog."
  ) { $0.text = .constant($1) }.fixed(.part)

  private static let verbatim = Key(
    "verbatim", .verbatim, "Text that is the same in every language."
  ) { $0.text = .constant(.phrase($1)) }.fixed(.part).synonyms("raw untranslated")

  package static let form = Form(
    "run", "a piece of text", blank: TextRun(), foreign: foreign,
    short: ShortForm(shown, as: "text"),
    [shown, literal, verbatim] + Key.formats + [
      Key("font", \.font, .value(of: Font.self), "Its font.").fallback(
        "the font of the text around it"
      )
      .synonyms("textstyle"),
      Key("color", \.color, .value(of: Color.self), "Its color.")
        .fallback("the color of the text around it").synonyms(
          "textcolor foregroundcolor foregroundstyle"),
      Key("underline", \.underline, .value(of: Flag.self), "When it is underlined.")
        .fallback("never").synonyms("underlined underlinestyle"),
      Key("strikethrough", \.strikethrough, .value(of: Flag.self), "When it is struck through.")
        .fallback("never").synonyms("strikethroughstyle struck"),
    ],
    rules: [
      .oneOf([shown, literal, verbatim]) { .runWithoutText($0) },
      .excludes(shown, literal, Diagnostic.twoTexts),
      .excludes(shown, verbatim, Diagnostic.twoTexts),
      .excludes(literal, verbatim, Diagnostic.twoTexts),
    ],
    finish: { run, written, resolver in
      resolver.finishText(of: &run, written)
    })
}

/// A text or its pieces.
struct ShownText: Sendable {
  var text: Text
  /// The pieces; none for a text with a uniform look.
  var runs: [TextRun] = []

  /// The value of the key.
  var formValue: FormValue { runs.isEmpty ? .value(text) : .value(runs) }
}

/// The owner of a text whose fields can have formats.
protocol FormattedText: Sendable {
  /// The key of the text.
  static var keyOfText: String { get }
  /// Its name in messages: "a label".
  static var shower: String { get }

  var text: Text { get set }
  var format: TextFormat? { get set }
  var formats: [FieldFormat] { get set }
}

/// An element that shows text with attributes.
protocol AttributedModel: FormattedText, StyledModel {
  var attributes: TextAttributes { get set }
  var font: Value<Font> { get }
  var color: Value<Color>? { get }
  var lineLimit: Value<WholeNumber> { get }
  var alignment: Value<TextAlignment>? { get }
}

extension FormattedText {
  static var keyOfText: String { "text" }
  static var shower: String { "a label" }
}

extension AttributedModel {
  var presence: Value<Flag>? { text.presence }
}

extension TextRun: FormattedText {}

extension LabelElement: AttributedModel {
  var lineLimit: Value<WholeNumber> { lines }
}

extension AttributedModel {
  var shownText: ShownText {
    get { ShownText(text: text, runs: attributes.runs) }
    set { (text, attributes.runs) = (newValue.text, newValue.runs) }
  }

  /// The fields without which it shows nothing.
  var fieldsOfText: [Field] {
    switch attributes.runs.count {
    case 0: text.hidingFields
    case 1: attributes.runs[0].text.hidingFields
    default: []
    }
  }
}

extension FormKey where Model: FormattedText {
  /// The keys for the formats of its fields.
  static var formats: [FormKey] {
    [
      FormKey(
        "format", .format, "The format of the field."
      ) { $0.format = $1 }.synonyms("formatter formatstyle dateformat numberformat"),
      FormKey(
        "formats", .formats, "The formats of fields in the text, by the names of the fields."
      ) { $0.formats = $1 },
    ]
  }
}

extension FormKey where Model: AttributedModel {
  /// The keys that a plain text does not have.
  static var attributes: [FormKey] {
    [
      FormKey(
        "markdown", \.attributes.isMarkdown, .flag,
        "Renders the Markdown in its text, such as `**strong**` and `*emphasis*`."
      ).fixed(.code).needs(
        Availability(
          version: 15, subject: "Markdown",
          instead: "make the field an 'NSAttributedString', or write the text in pieces")),
      FormKey(
        "underline", \.attributes.underline, .value(of: Flag.self), "When it is underlined."
      ).fallback("never").synonyms("underlined underlinestyle"),
      FormKey(
        "strikethrough", \.attributes.strikethrough, .value(of: Flag.self),
        "When it is struck through."
      ).fallback("never").synonyms("strikethroughstyle struck"),
      FormKey(
        "lineHeight", \.attributes.lineHeight, .number(.aboveZero),
        "The height of a line, as a multiple of the font's line height."
      ).fallback("the font's line height").synonyms("lineheightmultiple linespacing leading"),
    ]
  }
}

extension ValueForm where Value == ShownText {
  /// A text, or a list of pieces with their own looks.
  static let shownText = ValueForm(
    .either(ValueForm<Text>.labelTextKinds + [.list(of: TextRun.form.kind)])
  ) { entry, resolver in
    guard case .sequence(let list) = entry.value.content else {
      return ValueForm<Text>.labelText.read(entry, &resolver).map { ShownText(text: $0) }
    }
    let runs: [TextRun] = list.items.compactMap {
      resolver.read(Mapping.Entry(key: entry.key, value: $0))
    }
    if list.items.isEmpty { resolver.report(.noPieces(entry)) }
    guard runs.count == list.items.count, let first = runs.first else { return nil }
    return ShownText(text: first.text, runs: runs)
  }
}

extension ValueForm where Value == Phrase {
  /// Text that is the same in every language, with fields in braces.
  fileprivate static var verbatim: ValueForm {
    ValueForm(.text) { entry, resolver in
      var phrase = resolver.readPhrase(entry.value, quoted(entry.key.text), for: .words)
      phrase?.isVerbatim = true
      return phrase
    }
  }
}

extension Resolver {
  /// Checks the text of an element, or its pieces; returns false after a report.
  mutating func finishShownText<Model: AttributedModel>(
    of model: inout Model, _ written: FormReading
  ) -> Bool {
    guard !model.attributes.runs.isEmpty else {
      guard finishText(of: &model, written) else { return false }
      if model.attributes.isMarkdown { model.text = model.text.map(\.asMarkdown) }
      return true
    }
    for key in ["format", "formats"] {
      if let entry = written.mapping.entry(key) {
        report(.formatOfPieces(entry.key))
        return false
      }
    }
    if model.attributes.isMarkdown {
      for index in model.attributes.runs.indices {
        model.attributes.runs[index].text = model.attributes.runs[index].text.map(\.asMarkdown)
      }
    }
    return true
  }

  /// Gives a text its formats; returns false after a report.
  mutating func finishText<Model: FormattedText>(
    of label: inout Model, _ written: FormReading
  ) -> Bool {
    let key = Model.keyOfText
    let span = written.mapping.entry(key)?.value.span ?? written.span
    switch label.text {
    case .field(let field):
      guard written.lacks("format") else {
        guard let format = label.format else { return false }
        let value = ShownValue(field: field, format: format)
        label.text = .constant(
          .phrase(Phrase(parts: [.value(value)], isVerbatim: true, span: span)))
        return checkFormat(value, at: span)
      }
      if field.isAttributed {
        if field.type.unwrapped.lastName == "AttributedString" {
          checkAvailability(
            of: "'AttributedString'", since: 15, at: span,
            instead: "make the field an 'NSAttributedString'")
        }
        return true
      }
      guard !field.isLabelText else { return true }
      report(
        .notLabelText(field, at: span, shownBy: Model.shower, under: key), of: field,
        meant: field.type.misspelt(fitting: \.isLabelText))
      return false
    case .constant(.phrase(var phrase)):
      guard written.lacks("formats") || !label.formats.isEmpty else { return false }
      if let format = label.format {
        guard let key = written.mapping.entry("format")?.key, phrase.values.count == 1 else {
          var problem = Diagnostic.formatOfText(
            written.mapping.entry("format")?.key, phrase, of: key, at: span)
          if key != "text", let name = phrase.fixedText, isField(name),
            let format = written.mapping["format"]?.inBraces
          {
            problem.help = "write '\(key): { field: \(name), format: \(format) }'"
          }
          report(problem)
          return false
        }
        label.formats.append(
          FieldFormat(name: Name(phrase.values[0].field.name.text, span: key.span), format: format))
      }
      guard finish(&phrase, formats: label.formats) else { return false }
      label.text = .constant(.phrase(phrase))
      return true
    default:
      for key in ["format", "formats"] {
        if let entry = written.mapping.entry(key) {
          report(.formatOfText(entry.key, nil, of: key, at: span))
          return false
        }
      }
      return true
    }
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - phrase: the text; nil if it depends on data or a state.
  ///   - textKey: the key of the text.
  fileprivate static func formatOfText(
    _ key: Mapping.Key?, _ phrase: Phrase?, of textKey: String, at span: SourceSpan
  ) -> Diagnostic {
    let fields = phrase?.values.map(\.field.name.text) ?? []
    return Diagnostic(
      .formatType,
      "\(quoted(key?.text ?? "format")) needs a text with one field",
      at: Annotation(key?.span ?? span, fields.isEmpty ? "no field" : "\(fields.count) fields"),
      help: fields.isEmpty
        ? "write '\(textKey): \(textKey == "text" ? "price" : "{ field: price }")' with a field, or remove \(quoted(key?.text ?? "format"))"
        : "write 'formats: { \(fields[0]): … }' with a format for each field")
  }

  fileprivate static func formatOfPieces(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .formatType,
      "\(quoted(key.text)) cannot be set for a text with several pieces",
      at: Annotation(key.span, "for which piece?"),
      help: "move it to the piece with the field: '{ text: price, \(key.text): … }'")
  }

  fileprivate static func runWithoutText(_ written: FormReading) -> Diagnostic {
    Diagnostic(
      .requiredKey, "a piece of text has no text",
      at: Annotation(written.span, "shows nothing"),
      help: "add 'text: title' with a field, or 'literal: …' with fixed text")
  }

  fileprivate static func noPieces(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .emptyValue, "\(quoted(entry.key.text)) has no pieces",
      at: Annotation(entry.value.span, "shows nothing"),
      help:
        "write '[{ text: …, font: headline }, { verbatim: \" • \" }, …]' with fields of the view")
  }
}

extension Field {
  /// True if it holds text with attributes.
  package var isAttributed: Bool {
    // Most names are shorter than either.
    guard let name = type.unwrapped.lastName, name.utf8.count >= 16 else { return false }
    return switch name {
    case "NSAttributedString": true
    case "AttributedString": KnownType(type).unwrapped == .attributedText
    default: false
    }
  }
}

extension TextRun {
  static let foreign: [ForeignWord] = [
    .letterCase,
    ForeignWord(
      "visible isvisible",
      "write 'text: { field: …, cases: { true: …, false: none } }' in place of both it and the text"
    ) { value, mapping in
      guard let field = value.scalar?.text, isIdentifier(field) else { return nil }
      let text =
        (mapping["literal"] ?? mapping["verbatim"])?.scalar.map(\.asWritten)
        ?? mapping["text"]?.scalar.map { "{ field: \($0.text) }" }
      return text.map {
        "write 'text: { field: \(field), cases: { true: \($0), false: none } }' in place of both it and the text"
      }
    },
  ]
}
