/// The slips in manifests: those in YAML, and those of authors who know Swift and UIKit better than YAML.
extension Slips {
  static let manifest = Slips(
    advice: [
      helpInManifest, typeInBrackets, dictionaryType, typeBeforeSign, typeWithComma, callInBraces,
      callOfInitializer, callOfUIKit, entriesOnKeyLine, callOnKeyLine, labelsInParentheses,
      interpolation, fieldWithSign, fieldInBraces, itemsWithoutKey, keyAfterElements,
    ],
    expressions: [swiftExpression],
    entries: [fieldWithType, entryOfTwoWords, flagWithoutValue, fieldWithoutType],
    commasInValues: [commaInCall],
    escapes: [swiftEscape],
    firstLines: [
      foreignCommentBeforeBlock, keyAboveItsValue, keyAboveEntry, brokenItemAboveItem, brokenEntry,
    ],
    outdentedKeys: [outdentedKey, keyBesideName],
    repeatedKeys: [indentedName, gluedItem, lostItem])
}
