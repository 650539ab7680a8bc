/// A key that stands too far to the left, with the key that it was meant for.
struct OutdentedKey {
  var key: Mapping.Key
  var owner: Mapping.Key
  /// The first key of the owner's mapping.
  var sibling: Mapping.Key
}

extension Parser {
  /// Finds the key that was outdented when the line below it goes on where its mapping should.
  ///
  ///     steps:
  ///       header: Title
  ///     footer: Note          two spaces are missing here
  ///       cells: [Step]
  func outdentedKeyOwner(_ next: Line, in entries: EntryList) -> OutdentedKey? {
    guard entries.entries.count > 1, bytes.keyColon(next.content) != nil,
      let last = entries.entries.last,
      case .mapping(let mapping) =
        entries.entries[entries.entries.count - 2].value.content,
      !mapping.isFlow, let sibling = mapping.entries.first?.key,
      Int(sibling.span.start) - bytes.lineStartBefore(Int(sibling.span.start)) == next.indent
    else { return nil }
    switch last.value.content {
    case .scalar, .sequence: break
    case .mapping(let mapping) where mapping.isFlow: break
    case .mapping, .empty, .broken: return nil
    }
    return OutdentedKey(
      key: last.key, owner: entries.entries[entries.entries.count - 2].key, sibling: sibling)
  }

  mutating func reportOutdentedKey(_ found: OutdentedKey, above next: Line) {
    report(
      .outdentedKey(
        bytes.facts(found.key), above: bytes.shapeSpan(next), owner: bytes.facts(found.owner),
        sibling: bytes.facts(found.sibling), siblingIndent: next.indent))
  }
}

extension Diagnostic {
  static func outdentedKey(
    _ key: QuotedPlace, above line: SourceSpan, owner: QuotedPlace, sibling: QuotedPlace,
    siblingIndent: Int
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedIndentation, .error, "unexpected indentation below \(key.text), which has a value",
      at: Annotation(line, "belongs to nothing above"),
      also: [
        Annotation(sibling.span, "indented as much"),
        Annotation(key.span, "indented less"),
      ],
      help: outdentedHelp(
        key.text, owner: owner.text, sibling: sibling.text, indent: siblingIndent))
  }

  /// How to put a key into the mapping above it; all names are in quotes.
  static func outdentedHelp(
    _ key: String, owner: String, sibling: String, indent: Int
  ) -> String {
    "if \(key) belongs to \(owner), indent it \(spaces(indent)), next to \(sibling)"
  }
}
