extension Parser {
  /// Reads an indentation with characters that only look like spaces, often pasted from web pages, and
  /// reports a run of such lines once.
  ///
  /// - Parameter found: the first such character of the line.
  /// - Returns: the line as if they were spaces, to avoid further reports.
  /// - Errors: `invisible-character`.
  mutating func enterInvisibleIndentation(_ start: Int, _ found: Int, isQuiet: Bool) -> Line {
    if start >= invisibleIndentationEnd {
      let (count, end) = bytes.invisibleIndentationRun(start)
      invisibleIndentationEnd = end
      if !isQuiet {
        let (value, length) = bytes.scalar(found)
        report(.invisibleIndentation(at: bytes.span(found, found + length), value, count: count))
      }
    }
    let (content, width) = bytes.afterLookAlikeSpaces(start)
    return Line(start: content - width, content: content)
  }
}

extension ManifestBytes {
  /// Returns true for an invisible character at an offset, or one that looks like a space.
  func isInvisibleIndentation(_ offset: Int) -> Bool {
    let look = LookAlike(scalar(offset).value)
    return look == .space || look == .nothing
  }

  /// The text of a range without tabs, controls and invisible characters.
  func visibleText(_ start: Int, _ end: Int) -> String {
    var text = String.UnicodeScalarView()
    for scalar in self.text(start, end).unicodeScalars
    where scalar.properties.generalCategory != .control && !isInvisible(scalar.value) {
      text.append(scalar)
    }
    return String(text)
  }

  /// The first offset of a line that looks like text, and the number of spaces before it.
  fileprivate func afterLookAlikeSpaces(_ start: Int) -> (content: Int, width: Int) {
    var (index, width) = (start, 0)
    while index < end {
      let (value, length) = scalar(index)
      let look = value == 0x20 ? .space : LookAlike(value)
      guard look == .space || look == .nothing else { break }
      if look == .space { width += 1 }
      index += length
    }
    return (index, width)
  }

  /// The number of consecutive lines with this indentation, and their end.
  fileprivate func invisibleIndentationRun(_ start: Int) -> (count: Int, end: Int) {
    var (index, count) = (start, 0)
    while index < end {
      let first = afterSpaces(index)
      guard first < end, base[first] >= 0x80, isInvisibleIndentation(first) else { break }
      count += 1
      index = nextLineStart(first)
    }
    return (count, index)
  }
}

extension DiagnosticCode {
  package static let invisibleCharacter = Self("invisible-character", .error, .characters)
}

extension Diagnostic {
  static func invisibleIndentation(
    at span: SourceSpan, _ value: UInt32, count: Int
  ) -> Diagnostic {
    let more = count > 1 ? ", and on \(count - 1) more \(plural(count - 1, "line")) below" : ""
    let isSpace = LookAlike(value) == .space
    return Diagnostic(
      .invisibleCharacter, "found \(characterName(value)) in the indentation\(more)",
      at: Annotation(span, isSpace ? "only looks like a space" : "an invisible character"),
      help: isSpace ? "use ordinary spaces" : "remove it")
  }
}
