extension Parser {
  /// Goes to the next line with content: sets ``line``, or nil and ``marker`` at the end.
  ///
  ///     blank → ' '* ('#' text)? break        skipped, whatever its indentation
  ///
  /// Lost lines are also skipped: those indented with tabs, and both sides of a merge conflict. Characters in
  /// the indentation that look like spaces count as spaces.
  ///
  /// - Parameter start: the start of a line.
  /// - Parameter isQuiet: true if the lines belong to something that was already reported.
  /// - Errors: `tab-indentation`, `tab-separation`, `merge-conflict`; sets ``lost``; `invisible-character`.
  mutating func advance(from start: Int, isQuiet: Bool = false) {
    let above = line
    lost = false
    line = nil
    marker = nil
    var index = start
    while index < end {
      let lineStart = index
      while index < end, bytes.base[index] == Byte.space { index += 1 }
      if index == end { break }
      switch bytes.base[index] {
      case Byte.lineFeed:
        index += 1
      case Byte.hash:
        index = bytes.nextLineStart(index)
      case Byte.carriageReturn where bytes.isLineEnd(index):
        index += 2
      case Byte.tab:
        index = skipTabbedLines(lineStart, tab: index, above: above, isQuiet: isQuiet)
      case 0x80... where bytes.isInvisibleIndentation(index):
        let content = enterInvisibleIndentation(lineStart, index, isQuiet: isQuiet)
        if bytes.isLineEnd(content.content) || bytes.byte(content.content) == Byte.hash {
          index = bytes.nextLineStart(content.content)
        } else {
          line = content
          return
        }
      default:
        let isOutermost = index == lineStart
        if isOutermost, let found = bytes.documentMarker(index) {
          marker = found
          position = index
          return
        }
        if isOutermost, let next = skipMergeConflict(index) {
          index = next
        } else {
          line = Line(start: lineStart, content: index)
          return
        }
      }
    }
    position = end
  }

  /// Skips lines that are indented more than a block and belong to something that was already reported.
  mutating func skipLines(deeperThan indent: Int) {
    while let next = line, next.indent > indent {
      advance(from: bytes.nextLineStart(next.content), isQuiet: true)
    }
  }

  /// Continues after a report, at the first line after an offset that closes the broken block.
  mutating func recover(from lineStart: Int, deeperThan indent: Int) {
    advance(from: lineStart, isQuiet: true)
    skipLines(deeperThan: indent)
  }

  /// Moves `position` to the first byte of a line's content.
  mutating func enter(_ line: Line) {
    lineStart = line.start
    position = line.content
  }
}

extension ManifestBytes {
  /// The marker `---` or `...` at the start of a line.
  func documentMarker(_ lineStart: Int) -> Marker? {
    let first = byte(lineStart)
    guard first == Byte.dash || first == Byte.dot else { return nil }
    guard byte(lineStart + 1) == first, byte(lineStart + 2) == first, isSeparated(lineStart + 3)
    else { return nil }
    return Marker(start: lineStart, isEnd: first == Byte.dot)
  }
}
