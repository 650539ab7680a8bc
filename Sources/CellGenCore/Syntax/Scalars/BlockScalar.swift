extension Parser {
  /// Reads a block scalar with its header; the cursor is at `|` or `>`.
  ///
  ///     block-scalar → header (indentation text break | blank)*
  ///
  /// - Parameter parent: the indentation that the text must exceed.
  /// - Errors: `block-header`, `block-text-blank`, `block-text-tab`, `tab-indentation`, `root-block-text`.
  /// - Source: YAML 1.2.2 §8.1; if the last line break is missing, it is assumed.
  mutating func parseBlockScalar(parent: Int) -> Node {
    let start = position
    let isFolded = bytes.base[start] == Byte.greater
    guard let header = readBlockScalarHeader(parent: parent) else {
      return broken(from: start, parent: parent)
    }
    if parent < 0 {
      report(.rootBlockText(at: bytes.span(start, position)))
      return broken(from: start, parent: parent)
    }
    let textStart = bytes.nextLineStart(position)
    guard
      let indent = header.indent.map({ parent + $0 })
        ?? findBlockScalarIndent(textStart, parent: parent, header: start)
    else {
      recover(from: textStart, deeperThan: parent)
      return Node(.broken, span: bytes.span(start, start + 1))
    }
    var text = BlockScalarText(isFolded: isFolded)
    let stop = bytes.readBlockScalarLines(textStart, indent: indent, into: &text)
    advance(from: stop)
    let scalar = Scalar(text: text.finish(header.chomping), style: isFolded ? .folded : .literal)
    return scalarNode(scalar, bytes.span(start, max(start + 1, bytes.endWithoutBreak(stop))))
  }

  /// The indentation of the first line of text; nil after a report.
  ///
  /// If there is no text, this is the indentation of the longest blank line.
  private mutating func findBlockScalarIndent(_ start: Int, parent: Int, header: Int) -> Int? {
    var lineStart = start
    var longest = (indent: parent + 1, lineStart: start)
    while lineStart < end {
      let content = bytes.afterSpaces(lineStart)
      let indent = content - lineStart
      if bytes.isLineEnd(content) {
        if indent > longest.indent { longest = (indent, lineStart) }
        lineStart = bytes.nextLineStart(content)
        continue
      }
      if indent <= parent {
        if bytes.byte(content) != Byte.tab { break }
        let place = bytes.span(content, content + 1)
        report(
          .tabInText(at: place, opened: bytes.span(header, header + 1), kind: "a block scalar"))
        return nil
      }
      if bytes.byte(content) == Byte.tab {
        report(
          .blockTextTab(
            at: bytes.span(content, content + 1), header: bytes.span(header, header + 1)))
        return nil
      }
      if longest.indent > indent {
        reportDeepBlank(longest.lineStart, longest.indent, text: content, indent)
        return nil
      }
      return indent
    }
    return longest.indent
  }

  private mutating func reportDeepBlank(_ blank: Int, _ blankIndent: Int, text: Int, _ indent: Int)
  {
    report(
      .blockTextBlank(
        at: bytes.span(blank + indent, blank + blankIndent), blankIndent: blankIndent,
        text: bytes.span(text, bytes.contentEnd(text)), indent: indent))
  }
}

extension ManifestBytes {
  /// Reads the lines of a block scalar.
  ///
  /// - Returns: the start of the first line that does not belong to it.
  fileprivate func readBlockScalarLines(_ start: Int, indent: Int, into text: inout BlockScalarText)
    -> Int
  {
    let (base, end) = (self.base, self.end)
    var lineStart = start
    while lineStart < end {
      let limit = min(lineStart + indent, end)
      var content = lineStart
      while content < limit, base[content] == Byte.space { content += 1 }
      if isLineEnd(content) {
        text.appendBlank()
        lineStart = nextLineStart(content)
        continue
      }
      if content < lineStart + indent { return lineStart }
      var next = content
      while next < end, base[next] != Byte.lineFeed { next += 1 }
      let hasReturn = next < end && base[next - 1] == Byte.carriageReturn
      text.append(base, content, hasReturn ? next - 1 : next)
      lineStart = next < end ? next + 1 : end
    }
    return end
  }

  fileprivate func endWithoutBreak(_ lineStart: Int) -> Int {
    var index = lineStart
    if index > 0, base[index - 1] == Byte.lineFeed { index -= 1 }
    if index > 0, index < end, base[index] == Byte.lineFeed, base[index - 1] == Byte.carriageReturn
    {
      index -= 1
    }
    return index
  }
}

/// How line breaks at the end of a block scalar are treated.
enum Chomping {
  case clip, strip, keep
}

/// The text of a block scalar that is being read.
struct BlockScalarText {
  let isFolded: Bool
  private var bytes: [UInt8] = []
  /// The line breaks since the last text.
  private var breaks = 0
  private var hasText = false
  private var wasSpaced = false

  init(isFolded: Bool) {
    self.isFolded = isFolded
  }

  mutating func appendBlank() {
    breaks += 1
  }

  /// Adds a line without its indentation.
  mutating func append(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    let isSpaced = isWhiteSpace(base[start])
    appendBreaks(isFold: isFolded && hasText && !isSpaced && !wasSpaced)
    bytes.append(contentsOf: UnsafeBufferPointer(start: base + start, count: end - start))
    (hasText, wasSpaced, breaks) = (true, isSpaced, 1)
  }

  private mutating func appendBreaks(isFold: Bool) {
    if isFold, breaks == 1 {
      bytes.append(Byte.space)
    } else if breaks > 0 {
      bytes.append(contentsOf: repeatElement(Byte.lineFeed, count: isFold ? breaks - 1 : breaks))
    }
  }

  /// Returns the text, with the line breaks at its end that are kept.
  mutating func finish(_ chomping: Chomping) -> String {
    switch chomping {
    case .strip: break
    case .clip: if hasText { bytes.append(Byte.lineFeed) }
    case .keep: bytes.append(contentsOf: repeatElement(Byte.lineFeed, count: breaks))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DiagnosticCode {
  package static let blockTextBlank = Self("block-text-blank", .error, .textBlocks)
  package static let blockTextTab = Self("block-text-tab", .error, .textBlocks)
  package static let rootBlockText = Self("root-block-text", .error, .textBlocks)
}

extension Diagnostic {
  static func rootBlockText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .rootBlockText, "a manifest cannot be a block scalar",
      at: Annotation(span, "starts a block scalar"),
      help: "write the key for this text before it")
  }

  static func blockTextTab(at span: SourceSpan, header: SourceSpan) -> Diagnostic {
    Diagnostic(
      .blockTextTab, "the first line of a block scalar starts with a tab",
      at: Annotation(span, "a tab"), also: [Annotation(header, "the block scalar starts here")],
      help: "use spaces, or give the indentation in the header, as in '|2'",
      note: "YAML tools disagree on a tab here")
  }

  static func blockTextBlank(
    at span: SourceSpan, blankIndent: Int, text: SourceSpan, indent: Int
  ) -> Diagnostic {
    Diagnostic(
      .blockTextBlank,
      "a leading blank line has \(spaces(blankIndent)), more than the text of this block scalar",
      at: Annotation(span, "too many spaces"),
      also: [Annotation(text, "the first line is indented \(indent)")],
      help: "remove the spaces from the blank line")
  }
}
