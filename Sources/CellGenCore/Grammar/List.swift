extension ListLayout: FormModel {
  private static let appearance = Key(
    "appearance", \.appearance, .choice(Vocabulary.listAppearances),
    "A case of UICollectionLayoutListConfiguration.Appearance."
  ).synonyms("style")

  private static let separators = Key.separators(\.separators)

  package static let form = Form(
    "list", "a list layout", blank: ListLayout(), mayBeNothing: true, [appearance, separators],
    finish: { list, written, resolver in
      // Lists in collection views have other appearances only since iOS 14.
      guard resolver.manifest.isShown(in: .collection) else { return true }
      if list.appearance != "plain", let key = written.key(appearance) {
        resolver.checkAvailability(
          of: "the appearance \(quoted(list.appearance))", since: 14, at: key.span,
          instead: "remove 'appearance' for a plain list")
      }
      if list.separators != ListSeparators(), let key = written.key(separators) {
        let kind = list.separators.isShown ? "with separators of its own" : "without separators"
        resolver.checkAvailability(
          of: "a collection's list \(kind)", since: 14, at: key.span,
          instead: "remove 'separators'")
      }
      return true
    })
}
