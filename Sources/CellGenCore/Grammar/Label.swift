extension LabelElement: FormModel {
  private static let text = Key(
    "text", \.text, .labelText,
    "The field it shows."
  )
  .required("add 'text: title' with a field, or 'text: { literal: … }' with fixed text")
  .synonyms("field title value")

  private static let keepsPlace = Key.keepsPlace(\.keepsPlace)

  package static let form = Form(
    "label", "a label",
    blank: LabelElement(property: "", text: .literal("")),
    short: ShortForm(text, as: "text"),
    [
      text,
      Key("font", \.font, .font, "A Dynamic Type text style.").synonyms("textstyle"),
      Key(
        "color", \.color, .color(), "The colour of the text."
      ).fallback("label").synonyms("textcolor foregroundcolor"),
      Key(
        "lines", \.lines,
        .integer(atLeast: 0) { _ in "write 0 for as many lines as the text needs" },
        "The maximum number of lines; 0 for no limit."
      ).synonyms("numberoflines maxlines linelimit"),
      Key(
        "alignment", \.alignment, .choice(Vocabulary.textAlignments, standard: "natural"),
        "How lines are aligned."
      ).fallback("natural").synonyms("align textalignment"),
      keepsPlace,
    ],
    wrongKind: { entry, resolver in
      let field = resolver.scope.fields.names.first ?? "title"
      return entry.value.isEmpty ? .emptyLabel(entry.key, field) : nil
    },
    finish: { label, written, resolver in
      label.property = resolver.scope.names.next(label.text, .label)
      if label.keepsPlace { resolver.checkPlace(written.key(keepsPlace), of: label.text.field) }
      return true
    })
}

extension ValueForm where Value == String {
  /// A text style of Dynamic Type.
  static var font: ValueForm {
    choice(Vocabulary.fonts) { word in
      let weights = ["bold", "semibold", "medium", "light", "heavy", "italic", "system", "regular"]
      return weights.contains(word)
        ? "write a text style, such as 'headline', which is semibold; other fonts need custom views"
        : [
          "caption": "did you mean 'caption1' or 'caption2'?", "title": "did you mean 'title1'?",
        ][word]
    }
  }
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
