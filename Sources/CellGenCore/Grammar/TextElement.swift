extension TextElement: StyledModel, AttributedModel {
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
    blank: TextElement(property: "", text: .constant(.literal(""))),
    short: ShortForm(shown, as: "text"),
    [
      shown,
      Key(
        "format", .format, "How the field is written for its reader."
      ) { $0.format = $1 }.synonyms("formatter formatstyle dateformat numberformat"),
      Key(
        "formats", .formats, "How fields in the text are written, by their names."
      ) { $0.formats = $1 },
      Key("font", \.font, .value(of: Font.self), "Its font.").fallback("body")
        .synonyms("textstyle"),
      Key("color", \.color, .value(of: Color.self), "The colour of the text.").fallback("label")
        .synonyms("textcolor foregroundcolor"),
      Key(
        "lines", \.lines, .integer(atLeast: 0), "The maximum number of lines; 0 for no limit."
      ).synonyms("numberoflines maxlines linelimit"),
      Key(
        "alignment", \.alignment, .choice(Vocabulary.textAlignments, standard: "natural"),
        "How lines are aligned."
      ).fallback("natural").synonyms("align textalignment"),
      Key(
        "detect", \.detect, .detections,
        "What the system recognizes in it: a tap opens it, as a link."
      ).fallback("nothing at all").synonyms("datadetectortypes detects detectortypes"),
      Key(
        "selectable", \.isSelectable, .flag, "Whether the reader can select and copy it."
      ).synonyms("isselectable copyable"),
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

  package var reportsAction: Bool { link != nil }
}

extension ValueForm where Value == [TextElement.Detection] {
  fileprivate static var detections: ValueForm {
    let words = TextElement.Detection.allCases.map(\.rawValue)
    return ValueForm(.oneOrMore(.choice(words))) { entry, resolver in
      let subject = quoted(entry.key.text)
      guard let names = resolver.readNameList(entry.value, subject, allowsOne: true) else {
        return nil
      }
      let found = names.compactMap { name in
        let detection = TextElement.Detection(rawValue: name.text)
        if detection == nil {
          let other = TextElement.Detection.allCases.first { $0.member == name.text }
          resolver.report(
            .unknownChoice(
              "an item of \(subject)", name, among: words,
              help: other.map { "write '\($0.rawValue)'" }))
        }
        if detection == .money {
          resolver.checkAvailability(
            of: "'money'", since: 16, at: name.span, instead: "remove it")
        }
        return detection
      }
      return found.count == names.count ? found : nil
    }
  }
}

extension ElementNames.Suffix {
  static let text = Self("Text", other: "TextView")
}
