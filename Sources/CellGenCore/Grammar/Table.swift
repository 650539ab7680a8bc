extension TableAppearance: FormModel {
  private static let style = Key(
    "style", \.style, .choice(Vocabulary.tableStyles, hint: styleHint),
    "A case of UITableView.Style.")

  package static let form = Form(
    "table", "'table'", blank: TableAppearance(), short: ShortForm(style),
    [style, .separators(\.separators)])
}

extension Resolver {
  /// Reads the `table` of a manifest, whose tokens are known by now.
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
