extension Parser {
  /// Explains a line in the column of a list's dashes that is no item.
  ///
  /// - Parameter item: the item above it; a key that it has already begins an item of its own.
  /// - Returns: whether the mistake is in this line alone.
  /// - Errors: `missing-space-after-dash`, `double-dash`, `look-alike-dash`, `slash-comment`,
  ///   `key-among-items`, `missing-dash`.
  mutating func reportBrokenItem(_ content: Int, after item: Node? = nil) -> Bool {
    let textEnd = bytes.contentEnd(content)
    if bytes.startsForeignComment(content) {
      reportForeignComment(content)
    } else if bytes.startsWithDash(content) {
      reportDash(content, textEnd)
    } else if bytes.byte(content) == Byte.asterisk, bytes.byte(content + 1) == Byte.space {
      report(.bullet(at: bytes.span(content, content + 1), character: "'*'"))
    } else {
      reportLostDash(content, textEnd, after: item)
      return false
    }
    return true
  }

  /// Reports a dash that starts no item: without a space, doubled, or another character.
  mutating func reportDash(_ content: Int, _ textEnd: Int) {
    guard bytes.byte(content) == Byte.dash else {
      let (value, length) = bytes.scalar(content)
      report(.bullet(at: bytes.span(content, content + length), character: characterName(value)))
      return
    }
    var index = content
    while bytes.byte(index) == Byte.dash { index += 1 }
    let item = bytes.afterSpaces(index)
    let suggestion = "- " + bytes.excerpt(min(item, textEnd), textEnd)
    if index - content > 1 {
      report(
        .doubleDash(
          QuotedPlace(text: bytes.quote(content, index), span: bytes.span(content, index))))
    } else {
      report(.missingSpaceAfterDash(at: bytes.span(content, content + 1), suggestion: suggestion))
    }
  }

  private mutating func reportLostDash(_ content: Int, _ textEnd: Int, after item: Node?) {
    let list = blocks.last.map { $0.first } ?? bytes.span(content, content)
    guard let colon = bytes.keyColon(content) else {
      let text = QuotedPlace(
        text: bytes.quote(content, textEnd), span: bytes.span(content, textEnd))
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
        isItem: isItem))
  }
}

extension DiagnosticCode {
  package static let keyAmongItems = Self("key-among-items", .error, .lists)
  package static let missingDash = Self("missing-dash", .error, .lists)
  package static let missingSpaceAfterDash = Self("missing-space-after-dash", .error, .lists)
  package static let doubleDash = Self("double-dash", .error, .lists)
}

extension Diagnostic {
  static func missingSpaceAfterDash(at span: SourceSpan, suggestion: String) -> Diagnostic {
    Diagnostic(
      .missingSpaceAfterDash, "missing space after '-'",
      at: Annotation(span, "starts an item only before a space"),
      help: "put a space after '-': '\(suggestion)'",
      fix: Fix(span, replacement: "- "))
  }

  static func doubleDash(_ dashes: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .doubleDash, "expected one '-' and a space, found \(dashes.text)",
      at: Annotation(dashes.span, "does not start an item"),
      help: "write '- ' before the item, or quote the text if the dashes belong to it")
  }

  static func missingDash(_ text: QuotedPlace, list: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingDash, "expected '- ' before \(text.text)",
      at: Annotation(text.span, "in the column of the list's dashes"),
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
      at: Annotation(key.span, "in the column of the list's dashes"),
      also: [Annotation(list, "the list starts here")],
      help: isItem
        ? "put '- ' before it"
        : "if it belongs to the item above, indent it by 2 more; if it is an item, put '- ' before it",
      fix: isItem ? Fix(start, replacement: "- ") : nil)
  }
}
