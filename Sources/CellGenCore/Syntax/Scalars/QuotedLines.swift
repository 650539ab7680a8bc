extension Parser {
  /// Reads a line break inside quotes, up to the text of the next line.
  ///
  ///     fold → ' '* break (' '* break)* indentation ' '*
  ///
  /// - Source: YAML 1.2.2 §6.5 and §7.3.
  mutating func fold(into out: inout QuotedText, open: Int, parent: Int) -> Bool {
    out.trim()
    return continueOnNextLine(into: &out, isEscaped: false, open: open, parent: parent)
  }

  /// Skips the line break at the cursor, blank lines and the next indentation.
  mutating func continueOnNextLine(
    into out: inout QuotedText, isEscaped: Bool, open: Int, parent: Int
  ) -> Bool {
    var blankLines = 0
    var start = bytes.nextLineStart(position)
    while true {
      let content = bytes.afterSpaces(start)
      if content >= end {
        _ = unclosed(open, stop: nil)
        return false
      }
      if bytes.isLineEnd(content) {
        blankLines += 1
        start = bytes.nextLineStart(content)
        continue
      }
      if content - start <= parent || bytes.documentMarker(start) != nil {
        if bytes.byte(content) == Byte.tab {
          reportTabInQuotes(content, open: open)
        } else {
          return stopQuoted(open, line: Line(start: start, content: content), parent: parent)
        }
      }
      position = bytes.afterWhiteSpace(content)
      if !bytes.isLineEnd(position) { break }
      blankLines += 1
      start = bytes.nextLineStart(position)
    }
    out.appendBreak(blankLines: blankLines, isEscaped: isEscaped)
    return true
  }

  private mutating func reportTabInQuotes(_ tab: Int, open: Int) {
    report(
      .tabInText(
        at: bytes.span(tab, tab + 1), opened: bytes.span(open, open + 1), kind: "quoted text"))
  }

  /// Reports a quoted scalar that is cut off by a line with too little indentation.
  private mutating func stopQuoted(_ open: Int, line: Line, parent: Int) -> Bool {
    if !bytes.looksLikeEntry(line.content), bytes.documentMarker(line.start) == nil,
      let close = bytes.closingQuote(open, from: line.content)
    {
      report(
        .quotedIndentation(
          at: bytes.character(line.content), opened: bytes.span(open, open + 1),
          parent: parent))
      resume = bytes.nextLineStart(close)
    } else {
      _ = unclosed(open, stop: line.start)
    }
    return false
  }

  /// Reports a quoted scalar with no end.
  ///
  /// - Parameter stop: the start of the line that cannot belong to it; nil at the end of the text.
  mutating func unclosed(_ open: Int, stop: Int?) -> Scalar? {
    resume = stop ?? end
    let firstEnd = bytes.contentEnd(open)
    var stopped: SourceSpan?
    if let stop, stop < end {
      let content = bytes.afterSpaces(stop)
      stopped = bytes.span(content, bytes.contentEnd(content))
    }
    report(
      .unclosedQuote(
        at: bytes.span(open, open + 1), quote: bytes.base[open],
        lineEnd: bytes.span(firstEnd, firstEnd),
        stop: stopped, end: brackets.isEmpty ? nil : bytes.flowTextEnd(open),
        text: bytes.shortText(open + 1, firstEnd)))
    return nil
  }

  /// Reports a quoted scalar that swallows other lines by mistake, if its closing quote follows `key: `.
  mutating func reportSwallowedLine(_ open: Int, _ textEnd: Int) -> Bool {
    let close = textEnd - 1
    var start = close
    while start > open, bytes.base[start - 1] != Byte.lineFeed { start -= 1 }
    if start <= open + 1 { return false }
    let content = bytes.afterSpaces(start)
    guard let colon = bytes.keyColon(content), colon < close, bytes.afterSpaces(colon + 1) == close
    else {
      return false
    }
    let firstEnd = bytes.contentEnd(open)
    report(
      .unclosedQuote(
        at: bytes.span(open, open + 1), quote: bytes.base[open],
        lineEnd: bytes.span(firstEnd, firstEnd),
        stop: bytes.span(content, colon), text: bytes.shortText(open + 1, firstEnd)))
    return true
  }

  /// Reports text after a closing quote.
  ///
  /// - Errors: `text-after-quote`, `unclosed-quote`.
  mutating func reportAfterQuote(_ rest: Int, opened: Int) {
    let close = bytes.closeBefore(rest)
    if reportSwallowedLine(opened, close + 1) { return }
    if rest > close + 1, bytes.startsForeignComment(rest) { return reportForeignComment(rest) }
    let isInner = rest == close + 1 && isWordByte(bytes.base[rest]) && close > opened + 1
    let text = bytes.quoted(rest, bytes.contentEnd(rest))
    report(
      .textAfterQuote(
        text, closing: bytes.span(close, close + 1), quote: bytes.base[opened], isInner: isInner))
  }
}

