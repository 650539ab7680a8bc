extension Parser {
  /// Returns the node of an expression of another language instead of a value; nil for another text.
  ///
  /// - Errors: none; the invalid YAML has been reported.
  func expressionNode(_ start: Int) -> Node? {
    let place = TextPlace(
      bytes: bytes, start: start, end: bytes.expressionEnd(start, inFlow: !brackets.isEmpty))
    return slips.expressions.answer(place).map {
      Node(.scalar($0), span: bytes.span(place.start, place.end))
    }
  }

  /// Reads the value of an entry in braces that contains the colon of an expression, such as `isOn ? red :
  /// gray`.
  ///
  /// - Errors: `nested-key`.
  mutating func readFlowExpression(_ start: Int, _ textEnd: Int) -> Node? {
    let colon = bytes.afterWhiteSpace(textEnd)
    guard bytes.byte(colon) == Byte.colon, let node = expressionNode(start) else { return nil }
    let end = Int(node.span.end)
    report(
      .nestedKey(
        at: node.span, key: bytes.quote(start, textEnd),
        quoted: bytes.quotedValue(start, end), owner: nil))
    position = end
    return node
  }
}

extension ManifestBytes {
  /// The end of a value that may contain quotes, parentheses and colons: the end of the line, before a
  /// comment, or in flow collections before a comma or a bracket.
  fileprivate func expressionEnd(_ start: Int, inFlow: Bool) -> Int {
    var (index, depth, isInQuotes) = (start, 0, false)
    while !isLineEnd(index) {
      let sign = byte(index)
      if sign == Byte.doubleQuote { isInQuotes.toggle() }
      if !isInQuotes {
        if sign == Byte.openParenthesis { depth += 1 }
        if sign == UInt8(ascii: ")") { depth -= 1 }
        if index > start, isAtComment(index) || inFlow && depth == 0 && isFlowIndicator(sign) {
          break
        }
      }
      index += 1
    }
    while index > start, isWhiteSpace(byte(index - 1)) { index -= 1 }
    return index
  }
}
