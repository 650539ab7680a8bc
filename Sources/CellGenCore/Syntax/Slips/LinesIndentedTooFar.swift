/// A complete value, with its owner.
struct CompleteValue {
  var node: Node
  /// Its key; nil for an item and the document.
  var name: Mapping.Key?
  /// The indentation of its block; -1 for the document.
  var indent: Int
}

extension Parser {
  /// Reports a line that is indented too far in a mapping, and skips it and similar lines: either the key
  /// above it is not indented enough, or its value is complete.
  mutating func skipDeeperLines(_ next: Line, below entries: inout EntryList, indent: Int) {
    entries.isIncomplete = true
    if !lost, let outdented = outdentedKey(above: next, in: entries.entries) {
      report(outdented)
      entries.dropLast()
    } else {
      if !lost, let entry = entries.entries.last {
        reportDeeperLine(
          next, than: CompleteValue(node: entry.value, name: entry.key, indent: indent))
      }
      entries.breakLast()
    }
    skipLines(deeperThan: indent)
  }

  /// Does the same in a sequence.
  mutating func skipDeeperLines(_ next: Line, below item: Node?, indent: Int) {
    if !lost, let item {
      reportDeeperLine(next, than: CompleteValue(node: item, name: nil, indent: indent))
    }
    skipLines(deeperThan: indent)
  }

  /// Explains a line that is indented too far after a complete value.
  ///
  /// - Errors: `unexpected-indentation`, `misaligned-key`, `misaligned-item`, `multiline-plain`,
  ///   `block-text-indentation`, `slash-comment`.
  mutating func reportDeeperLine(_ next: Line, than finished: CompleteValue) {
    if bytes.startsForeignComment(next.content) { return reportForeignComment(next.content) }
    switch finished.node.content {
    case .scalar(let scalar) where scalar.style == .literal || scalar.style == .folded:
      reportAfterBlockScalar(next, finished)
    case .scalar(let scalar) where scalar.style == .plain && !bytes.looksLikeEntry(next.content):
      reportMoreText(next, finished)
    case .broken, .empty:
      break
    default:
      reportUnexpectedIndent(next, finished)
    }
  }

  private mutating func reportAfterBlockScalar(_ next: Line, _ finished: CompleteValue) {
    let start = Int(finished.node.span.start)
    let first = bytes.nextLineWithText(bytes.nextLineStart(start))
    let textIndent = first.indent
    if textIndent <= next.indent || first.content >= next.content {
      report(
        .unexpectedIndentation(
          bytes.lineFacts(next), value: nil, owner: bytes.valueFacts(finished),
          rule: "the block scalar above has ended"))
      return
    }
    report(
      .blockTextIndentation(
        bytes.lineFacts(next), indent: next.indent,
        text: bytes.span(first.content, bytes.contentEnd(first.content)),
        textIndent: textIndent, key: finished.name.map(bytes.facts)))
  }

  private mutating func reportMoreText(_ next: Line, _ finished: CompleteValue) {
    report(
      .multilinePlain(
        bytes.lineFacts(next), first: finished.node.span,
        key: entryWithoutColon(next.content, bytes.contentEnd(next.content)),
        above: finished.name.map(bytes.facts)))
  }

  private mutating func reportUnexpectedIndent(_ next: Line, _ finished: CompleteValue) {
    let value = finished.node
    if case .scalar(let scalar) = value.content, scalar.style == .plain,
      bytes.startsForeignComment(Int(value.span.start))
    {
      return reportForeignComment(Int(value.span.start))
    }
    let isItem = finished.name == nil
    if next.indent == finished.indent + 1, isItem == bytes.isDash(next.content),
      finished.indent >= 0,
      let block = blocks.last
    {
      reportMisaligned(next, block)
      return
    }
    var note: String?
    if isItem, bytes.isDash(next.content), case .scalar = value.content {
      let joined = bytes.excerpt(Int(value.span.start), Int(value.span.end)) + " "
      note =
        "YAML would join the lines into '\(joined + bytes.excerpt(next.content, bytes.contentEnd(next.content)))'"
    }
    let text = bytes.quote(Int(value.span.start), bytes.firstLineEnd(value.span))
    report(
      .unexpectedIndentation(
        bytes.lineFacts(next), value: text, owner: bytes.valueFacts(finished), rule: note,
        isDocument: finished.indent < 0, hasKey: bytes.keyColon(next.content) != nil))
  }

  private mutating func reportMisaligned(_ next: Line, _ block: OpenBlock) {
    let what = block.isSequence ? "this '-'" : bytes.quote(next.content, bytes.keyEnd(next.content))
    report(
      .misaligned(
        block.isSequence ? .misalignedItem : .misalignedKey,
        QuotedPlace(text: what, span: bytes.shapeSpan(next)), indent: next.indent,
        siblings: bytes.siblingFacts(block), siblingIndent: block.indent))
  }
}

