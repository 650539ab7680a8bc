extension TextElement: StyledModel, AttributedModel {
  package static let facts = Facts<TextElement>(
    touches: .links, reports: { $0.link != nil }, voiceOver: .element, namesRow: { _ in .label },
    inRow: .text, extent: { _ in .bothSides }, box: .around, tint: nil, ground: nil,
    text: { .attributed($0) }, hiddenBy: { $0.fieldsOfText }, shows: nil, hasStyles: false)

  var lineLimit: Value<WholeNumber> { lines }

  package var key: String { "text" }

  private static let shown = Key(
    "text", .shownText, "The field it shows, or the pieces of its text, in order.",
    get: { $0.shownText.formValue }
  ) { $0.shownText = $1 }
  .required("add 'text: body' with a field, or 'text: { literal: … }' with fixed text")
  .synonyms("field title value")

  private static let link = Key(
    "link", .later(.name(.member)),
    "The action that a tap on a link reports, which carries its URL.",
    get: { $0.link.map(FormValue.value) ?? .nothing }, set: { _, _ in }
  ).fallback("the system opens the link")
    .synonyms("action onlink openurl onopenurl linkaction links")

  package static let form = Form(
    "linkedText", "a text with links",
    blank: TextElement(property: "", text: .constant(.literal(""))), foreign: foreign,
    short: ShortForm(shown, as: "text"),
    [shown] + Key.formats + [
      Key("font", \.font, .value(of: Font.self), "Its font.").fallback("body")
        .synonyms("textstyle"),
      Key("color", \.color, .value(of: Color.self), "The color of the text.").fallback("label")
        .synonyms("textcolor foregroundcolor foregroundstyle"),
      Key(
        "lines", \.lines, .lines, "The maximum number of lines; 0 for no limit."
      ).fallback("0").synonyms("numberoflines maxlines linelimit"),
      Key(
        "alignment", \.alignment, .word(TextAlignment.self),
        "The alignment of its lines."
      ).fallback("natural").synonyms("align textalignment"),
      Key(
        "detect", \.detect,
        .list(of: TextElement.Detection.self, hint: detectionHint, check: checkDetection),
        "The kinds of data that the system turns into links."
      ).fixed(.code).fallback("no detection").synonyms("datadetectortypes detects detectortypes"),
      Key(
        "selectable", \.isSelectable, .value(of: Flag.self),
        "Lets people select and copy the text."
      ).fallback("false").synonyms("isselectable copyable"),
      link,
    ] + Key.attributes + Key.controlLook,
    finish: { text, written, resolver in
      text.property = resolver.scope.names.next(text.text, .text)
      guard resolver.finishShownText(of: &text, written) else { return false }
      if !written.isShort, case .value(let entry) = written.mapping.reading(link.name) {
        text.link = resolver.readAction(
          entry.value, carrying: "url: URL", of: "a text with links",
          "must carry the link as one 'URL'"
        ) { KnownType($0) == .url }
      }
      resolver.finishLook(
        of: &text, written, shows: text.hidingFields.first ?? text.text.field)
      return true
    })
}

/// Help for a word that is UIKit's name for a detection.
@Sendable private func detectionHint(_ word: String) -> String? {
  TextElement.Detection.allCases.first { $0.member == word }.map { "write '\($0.rawValue)'" }
}

@Sendable private func checkDetection(
  _ detection: TextElement.Detection, at span: SourceSpan, _ resolver: inout Resolver
) {
  guard detection == .money else { return }
  resolver.checkAvailability(of: "'money'", since: 16, at: span, instead: "remove it")
}

extension ElementNames.Suffix {
  static let text = Self("Text", other: "TextView")
}

extension TextElement {
  static let foreign: [ForeignWord] = [
    .letterCase,
    .literal,
    ForeignWord(
      "truncation linebreakmode truncationmode shrink minimumscalefactor",
      "write '- label: …' in the layout"
    ) { value, mapping in
      guard let text = mapping["text"]?.identifier, let word = value.identifier else { return nil }
      return "write '- label: { text: \(text), truncation: \(word) }'"
    },
    ForeignWord(
      "url href", means: "link",
      "write 'link: …' with the action that reports a link; links come from 'markdown', an "
        + "AttributedString or 'detect'"),
  ]
}
