/// A section's layout with the options that stand beside its word moved under it:
///
///     layout:
///       carousel:
///       width: 120              should be indented more
///
/// - Errors: `misplaced-key`, once for all of them.
func withOptionsInside(_ layout: Mapping, _ diagnostics: inout Diagnostics) -> Mapping {
  guard let word = layout.entries.first, let kind = optionsKind(word.key.text),
    var inside = word.value.options
  else { return layout }
  let isOption = { (entry: Mapping.Entry) in
    kind.has(entry.key.text) && !MappingKind.sectionLayout.has(entry.key.text)
  }
  let options = layout.entries.dropFirst().filter(isOption)
  guard !options.isEmpty else { return layout }
  diagnostics.report(
    .optionsBesideLayout(options.map(\.key), of: word.key, isFlow: layout.isFlow))
  inside.entries += options.filter { inside[$0.key.text] == nil }
  var meant = layout
  meant.entries[0].value.content = .mapping(inside)
  meant.entries.removeAll(where: isOption)
  return meant
}

extension Node {
  /// The options that a layout has already.
  fileprivate var options: Mapping? {
    switch content {
    case .mapping(let mapping): mapping
    case .empty: Mapping(entries: [], isFlow: false)
    case .scalar, .sequence, .broken: nil
    }
  }
}

extension Diagnostic {
  static func optionsBesideLayout(
    _ options: [Mapping.Key], of word: Mapping.Key, isFlow: Bool
  ) -> Diagnostic {
    let names = enumeration(options.map(\.text))
    return Diagnostic(
      .misplacedKey,
      "\(quoted(options[0].text)) belongs to \(quoted(word.text)), and stands beside it",
      at: Annotation(options[0].span, isFlow ? "outside its braces" : "indented too little"),
      also: [Annotation(word.span, "the layout")],
      help: isFlow
        ? "write '{ \(word.text): { \(options[0].text): … } }'"
        : "indent \(names) under \(quoted(word.text))")
  }
}
