/// The keys of a font that is written as a mapping.
struct FontDraft: Sendable {
  var style: String?
  var size: Double?
  var name: String?
  var scalesAs: String?
  var weight: String?
  var design: String?
  var isItalic = false
  var hasMonospacedDigits = false
}

extension Font: ValueConstant {
  static let title = "a font"
  static let fieldTypes = "UIFont"
  static let word = Construct.ValueKind.either([
    .choice(Vocabulary.fonts), .token(.fonts), .swiftMember,
  ])

  static let forms = ValueForms<Font>(
    "font", blank: FontDraft(),
    [
      FormKey("style", \.style, .textStyle, "A text style of Dynamic Type.")
        .synonyms("textstyle"),
      FormKey(
        "size", \.size, .number(.aboveZero, help: memberForSize),
        "The size at the default text size, in points."
      ).synonyms("pointsize"),
      FormKey(
        "name", \.name, .text(for: .fixedName),
        "The PostScript name of one of the app's fonts, such as Inter-Bold."
      ).synonyms("family fontname"),
      FormKey(
        "scalesAs", \.scalesAs, .textStyle, "The text style that the size scales with."
      ).fallback("the scale of body text").synonyms("relativeto"),
      FormKey(
        "weight", \.weight, .choice(Vocabulary.weights, hint: weightHint),
        "A weight of the system font."
      ),
      FormKey(
        "design", \.design, .choice(Vocabulary.designs), "A design of the system font."
      ),
      FormKey("italic", \.isItalic, .flag, "Makes the font italic."),
      FormKey(
        "monospacedDigits", \.hasMonospacedDigits, .flag, "Gives all digits the same width."
      ),
    ],
    rules: [
      FormRule(
        .oneOf(["style", "size"]), .excludes(.has("style"), .has("size")),
        .excludes(.has("style"), .has("scalesAs")),
        .excludes(.has("style"), .has("name")), .excludes(.has("name"), .has("weight")),
        .excludes(.has("name"), .has("design")), .excludes(.has("name"), .has("italic")),
        .excludes(.has("name"), .has("monospacedDigits"))
      ) { clash(in: $0.mapping).map { .mixedFont($0.0, $0.1) } ?? missingSize($0) }
    ])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Font>? {
    resolver.readFont(entry).map(Value.constant)
  }

