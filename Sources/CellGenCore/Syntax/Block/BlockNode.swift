/// The position of a node on its line, which determines the allowed kinds.
enum NodePlace {
  /// First on its line.
  case ownLine
  /// After the dash of an item: a mapping or sequence can also start here.
  case afterDash
  /// After the colon of a key: only a scalar or a flow collection can start here.
  case afterKey
}

extension Parser {
  /// Reads the node that starts at the current ``line``.
  ///
  /// - Parameter parent: the indentation of the surrounding block; -1 for the document.
  mutating func parseBlockNode(parent: Int) -> Node {
    guard let line else { return Node(.broken, span: bytes.span(position, position)) }
    enter(line)
    return parseNode(parent: parent, place: .ownLine)
  }

  /// Reads the node of a key or a dash with nothing after it on its line.
  ///
  ///     below → mapping | sequence | scalar | nothing       indented more than the parent
  ///
  /// - Parameter isAfterKey: true if dashes in the column of the parent belong to the node.
  /// - Source: YAML 1.2.2 §8.2.
  mutating func parseNodeBelow(parent: Int, isAfterKey: Bool) -> Node {
    let nothing = bytes.span(position, position)
    advance(from: bytes.nextLineStart(position))
    if lost {
      skipLines(deeperThan: parent)
      return Node(.broken, span: nothing)
    }
    guard let next = line else { return Node(.empty, span: nothing) }
    if next.indent > parent { return parseBlockNode(parent: parent) }
    if isAfterKey, next.indent == parent, bytes.isDash(next.content) {
      enter(next)
      return parseBlockSequence(indent: parent, parent: parent)
    }
    if isAfterKey, next.indent == parent, bytes.isBrokenDash(next.content) {
      skipBrokenItem(next)
      return parseBlockSequence(afterSlipAt: next.content, indent: parent, parent: parent)
    }
    return Node(.empty, span: nothing)
  }

  /// Reads the node at `position`, and the lines that belong to it.
  ///
  ///     node → mapping | sequence | plain | quoted | flow | block-scalar
  ///
  /// - Errors: the errors of the constructs, and any indicator that is not allowed here.
  mutating func parseNode(parent: Int, place: NodePlace) -> Node {
    let column = position - lineStart
    if bytes.byte(position) == Byte.ampersand || bytes.byte(position) == Byte.exclamation {
      let start = position
      skipProperties()
      if place == .afterKey, let node = expressionNode(start) {
        recover(from: bytes.nextLineStart(start), deeperThan: parent)
        return node
      }
      if bytes.isAtComment(position) {
        var node = parseNodeBelow(parent: parent, isAfterKey: place == .afterKey)
        // The tag was meant for the value, which was reported with it.
        if case .empty = node.content { node.content = .broken }
        return node
      }
    }
    switch bytes.byte(position) {
    case Byte.dash where bytes.isSeparated(position + 1):
      if place == .afterKey { return brokenList(parent: parent) }
      return parseBlockSequence(indent: column, parent: parent)
    case Byte.doubleQuote, Byte.singleQuote:
      return parseQuotedNode(parent: parent, place: place, column: column)
    case Byte.openBracket, Byte.openBrace:
      return parseFlowNode(parent: parent, place: place, column: column)
    case Byte.bar, Byte.greater:
      return parseBlockScalar(parent: parent)
    default:
      return parsePlainNode(parent: parent, place: place, column: column)
    }
  }