extension ManifestBytes {
  fileprivate func nextLineWithText(_ start: Int) -> Line {
    var index = start
    while index < end {
      let content = afterSpaces(index)
      if !isLineEnd(content) { return Line(start: index, content: content) }
      index = nextLineStart(content)
    }
    return Line(start: end, content: end)
  }

  fileprivate func firstLineEnd(_ span: SourceSpan) -> Int {
    var index = Int(span.start)
    while index < Int(span.end), !isLineEnd(index) { index += 1 }
    return index
  }

  /// The text that identifies a line, for a message.
  func lineFacts(_ line: Line) -> QuotedPlace {
    QuotedPlace(
      text: quote(line.content, contentEnd(line.content)), span: shapeSpan(line))
  }

  /// The smallest span that identifies a line: its dash, its key, or all of it.
  func shapeSpan(_ line: Line) -> SourceSpan {
    if isDash(line.content) { return span(line.content, line.content + 1) }
    if keyColon(line.content) != nil { return span(line.content, keyEnd(line.content)) }
    return span(line.content, max(line.content, contentEnd(line.content)))
  }

  fileprivate func valueFacts(_ finished: CompleteValue) -> QuotedPlace {
    if let name = finished.name { return facts(name) }
    return QuotedPlace(
      text: finished.indent < 0 ? "the manifest" : "this item", span: finished.node.span)
  }

  /// The first key or dash of a block, for a message.
  func siblingFacts(_ block: OpenBlock) -> QuotedPlace {
    QuotedPlace(
      text: quote(Int(block.first.start), Int(block.first.end)), span: block.first)
  }
}

extension DiagnosticCode {
  package static let unexpectedIndentation = Self("unexpected-indentation", .error, .indentation)
  package static let misalignedKey = Self("misaligned-key", .error, .indentation)
  package static let misalignedItem = Self("misaligned-item", .error, .indentation)
  package static let multilinePlain = Self("multiline-plain", .error, .indentation)
  package static let blockTextIndentation = Self("block-text-indentation", .error, .textBlocks)
}

extension Diagnostic {
  static func unexpectedIndentation(
    _ line: QuotedPlace, value: String?, owner: QuotedPlace, rule: String?,
    isDocument: Bool = false, hasKey: Bool = false
  ) -> Diagnostic {
    let why = value.map { ": \(owner.text) already has the value \($0)" } ?? " after \(owner.text)"
    return Diagnostic(
      .unexpectedIndentation, "unexpected \(isDocument ? "line" : "indentation")\(why)",
      at: Annotation(line.span, isDocument ? "nothing can follow" : "not part of anything above"),
      also: [Annotation(owner.span, "the value is complete")],
      help: hasKey && owner.text == "this item"
        ? "is ':' missing after \(value ?? "it")? if not, align this line with what it belongs to"
        : value?.hasPrefix("'{") == true
          ? "write the keys in the braces on separate lines, and this below one of them"
          : owner.text.hasPrefix("'")
            ? "align this line with \(owner.text), or remove the value of \(owner.text)"
            : "align this line with what it belongs to, or remove the value above",
      note: rule)
  }

  static func multilinePlain(
    _ line: QuotedPlace, first: SourceSpan, key: String?, above: QuotedPlace?
  ) -> Diagnostic {
    let entry = above.flatMap { above in
      key.map { "write '\($0)', aligned with \(above.text)" }
    }
    return Diagnostic(
      .multilinePlain, "unquoted text cannot span lines",
      at: Annotation(line.span, "a second line"),
      also: [Annotation(first, "the text starts here")],
      help: entry ?? "put the whole text in quotes, which can span lines",
      note: "otherwise, a line without its colon or dash would become text")
  }

  static func blockTextIndentation(
    _ line: QuotedPlace, indent: Int, text: SourceSpan, textIndent: Int, key: QuotedPlace?
  ) -> Diagnostic {
    Diagnostic(
      .blockTextIndentation,
      "this line is indented \(spaces(indent)), but the block scalar above has \(textIndent)",
      at: Annotation(line.span, "not indented enough for the block scalar"),
      also: [Annotation(text, "the first line is indented \(textIndent)")],
      help: "indent it by \(textIndent)"
        + (key.map { ", or align it with \($0.text) if it is not part of the text" } ?? "")
    )
  }

  static func misaligned(
    _ code: DiagnosticCode, _ thing: QuotedPlace, indent: Int, siblings: QuotedPlace,
    siblingIndent: Int
  ) -> Diagnostic {
    let isItem = code == .misalignedItem
    let others =
      isItem ? "the items of its list are" : "\(siblings.text), the first key of its mapping, is"
    return Diagnostic(
      code, "\(thing.text) is indented \(spaces(indent)), but \(others) indented \(siblingIndent)",
      at: Annotation(thing.span, "expected \(spaces(siblingIndent)) before this"),
      also: [Annotation(siblings.span, "indented \(spaces(siblingIndent))")],
      help: "align \(isItem ? "the dashes" : "the keys")",
      note: isItem && indent > siblingIndent
        ? "YAML would read it as a continuation of the item above" : nil)
  }
}
