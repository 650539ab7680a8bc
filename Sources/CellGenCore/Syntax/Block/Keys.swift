extension Parser {
  /// Reads the key of a block mapping with its colon; the cursor is at its line's content.
  ///
  ///     key → (plain | quoted) ' '* ':' (' ' | break)       on one line
  ///
  /// - Parameter previous: the entry above, which may explain a missing colon.
  /// - Returns: nil after a report; sets ``resume``.
  /// - Errors: `missing-colon` and similar ones, `missing-key`, `explicit-key`, `long-key`, `merge-key` and
  ///   the errors of scalars.
  /// - Source: YAML 1.2.2 §7.4.2 and §8.2.2, only implicit keys.
  mutating func readKey(after previous: Mapping.Entry?) -> Mapping.Key? {
    resume = -1
    if bytes.byte(position) == Byte.ampersand || bytes.byte(position) == Byte.exclamation {
      skipProperties()
    }
    let start = position
    let isQuoted = bytes.byte(start) == Byte.doubleQuote || bytes.byte(start) == Byte.singleQuote
    let key = isQuoted ? readQuotedKey(start) : readPlainKey(start, after: previous)
    if key == nil, resume < 0 { resume = bytes.nextLineStart(start) }
    return key
  }

  private mutating func readQuotedKey(_ start: Int) -> Mapping.Key? {
    guard let scalar = readQuoted(parent: -1, isKey: true) else { return nil }
    let textEnd = position
    let colon = bytes.afterWhiteSpace(textEnd)
    guard bytes.byte(colon) == Byte.colon else {
      reportNoColon(afterQuoted: start, textEnd)
      return nil
    }
    guard bytes.isOneLine(start, textEnd) else {
      reportLongQuotedKey(start, textEnd, colon)
      resume = bytes.nextLineStart(textEnd)
      return nil
    }
    return finishKey(scalar.text, start, textEnd, colon: colon)
  }

  private mutating func readPlainKey(_ start: Int, after previous: Mapping.Entry?) -> Mapping.Key? {
    guard bytes.isPlainStart(start) else {
      reportIndicatorAsKey(start)
      return nil
    }
    let textEnd = bytes.scanPlain(start)
    if let key = keyBeforeLookAlikeSpace(start, textEnd) { return key }
    let colon = bytes.afterWhiteSpace(textEnd)
    guard bytes.byte(colon) == Byte.colon, bytes.isSeparated(colon + 1),
      !bytes.startsForeignComment(start)
    else {
      reportNoColon(start, textEnd, after: previous)
      return keyWithoutColon(start, textEnd)
    }
    return plainKey(start, textEnd, colon: colon)
  }

  /// Returns the key before a colon with a look-alike space after it; the value follows that space.
  ///
  /// - Errors: `invisible-character`.
  mutating func keyBeforeLookAlikeSpace(_ start: Int, _ textEnd: Int) -> Mapping.Key? {
    var colon = start
    while colon < textEnd, isWordByte(bytes.base[colon]) { colon += 1 }
    guard colon > start, bytes.byte(colon) == Byte.colon, bytes.isLookAlikeSpace(colon + 1) else {
      return nil
    }
    position = colon + 1
    let (value, length) = bytes.scalar(position)
    report(.lookAlikeSpace(at: bytes.span(position, position + length), value))
    while bytes.isLookAlikeSpace(position) { position += bytes.scalar(position).length }
    return Mapping.Key(text: bytes.text(start, colon), span: bytes.span(start, colon))
  }

  /// Returns the key of a line that was reported to lack its colon; nil unless a block below it can be read
  /// as its value.
  mutating func keyWithoutColon(_ start: Int, _ textEnd: Int) -> Mapping.Key? {
    guard let keyEnd = bytes.keyEndWithoutColon(start, textEnd) else { return nil }
    position = textEnd
    return Mapping.Key(text: bytes.text(start, keyEnd), span: bytes.span(start, keyEnd))
  }

  /// Returns the plain key of a range, with its colon.
  ///
  /// - Errors: `merge-key`; the value of the key is then lost. After `invisible-character`, and after a
  ///   character that is not allowed anywhere, such characters are removed from the key.
  mutating func plainKey(_ start: Int, _ textEnd: Int, colon: Int) -> Mapping.Key {
    let text =
      checkPlain(start, textEnd) && !holdsReportedCharacter(bytes.span(start, textEnd))
      ? bytes.text(start, textEnd) : bytes.visibleText(start, textEnd)
    let key = finishKey(text, start, textEnd, colon: colon)
    if bytes.isMergeKey(key) { report(.mergeKey(at: key.span)) }
    return key
  }

  /// Skips the colon of a key, and checks the text around it.
  ///
  /// - Errors: `long-key`, `missing-space-after-colon`, `tab-separation`; the key is still used.
  mutating func finishKey(
    _ text: String, _ start: Int, _ textEnd: Int, colon: Int
  ) -> Mapping.Key {
    position = colon + 1
    checkKeyLength(start, colon)
    let gap = bytes.afterSpaces(textEnd)
    if gap < colon { report(.tabSeparation(at: bytes.span(gap, gap + 1), after: "the key")) }
    if brackets.isEmpty, !bytes.isSeparated(position) {
      let rest = bytes.quote(position, bytes.contentEnd(position))
      report(
        .missingSpaceAfterColon(
          at: bytes.span(colon, position), key: bytes.quote(start, textEnd), value: rest,
          suggestion: bytes.excerpt(start, position) + " "
            + bytes.excerpt(position, bytes.contentEnd(position))))
    }
    return Mapping.Key(text: text, span: bytes.span(start, textEnd))
  }

  /// Reports a key with more than 1024 characters, the limit at which YAML parsers stop looking for a colon.
  private mutating func checkKeyLength(_ start: Int, _ colon: Int) {
    if colon - start <= 1024 { return }
    var count = 0
    for index in start..<colon where bytes.base[index] & 0xC0 != 0x80 { count += 1 }
    if count > 1024 { report(.longKey(at: bytes.span(start, colon), count: count)) }
  }

  /// Reports quoted text that spans several lines and is followed by a colon.
  mutating func reportLongQuotedKey(_ start: Int, _ textEnd: Int, _ colon: Int) {
    if reportSwallowedLine(start, textEnd) { return }
    report(.multilineKey(at: bytes.span(start, start + 1), colon: bytes.span(colon, colon + 1)))
  }
}

