extension LabelElement: StyledModel {
  private static let text = Key(
    "text", \.text, .labelText,
    "The field it shows."
  )
  .required("add 'text: title' with a field, or 'text: { literal: … }' with fixed text")
  .synonyms("field title value")

  private static let format = Key(
    "format", .format, "How the field is written for its reader."
  ) { $0.format = $1 }.synonyms("formatter formatstyle dateformat numberformat")

  private static let formats = Key(
    "formats", .formats, "How fields in the text are written, by their names."
  ) { $0.formats = $1 }

  private static let lines = Key(
    "lines", \.lines,
    .integer(atLeast: 0) { _ in "write 0 for as many lines as the text needs" },
    "The maximum number of lines; 0 for no limit."
  ).fallback("0; 1 with `truncation` or `shrink`").synonyms("numberoflines maxlines linelimit")

  package static let form = Form(
    "label", "a label",
    blank: LabelElement(property: "", text: .constant(.literal(""))),
    short: ShortForm(text, as: "text"), [text, format, formats] + styleKeys,
    wrongKind: { entry, resolver in
      let field = resolver.scope.fields.names.first ?? "title"
      return entry.value.isEmpty ? .emptyLabel(entry.key, field) : nil
    },
    finish: finish)

  /// The label of an item, whose text is the item.
  static let repeated = Form(
    "repeatedLabel", "a repeated label", blank: form.blank, mayBeNothing: true,
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
        "color", \.color, .value(of: Color.self), "The colour of the text."
      ).fallback("label").synonyms("textcolor foregroundcolor"),
      lines,
      Key(
        "alignment", \.alignment, .choice(Vocabulary.textAlignments, standard: "natural"),
        "How lines are aligned."
      ).fallback("natural").synonyms("align textalignment"),
      Key(
        "truncation", \.truncation, .cases(), "Where text that does not fit is cut."
      ).fallback("at the end").synonyms("linebreakmode truncationmode"),
      Key(
        "shrink", \.shrink, .fraction, "How far its font may shrink to fit, as a fraction."
      ).synonyms("minimumscalefactor adjustsfontsizetofitwidth"),
    ] + Key.look

  @Sendable private static func finish(
    _ label: inout LabelElement, _ written: FormReading, _ resolver: inout Resolver
  ) -> Bool {
    label.property = resolver.scope.names.next(label.text, .label)
    guard resolver.finishText(of: &label, written) else { return false }
    // Text that may have any number of lines is never cut and never shrinks.
    if written.lacks(lines), label.lines == 0, label.truncation != nil || label.shrink != nil {
      label.lines = 1
    }
    resolver.finishLook(
      of: &label, written, shows: label.text.hidingFields.first ?? label.text.field)
    return true
  }
}

extension Resolver {
  /// Gives the text of a label its formats; returns false after a report.
  fileprivate mutating func finishText(of label: inout LabelElement, _ written: FormReading) -> Bool
  {
    let span = written.mapping.entry("text")?.value.span ?? written.span
    switch label.text {
    case .field(let field):
      guard written.lacks("format") else {
        guard let format = label.format else { return false }
        let value = ShownValue(field: field, format: format)
        label.text = .constant(
          .phrase(Phrase(parts: [.value(value)], isVerbatim: true, span: span)))
        return checkFormat(value, at: span)
      }
      guard !field.isLabelText else { return true }
      report(
        .notLabelText(field, at: span), of: field,
        meant: field.type.misspelt(fitting: \.isLabelText))
      return false
    case .constant(.phrase(var phrase)):
      guard written.lacks("formats") || !label.formats.isEmpty else { return false }
      if let format = label.format {
        guard let key = written.mapping.entry("format")?.key, phrase.values.count == 1 else {
          report(.formatOfText(written.mapping.entry("format")?.key, phrase, at: span))
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
          report(.formatOfText(entry.key, nil, at: span))
          return false
        }
      }
      return true
    }
  }
}

extension ElementNames.Suffix {
  package static let label = Self("Label", other: "TextLabel")
}

extension Diagnostic {
  /// - Parameter phrase: the text; nil for one that data or a state choose.
  fileprivate static func formatOfText(
    _ key: Mapping.Key?, _ phrase: Phrase?, at span: SourceSpan
  ) -> Diagnostic {
    let fields = phrase?.values.map(\.field.name.text) ?? []
    return Diagnostic(
      .formatType,
      "\(quoted(key?.text ?? "format")) needs a text with one field",
      at: Annotation(key?.span ?? span, fields.isEmpty ? "no field" : "\(fields.count) fields"),
      help: fields.isEmpty
        ? "write 'text: price' with a field, or remove \(quoted(key?.text ?? "format"))"
        : "write 'formats: { \(fields[0]): … }' with a format for each field")
  }

  static func emptyLabel(_ key: Mapping.Key, _ field: String) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'label' has no value",
      at: Annotation(key.span, "a value is missing"),
      help: "write 'label: { text: \(field) }' or 'label: \(field)'")
  }
}