  /// Reads a plain scalar, or the mapping whose first key it is.
  private mutating func parsePlainNode(parent: Int, place: NodePlace, column: Int) -> Node {
    let start = position
    guard bytes.isPlainStart(start) else {
      if bytes.isMissingKey(start), place != .afterKey {
        report(.missingKey(at: bytes.span(start, start + 1)))
        recover(from: bytes.nextLineStart(start), deeperThan: column)
        return parseBlockMapping(indent: column, parent: parent, first: nil)
      }
      reportIndicator(start, place: place)
      return broken(from: start, parent: parent)
    }
    let textEnd = bytes.scanPlain(start)
    if place != .afterKey, let key = keyBeforeLookAlikeSpace(start, textEnd) {
      return parseBlockMapping(indent: column, parent: parent, first: key)
    }
    let colon = bytes.afterWhiteSpace(textEnd)
    if bytes.byte(colon) == Byte.colon, bytes.isSeparated(colon + 1) {
      if bytes.startsForeignComment(start) {
        reportForeignComment(start)
        if place == .afterKey { return broken(from: start, parent: parent) }
        recover(from: bytes.nextLineStart(start), deeperThan: column)
        return parseBlockMapping(indent: column, parent: parent, first: nil)
      }
      if place == .afterKey {
        let node = brokenNestedKey(start, textEnd, colon, parent: parent)
        return expressionNode(start) ?? node
      }
      if place == .ownLine, bytes.startsLookAlikeItem(start) {
        skipBrokenItem(Line(start: lineStart, content: start))
        return parseBlockSequence(afterSlipAt: start, indent: column, parent: parent)
      }
      let key = plainKey(start, textEnd, colon: colon)
      return parseBlockMapping(indent: column, parent: parent, first: key)
    }
    var node = plainNode(start, textEnd)
    node.comment = bytes.commentMeantAsText(textEnd)
    finishLine(after: .plain, parent: parent)
    if place == .ownLine, let next = line, next.indent > parent, !lost,
      let kind = slips.firstLines.answer(
        FirstLine(
          text: TextPlace(bytes: bytes, start: start, end: textEnd), column: column, next: next,
          owner: blocks.last?.current))
    {
      return parseBlock(kind, from: start, indent: column, parent: parent)
    }
    return node
  }

  /// Reads a quoted scalar, or the mapping whose first key it is.
  private mutating func parseQuotedNode(parent: Int, place: NodePlace, column: Int) -> Node {
    let start = position
    guard let scalar = readQuoted(parent: parent) else {
      recover(from: resume, deeperThan: parent)
      return Node(.broken, span: bytes.span(start, start + 1))
    }
    let textEnd = position
    let colon = bytes.afterWhiteSpace(textEnd)
    if bytes.byte(colon) == Byte.colon, place == .afterKey ? bytes.isSeparated(colon + 1) : true {
      if place == .afterKey { return brokenNestedKey(start, textEnd, colon, parent: parent) }
      if bytes.isOneLine(start, textEnd) {
        let key = finishKey(scalar.text, start, textEnd, colon: colon)
        return parseBlockMapping(indent: column, parent: parent, first: key)
      }
      reportLongQuotedKey(start, textEnd, colon)
      return broken(from: textEnd, parent: parent)
    }
    finishLine(after: .quote(start), parent: parent)
    return scalarNode(scalar, bytes.span(start, textEnd))
  }

  /// Reads a flow collection and the rest of its line.
  private mutating func parseFlowNode(parent: Int, place: NodePlace, column: Int) -> Node {
    let start = position
    isFlowMisindented = false
    hidingComment = nil
    guard var node = parseFlowCollection(parent: parent) else {
      if let comment = hidingComment { reportHiding(comment) }
      brackets.removeAll()
      recover(from: resume, deeperThan: parent)
      skipClosers()
      return Node(.broken, span: bytes.span(start, start + 1))
    }
    let colon = bytes.afterSpaces(position)
    if bytes.byte(colon) == Byte.colon, bytes.isSeparated(colon + 1) {
      report(.collectionKey(at: node.span))
      return broken(from: position, parent: parent)
    }
    if finishLine(after: .bracket(start), parent: parent), case .sequence(var list) = node.content {
      list.isIncomplete = true
      node.content = .sequence(list)
    }
    return node
  }

  /// Skips lines that only contain closing brackets of a collection that was reported.
  private mutating func skipClosers() {
    while let next = line {
      var index = next.content
      while isFlowCloser(bytes.byte(index)) { index += 1 }
      if index == next.content { return }
      if bytes.byte(index) == Byte.comma { index += 1 }
      guard bytes.isLineEnd(bytes.afterSpaces(index)) else { return }
      advance(from: bytes.nextLineStart(index), isQuiet: true)
    }
  }

  /// Returns a broken node from an offset to the end of its line, and skips deeper lines.
  mutating func broken(from start: Int, parent: Int) -> Node {
    recover(from: bytes.nextLineStart(start), deeperThan: parent)
    return Node(.broken, span: bytes.character(start))
  }
}
