extension PlainRow: PicturedModel {
  private static let text = Key(
    "text", \.text, .labelText, "Its text: a field, or text with fields in braces."
  ).required("add 'text: …' with the field that it shows").synonyms("title label name")

  private static let detail = Key(
    "detail", \.detail, .labelText, "A smaller text below it."
  ).synonyms("subtitle secondary secondarytext detailtext description")

  private static let value = Key(
    "value", \.value, .labelText, "A text at its trailing edge."
  ).synonyms("trailing rightdetail valuetext")

  private static let symbolColor = Key(
    "symbolColor", \.symbolColor, .value(of: Color.self), "The color of the symbol."
  ).fallback("the tint color, or white on a background").synonyms("tint tintcolor iconcolor")

  private static let symbolBackground = Key(
    "symbolBackground", \.symbolBackground, .value(of: Color.self),
    "The color of a square with round corners behind the symbol."
  ).synonyms("iconbackground symbolbackgroundcolor")

  private static let imageSize = Key(
    "imageSize", \.imageSize, .number(.aboveZero),
    "The width and height of the space for the image, in points."
  ).fallback("the size of the image").synonyms("imagewidth imageheight size")

  private static let color = Key(
    "color", \.color, .value(of: Color.self), "The color of its text."
  ).fallback("the label color").synonyms("textcolor foregroundcolor")

  private static let font = Key(
    "font", \.font, .value(of: Font.self), "The font of its text."
  ).fallback("UIKit's").synonyms("textstyle")

  private static let detailColor = Key(
    "detailColor", \.detailColor, .value(of: Color.self), "The color of the detail."
  ).fallback("UIKit's").synonyms("subtitlecolor secondarycolor secondarytextcolor")

  private static let detailFont = Key(
    "detailFont", \.detailFont, .value(of: Font.self), "The font of the detail."
  ).fallback("UIKit's").synonyms("subtitlefont secondaryfont")

  private static let valueColor = Key(
    "valueColor", \.valueColor, .value(of: Color.self), "The color of the value."
  ).fallback("UIKit's").synonyms("trailingcolor")

  private static let valueFont = Key(
    "valueFont", \.valueFont, .value(of: Font.self), "The font of the value."
  ).fallback("UIKit's").synonyms("trailingfont")

  private static let formats = Key(
    "formats", .formats, "The formats of fields in its texts, by the names of the fields."
  ) { $0.formats = $1 }.synonyms("format formatter")

  package static let form = Form(
    "plainRow", "a UIKit row", blank: PlainRow(text: .constant(.literal(""))),
    foreign: foreign,
    short: ShortForm(text),
    needs: Availability(
      version: 14, subject: "a UIKit row", instead: "write a 'layout' with labels"),
    [
      text, detail, value, Key.symbol, symbolColor, symbolBackground, Key.asset, Key.image,
      imageSize,
      color, font, detailColor, detailFont, valueColor, valueFont,
      formats,
    ],
    rules: FormRule.onePicture(PlainRow.self, of: "a row") + [
      .needs(Key.symbol, for: symbolColor), .needs(Key.symbol, for: symbolBackground),
      .needs([Key.asset, Key.image], for: imageSize),
      .needs(detail, for: detailColor), .needs(detail, for: detailFont),
      .needs(value, for: valueColor), .needs(value, for: valueFont),
      .excludes(detail, valueFont, Diagnostic.fontOfBadge),
    ],
    finish: { row, written, resolver in
      let isFormatted = resolver.format(&row, written)
      return resolver.isRight(row, written) && isFormatted
    })

  private static let foreign: [ForeignWord] = [
    ForeignWord(
      "url imageurl src remote", "write '- image: { url: …, width: 40, height: 40 }' in the layout"
    ) { value, mapping in
      guard let url = value.field, let text = mapping["text"]?.field else { return nil }
      return
        "write 'layout: { hstack: { spacing: 16, children: [{ image: { url: \(url), width: 40, height: 40 } }, "
        + "{ label: \(text) }] } }': a row loads no images"
    }
  ]

  /// Its texts, each with its key.
  fileprivate var textsByKey: [(key: String, text: Text?)] {
    [(Self.text.name, text), (Self.detail.name, detail), (Self.value.name, value)]
  }
}

