extension Parser {
  /// Reads a block sequence: `- item` lines at one indentation; the cursor is at the first dash.
  ///
  ///     sequence → ('-' (' '+ node | below))+
  ///
  /// - Parameter parent: the indentation of the surrounding block; equal to `indent` for a sequence in the
  ///   column of its key.
  /// - Errors: the errors of items, and anything else in the column of the dashes.
  /// - Source: YAML 1.2.2 §8.2.1.
  mutating func parseBlockSequence(indent: Int, parent: Int) -> Node {
    let start = position
    guard hasRoom(at: start) else { return broken(from: start, parent: parent) }
    blocks.append(OpenBlock(indent: indent, isSequence: true, first: bytes.span(start, start + 1)))
    var sequence = Node.Sequence(items: [], isFlow: false)
    sequence.items.append(parseItem(indent: indent))
    parseItems(indent: indent, parent: parent, into: &sequence)
    blocks.removeLast()
    let last = sequence.items[sequence.items.count - 1]
    return Node(.sequence(sequence), span: bytes.span(start, max(start + 1, Int(last.span.end))))
  }

  /// Reads a sequence whose first line was reported and skipped.
  mutating func parseBlockSequence(afterSlipAt start: Int, indent: Int, parent: Int) -> Node {
    guard hasRoom(at: start) else { return broken(from: start, parent: parent) }
    blocks.append(OpenBlock(indent: indent, isSequence: true, first: bytes.character(start)))
    var sequence = Node.Sequence(items: [], isFlow: false, isIncomplete: true)
    parseItems(indent: indent, parent: parent, into: &sequence)
    blocks.removeLast()
    let textEnd = sequence.items.last.map { Int($0.span.end) } ?? start
    return Node(.sequence(sequence), span: bytes.span(start, max(start, textEnd)))
  }

  /// Reads the items after the first, up to a line that closes the sequence.
  private mutating func parseItems(
    indent: Int, parent: Int, into sequence: inout Node.Sequence
  ) {
    var indent = indent
    while let next = line {
      if lost { sequence.isIncomplete = true }
      if next.indent == indent {
        enter(next)
        if bytes.isDash(position) {
          sequence.items.append(parseItem(indent: indent))
        } else if indent == parent, !bytes.isBrokenDash(position) {
          return
        } else {
          sequence.isIncomplete = true
          skipBrokenItem(next, after: sequence.items.last)
        }
      } else if next.indent > indent {
        skipDeeperLines(next, below: sequence.items.last, indent: indent)
        bytes.breakLast(of: &sequence)
      } else if next.indent > parent {
        sequence.isIncomplete = true
        indent = parseLineBetweenLevels(next, indent: indent, parent: parent)
      } else {
        return
      }
    }
    if lost { sequence.isIncomplete = true }
  }

  /// Reads one item; the cursor is at its dash.
  private mutating func parseItem(indent: Int) -> Node {
    position += 1
    let tab = bytes.afterSpaces(position)
    if bytes.byte(tab) == Byte.tab {
      report(.tabSeparation(at: bytes.span(tab, tab + 1), after: "'-'"))
      let content = bytes.afterWhiteSpace(tab)
      if !bytes.isLineEnd(content) { return broken(from: content, parent: indent) }
      position = content
    }
    position = bytes.afterSpaces(position)
    if bytes.isAtComment(position) { return parseNodeBelow(parent: indent, isAfterKey: false) }
    return parseNode(parent: indent, place: .afterDash)
  }
}

extension ManifestBytes {
  /// Returns true if a list item starts at an offset.
  func isDash(_ offset: Int) -> Bool {
    byte(offset) == Byte.dash && isSeparated(offset + 1)
  }

  fileprivate func breakLast(of sequence: inout Node.Sequence) {
    guard !sequence.items.isEmpty else { return }
    sequence.items[sequence.items.count - 1].content = .broken
  }
}
