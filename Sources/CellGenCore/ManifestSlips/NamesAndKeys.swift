/// The keys of the language; all others are names that the author chose.
private let keys = Set(Construct.all.flatMap { $0.keys.map(\.name) })

/// `children` above `- spacer`, and `layout` above `  stack`: a key without a colon above its value.
@Sendable func keyAboveItsValue(_ line: FirstLine) -> BrokenBlock? {
  let (bytes, next) = (line.text.bytes, line.next)
  let isKey = keys.contains(line.text.text)
  if next.indent > line.column {
    return isKey || keys.contains(bytes.text(next.content, bytes.contentEnd(next.content)))
      ? .mapping : nil
  }
  // In the value of a key, it is probably an item, such as `spacer` in `children`.
  guard isKey, next.indent == line.column, bytes.isDash(next.content), let owner = line.owner,
    !keys.contains(bytes.text(of: owner))
  else { return nil }
  return .mapping
}

/// A key in the column of a name, with the name's other keys below it:
///
///     Post:
///     data: { id: Int }       two spaces are missing here
///       id: id
@Sendable func keyBesideName(_ deeper: DeeperLine) -> Diagnostic? {
  let (key, name) = (deeper.last.key, deeper.owner.key)
  guard deeper.owner.value.isEmpty, keys.contains(key.text), !keys.contains(name.text) else {
    return nil
  }
  return .keyBesideName(
    deeper.bytes.facts(key), owner: deeper.bytes.facts(name),
    above: deeper.bytes.shapeSpan(deeper.line), indent: deeper.line.indent)
}

/// A name with the same indentation as the keys below it, which repeat the keys of the name above:
///
///     Post:
///       data: { id: Int }
///       Photo:                  two spaces too many
///       data: { url: URL }
///
/// Inside the value of a key, there are no names, so a key without a value is just incomplete.
@Sendable func indentedName(_ repeated: RepeatedKey) -> RepeatedKeyCause? {
  let bytes = repeated.bytes
  guard let outer = repeated.outer, !outer.isSequence, let owner = outer.current,
    !keys.contains(bytes.text(of: owner))
  else { return nil }
  let name = repeated.entries.last {
    $0.value.isEmpty && $0.key.span.start > repeated.earlier.span.start
      && !keys.contains($0.key.text)
  }
  return name.map { name in
    .outerKey(
      name.key,
      .indentedName(
        bytes.facts(name.key), above: bytes.facts(repeated.key), earlier: repeated.earlier.span,
        owner: QuotedPlace(text: bytes.quote(Int(owner.start), Int(owner.end)), span: owner),
        indent: outer.indent))
  }
}

extension ManifestBytes {
  fileprivate func text(of span: SourceSpan) -> String {
    text(Int(span.start), Int(span.end))
  }
}

extension Diagnostic {
  fileprivate static func keyBesideName(
    _ key: QuotedPlace, owner: QuotedPlace, above line: SourceSpan, indent: Int
  ) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(key.text) is aligned with \(owner.text), whose keys must be indented more",
      at: Annotation(key.span, "indented too little"),
      also: [
        Annotation(owner.span, "has no keys yet"), Annotation(line, "indented \(spaces(indent))"),
      ],
      help: "indent it \(spaces(indent)), to make it a key of \(owner.text)")
  }

  fileprivate static func indentedName(
    _ name: QuotedPlace, above key: QuotedPlace, earlier: SourceSpan, owner: QuotedPlace,
    indent: Int
  ) -> Diagnostic {
    Diagnostic(
      .misalignedKey,
      "\(name.text) is indented too far: \(owner.text) above already has \(key.text)",
      at: Annotation(name.span, "expected \(spaces(indent)) before this"),
      also: [
        Annotation(owner.span, "indented \(spaces(indent))"),
        Annotation(earlier, "a key of \(owner.text)"),
        Annotation(key.span, "the same key again"),
      ],
      help: "indent it by \(spaces(indent)), like \(owner.text)")
  }
}