extension ManifestBytes {
  /// Returns true for an invisible character at an offset, or one that looks like a space.
  fileprivate func isLookAlikeSpace(_ offset: Int) -> Bool {
    byte(offset) >= 0x80 && isInvisible(scalar(offset).value)
  }

  /// Returns true if a key is `<<` without quotes.
  func isMergeKey(_ key: Mapping.Key) -> Bool {
    key.span.range.count == 2 && key.text == "<<"
  }
}

extension DiagnosticCode {
  package static let missingSpaceAfterColon = Self(
    "missing-space-after-colon", .error, .keysAndColons)
  package static let longKey = Self("long-key", .error, .keysAndColons)
  package static let multilineKey = Self("multiline-key", .error, .keysAndColons)
  package static let mergeKey = Self("merge-key", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func mergeKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .mergeKey, "merge keys ('<<') are not supported",
      at: Annotation(span, "a merge key"),
      help: "write out the entries here",
      note: "'<<' is not part of YAML 1.2")
  }

  static func longKey(at span: SourceSpan, count: Int) -> Diagnostic {
    Diagnostic(
      .longKey, "this key has \(count) characters, more than the 1024 allowed",
      at: Annotation(span, "the key"),
      help: "shorten it; is a line break missing?")
  }

  static func multilineKey(at span: SourceSpan, colon: SourceSpan) -> Diagnostic {
    Diagnostic(
      .multilineKey, "a key cannot span lines",
      at: Annotation(span, "the key starts here"),
      also: [Annotation(colon, "and ends here")],
      help: "write the key on one line; is a closing quote missing?")
  }

  static func missingSpaceBeforeBracket(
    at span: SourceSpan, key: String, bracket: String
  ) -> Diagnostic {
    Diagnostic(
      .missingSpaceAfterColon, "missing space after the ':' of \(key)",
      at: Annotation(span, "followed directly by \(bracket)"),
      help: "put a space between ':' and \(bracket)",
      note: "YAML 1.2 requires it after an unquoted key, although some parsers do not",
      fix: Fix(
        SourceSpan(file: Int(span.file), start: Int(span.end), end: Int(span.end)),
        replacement: " "))
  }

  static func missingSpaceAfterColon(
    at span: SourceSpan, key: String, value: String, suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .missingSpaceAfterColon, "missing space after the ':' of \(key)",
      at: Annotation(span, "followed directly by \(value)"),
      help: "did you mean '\(suggestion)'?",
      note: "without the space, the colon is part of the text",
      fix: Fix(
        SourceSpan(file: Int(span.file), start: Int(span.end), end: Int(span.end)),
        replacement: " "))
  }
}