  static func value(
    _ draft: FontDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Font>? {
    if let name = draft.name {
      guard let size = draft.size else { return nil }
      if case .mapping(let mapping) = written.value.content, let entry = mapping.entry("name") {
        resolver.checkFontName(name, at: entry)
      }
      return .constant(.named(NamedFont(name: name, size: size, scalesAs: draft.scalesAs)))
    }
    guard draft.style != nil || draft.size != nil else { return nil }
    let font = SystemFont(
      style: draft.style, size: draft.size, scalesAs: draft.scalesAs, weight: draft.weight,
      design: draft.design, isItalic: draft.isItalic,
      hasMonospacedDigits: draft.hasMonospacedDigits)
    if let style = draft.style, font == SystemFont(style: style) { return .constant(.style(style)) }
    return .constant(.system(font))
  }

  /// The message for a font without a size.
  private static func missingSize(_ written: FormReading) -> Diagnostic? {
    let mapping = written.mapping
    // An unknown key may be meant as the size; it has its own message.
    guard mapping.reading("style").isAbsent, mapping.reading("size").isAbsent,
      written.hasOnlyKeys(of: forms.constants.construct)
    else { return nil }
    return .fontWithoutSize(written.span, name: mapping["name"]?.scalar?.text)
  }

  /// Two keys that exclude each other.
  private static func clash(in mapping: Mapping) -> (Mapping.Key, Mapping.Key)? {
    let pairs = [
      ("style", ["size", "scalesAs", "name"]),
      ("name", ["weight", "design", "italic", "monospacedDigits"]),
    ]
    for (one, others) in pairs {
      guard let first = mapping.entry(one)?.key else { continue }
      for other in others {
        if let second = mapping.entry(other)?.key { return (first, second) }
      }
    }
    return nil
  }

  static func fits(_ type: TypeExpression) -> Bool { type.unwrapped.lastName == "UIFont" }
}

extension ValueForm where Value == String {
  /// A text style of Dynamic Type.
  static var textStyle: ValueForm { choice(Vocabulary.fonts, hint: textStyleHint) }
}

/// Help for a size from code, whose font must come from code too.
@Sendable private func memberForSize(_ node: Node) -> String? {
  guard let name = node.scalar?.text, isMemberPath(name) else { return nil }
  return "write 'font: \(name)', with a static member of type UIFont"
}

/// Help for a word that is close to a text style.
@Sendable private func textStyleHint(_ word: String) -> String? {
  if word == "italic" { return "write a text style with it: '{ style: body, italic: true }'" }
  if Vocabulary.weights.contains(word) {
    return "write a text style, such as 'headline', or a font with a weight: "
      + "'{ style: body, weight: \(word) }'"
  }
  switch word.drop(while: { $0 == "." }) {
  case "caption": return "did you mean 'caption1' or 'caption2'?"
  case "title": return "did you mean 'title1'?"
  default: return nil
  }
}

/// Help for a numeric weight, as in CSS.
@Sendable private func weightHint(_ word: String) -> String? {
  Vocabulary.weight(numbered: word).map { "write '\($0)'" }
}

extension Resolver {
  /// Reads a font written as one word.
  fileprivate mutating func readFont(_ entry: Mapping.Entry) -> Font? {
    let subject = quoted(entry.key.text)
    if let scalar = entry.value.scalar,
      let size = isPlainNumber(scalar) ? scalar.text : numberWithUnit(scalar)?.digits
    {
      report(.fontSize(subject, size, at: entry.value.span))
      return nil
    }
    guard let name = readName(entry.value, subject) else { return nil }
    if let token = findToken(.fonts, name) { return .token(token) }
    if Vocabulary.fonts.contains(name.text) { return .style(name.text) }
    if let style = Vocabulary.textStyle(inSwift: name.text) {
      report(.textStyleInSwift(name, style))
      return nil
    }
    if let member = findMember(name, .fonts) { return .member(member) }
    let known = Vocabulary.fonts + tokenNames(.fonts)
    if hasAllTokens {
      report(
        .unknownChoice(
          subject, name, among: known,
          help: homeHelp(.fonts, name) ?? fontHelp(name.text) ?? textStyleHint(name.text)
            ?? fontWordsHelp(name.text) ?? namedFontHelp(name.text, among: known)))
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func textStyleInSwift(_ name: Name, _ style: String) -> Diagnostic {
    let isOfUIKit = name.text.hasPrefix("UIFont")
    return Diagnostic(
      .unknownChoice,
      "\(quoted(name.text)) is a \(isOfUIKit ? "text style" : "SwiftUI font"), not a 'UIFont'",
      at: Annotation(name.span, isOfUIKit ? "a text style" : "a SwiftUI font"),
      help: "write '\(style)'",
      note: isOfUIKit
        ? nil : "for your own type 'Font', also write its module: 'App.\(name.text)'")
  }

  static func mixedFont(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    .exclusive(
      one, other, "kind of font",
      note:
        "a font has a 'style', or a 'size' and 'scalesAs'; the 'name' of an app's font includes "
        + "its weight")
  }

  /// - Parameter name: its name as written; nil for a system font.
  static func fontWithoutSize(_ span: SourceSpan, name: String?) -> Diagnostic {
    var help = name == nil ? "add 'style: body', or 'size: 17'" : "add 'size: 17' with its points"
    if let font = name.map(fontName), let size = font.size {
      help = "write 'name: \(inYAML(font.name)), size: \(size)'"
    }
    return Diagnostic(
      .requiredKey,
      name == nil
        ? "a font needs the key 'style' or 'size'" : "a font with a name needs the key 'size'",
      at: Annotation(span, "no size"), help: help)
  }

  static func fontSize(_ subject: String, _ size: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "\(subject) must be a font, found the number \(size)",
      at: Annotation(span, "expected a font"),
      help: "write '{ size: \(size) }', which grows with the reader's text size")
  }
}

extension Font {
  static let foreign: [ForeignWord] = [
    ForeignWord("bold isbold", means: "weight", "write 'weight: bold'") { _, mapping in
      mapping["style"] == nil && mapping["size"] == nil ? "write 'style: body, weight: bold'" : nil
    }
  ]
}

extension ForeignWord {
  static let fontOfTexts = ForeignWord(
    "font fontsize fontweight textcolor",
    "set it on each label, or in a style under 'styles' that the labels use")
  static let fontOfLabel = ForeignWord(
    "fontsize textsize pointsize fontweight weight bold italic fontname fontfamily",
    "write 'font: { style: body, weight: bold }' on a label")
}

extension [ForeignWord] {
  static let fonts: [ForeignWord] = [
    ForeignWord(
      "fontsize textsize pointsize", means: "font", "write 'font: { size: 13 }'",
      fontWith { Double($0) == nil ? nil : "size: \($0)" }),
    ForeignWord(
      "fontweight weight", means: "font", "write 'font: { style: body, weight: bold }'",
      fontWith { word in
        (Vocabulary.weights.contains(word) ? word : Vocabulary.weight(numbered: word))
          .map { "weight: \($0)" }
      }),
    ForeignWord(
      "bold isbold", means: "font", "write 'font: { style: body, weight: bold }'",
      fontWith { _ in "weight: bold" }),
    ForeignWord(
      "italic isitalic", means: "font", "write 'font: { style: body, italic: true }'",
      fontWith { _ in "italic: true" }),
    ForeignWord(
      "monospaced monospaceddigits monospaceddigit tabularnumbers", means: "font",
      "write 'font: { style: body, monospacedDigits: true }'",
      fontWith { _ in "monospacedDigits: true" }),
    ForeignWord(
      "fontname fontfamily typeface family", means: "font",
      "write 'font: { name: Inter-Bold, size: 17 }' with the font's PostScript name",
      fontWith { "name: \(inYAML($0)), size: 17" }),
  ]
}

/// Help to write a font in full.
///
/// - Parameter keys: the keys that the value means; nil for another value.
func fontWith(
  _ keys: @escaping @Sendable (String) -> String?
) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    guard let word = value.scalar?.text, let keys = keys(word) else { return nil }
    if keys.hasPrefix("size") || keys.hasPrefix("name") { return "write 'font: { \(keys) }'" }
    let style = mapping["font"]?.scalar?.text ?? "body"
    return Vocabulary.fonts.contains(style) ? "write 'font: { style: \(style), \(keys) }'" : nil
  }
}
