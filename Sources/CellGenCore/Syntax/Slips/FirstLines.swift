/// What a block is whose first line is broken.
enum BrokenBlock {
  case mapping, sequence
  /// Not part of the block at all.
  case comment
}

extension Parser {
  /// Reports the first line of a block and reads the rest; ``line`` is already the next one.
  mutating func parseBlock(
    _ kind: BrokenBlock, from start: Int, indent: Int, parent: Int
  ) -> Node {
    switch kind {
    case .mapping:
      let textEnd = bytes.scanPlain(start)
      reportNoColon(start, textEnd, after: nil)
      if let key = headWithoutColon(start, textEnd) {
        return parseBlockMapping(indent: indent, parent: parent, first: key)
      }
      skipLines(deeperThan: indent)
      return parseBlockMapping(indent: indent, parent: parent, first: nil)
    case .sequence:
      _ = reportNonItem(start)
      return parseBlockSequence(afterSlipAt: start, indent: indent, parent: parent)
    case .comment:
      reportForeignComment(start)
      skipForeignComments()
      if let next = line, next.indent > parent { return parseBlockNode(parent: parent) }
      return Node(.broken, span: bytes.span(start, start))
    }
  }

  /// Whether the text of a line is a key with a meaning of its own, and the next line its value.
  func isHead(_ start: Int, _ textEnd: Int, above next: Line) -> Bool {
    let isWord = words.contains(bytes.text(start, textEnd))
    if next.indent > start - lineStart {
      return isWord || words.contains(bytes.text(next.content, bytes.contentEnd(next.content)))
    }
    // In the value of such a key it is rather an item, as `spacer` in `children`.
    guard isWord, bytes.isDash(next.content), let owner = blocks.last?.current else { return false }
    return !words.contains(bytes.text(Int(owner.start), Int(owner.end)))
  }

  /// Passes over further lines of the kind that was reported.
  private mutating func skipForeignComments() {
    while let next = line, bytes.startsForeignComment(next.content) {
      advance(from: bytes.nextLineStart(next.content))
    }
  }
}

extension ManifestBytes {
  /// What a plain scalar on a line of its own was meant to begin, going by the line after it.
  ///
  /// - Parameter isHead: whether it is a key with its value below.
  /// - Returns: nil if it is a scalar and the next line is what is wrong.
  func kindOfBlock(
    withSlipAt start: Int, next: Line, column: Int, isHead: Bool
  ) -> BrokenBlock? {
    if startsForeignComment(start) { return .comment }
    if next.indent < column { return nil }
    if isHead { return .mapping }
    let isDashed = startsWithDash(start)
    let nextIsKey = keyColon(next.content) != nil
    if next.indent > column { return !isDashed && looksLikeEntry(next.content) ? .mapping : nil }
    if startsWithDash(next.content), isDashed || isDash(next.content) { return .sequence }
    let textEnd = scanPlain(start)
    if nextIsKey || gluedColon(start, textEnd) != nil || equalsSign(start, textEnd) != nil
      || lookAlikeNearColon(start, textEnd) != nil
    {
      return .mapping
    }
    return nil
  }
}
