extension TableAppearance: FormModel {
  private static let style = Key(
    "style", \.style, .choice(Vocabulary.tableStyles, hint: styleHint),
    "A case of UITableView.Style.")

  private static let height = Key(
    "height", .height,
    "The height of each row, whatever the `size` of its view; without it, rows size themselves.",
    get: { if case .fixed(let points)? = $0.height { .value(points) } else { .nothing } },
    set: { $0.height = .fixed($1) }
  ).synonyms("rowheight cellheight fixedheight")

  private static let estimatedHeight = Key(
    "estimatedHeight", .height,
    "The estimated height of rows until they are measured.",
    get: { if case .estimated(let points)? = $0.height { .value(points) } else { .nothing } },
    set: { $0.height = .estimated($1) }
  ).fallback("the usual height of such rows").synonyms("estimatedrowheight")

  package static let form = Form(
    "table", "'table'", blank: TableAppearance(), foreign: foreign, short: ShortForm(style),
    limits: [.fixed(.list)],
    [style, .separators(\.separators), height, estimatedHeight],
    rules: [.excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) }])
}

extension Resolver {
  /// Reads the `table` of a manifest, once its tokens are known.
  mutating func readTable(of manifest: Int) {
    guard case .value(let entry) = run.manifests[manifest].tableEntry else { return }
    scope = ViewScope(manifest: manifest)
    run.manifests[manifest].table = read(entry) ?? TableAppearance()
  }
}

@Sendable private func styleHint(_ word: String) -> String? {
  switch word {
  case "sidebar", "sidebarPlain":
    "use 'plain' for a table; a collection's 'list' can be '\(word)'"
  case "default", "automatic": "write 'plain', or remove 'table'"
  case "true", "yes", "on": "write 'plain', 'grouped' or 'insetGrouped'"
  default: nil
  }
}

extension TableAppearance {
  static let foreign: [ForeignWord] = [
    .search,
    .index,
    .reorder,
    .dragAndDrop,
    .keyboardDismissal,
    .keyboardAvoidance,
    .multipleSelection,
    .delete,
  ]
}
