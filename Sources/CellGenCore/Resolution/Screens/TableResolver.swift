/// Reads the `table` of a manifest: a style alone, or a mapping with it.
func resolveTable(_ entry: Mapping.Entry, _ diagnostics: inout Diagnostics) -> TableAppearance {
  var table = TableAppearance.standard
  guard case .mapping = entry.value.content else {
    let style = readChoice(
      entry.value, "'table'", among: Vocabulary.tableStyles, hint: tableHint, &diagnostics)
    table.style = style ?? table.style
    return table
  }
  guard let mapping = readMapping(entry.value, .table, of: entry.key, &diagnostics) else {
    return table
  }
  let style = mapping.choice(
    "style", among: Vocabulary.tableStyles, hint: tableHint, &diagnostics)
  table.style = style ?? table.style
  table.showsSeparators = mapping.flag("separators", &diagnostics) ?? table.showsSeparators
  return table
}

private func tableHint(_ word: String) -> String? {
  switch word {
  case "sidebar", "sidebarPlain":
    "use 'plain' for a table; a 'list' of a collection can be '\(word)'"
  case "default", "automatic": "write 'plain', or remove 'table'"
  case "true", "yes", "on": "write 'plain', 'grouped' or 'insetGrouped'"
  default: nil
  }
}

extension TableAppearance {
  /// How a table shows a screen if the manifest says nothing.
  static let standard = TableAppearance(style: "plain", showsSeparators: true)
}
