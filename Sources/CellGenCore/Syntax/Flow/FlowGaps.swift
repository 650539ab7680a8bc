extension Parser {
  /// Skips white space, comments and line breaks between two tokens of a flow collection.
  ///
  ///     gap → (' '* comment? break)* ' '*       a further line is indented more than the parent
  ///
  /// - Returns: false after a report that ends the outermost collection; sets ``resume``.
  /// - Errors: `unclosed-bracket`, `flow-indentation`, `bracket-indentation`, `tab-separation`,
  ///   `tab-indentation`, `comment-without-space`.
  mutating func skipFlowGap(parent: Int) -> Bool {
    while true {
      let start = position
      position = bytes.afterSpaces(position)
      if bytes.byte(position) == Byte.tab { reportTab(at: position, after: "an element") }
      if position >= end { return unclosedFlow(stop: nil) }
      if bytes.byte(position) == Byte.hash {
        if position == start, !bytes.isSpaceBefore(position), position > lineStart {
          report(.commentWithoutSpace(at: bytes.span(position, position + 1)))
        }
        noteHidingComment(position)
        position = bytes.nextLineStart(position)
      } else if bytes.isLineEnd(position) {
        position = bytes.nextLineStart(position)
      } else {
        return true
      }
      guard enterFlowLine(parent: parent) else { return false }
    }
  }

  /// Skips blank lines and the indentation of the next line of a flow collection.
  private mutating func enterFlowLine(parent: Int) -> Bool {
    while true {
      let start = position
      let content = bytes.afterSpaces(start)
      if content >= end { return unclosedFlow(stop: nil) }
      (lineStart, position) = (start, content)
      if bytes.isLineEnd(content) || bytes.byte(content) == Byte.hash {
        position = bytes.nextLineStart(content)
        continue
      }
      if bytes.byte(content) == Byte.tab {
        reportFlowTab(content)
        position = bytes.afterWhiteSpace(content)
        return true
      }
      if content - start > parent, bytes.documentMarker(start) == nil { return true }
      return checkFlowIndent(Line(start: start, content: content), parent: parent)
    }
  }

  private mutating func reportFlowTab(_ tab: Int) {
    let content = bytes.afterWhiteSpace(tab)
    if bytes.isLineEnd(content) || bytes.byte(content) == Byte.hash {
      report(.tabOnBlankLine(at: bytes.span(tab, tab + 1)))
    } else if !isFlowMisindented {
      isFlowMisindented = true
      report(.tabIndentation(at: bytes.span(tab, tab + 1), count: 1, neighbor: nil))
    }
  }

  /// Decides how to read a line with too little indentation: as a bracket or item that must be indented, or
  /// as the end of an unclosed collection.
  private mutating func checkFlowIndent(_ line: Line, parent: Int) -> Bool {
    let open = brackets[brackets.count - 1]
    guard bytes.documentMarker(line.start) == nil else { return unclosedFlow(stop: line.start) }
    let isCloser = bytes.base[line.content] == bytes.closer(of: open)
    guard isCloser || isFlowLine(line.content) || bytes.closesBelow(line) else {
      return unclosedFlow(stop: line.start)
    }
    if isFlowMisindented { return true }
    isFlowMisindented = true
    let name = flowParent(parent)
    if isCloser {
      report(
        .bracketIndentation(
          bytes.quoted(line.content, line.content + 1), than: name, parent: parent))
    } else {
      report(
        .flowIndentation(
          at: bytes.span(line.content, bytes.contentEnd(line.content)),
          opened: bytes.span(open, open + 1),
          than: name, parent: parent))
    }
    return true
  }

  /// The key or dash in relation to which the lines of a flow collection must be indented.
  private func flowParent(_ parent: Int) -> QuotedPlace? {
    guard let block = blocks.last(where: { $0.indent == parent }) else { return nil }
    var place = block.first
    let lineFirst = bytes.afterSpaces(bytes.lineStartBefore(brackets[0]))
    let textEnd = block.isSequence ? lineFirst + 1 : bytes.keyEnd(lineFirst)
    if !block.isSequence, lineFirst - bytes.lineStartBefore(brackets[0]) == parent {
      place = bytes.span(lineFirst, textEnd)
    }
    return QuotedPlace(text: bytes.quote(Int(place.start), Int(place.end)), span: place)
  }

  /// Returns true if a line looks more like the inside of brackets than like the next entry of a block.
  private func isFlowLine(_ content: Int) -> Bool {
    let textEnd = bytes.contentEnd(content)
    let last = bytes.base[textEnd - 1]
    if bytes.isDash(content) { return false }
    if last == Byte.comma || isFlowIndicator(bytes.base[content]) { return true }
    if isFlowMisindented {
      return bytes.keyColon(content) == nil || bytes.base[content] == Byte.doubleQuote
    }
    if bytes.base[content] == Byte.doubleQuote {
      return bytes.keyColon(content) != nil || last == Byte.doubleQuote
    }
    return bytes.keyColon(content) == nil && isAfterComma()
  }

  /// Returns true if the last token before the cursor's line is a comma or an opening bracket.
  private func isAfterComma() -> Bool {
    var index = lineStart
    while index > 0, bytes.base[index - 1] <= Byte.space { index -= 1 }
    guard index > 0 else { return false }
    return bytes.base[index - 1] == Byte.comma || bytes.base[index - 1] == Byte.openBracket
      || bytes.base[index - 1] == Byte.openBrace
  }

  /// Reports the innermost bracket as unclosed.
  ///
  /// - Parameter stop: the start of the line that cannot belong to it; nil at the end of the text.
  private mutating func unclosedFlow(stop: Int?) -> Bool {
    resume = stop ?? end
    let open = brackets[brackets.count - 1]
    var stopped = bytes.span(end, end)
    if let stop {
      let content = bytes.afterSpaces(stop)
      stopped = bytes.span(content, bytes.contentEnd(content))
    }
    if isFlowMisindented { return false }
    report(
      .unclosedBracket(
        bytes.quoted(open, open + 1),
        closer: bytes.excerpt(of: bytes.closer(of: open)), stop: stopped, isEnd: stop == nil,
        last: bytes.lastWord(before: stop ?? end)))
    return false
  }
}

