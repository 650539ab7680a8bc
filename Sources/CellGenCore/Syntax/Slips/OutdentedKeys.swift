/// A line that is indented more than the keys of a mapping whose last key has a value.
struct DeeperLine {
  var bytes: ManifestBytes
  var line: Line
  /// The entry above the line.
  var last: Mapping.Entry
  /// The entry above that one.
  var owner: Mapping.Entry
}

extension Parser {
  /// The report about the key above a line, if that key should have the same indentation as the line.
  func outdentedKey(above next: Line, in entries: [Mapping.Entry]) -> Diagnostic? {
    guard entries.count > 1, bytes.keyColon(next.content) != nil else { return nil }
    let last = entries[entries.count - 1]
    switch last.value.content {
    case .scalar, .sequence: break
    case .mapping(let mapping) where mapping.isFlow: break
    case .mapping, .empty, .broken: return nil
    }
    return slips.outdentedKeys.answer(
      DeeperLine(bytes: bytes, line: next, last: last, owner: entries[entries.count - 2]))
  }
}

/// A key that interrupts the mapping above it, which continues on the line below:
///
///     steps:
///       header: Title
///     footer: Note          two spaces are missing here
///       items: [Step]
@Sendable func outdentedKey(_ deeper: DeeperLine) -> Diagnostic? {
  let bytes = deeper.bytes
  guard case .mapping(let mapping) = deeper.owner.value.content, !mapping.isFlow,
    let sibling = mapping.entries.first?.key,
    bytes.column(of: Int(sibling.span.start)) == deeper.line.indent
  else { return nil }
  return .outdentedKey(
    bytes.facts(deeper.last.key), above: bytes.shapeSpan(deeper.line),
    owner: bytes.facts(deeper.owner.key), sibling: bytes.facts(sibling),
    siblingIndent: deeper.line.indent)
}

extension Diagnostic {
  static func outdentedKey(
    _ key: QuotedPlace, above line: SourceSpan, owner: QuotedPlace, sibling: QuotedPlace,
    siblingIndent: Int
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedIndentation, "unexpected indentation below \(key.text), which already has a value",
      at: Annotation(line, "not part of anything above"),
      also: [
        Annotation(sibling.span, "the same indentation"),
        Annotation(key.span, "less indentation"),
      ],
      help: outdentedHelp(
        key.text, owner: owner.text, sibling: sibling.text, indent: siblingIndent))
  }

  /// Help to move a key into the mapping above it; all names are given in quotes.
  static func outdentedHelp(
    _ key: String, owner: String, sibling: String, indent: Int
  ) -> String {
    "if \(key) belongs to \(owner), indent it \(spaces(indent)), like \(sibling)"
  }
}
