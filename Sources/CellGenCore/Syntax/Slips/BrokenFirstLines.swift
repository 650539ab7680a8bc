/// A plain scalar alone on its line, which may have been meant as the start of a block.
struct FirstLine {
  var text: TextPlace
  var column: Int
  /// The line below it.
  var next: Line
  /// The key whose value contains it.
  var owner: SourceSpan?
}

/// The kind of block whose first line is broken.
enum BrokenBlock {
  case mapping, sequence
  /// A comment of another language, not part of the block at all.
  case comment
}

extension Parser {
  /// Reports the first line of a block, and reads the rest; ``line`` is already the next one.
  mutating func parseBlock(
    _ kind: BrokenBlock, from start: Int, indent: Int, parent: Int
  ) -> Node {
    switch kind {
    case .mapping:
      let textEnd = bytes.scanPlain(start)
      reportNoColon(start, textEnd, after: nil)
      if let key = keyWithoutColon(start, textEnd) {
        return parseBlockMapping(indent: indent, parent: parent, first: key)
      }
      skipLines(deeperThan: indent)
      return parseBlockMapping(indent: indent, parent: parent, first: nil)
    case .sequence:
      _ = reportBrokenItem(start)
      return parseBlockSequence(afterSlipAt: start, indent: indent, parent: parent)
    case .comment:
      reportForeignComment(start)
      skipForeignComments()
      if let next = line, next.indent > parent { return parseBlockNode(parent: parent) }
      return Node(.broken, span: bytes.span(start, start))
    }
  }

  /// Skips more lines of the kind that was reported.
  private mutating func skipForeignComments() {
    while let next = line, bytes.startsForeignComment(next.content) {
      advance(from: bytes.nextLineStart(next.content))
    }
  }
}

/// `// Photos`: a comment of another language.
@Sendable func foreignCommentBeforeBlock(_ line: FirstLine) -> BrokenBlock? {
  line.text.bytes.startsForeignComment(line.text.start) ? .comment : nil
}

/// `header` above `  title: Hello`: a key without a colon above an entry.
@Sendable func keyAboveEntry(_ line: FirstLine) -> BrokenBlock? {
  let bytes = line.text.bytes
  return line.next.indent > line.column && !bytes.startsWithDash(line.text.start)
    && bytes.looksLikeEntry(line.next.content) ? .mapping : nil
}

/// `-one` above `- two`: an item with a broken dash.
@Sendable func brokenItemAboveItem(_ line: FirstLine) -> BrokenBlock? {
  let (bytes, next) = (line.text.bytes, line.next.content)
  guard line.next.indent == line.column, bytes.startsWithDash(next) else { return nil }
  return bytes.startsWithDash(line.text.start) || bytes.isDash(next) ? .sequence : nil
}

/// `title = Hello`, or anything above a key in its column: an entry with another sign instead of a colon.
@Sendable func brokenEntry(_ line: FirstLine) -> BrokenBlock? {
  guard line.next.indent == line.column else { return nil }
  let (bytes, start) = (line.text.bytes, line.text.start)
  let textEnd = line.text.end
  let isEntry =
    bytes.keyColon(line.next.content) != nil || bytes.gluedColon(start, textEnd) != nil
    || bytes.equalsSign(start, textEnd) != nil || bytes.lookAlikeNearColon(start, textEnd) != nil
  return isEntry ? .mapping : nil
}
