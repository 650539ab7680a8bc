extension Parser {
  /// Reads a flow collection; the cursor is at its opening bracket.
  ///
  ///     flow → '[' … ']' | '{' … '}'       further lines are indented more than the parent
  ///
  /// - Returns: nil after a report that ends the outermost collection; sets ``resume``.
  /// - Errors: `too-deep` and the errors of the collections.
  /// - Source: YAML 1.2.2 §7.4.
  mutating func parseFlowCollection(parent: Int) -> Node? {
    guard hasRoom(at: position) else { return giveUpFlow(at: position) }
    brackets.append(position)
    let isSequence = bytes.base[position] == Byte.openBracket
    let node = isSequence ? parseFlowSequence(parent: parent) : parseFlowMapping(parent: parent)
    guard let node else { return nil }
    brackets.removeLast()
    return node
  }

  /// Reads a value in a flow collection.
  ///
  ///     value → flow | quoted | plain
  ///
  /// - Errors: any indicator that is not allowed here.
  mutating func parseFlowValue(parent: Int) -> Node? {
    if bytes.byte(position) == Byte.ampersand || bytes.byte(position) == Byte.exclamation {
      let start = position
      skipProperties()
      if let node = expressionNode(start) {
        position = Int(node.span.end)
        return node
      }
      guard skipFlowGap(parent: parent) else { return nil }
    }
    let start = position
    switch bytes.byte(start) {
    case Byte.openBracket, Byte.openBrace:
      return parseFlowCollection(parent: parent)
    case Byte.doubleQuote, Byte.singleQuote:
      guard let scalar = readQuoted(parent: parent) else { return nil }
      return scalarNode(scalar, bytes.span(start, position))
    default:
      guard bytes.isPlainStart(start, inFlow: true) else {
        reportFlowIndicator(start)
        return giveUpFlow(at: start)
      }
      let textEnd = bytes.scanPlain(start, inFlow: true)
      return readFlowExpression(start, textEnd) ?? plainNode(start, textEnd)
    }
  }

  /// Ends the outermost flow collection after a report, and skips the rest of its line.
  mutating func giveUpFlow(at offset: Int) -> Node? {
    resume = bytes.nextLineStart(offset)
    return nil
  }

  /// Reads the `,` or the closing bracket after an item or entry; skips the `,`.
  ///
  /// - Errors: `missing-comma`, `mismatched-bracket`, `pair-in-list` and the like.
  mutating func readFlowSeparator(after item: SourceSpan, parent: Int) -> Bool {
    guard skipFlowGap(parent: parent) else { return false }
    let open = brackets[brackets.count - 1]
    let sign = bytes.byte(position)
    if sign == Byte.comma {
      position += 1
      return skipFlowGap(parent: parent)
    }
    if sign == bytes.closer(of: open) { return true }
    reportNoComma(open, after: item)
    return giveUpFlow(at: position) != nil
  }
}

extension ManifestBytes {
  /// Returns the bracket that closes the one at an offset.
  func closer(of open: Int) -> UInt8 {
    base[open] == Byte.openBracket ? Byte.closeBracket : Byte.closeBrace
  }
}
