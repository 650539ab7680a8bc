extension Parser {
  /// Reads a flow sequence; the cursor is at its `[`.
  ///
  ///     sequence → '[' (value (',' value)* ','?)? ']'
  ///
  /// - Errors: `extra-comma` and the errors of values.
  /// - Source: YAML 1.2.2 §7.4.1, without pairs.
  mutating func parseFlowSequence(parent: Int) -> Node? {
    let open = position
    var sequence = Node.Sequence(items: [], isFlow: true)
    position += 1
    guard skipFlowGap(parent: parent) else { return nil }
    while bytes.byte(position) != Byte.closeBracket {
      if bytes.byte(position) == Byte.comma {
        reportExtraComma(position)
        return giveUpFlow(at: position)
      }
      guard let item = parseFlowValue(parent: parent) else { return nil }
      sequence.items.append(item)
      guard readFlowSeparator(after: item.span, parent: parent) else { return nil }
    }
    position += 1
    return Node(.sequence(sequence), span: bytes.span(open, position))
  }
}