extension ManifestBytes {
  /// Returns true if a bracket that was opened above a line is closed in it or in the lines below, up to a
  /// line that is indented less.
  ///
  /// Checks only a few lines, because it is called for each line of an unclosed list.
  fileprivate func closesBelow(_ line: Line) -> Bool {
    var (start, depth) = (line.start, 1)
    for _ in 0..<40 where start < end {
      let content = afterSpaces(start)
      if !isLineEnd(content), byte(content) != Byte.hash {
        guard content - start >= line.indent, !isDash(content) else { return false }
        guard let inside = nesting(depth, after: content) else { return true }
        depth = inside
      }
      start = nextLineStart(content)
    }
    return false
  }

  /// The number of brackets open at the end of a line; nil if all are closed on it.
  private func nesting(_ depth: Int, after content: Int) -> Int? {
    var (index, depth, quote) = (content, depth, UInt8(0))
    while !isLineEnd(index) {
      switch base[index] {
      case let byte where quote != 0: if byte == quote { quote = 0 }
      case Byte.hash where isSpaceBefore(index): return depth
      case Byte.doubleQuote, Byte.singleQuote: quote = base[index]
      case Byte.openBrace, Byte.openBracket: depth += 1
      case Byte.closeBrace, Byte.closeBracket: depth -= 1
      default: break
      }
      if depth == 0 { return nil }
      index += 1
    }
    return depth
  }

  /// The last word before an offset; nil after a comment.
  fileprivate func lastWord(before offset: Int) -> String? {
    var wordEnd = offset
    while wordEnd > 0, base[wordEnd - 1] <= Byte.space { wordEnd -= 1 }
    let lineStart = lineStartBefore(wordEnd)
    for index in lineStart..<wordEnd where base[index] == Byte.hash { return nil }
    var start = wordEnd
    while start > lineStart, base[start - 1] > Byte.space { start -= 1 }
    return start < wordEnd ? excerpt(start, wordEnd) : nil
  }
}

extension DiagnosticCode {
  package static let unclosedBracket = Self("unclosed-bracket", .error, .brackets)
  package static let bracketIndentation = Self("bracket-indentation", .error, .brackets)
  package static let flowIndentation = Self("flow-indentation", .error, .brackets)
}

extension Diagnostic {
  static func unclosedBracket(
    _ open: QuotedPlace, closer: String, stop: SourceSpan, isEnd: Bool, last: String?
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBracket, "unclosed \(open.text)",
      at: Annotation(open.span, "opened here"),
      also: [
        Annotation(stop, isEnd ? "the file ends here" : "'\(closer)' is missing before this line")
      ],
      help: "add the closing '\(closer)'" + (last.map { " after '\($0)'" } ?? ""))
  }

  static func bracketIndentation(
    _ closer: QuotedPlace, than name: QuotedPlace?, parent: Int
  ) -> Diagnostic {
    Diagnostic(
      .bracketIndentation,
      "\(closer.text) must be indented more than \(name?.text ?? "the enclosing blockit")",
      at: Annotation(closer.span, "indent by at least \(spaces(parent + 1))"),
      also: name.map { [Annotation($0.span, "indented \(spaces(parent))")] } ?? [],
      help:
        "put \(spaces(parent + 2)) before \(closer.text), or move it to the end of the line above",
      note: "YAML 1.2 requires this, although some parsers do not",
      fix: Fix(
        SourceSpan(
          file: Int(closer.span.file), start: Int(closer.span.start), end: Int(closer.span.start)),
        replacement: "  "))
  }

  static func flowIndentation(
    at span: SourceSpan, opened: SourceSpan, than name: QuotedPlace?, parent: Int
  ) -> Diagnostic {
    Diagnostic(
      .flowIndentation,
      "lines inside brackets must be indented more than \(name?.text ?? "the enclosing blockthem")",
      at: Annotation(span, "indent by at least \(spaces(parent + 1))"),
      also: [Annotation(opened, "the bracket opens here")],
      help: "put \(spaces(parent + 2)) before each line from here to the closing bracket",
      note: "YAML 1.2 requires this, although some parsers do not")
  }
}
