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
  ).fallback("the color of labels").synonyms("textcolor foregroundcolor")

  package static let form = Form(
    "plainRow", "a row of UIKit's", blank: PlainRow(text: .constant(.literal(""))),
    short: ShortForm(text),
    needs: Availability(
      version: 14, subject: "a row of UIKit's", instead: "write a 'layout' with labels"),
    stateless: { _, _ in "write one value, or a value for each case of a field" },
    [
      text, detail, value, Key.symbol, symbolColor, symbolBackground, Key.asset, Key.image,
      imageSize,
      color,
    ],
    rules: FormRule.onePicture(PlainRow.self, of: "a row") + [
      .needs(Key.symbol, for: symbolColor), .needs(Key.symbol, for: symbolBackground),
      .needs([Key.asset, Key.image], for: imageSize),
    ],
    finish: { row, written, resolver in resolver.isRight(row, written) })

  /// Its texts, each with its key.
  fileprivate var textsByKey: [(key: String, text: Text?)] {
    [(Self.text.name, text), (Self.detail.name, detail), (Self.value.name, value)]
  }
}

extension Resolver {
  /// Reports what a row of UIKit's cannot show; returns false after a report.
  fileprivate mutating func isRight(_ row: PlainRow, _ written: FormReading) -> Bool {
    for (key, text) in row.textsByKey {
      guard let field = text?.field, !field.isLabelText else { continue }
      let span = written.mapping.entry(key)?.value.span ?? written.span
      report(
        .notShownBy(
          "a row", field, span, "neither text nor a number", types: "String, or a number"),
        of: field, meant: field.type.misspelt(fitting: \.isLabelText))
      return false
    }
    return true
  }
}

extension Resolver {
  /// Reads a row of UIKit's. Beside a detail, the value stands among what is at the edge of the row: UIKit's
  /// row has two texts.
  mutating func resolvePlainRow(_ entry: Mapping.Entry, of view: ViewDraft) -> Presentation? {
    guard var row: PlainRow = read(entry) else { return nil }
    reportSilentActions(of: view)
    if row.detail != nil, let value = row.value {
      var accessory = Accessory()
      accessory.badge = value
      scope.rowAccessories = [accessory]
      row.value = nil
    }
    return .row(row)
  }
}

extension DiagnosticCode {
  package static let rowAndLayout = Self("row-and-layout", .error, .layouts)
}

extension Diagnostic {
  static func rowAndOther(_ other: Mapping.Key, _ row: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .rowAndLayout,
      "\(quoted(other.text)) has no place beside 'row'",
      at: Annotation(other.span, "for a view of its own"),
      also: [Annotation(row.span, "UIKit draws the row")],
      help: "remove it, or the other")
  }
}
