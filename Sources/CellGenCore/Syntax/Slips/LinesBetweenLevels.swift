extension Parser {
  /// Reports a line whose indentation is between that of a block and its parent, and continues.
  ///
  /// In the outermost block, the line's indentation becomes that of the block. In a nested block, the lines
  /// up to the next one at the block's indentation are skipped, and the surrounding mapping also becomes
  /// incomplete.
  ///
  /// - Returns: the new indentation of the block.
  /// - Errors: `unmatched-indentation`, `misaligned-item`, `misaligned-key`.
  mutating func parseLineBetweenLevels(_ next: Line, indent: Int, parent: Int) -> Int {
    if !lost, let block = blocks.last { reportLineBetweenLevels(next, block, parent: parent) }
    if parent < 0 { return next.indent }
    // A key may also be meant for the surrounding mapping.
    if !bytes.isDash(next.content),
      let outer = blocks.dropLast().lastIndex(where: { !$0.isSequence })
    {
      blocks[outer].isIncomplete = true
    }
    var opensBlock = bytes.endsWithColon(next)
    advance(from: bytes.nextLineStart(next.content), isQuiet: true)
    while let other = line, other.indent > parent {
      if other.indent == indent, !opensBlock { return indent }
      if other.indent < indent { opensBlock = bytes.endsWithColon(other) }
      advance(from: bytes.nextLineStart(other.content), isQuiet: true)
    }
    return indent
  }

  private mutating func reportLineBetweenLevels(_ next: Line, _ block: OpenBlock, parent: Int) {
    let siblings = bytes.siblingFacts(block)
    if block.isSequence, bytes.isDash(next.content) {
      report(
        .misaligned(
          .misalignedItem, QuotedPlace(text: "this '-'", span: bytes.shapeSpan(next)),
          indent: next.indent, siblings: siblings, siblingIndent: block.indent))
      return
    }
    if parent < 0 {
      report(
        .rootDedent(
          bytes.lineFacts(next), indent: next.indent, first: siblings, firstIndent: block.indent))
      return
    }
    let isItem = blocks.dropLast().last.map { $0.isSequence && $0.indent == parent } ?? false
    if !block.isSequence, isItem, bytes.keyColon(next.content) != nil {
      let text = bytes.quote(next.content, bytes.keyEnd(next.content))
      report(
        .misaligned(
          .misalignedKey, QuotedPlace(text: text, span: bytes.shapeSpan(next)), indent: next.indent,
          siblings: siblings, siblingIndent: block.indent))
      return
    }
    let outer = blocks.last { $0.indent < next.indent }
    report(
      .unmatchedIndentation(
        bytes.lineFacts(next), indent: next.indent, inner: siblings, innerIndent: block.indent,
        outer: outer.map { (bytes.siblingFacts($0), $0.indent) }))
  }
}

extension ManifestBytes {
  fileprivate func endsWithColon(_ line: Line) -> Bool {
    let textEnd = contentEnd(line.content)
    return base[textEnd - 1] == Byte.colon || isDash(line.content)
  }
}

extension DiagnosticCode {
  package static let unmatchedIndentation = Self("unmatched-indentation", .error, .indentation)
}

extension Diagnostic {
  static func rootDedent(
    _ line: QuotedPlace, indent: Int, first: QuotedPlace, firstIndent: Int
  ) -> Diagnostic {
    Diagnostic(
      .unmatchedIndentation,
      "this line is indented \(spaces(indent)), less than the first line of the manifest",
      at: Annotation(line.span, indent == 0 ? "not indented" : "indented \(spaces(indent))"),
      also: [Annotation(first.span, "indented \(spaces(firstIndent))")],
      help: "align the two; top-level keys are usually not indented")
  }

  static func unmatchedIndentation(
    _ line: QuotedPlace, indent: Int, inner: QuotedPlace, innerIndent: Int,
    outer: (place: QuotedPlace, indent: Int)?
  ) -> Diagnostic {
    var also = [Annotation(inner.span, "indented \(spaces(innerIndent))")]
    var help = "indent it \(spaces(innerIndent)), like \(inner.text)"
    if let outer {
      also.append(Annotation(outer.place.span, "indented \(spaces(outer.indent))"))
      help += ", or \(outer.indent), like \(outer.place.text)"
    }
    return Diagnostic(
      .unmatchedIndentation,
      "this line is indented \(spaces(indent)), which matches no level above",
      at: Annotation(
        line.span, "expected \(innerIndent)" + (outer.map { " or \($0.indent)" } ?? "")),
      also: also, help: help)
  }
}
