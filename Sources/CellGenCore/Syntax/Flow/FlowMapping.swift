extension Parser {
  /// Reads a flow mapping; the cursor is at its `{`.
  ///
  ///     mapping → '{' (key ':' value (',' key ':' value)* ','?)? '}'
  ///
  /// - Shape: keys are unique and in file order.
  /// - Errors: `duplicate-key`, `extra-comma` and the errors of keys and values.
  /// - Source: YAML 1.2.2 §7.4.2, each entry with a key and a value.
  mutating func parseFlowMapping(parent: Int) -> Node? {
    let open = position
    var entries = EntryList(isItem: false)
    position += 1
    guard skipFlowGap(parent: parent) else { return nil }
    while bytes.byte(position) != Byte.closeBrace {
      if bytes.byte(position) == Byte.comma {
        reportExtraComma(position)
        return giveUpFlow(at: position)
      }
      guard let key = readFlowKey(parent: parent) else { return nil }
      if let last = entries.entries.last?.value, reportComma(in: last, before: key) { return nil }
      guard let value = parseFlowEntryValue(of: key, parent: parent) else { return nil }
      if bytes.isMergeKey(key) || holdsCarriageReturn(key.span) {
        entries.isIncomplete = true
      } else if let earlier = entries.take(key) {
        entries.isIncomplete = true
        reportDuplicateKey(key, earlier: earlier)
      } else {
        entries.append(key, value)
      }
      guard readFlowSeparator(after: value.span, parent: parent) else { return nil }
    }
    position += 1
    let mapping = Mapping(
      entries: entries.entries, isFlow: true, isIncomplete: entries.isIncomplete)
    return Node(.mapping(mapping), span: bytes.span(open, position))
  }

  /// Reads a key with its colon.
  ///
  ///     key → (plain ' '* ':' (' ' | break) | quoted ' '* ':')       on one line
  ///
  /// - Errors: `missing-value`, `missing-space-after-colon`, `multiline-key`, `collection-key`.
  private mutating func readFlowKey(parent: Int) -> Mapping.Key? {
    if bytes.byte(position) == Byte.ampersand || bytes.byte(position) == Byte.exclamation {
      skipProperties()
    }
    let start = position
    if bytes.byte(start) == Byte.doubleQuote || bytes.byte(start) == Byte.singleQuote {
      return readQuotedFlowKey(start, parent: parent)
    }
    guard bytes.isPlainStart(start, inFlow: true) else {
      reportFlowKeyIndicator(start)
      resume = bytes.nextLineStart(start)
      return nil
    }
    if bytes.startsForeignComment(start) {
      reportForeignComment(start)
      resume = bytes.nextLineStart(start)
      return nil
    }
    let textEnd = bytes.scanPlain(start, inFlow: true)
    let colon = bytes.afterWhiteSpace(textEnd)
    guard bytes.byte(colon) == Byte.colon,
      bytes.isSeparated(colon + 1) || isFlowIndicator(bytes.byte(colon + 1))
    else {
      reportNoFlowColon(start, textEnd)
      resume = bytes.nextLineStart(textEnd)
      return nil
    }
    let key = plainKey(start, textEnd, colon: colon)
    if bytes.byte(position) == Byte.openBracket || bytes.byte(position) == Byte.openBrace {
      // A value can touch the colon only after a quoted key: YAML 1.2.2 §7.4.2, "adjacent values".
      report(
        .missingSpaceBeforeBracket(
          at: bytes.span(colon, position), key: bytes.quote(start, textEnd),
          bracket: bytes.quote(position, position + 1)))
    }
    return key
  }

  private mutating func readQuotedFlowKey(_ start: Int, parent: Int) -> Mapping.Key? {
    guard let scalar = readQuoted(parent: parent) else { return nil }
    let textEnd = position
    let colon = bytes.afterWhiteSpace(textEnd)
    if bytes.byte(colon) == Byte.colon, bytes.isOneLine(start, textEnd) {
      return finishKey(scalar.text, start, textEnd, colon: colon)
    }
    if bytes.byte(colon) == Byte.colon {
      reportLongQuotedKey(start, textEnd, colon)
    } else {
      reportNoFlowColon(start, textEnd)
    }
    resume = bytes.nextLineStart(textEnd)
    return nil
  }

  /// Reports a comma that was meant to be part of the value before it; returns true if it was.
  private mutating func reportComma(in value: Node, before key: Mapping.Key) -> Bool {
    // Few values match, but every entry comes through here.
    guard
      bytes.base[Int(value.span.end) - 1] == Byte.doubleQuote
        || bytes.byte(Int(value.span.start)) == Byte.dot,
      case .scalar(let scalar) = value.content, scalar.style == .plain
    else { return false }
    let text = TextPlace(
      bytes: bytes, start: Int(value.span.start), end: Int(key.span.end))
    guard let slip = slips.commasInValues.answer(text) else { return false }
    report(slip, about: text.start..<text.end)
    return giveUpFlow(at: position) == nil
  }

  /// Reads the value of a key.
  ///
  /// - Errors: `missing-value`.
  private mutating func parseFlowEntryValue(of key: Mapping.Key, parent: Int) -> Node? {
    guard skipFlowGap(parent: parent) else { return nil }
    if bytes.byte(position) == Byte.comma || bytes.byte(position) == Byte.closeBrace {
      report(
        .missingValue(bytes.facts(key), at: bytes.span(position, position + 1)),
        about: position..<position)
      return giveUpFlow(at: position)
    }
    return parseFlowValue(parent: parent)
  }
}
