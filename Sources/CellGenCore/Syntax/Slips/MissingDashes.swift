extension Parser {
  /// Reports a line in the column of the dashes that is not an item, and skips it.
  ///
  /// - Parameter item: the item above it.
  mutating func skipBrokenItem(_ next: Line, after item: Node? = nil) {
    let isSlip = reportBrokenItem(next.content, after: item)
    recover(from: bytes.nextLineStart(next.content), deeperThan: next.indent)
    if isSlip { return }
    while let other = line,
      other.indent > next.indent
        || (other.indent == next.indent && !bytes.startsWithDash(other.content))
    {
      advance(from: bytes.nextLineStart(other.content), isQuiet: true)
    }
  }

  /// Explains a line in the column of a list's dashes that is not an item.
  ///
  /// - Parameter item: the item above it; a key that repeats one of its keys starts a new item.
  /// - Returns: true if the mistake is limited to this line.
  /// - Errors: `key-among-items`, `missing-dash` and what the slips report.
  mutating func reportBrokenItem(_ content: Int, after item: Node? = nil) -> Bool {
    let line = TextPlace(bytes: bytes, start: content, end: bytes.contentEnd(content))
    if let slip = slips.linesWithoutDash.answer(line) {
      report(slip)
      return true
    }
    reportLostDash(content, line.end, after: item)
    return false
  }

  private mutating func reportLostDash(_ content: Int, _ textEnd: Int, after item: Node?) {
    let list = blocks.last.map { $0.first } ?? bytes.span(content, content)
    guard let colon = bytes.keyColon(content) else {
      let text = bytes.quoted(content, textEnd)
      report(.missingDash(text, list: list))
      return
    }
    let place = bytes.span(content, colon)
    var isItem = false
    if case .mapping(let above)? = item?.content {
      isItem = above[bytes.text(content, bytes.keyEnd(content))] != nil
    }
    report(
      .keyAmongItems(
        QuotedPlace(text: bytes.quote(content, bytes.keyEnd(content)), span: place), list: list,
        isItem: isItem),
      about: content..<textEnd)
  }
}

extension DiagnosticCode {
  package static let keyAmongItems = Self("key-among-items", .error, .lists)
  package static let missingDash = Self("missing-dash", .error, .lists)
}

extension Diagnostic {
  static func missingDash(_ text: QuotedPlace, list: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingDash, "expected '- ' before \(text.text)",
      at: Annotation(text.span, "aligned with the dashes of the list"),
      also: [Annotation(list, "the list starts here")],
      help: "put '- ' before it",
      fix: Fix(
        SourceSpan(
          file: Int(text.span.file), start: Int(text.span.start), end: Int(text.span.start)),
        replacement: "- "))
  }

  static func keyAmongItems(
    _ key: QuotedPlace, list: SourceSpan, isItem: Bool
  ) -> Diagnostic {
    let start = SourceSpan(
      file: Int(key.span.file), start: Int(key.span.start), end: Int(key.span.start))
    return Diagnostic(
      .keyAmongItems, "expected a list item ('- '), found the key \(key.text)",
      at: Annotation(key.span, "aligned with the dashes of the list"),
      also: [Annotation(list, "the list starts here")],
      help: isItem
        ? "put '- ' before it"
        : "if it belongs to the item above, indent it 2 more spaces; otherwise, put '- ' before it",
      fix: isItem ? Fix(start, replacement: "- ") : nil)
  }
}
