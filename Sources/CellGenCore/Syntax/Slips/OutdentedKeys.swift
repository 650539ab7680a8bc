/// A key that stands too far to the left, with the key that it was meant for.
struct OutdentedKey {
  var key: Mapping.Key
  var owner: Mapping.Key
  /// The first key of the owner's mapping, or the one below that it begins with.
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
      let last = entries.entries.last
    else { return nil }
    let owner = entries.entries[entries.entries.count - 2]
    switch last.value.content {
    case .scalar, .sequence: break
    case .mapping(let mapping) where mapping.isFlow: break
    case .mapping, .empty, .broken: return nil
    }
    return sibling(next, in: owner, of: last.key).map {
      OutdentedKey(key: last.key, owner: owner.key, sibling: $0)
    }
  }

  /// The key of a mapping that a line goes on with, or that it begins where a name has none yet.
  private func sibling(
    _ next: Line, in owner: Mapping.Entry, of key: Mapping.Key
  ) -> Mapping.Key? {
    switch owner.value.content {
    case .mapping(let mapping) where !mapping.isFlow:
      guard let first = mapping.entries.first?.key else { return nil }
      let start = Int(first.span.start)
      return start - bytes.lineStartBefore(start) == next.indent ? first : nil
    case .empty where words.contains(key.text) && !words.contains(owner.key.text):
      let keyEnd = bytes.keyEnd(next.content)
      return Mapping.Key(
        text: bytes.text(next.content, keyEnd), span: bytes.span(next.content, keyEnd))
    default: return nil
    }
  }

  mutating func reportOutdentedKey(_ found: OutdentedKey, above next: Line) {
    let (key, owner) = (bytes.facts(found.key), bytes.facts(found.owner))
    let line = bytes.shapeSpan(next)
    if found.sibling.span == line {
      report(.keyBesideName(key, owner: owner, above: line, indent: next.indent))
    } else {
      report(
        .outdentedKey(
          key, above: line, owner: owner, sibling: bytes.facts(found.sibling),
          siblingIndent: next.indent))
    }
  }
}

extension Diagnostic {
  static func outdentedKey(
    _ key: QuotedPlace, above line: SourceSpan, owner: QuotedPlace, sibling: QuotedPlace,
    siblingIndent: Int
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedIndentation, "unexpected indentation below \(key.text), which has a value",
      at: Annotation(line, "belongs to nothing above"),
      also: [
        Annotation(sibling.span, "indented as much"),
        Annotation(key.span, "indented less"),
      ],
      help: outdentedHelp(
        key.text, owner: owner.text, sibling: sibling.text, indent: siblingIndent))
  }

  /// The message for a key in the column of a name whose other keys are below it.
  static func keyBesideName(
    _ key: QuotedPlace, owner: QuotedPlace, above line: SourceSpan, indent: Int
  ) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(key.text) stands in the column of \(owner.text), whose keys are indented more",
      at: Annotation(key.span, "indented too little"),
      also: [
        Annotation(owner.span, "has no keys yet"), Annotation(line, "indented \(spaces(indent))"),
      ],
      help: "indent it \(spaces(indent)), to make it a key of \(owner.text)")
  }

  /// How to put a key into the mapping above it; all names are in quotes.
  static func outdentedHelp(
    _ key: String, owner: String, sibling: String, indent: Int
  ) -> String {
    "if \(key) belongs to \(owner), indent it \(spaces(indent)), next to \(sibling)"
  }
}
