extension TableAppearance: FormModel {
  private static let style = Key(
    "style", \.style, .choice(Vocabulary.tableStyles, hint: styleHint),
    "A case of UITableView.Style.")

  package static let form = Form(
    "table", "'table'", blank: TableAppearance(), short: ShortForm(style),
    [style, .separators(\.separators)])
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
