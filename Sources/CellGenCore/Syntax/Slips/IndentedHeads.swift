/// A name that is indented as far as the keys below it, which repeat those of the mapping above:
///
///     Post:
///       data: { id: Int }
///       Photo:                  two spaces too many
///       data: { url: URL }
extension Parser {
  /// Finds the name without a value between a key and the same key further down.
  ///
  /// Keys with a meaning of their own are no names, and neither are those in the value of one: there
  /// a key without a value is one whose value was forgotten.
  func indentedHead(since earlier: Mapping.Key, in entries: EntryList) -> Mapping.Key? {
    guard let outer = blocks.dropLast().last, !outer.isSequence, let owner = outer.current,
      !words.contains(bytes.text(Int(owner.start), Int(owner.end)))
    else { return nil }
    return entries.entries.last {
      $0.value.isEmpty && $0.key.span.start > earlier.span.start && !words.contains($0.key.text)
    }?.key
  }

  /// Reports such a name and passes over what is below it, up to a line in its right column.
  ///
  /// - Errors: `misaligned-key`; the mapping around this one is incomplete then.
  mutating func skipIndentedHead(
    _ head: Mapping.Key, before key: Mapping.Key, earlier: Mapping.Key, in entries: inout EntryList
  ) {
    let outer = blocks.count - 2
    guard let owner = blocks[outer].current else { return }
    report(
      .indentedHead(
        bytes.facts(head), above: bytes.facts(key), earlier: earlier.span,
        owner: QuotedPlace(text: bytes.quote(Int(owner.start), Int(owner.end)), span: owner),
        indent: blocks[outer].indent))
    blocks[outer].isIncomplete = true
    entries.drop(from: head)
    recover(from: bytes.nextLineStart(position), deeperThan: blocks[outer].indent)
  }
}

extension Diagnostic {
  static func indentedHead(
    _ head: QuotedPlace, above key: QuotedPlace, earlier: SourceSpan, owner: QuotedPlace,
    indent: Int
  ) -> Diagnostic {
    Diagnostic(
      .misalignedKey,
      "\(head.text) is indented too far: \(owner.text) above it has \(key.text) already",
      at: Annotation(head.span, "expected \(spaces(indent)) before this"),
      also: [
        Annotation(owner.span, "indented \(spaces(indent))"),
        Annotation(earlier, "a key of \(owner.text)"),
        Annotation(key.span, "the same key again"),
      ],
      help: "indent it by \(spaces(indent)), as \(owner.text)")
  }
}
