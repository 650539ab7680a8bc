extension Accessory {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      hiddenWords, means: "visible",
      "write 'visible: { not: … }' with a Bool field, or an optional", hiddenInRow("accessory")),
    ForeignWord(
      "button",
      "write 'detail: …' for an info button, or 'symbol: …, action: …, accessibilityLabel: …'"
    ) { value, _ in
      value.scalar.map {
        "write 'detail: \($0.text)' for an info button, or 'symbol: …, action: \($0.text), "
          + "accessibilityLabel: …'"
      }
    },
    ForeignWord(
      "format formats formatted formatter",
      "write 'badge: { literal: \"{count}\", formats: { count: number } }'"
    ) { _, mapping in
      guard let field = mapping["badge"]?.scalar?.text, isIdentifier(field) else { return nil }
      return "write 'badge: { literal: \"{\(field)}\", formats: { \(field): number } }'"
    },
    .disabledPart,
    ForeignWord(
      "url imageurl", "write '- image: { url: …, width: 40, height: 40 }' in the layout"
    ) { value, _ in
      value.field.map { "write '- image: { url: \($0), width: 40, height: 40 }' in the layout" }
    },
    ForeignWord(
      "field cases",
      "write a list with an accessory for each case, each while a Bool is true, as in "
        + "'[{ checkmark: … }, { disclosure: … }]'"),
  ]
}

extension ForeignWord {
  static let accessory = ForeignWord(
    "accessory accessories accessorytype accessoryview disclosure disclosureindicator chevron "
      + "checkmark", "write 'accessory: disclosure' in the view")
  static let disabledPart = ForeignWord(
    "disabled isdisabled", means: "enabled",
    "write 'enabled: { not: … }' with a Bool field, or an optional", opposite("enabled"))
  static let badgePlace = ForeignWord("at", "write 'at' beside the text, not in its braces")
}
