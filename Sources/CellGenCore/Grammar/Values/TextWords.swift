extension TextConstant {
  static let foreign: [ForeignWord] = [
    .letterCase,
    ForeignWord(
      "localized localize localizedkey localizationkey",
      "write '{ key: …, text: … }' with the text in your language"
    ) { value, _ in
      value.scalar.map { "write '{ key: \(inYAML($0.text)), text: … }' with the text itself" }
    },
    .format,
    .fieldInText,
    .badgePlace,
  ]

  static let foreignByData: [ForeignWord] =
    .comparison + [
      .badgePlace
    ]
}

extension ForeignWord {
  static let letterCase = ForeignWord(
    "texttransform uppercase uppercased capitalized",
    "make the field a String, and change its case in your code")
  static let literal = ForeignWord("literal", means: "text", "write 'text: { literal: … }'") {
    value, _ in
    value.scalar.map { "write 'text: { literal: \(inYAML($0.text)) }'" }
  }
  static let localized = needless(
    "localized localize localizedkey localizationkey",
    "fixed texts are looked up in the reader's language")
  static let format = ForeignWord(
    "format formatter formatstyle dateformat dateformatter numberformat currency currencycode unit",
    "write 'format: date' or 'format: { currency: EUR }' on a label, or 'formats' beside a text "
      + "with fields in it")
  static let fieldInText = ForeignWord(
    "prefix suffix template plural interpolation",
    "write the field in braces: \"{count} items\"; catalogs have plurals for it")
}
