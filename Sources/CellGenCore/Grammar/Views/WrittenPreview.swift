/// The entries of a manifest's `preview`, which are read once tokens are known.
struct WrittenPreview: Sendable {
  var colors = Reading<Mapping.Entry>.absent
  var fonts = Reading<Mapping.Entry>.absent
  var spacings = Reading<Mapping.Entry>.absent
  var texts = Reading<Mapping.Entry>.absent
}

extension WrittenPreview: FormModel {
  package static let form = Form(
    "preview", "a 'preview'", blank: WrittenPreview(), foreign: foreign, limits: [.fixed(.preview)],
    [
      Key(
        "colors", \.colors,
        .later(.names(.colorSource, to: ValueForm<Color>.constant(Color.self).kind)),
        "Colors, by the Swift members or color assets that they stand for."
      ).synonyms("assets colours"),
      Key(
        "fonts", \.fonts,
        .later(.names(.swiftMember, to: ValueForm<Font>.constant(Font.self).kind)),
        "Fonts, by the Swift members that they stand for."),
      Key(
        "spacings", \.spacings,
        .later(.names(.swiftMember, to: ValueForm<Number>.constant(Number.self).kind)),
        "Numbers, by the Swift members that they stand for."
      ).synonyms("spacing lengths metrics dimensions numbers"),
      Key(
        "texts", \.texts,
        .later(.names(.swiftMember, to: ValueForm<TextConstant>.sameText.kind)),
        "Texts, by the Swift members that they stand for."
      ).synonyms("strings text localizations"),
    ],
    accepts: { written, resolver in
      let members = written.entries.filter { entry in
        memberPath(Name(entry.key.text, span: entry.key.span)) != nil
      }
      for member in members { resolver.report(.memberOfNoKind(member)) }
      return members.isEmpty
    })
}

extension PreviewValues.Kind {
  /// The apparent kind of a value.
  fileprivate init?(_ value: Node) {
    switch value.content {
    case .scalar(let scalar):
      let text = scalar.text
      if isPlainNumber(scalar) {
        self = .spacings
      } else if Vocabulary.fonts.contains(text) {
        self = .fonts
      } else if Vocabulary.colors.contains(text) || colorDigits(text) != nil {
        self = .colors
      } else {
        self = .texts
      }
    case .mapping(let mapping):
      let kinds: [(Self, Construct)] = [
        (.colors, Color.forms.constants.construct), (.fonts, Font.forms.constants.construct),
        (.texts, Construct.text),
      ]
      let kind = kinds.first { kind in mapping.entries.contains { kind.1.has($0.key.text) } }
      guard let kind else { return nil }
      self = kind.0
    default: return nil
    }
  }
}

extension Diagnostic {
  /// The message for a member outside the mapping of its kind.
  fileprivate static func memberOfNoKind(_ member: Mapping.Entry) -> Diagnostic {
    let name = member.key.text
    let kind = PreviewValues.Kind(member.value)?.rawValue ?? "colors"
    let value = member.value.scalar.map(\.asWritten) ?? "…"
    return Diagnostic(
      .unknownKey,
      "a 'preview' has no key \(quoted(name))",
      at: Annotation(member.key.span, "a Swift member"),
      help: "write '\(kind): { \(name): \(value) }'",
      note: "members are in 'colors', 'fonts', 'spacings' or 'texts', by what they are")
  }
}

extension WrittenPreview {
  static let foreign: [ForeignWord] = [
    .needless(
      "images symbols symbol image icons", "pictures show a placeholder for every image and symbol"),
    ForeignWord(
      "samples views elements data",
      "write 'samples' in each view for example data, and 'preview' in a view or an element for what "
        + "replaces your own class"),
    .needless(
      "device devices width dark darkmode light appearance colorscheme textsize dynamictype size contrast "
        + "language locale direction rtl container",
      "the page that 'cellgen preview' writes has a control for it"),
  ]
}
