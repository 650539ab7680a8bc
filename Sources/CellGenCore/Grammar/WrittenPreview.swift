/// The entries of a manifest's `preview`, which are read when tokens are known.
struct WrittenPreview: Sendable {
  var colors = Reading<Mapping.Entry>.absent
  var fonts = Reading<Mapping.Entry>.absent
  var spacings = Reading<Mapping.Entry>.absent
  var texts = Reading<Mapping.Entry>.absent
}

extension WrittenPreview: FormModel {
  package static let form = Form(
    "preview", "a 'preview'", blank: WrittenPreview(),
    [
      Key(
        "colors", \.colors,
        .later(.names(.colorSource, to: ValueForm<Color>.constant(Color.self).kind)),
        "Colours, by the Swift members or colour assets that they stand for."
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
    ])
}

extension Construct {
  package static let preview = WrittenPreview.form.construct
}
