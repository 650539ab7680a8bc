extension LabelElement: StyledModel {
  package static let facts = Facts<LabelElement>(
    touches: .around, reports: nil, voiceOver: .element, namesRow: { _ in .text }, inRow: .label,
    extent: { _ in .bothSides }, box: .around, tint: nil, ground: nil, text: { .attributed($0) },
    hiddenBy: { $0.fieldsOfText }, shows: nil, hasStyles: true)

  private static let shown = Key(
    "text", .shownText, "The field it shows, or the pieces of its text, in order.",
    get: { $0.shownText.formValue }
  ) { $0.shownText = $1 }
  .required("add 'text: title' with a field, or 'text: { literal: … }' with fixed text")
  .synonyms("field title value string content")

  private static let lines = Key(
    "lines", \.lines, .lines, "The maximum number of lines; 0 for no limit."
  ).fallback("0; 1 with `truncation` or `shrink`").synonyms("numberoflines maxlines linelimit")

  /// A label without any keys.
  static let blank = LabelElement(property: "", text: .constant(.literal("")))

  package static let form = Form(
    "label", "a label", blank: blank, foreign: foreign,
    short: ShortForm(shown, as: "text"), [shown] + Key.formats + styleKeys,
    wrongKind: { entry, resolver in
      let field = resolver.scope.fields.names.first ?? "title"
      return entry.value.isEmpty ? .emptyLabel(entry.key, field) : nil
    },
    finish: finish)

  /// The label of an item, whose text is the item.
  static let repeated = Form(
    "repeatedLabel", "a repeated label", blank: blank, foreign: repeatedForeign, mayBeNothing: true,
    styleKeys.filter { !["at", "offset"].contains($0.name) },
    begin: { label, _, resolver in
      if let item = resolver.scope.repeatedItem { label.text = .field(item) }
    },
    finish: finish)

  private static let styleKeys: [Key] =
    [
      Key("font", \.font, .value(of: Font.self), "Its font.").fallback("body")
        .synonyms("textstyle"),
      Key(
        "color", \.color, .value(of: Color.self), "The color of the text."
      ).fallback("label").synonyms("textcolor foregroundcolor foregroundstyle"),
      lines,
      Key(
        "alignment", \.alignment, .word(TextAlignment.self),
        "The alignment of its lines."
      ).fallback("natural").synonyms("align textalignment"),
      Key(
        "truncation", \.truncation, .value(of: LabelElement.Truncation.self),
        "Where text that does not fit is truncated."
      ).fallback("at the end").synonyms("linebreakmode truncationmode"),
      Key(
        "shrink", \.shrink, .fraction, "How far its font can shrink to fit, as a fraction."
      ).synonyms("minimumscalefactor"),
    ] + Key.attributes + Key.look

  @Sendable private static func finish(
    _ label: inout LabelElement, _ written: FormReading, _ resolver: inout Resolver
  ) -> Bool {
    label.property = resolver.scope.names.next(label.text, .label)
    if let item = resolver.scope.repeatedItem, isTaken(item.name.text, beside: label.property) {
      label.text = .field(item.named("\(item.name.text)Item"))
    }
    guard resolver.finishShownText(of: &label, written) else { return false }
    // Text without a line limit is never cut off and never shrinks.
    if written.lacks(lines), label.lines.constant == WholeNumber.noLimit,
      label.truncation != nil || label.shrink != nil
    {
      label.lines = .constant(.literal(1))
    }
    resolver.finishLook(
      of: &label, written, shows: label.hidingFields.first ?? label.text.field)
    return true
  }
}

/// Returns true if the item of a repeated label needs another name where the label is configured.
private func isTaken(_ item: String, beside label: String) -> Bool {
  item == label || ReservedNames.changes.contains(item)
}

extension ElementNames.Suffix {
  package static let label = Self("Label", other: "TextLabel")
}

extension Diagnostic {
  static func emptyLabel(_ key: Mapping.Key, _ field: String) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'label' has no value",
      at: Annotation(key.span, "a value is missing"),
      help: "write 'label: { text: \(field) }' or 'label: \(field)'")
  }
}

extension LabelElement {
  static let foreign: [ForeignWord] =
    .fonts + .colorsByState + .formats + [
      .letterCase,
      ForeignWord(
        "alignitems crossaxisalignment justifycontent mainaxisalignment", means: "alignment",
        "write 'alignment: …'"
      ) { value, _ in
        switch value.scalar?.text {
        case "center", "right", "left": value.scalar.map { "write 'alignment: \($0.text)'" }
        case "flex-start", "start": "write 'alignment: natural'"
        default: nil
        }
      },
      ForeignWord("repeat repeats foreach", "write '- repeat: tags' instead, with the field") {
        value, _ in
        value.identifier
          .map { "write '- repeat: \($0)' in place of the label" }
      },
      .literal,
      ForeignWord(
        "adjustsfontsizetofitwidth shrinktofit autoshrink", means: "shrink", "write 'shrink: 0.5'"
      ) { value, _ in
        value.scalar?.text == "false"
          ? "remove it: only a label with 'shrink' shrinks its font" : nil
      },
      .needless("gap", "the stack around a label has the 'spacing'"),
      ForeignWord(
        "link links url href onlink",
        "write '- text: { text: …, link: … }' with the action that reports a link; its links come from "
          + "'markdown', an AttributedString or 'detect'"),
      .localized,
      .format,
      .fieldInText,
      ForeignWord(
        "size", means: "font", "write 'font: { size: 13 }'",
        fontWith { Double($0) == nil ? nil : "size: \($0)" }),
    ]

  static let repeatedForeign: [ForeignWord] = [
    .letterCase,
    .formatOfItems,
    .needless(
      "text field title value",
      "the text is the item; for items with several parts, declare a view and make its view data "
        + "the items"),
  ]
}
