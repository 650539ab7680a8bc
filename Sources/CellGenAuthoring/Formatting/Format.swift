import CellGenCore

/// A manifest in the canonical form, or the mistakes that prevent it.
package struct Formatting: Sendable {
  /// The new text of the manifest; nil if its YAML has errors.
  package var text: String?
  package var diagnostics: Diagnostics
}

/// Formats a manifest in the canonical form.
///
///     text ─parse→ tree ─read→ outline ─order keys→ outline ─fit lines→ outline ─write→ text
///
/// The outline is the tree with the author's comments and blank lines between its parts. Only YAML errors
/// matter: a manifest that the resolver rejects is still formatted.
///
/// - Layout: two spaces for each level, items below their key, and at most one blank line between two
///   entries. A collection in brackets stays on one line, unless that line would have more than 100 columns
///   or there is a comment inside; then it becomes a block.
/// - Order: cellgen's keys follow the order of the key table, and the author's names the order of the file. A
///   mapping with an unknown key keeps its order.
/// - Scalars: plain if every YAML reader reads the same text, otherwise double-quoted. A block scalar keeps
///   its lines. Quoted text that spans lines is refolded if it doesn't fit on one.
/// - Comments: a comment on its own line stays above the same line. A comment after something stays there,
///   and aligned comments stay aligned.
/// - Text: all lines end with LF, including the last; a byte order mark is dropped.
/// - Shape: formatting is idempotent, and changes nothing in the tree except the order of keys and the braces
///   around the name of a field that needs none.
package func format(_ source: SourceText) -> Formatting {
  var diagnostics = Diagnostics()
  guard let root = parse(source, &diagnostics), !diagnostics.hasErrors else {
    return Formatting(text: nil, diagnostics: diagnostics)
  }
  let text = canonicalText(of: source, root)
  precondition(
    means(text, root), "what was formatted means the same as before")
  return Formatting(text: text, diagnostics: diagnostics)
}

/// The canonical form of a text without YAML errors.
func canonicalText(of source: SourceText, _ root: Node) -> String {
  var reader = OutlineReader(source, root)
  return canonicalText(of: reader.read(root))
}

/// The canonical text of an outline.
func canonicalText(of outline: Outline) -> String {
  var outline = outline
  orderKeys(&outline)
  fitLines(&outline)
  return write(outline)
}

/// Returns true if a text is a manifest with this tree, ignoring the order of its keys and braces around
/// fields.
func means(_ text: String, _ root: Node) -> Bool {
  var diagnostics = Diagnostics()
  let other = parse(SourceText(path: "", bytes: Array(text.utf8)), &diagnostics)
  guard let other, !diagnostics.hasErrors else { return false }
  return isSame(root, other)
}

/// Returns true if two trees are equal, ignoring the order of their keys and braces around fields.
private func isSame(_ one: Node, _ other: Node) -> Bool {
  switch (one.content, other.content) {
  case (.empty, .empty): return true
  case (.scalar(let one), .scalar(let other)):
    return KeyText(one.text) == KeyText(other.text) && isNull(one) == isNull(other)
  case (.sequence(let one), .sequence(let other)):
    return one.items.count == other.items.count && zip(one.items, other.items).allSatisfy(isSame)
  case (.mapping(let one), .mapping(let other)): return isSame(one, other)
  case (.mapping(let one), .scalar(let other)):
    guard one.entries.count == 1, case .scalar(let name)? = one["field"]?.content else {
      return false
    }
    return name.text == other.text
  default: return false
  }
}

private func isSame(_ one: Mapping, _ other: Mapping) -> Bool {
  let values = Dictionary(
    other.entries.map { (KeyText($0.key.text), $0.value) }, uniquingKeysWith: { first, _ in first })
  return one.entries.count == other.entries.count
    && one.entries.allSatisfy { entry in
      values[KeyText(entry.key.text)].map { isSame(entry.value, $0) } ?? false
    }
}
