import CellGenCore

/// A manifest in the canonical form, or what keeps it from having one.
package struct Formatting: Sendable {
  /// The manifest's new text; nil when its YAML has errors.
  package var text: String?
  package var diagnostics: Diagnostics
}

/// Writes a manifest in the one form that all manifests should have.
///
///     text ─parse→ tree ─read→ outline ─order keys→ outline ─fit lines→ outline ─write→ text
///
/// The outline is the tree with the comments and blank lines that the author put between its
/// parts. Nothing but the YAML matters: a manifest that means nothing to the resolver is formatted
/// all the same.
///
/// - Layout: two spaces a level, items below their key; at most one blank line between two entries;
///   a collection in brackets stays on one line, and becomes a block where that line would have
///   more than 100 columns or where a comment stands inside.
/// - Order: keys of the table in its order, names of the author's in the order of the file; a
///   mapping with a key that is not in the table keeps its order.
/// - Scalars: plain where that is the same text to every YAML reader, else double-quoted; a block scalar
///   keeps its lines. A quoted text over several lines is folded anew where it does not fit on one.
/// - Comments: those on lines of their own stay above what they stood above; those behind something
///   stay there, aligned with their neighbours if they were.
/// - Text: lines end with LF, the last one too; a byte order mark is dropped.
/// - Shape: formatting what was formatted changes nothing, and the tree is the same but for the
///   order of keys.
package func format(_ source: SourceText) -> Formatting {
  var diagnostics = Diagnostics()
  guard let root = parse(source, &diagnostics), !diagnostics.hasErrors else {
    return Formatting(text: nil, diagnostics: diagnostics)
  }
  let text = canonicalText(of: source, root)
  precondition(
    means(text, root), "what was formatted is the same tree as before but for the order of keys")
  return Formatting(text: text, diagnostics: diagnostics)
}

/// The canonical form of a text that was read without errors.
func canonicalText(of source: SourceText, _ root: Node) -> String {
  var reader = OutlineReader(source, root)
  var outline = reader.read(root)
  orderKeys(&outline)
  fitLines(&outline)
  return write(outline)
}

/// Whether a text is a manifest with this tree, whatever the order of its keys.
func means(_ text: String, _ root: Node) -> Bool {
  var diagnostics = Diagnostics()
  let other = parse(SourceText(path: "", bytes: Array(text.utf8)), &diagnostics)
  guard let other, !diagnostics.hasErrors else { return false }
  return isSame(root, other)
}

/// Whether two trees hold the same texts, whatever the order of their keys.
private func isSame(_ one: Node, _ other: Node) -> Bool {
  switch (one.content, other.content) {
  case (.empty, .empty): return true
  case (.scalar(let one), .scalar(let other)):
    return KeyText(one.text) == KeyText(other.text) && isNull(one) == isNull(other)
  case (.sequence(let one), .sequence(let other)):
    return one.items.count == other.items.count && zip(one.items, other.items).allSatisfy(isSame)
  case (.mapping(let one), .mapping(let other)): return isSame(one, other)
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