extension Resolver {
  /// Reports what UIKit's row cannot show; returns false after a report.
  fileprivate mutating func isRight(_ row: PlainRow, _ written: FormReading) -> Bool {
    for (key, text) in row.textsByKey {
      guard let field = text?.field, !field.isLabelText else { continue }
      let span = written.mapping.entry(key)?.value.span ?? written.span
      report(
        .misfit(
          "a row cannot show", field, at: span, "neither text nor a number",
          help: field.isAttributed
            ? "write 'layout: { label: \(field.name.text) }': a row shows plain texts"
            : "name a field of type String, or a number"),
        of: field, meant: field.type.misspelt(fitting: \.isLabelText))
      return false
    }
    guard row.detail != nil else { return true }
    for (key, value) in row.settings where key == "value" || key == "valueColor" {
      guard case .value(let value as any StateDependent) = value, value.dependsOnState,
        let entry = written.mapping.entry(key)
      else { continue }
      report(
        .stateOf(
          "a row with a detail", entry,
          help: "write one value, or a value for each case of a field",
          note: "beside a detail, the value is a badge, and \(LimitReason.edge.words)"))
      return false
    }
    return true
  }

  /// Gives the texts of a row their formats; returns false after a report.
  fileprivate mutating func format(_ row: inout PlainRow, _ written: FormReading) -> Bool {
    let shown = row.texts.flatMap(\.shownFields).map(\.name.text)
    var isWhole = true
    for format in row.formats where !shown.contains(format.name.text) {
      report(.formatOfNothing(format.name, among: shown))
      isWhole = false
    }
    let formatted = row.textsByKey.map { key, text -> Text? in
      guard let text else { return nil }
      let node = written.mapping.entry(key)?.value ?? written.short
      let result = format(
        text, by: row.formats, isWord: node?.scalar != nil, at: node?.span ?? written.span)
      if result == nil { isWhole = false }
      return result
    }
    guard isWhole, let text = formatted[0] else { return false }
    (row.text, row.detail, row.value) = (text, formatted[1], formatted[2])
    return true
  }

  /// A text with the formats of its fields; nil after a report.
  ///
  /// - Parameter isWord: true if it is not a mapping; its fields were checked when it was read.
  mutating func format(
    _ text: Text, by formats: [FieldFormat], isWord: Bool, at span: SourceSpan
  ) -> Text? {
    switch text {
    case .field(let field):
      guard let format = formats.last(where: { $0.name.text == field.name.text })?.format else {
        return text
      }
      let value = ShownValue(field: field, format: format)
      guard checkFormat(value, at: span) else { return nil }
      return .constant(.phrase(Phrase(parts: [.value(value)], isVerbatim: true, span: span)))
    case .constant(.phrase(var phrase)):
      let names = phrase.values.map(\.field.name.text)
      let own = formats.filter { names.contains($0.name.text) }
      guard isWord || !own.isEmpty else { return text }
      return finish(&phrase, formats: own) ? .constant(.phrase(phrase)) : nil
    case .constant: return text
    case .cases(let field, let cases):
      let values = cases.compactMap { each -> ValueCase<TextConstant>? in
        format(each.value, by: formats, isWord: false, at: span).map {
          ValueCase(pattern: each.pattern, value: $0, span: each.span)
        }
      }
      return values.count == cases.count ? .cases(field, values) : nil
    case .states(let states):
      var isWhole = true
      let formatted = states.map { text -> Text in
        guard let value = format(text, by: formats, isWord: false, at: span) else {
          isWhole = false
          return text
        }
        return value
      }
      return isWhole ? .states(formatted) : nil
    }
  }
}

extension Value where Constant == TextConstant {
  /// The fields that it shows, as opposed to those that choose it.
  fileprivate var shownFields: [Field] {
    fieldsOfValues
      + constants.flatMap { constant -> [Field] in
        if case .phrase(let phrase) = constant { phrase.values.map(\.field) } else { [] }
      }
  }
}

extension Resolver {
  /// Reads a row that UIKit provides. Next to a detail, the value becomes an accessory at the edge of the
  /// row: UIKit's row has only two texts.
  mutating func resolvePlainRow(_ entry: Mapping.Entry, of view: ViewDraft) -> Presentation? {
    scope.hasState = true
    guard var row: PlainRow = read(entry) else { return nil }
    reportSilentActions(of: view)
    if row.detail != nil, let value = row.value {
      var accessory = Accessory()
      (accessory.badge, accessory.color) = (value, row.valueColor)
      scope.rowAccessories = [accessory]
      (row.value, row.valueColor) = (nil, nil)
    }
    return .row(row)
  }
}

extension DiagnosticCode {
  package static let rowAndLayout = Self("row-and-layout", .error, .layouts)
}

extension Diagnostic {
  fileprivate static func fontOfBadge(_ detail: Mapping.Key, _ font: Mapping.Key) -> Diagnostic {
    .exclusive(
      detail, font, "key", help: "remove \(quoted(font.text))",
      note: "beside a detail, the value is a badge, which has the font of its row")
  }

  static func rowAndOther(_ other: Mapping.Key, _ row: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .rowAndLayout,
      "\(quoted(other.text)) cannot be combined with 'row'",
      at: Annotation(other.span, "for a separate view"),
      also: [Annotation(row.span, "UIKit draws the row")],
      help: "remove one of them")
  }
}
