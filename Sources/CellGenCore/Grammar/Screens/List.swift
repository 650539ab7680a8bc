extension ListLayout: FormModel {
  private static let appearance = Key(
    "appearance", \.appearance, .choice(Vocabulary.listAppearances),
    "A case of UICollectionLayoutListConfiguration.Appearance."
  ).synonyms("style")

  private static let separators = Key.separators(\.separators)

  private static let height = Key(
    "height", \.height, .height,
    "The height of each row, whatever the `size` of its view; without it, rows size themselves."
  ).synonyms("rowheight cellheight fixedheight itemheight")

  package static let form = Form(
    "list", "a list layout", blank: ListLayout(), foreign: foreign, mayBeNothing: true,
    limits: [.fixed(.section)],
    [appearance, separators, height],
    wrongKind: { entry, _ in
      guard let word = entry.value.scalar?.text, let meant = listAppearance(meantBy: word) else {
        return nil
      }
      return .appearanceAlone(entry, meant)
    },
    finish: { list, written, resolver in
      // In collection views, lists have other appearances only since iOS 14.
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

extension Diagnostic {
  /// The message for `list: insetGrouped`.
  fileprivate static func appearanceAlone(_ entry: Mapping.Entry, _ meant: String) -> Diagnostic {
    .wrongKind(
      "'list'", expected: "a mapping of keys to values", found: entry.value,
      help: "write 'list: { appearance: \(meant) }'",
      fix: Fix(entry.value.span, replacement: "{ appearance: \(meant) }"))
  }
}

extension ListLayout {
  static let foreign: [ForeignWord] = [
    .gridColumns,
    ForeignWord("itemsize", "write 'height: 60'") { value, _ in
      cellSize(value).map { "write 'height: \($0.height)'" }
    },
    .scrollsVertically,
    .pinnedEdge,
    .dragAndDrop,
    .needless(
      "estimatedheight estimatedrowheight",
      "UIKit's lists estimate the heights of rows"),
    .span,
    ForeignWord(appearanceWords, means: "appearance", "write 'appearance: insetGrouped'") {
      _, mapping in
      writtenAppearance(mapping).map { "write 'appearance: \($0)'" }
    },
    .example(
      "insets inset contentinsets padding margins rowinsets",
      "write 'insets: ‹…›' in the outermost element of each cell's 'layout'; rows with 'appearance: "
        + "insetGrouped' are inset from the edges of the screen"
    ) { $0.plainNumber },
    .example(
      "spacing gap rowspacing intergroupspacing interitemspacing",
      "write '{ grid: { columns: 1, spacing: ‹8› } }' for cells with space between them"
    ) { $0.plainNumber },
  ]
}
