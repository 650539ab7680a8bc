extension Heading {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "blur blureffect material visualeffect translucent istranslucent", Diagnostic.opaqueHeader),
    ForeignWord(
      "background backgroundcolor",
      "declare a view that shows it, and write its name in place of the braces"
    ) { value, mapping in
      guard let view = mapping["view"]?.scalar?.text else { return nil }
      guard let color = value.scalar?.text, Vocabulary.blur(named: color) == nil else {
        return Diagnostic.opaqueHeader
      }
      return "write 'background: \(inYAML(color))' in the view \(quoted(view))"
    },
    ForeignWord(
      "font color textcolor alignment align textalignment insets action button symbol image subtitle detail",
      "declare a view that shows it, and write its name in place of the braces"),
  ]
}

extension ForeignWord {
  static let pinnedHeader = ForeignWord(
    "pinned pin sticky pinheader pinnedheader stickyheader",
    "write 'header: { view: …, pinned: true }' in the section")
  static let pinnedEdge = ForeignWord(
    pinnedWords,
    "write 'header: { title: …, pinned: true }' with a text, or 'header: { view: …, pinned: true }'",
    pinned)
}

let pinnedWords =
  "pinned pin sticky pinheader pinnedheader pinsheader stickyheader pinheaders pinnedheaders "
  + "pinsheaders stickyheaders pinnedviews"

/// Help to keep a header or a footer in view.
@Sendable private func pinned(_ value: Node, _ mapping: Mapping) -> String? {
  let edge = mapping["header"] == nil && mapping["footer"] != nil ? "footer" : "header"
  if let text = value.scalar?.text, !["true", "false"].contains(text), mapping[edge] == nil {
    let kind = isIdentifier(text) && text.first?.isUppercase == true ? "view" : "title"
    return "write '\(edge): { \(kind): \(inYAML(text)), pinned: true }'"
  }
  if let view = mapping[edge]?.scalar?.text {
    return "write '\(edge): { view: \(view), pinned: true }'"
  }
  guard case .mapping? = mapping[edge]?.content else { return nil }
  return "add 'pinned: true' to the keys of '\(edge)'"
}