extension ManifestBytes {
  /// A closing quote on a line, with no text after it.
  fileprivate func closingQuote(_ open: Int, from start: Int) -> Int? {
    let last = contentEnd(start) - 1
    return last >= start && base[last] == base[open] ? last : nil
  }

  /// The probable end of quoted text in brackets: before `, key:` or the bracket at
  /// the end of its line.
  fileprivate func flowTextEnd(_ open: Int) -> QuotedTextEnd? {
    let lineEnd = contentEnd(open)
    for comma in open + 1..<max(lineEnd, open + 1) where base[comma] == Byte.comma {
      let key = afterSpaces(comma + 1)
      var keyEnd = key
      while keyEnd < lineEnd, isWordByte(base[keyEnd]) { keyEnd += 1 }
      guard keyEnd > key, byte(keyEnd) == Byte.colon, isSeparated(keyEnd + 1) else { continue }
      return QuotedTextEnd(text: excerpt(open + 1, comma), next: excerpt(comma, keyEnd + 1))
    }
    var textEnd = lineEnd
    while textEnd > open + 1,
      base[textEnd - 1] == Byte.closeBrace || base[textEnd - 1] == Byte.closeBracket
        || base[textEnd - 1] == Byte.space
    { textEnd -= 1 }
    let next = afterSpaces(textEnd)
    guard next < lineEnd, textEnd > open + 1 else { return nil }
    return QuotedTextEnd(text: excerpt(open + 1, textEnd), next: excerpt(next, lineEnd))
  }

  /// A text that is short enough to be quoted in full.
  fileprivate func shortText(_ start: Int, _ textEnd: Int) -> String? {
    textEnd > start && textEnd - start <= 40 ? excerpt(start, textEnd) : nil
  }

  /// The last byte before an offset that is not white space.
  fileprivate func closeBefore(_ offset: Int) -> Int {
    var index = offset - 1
    while index > 0, isSpaceBefore(index + 1) { index -= 1 }
    return index
  }
}

/// The probable end of the text, and what follows it.
struct QuotedTextEnd {
  var text: String
  var next: String
}

extension DiagnosticCode {
  package static let unclosedQuote = Self("unclosed-quote", .error, .quotes)
  package static let textAfterQuote = Self("text-after-quote", .error, .quotes)
  package static let quotedIndentation = Self("quoted-indentation", .error, .quotes)
}

extension Diagnostic {
  static func unclosedQuote(
    at span: SourceSpan, quote: UInt8, lineEnd: SourceSpan, stop: SourceSpan?,
    end: QuotedTextEnd? = nil, text: String?
  ) -> Diagnostic {
    let isDouble = quote == Byte.doubleQuote
    let sign = isDouble ? "\"" : "'"
    return Diagnostic(
      .unclosedQuote, "unclosed \(isDouble ? "double" : "single") quote",
      at: Annotation(span, "opened here"),
      also: stop.map { [Annotation($0, "expected the closing quote before this line")] } ?? [],
      help: end.map { "add the closing \(sign) after '\($0.text)', before '\($0.next)'" }
        ?? (stop == nil
          ? "add the closing \(sign) after the text"
          : "add the closing \(sign)"
            + (text.map { " after '\($0)'" } ?? " at the end of the line where it opens")))
  }

  static func quotedIndentation(
    at span: SourceSpan, opened: SourceSpan, parent: Int
  ) -> Diagnostic {
    Diagnostic(
      .quotedIndentation, "this line of quoted text is not indented enough",
      at: Annotation(span, "indent by at least \(spaces(parent + 1))"),
      also: [Annotation(opened, "the text starts here")],
      help: "indent all lines of the text by at least \(spaces(parent + 1))")
  }

  static func textAfterQuote(
    _ text: QuotedPlace, closing: SourceSpan, quote: UInt8, isInner: Bool
  ) -> Diagnostic {
    let inner =
      quote == Byte.singleQuote
      ? "write '' for an apostrophe, or put the text in double quotes"
      : "write \\\" for a quote inside the text, or put the text in single quotes"
    return Diagnostic(
      .textAfterQuote, "found \(text.text) after a closing quote",
      at: Annotation(text.span, "not part of the quoted text"),
      also: [Annotation(closing, "the text ends here")],
      help: isInner ? inner : "put all the text inside the quotes",
      note: "only a comment may follow a quoted value, with a space before '#'")
  }
}
