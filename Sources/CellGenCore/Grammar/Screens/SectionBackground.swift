extension SectionBackground: FormModel {
  private static let color = Key("color", \.color, .constant(Color.self), "Its color.")
    .fallback("none: the list shows through it")

  private static let border = Key(
    "border", \.border, .form, "The line around it; short form: its color."
  ).synonyms("stroke outline")

  package static let form = Form(
    "sectionBackground", "the background of a section", blank: SectionBackground(),
    limits: [.fixed(.section)],
    [
      color,
      Key(
        "cornerRadius", \.cornerRadius, .spacing(.atLeastZero),
        "The radius of its corners, in points."
      ).synonyms("corners radius rounded cornerradii"),
      border,
      Key(
        "insets", \.insets, ValueForm.fixedInsets,
        "The space between it and the edges of the section, in points."
      ).fallback("0").synonyms("padding margins margin"),
    ],
    rules: [.oneOf([color, border]) { .invisibleBackground($0.owner) }])
}

extension SectionBorder: FormModel {
  private static let color = Key("color", \.color, .constant(Color.self), "Its color.")

  package static let form = Form(
    "sectionBorder", "the border of a section", blank: SectionBorder(), short: ShortForm(color),
    limits: [.fixed(.section)],
    [color, Key("width", \.width, .spacing(.atLeastZero), "Its width, in points.")],
    wrongKind: { entry, _ in .borderOfOtherKind(entry) })
}

extension ValueForm where Value == SectionBackground {
  /// A color, or a mapping with more.
  static var sectionBackground: ValueForm {
    let color = ValueForm<Color>.constant(Color.self)
    return ValueForm(
      .either([color.kind, .mapping { SectionBackground.form.construct }])
    ) { entry, resolver in
      if case .mapping(let mapping) = entry.value.content,
        SectionBackground.form.keys.contains(where: { mapping[$0.name] != nil })
      {
        return resolver.read(entry)
      }
      return color.read(entry, &resolver).map { SectionBackground(color: $0) }
    }
  }
}

extension Diagnostic {
  fileprivate static func invisibleBackground(_ owner: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(quoted(owner.text)) shows nothing",
      at: Annotation(owner.span, "neither a color nor a border"),
      help: "add 'color: …' or 'border: …'")
  }
}
