extension Parser {
  /// Skips a run of lines with a tab in their indentation, and reports it once.
  ///
  /// - Returns: the start of the line after the run.
  /// - Errors: `tab-indentation`, or `tab-separation` if there is nothing on the lines; sets
  ///   ``lost`` if there is; `missing-colon`.
  mutating func skipTabbedLines(_ start: Int, tab: Int, above: Line?, isQuiet: Bool) -> Int {
    var count = 0
    var hasContent = false
    var withoutColon: [Int] = []
    var index = start
    while index < end {
      let first = bytes.afterSpaces(index)
      if bytes.byte(first) != Byte.tab { break }
      let content = bytes.afterWhiteSpace(first)
      if !bytes.isLineEnd(content), bytes.byte(content) != Byte.hash {
        hasContent = true
        if !isQuiet, bytes.keyColon(content) == nil,
          entryWithoutColon(content, bytes.contentEnd(content)) != nil
        {
          withoutColon.append(content)
        }
      }
      count += 1
      index = bytes.nextLineStart(content)
    }
    if hasContent { lost = true }
    if !isQuiet { reportTabs(tab, count: count, above: above, hasContent: hasContent) }
    for content in withoutColon {
      reportMissingColon(content, bytes.contentEnd(content), after: nil)
    }
    return index
  }

  private mutating func reportTabs(_ tab: Int, count: Int, above: Line?, hasContent: Bool) {
    let place = bytes.span(tab, bytes.afterTabs(tab))
    guard hasContent else {
      report(.tabOnBlankLine(at: place))
      return
    }
    let neighbor = above.map { (span: bytes.shapeSpan($0), indent: $0.indent) }
    report(.tabIndentation(at: place, count: count, neighbor: neighbor))
  }

  /// Skips spaces, and tabs after reporting them.
  ///
  /// - Errors: `tab-separation`.
  mutating func skipSpaces(after previous: String) {
    position = bytes.afterSpaces(position)
    if bytes.byte(position) == Byte.tab { reportTab(at: position, after: previous) }
  }

  /// Reports a tab between two parts of a line and skips it.
  mutating func reportTab(at tab: Int, after previous: String) {
    report(.tabSeparation(at: bytes.span(tab, bytes.afterTabs(tab)), after: previous))
    position = bytes.afterWhiteSpace(tab)
  }
}

extension ManifestBytes {
  fileprivate func afterTabs(_ offset: Int) -> Int {
    var index = offset
    while byte(index) == Byte.tab { index += 1 }
    return index
  }
}

extension DiagnosticCode {
  package static let tabIndentation = Self("tab-indentation", .error, .indentation)
  package static let tabSeparation = Self("tab-separation", .error, .indentation)
}

extension Diagnostic {
  static func tabIndentation(
    at span: SourceSpan, count: Int, neighbor: (span: SourceSpan, indent: Int)?
  ) -> Diagnostic {
    let more = count > 1 ? ", and on \(count - 1) more \(plural(count - 1, "line")) below" : ""
    var also: [Annotation] = []
    if let neighbor, neighbor.indent > 0 {
      also = [Annotation(neighbor.span, "indented \(spaces(neighbor.indent))")]
    }
    return Diagnostic(
      .tabIndentation, "tab used for indentation\(more)",
      at: Annotation(span, "a tab"), also: also,
      help: also.isEmpty
        ? "indent with spaces, 2 for each level"
        : "indent with spaces, like the neighboring lines",
      note: "a tab has no width in YAML, so it cannot express nesting")
  }

  static func tabInText(at span: SourceSpan, opened: SourceSpan, kind: String) -> Diagnostic {
    Diagnostic(
      .tabIndentation, "tab used to indent \(kind)",
      at: Annotation(span, "a tab"), also: [Annotation(opened, "the text starts here")],
      help: "indent this line with spaces")
  }

  static func tabOnBlankLine(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tabSeparation, "tab on a blank or comment line",
      at: Annotation(span, "a tab"),
      help: "remove it or use spaces",
      note: "tabs are allowed only in comments, quoted text and block scalars",
      fix: Fix(span, replacement: ""))
  }

  static func tabSeparation(at span: SourceSpan, after previous: String) -> Diagnostic {
    Diagnostic(
      .tabSeparation, "tab after \(previous)",
      at: Annotation(span, "a tab"),
      help: "use a space",
      note: "tabs are allowed only in comments, quoted text and block scalars",
      fix: Fix(span, replacement: " "))
  }
}
