extension Parser {
  /// Whether `:` stands where a key is expected.
  func isMissingKey(_ start: Int) -> Bool {
    byte(start) == Byte.colon && isSeparated(start + 1)
  }

  /// Reports the character at which no value can start.
  ///
  /// - Errors: `alias`, `reserved-character`, `explicit-key`, `missing-key`, `stray-bracket`,
  ///   `smart-quote`, `extra-comma`.
  mutating func reportIndicator(_ start: Int, place: NodePlace) {
    let sign = byte(start)
    let one = span(start, start + scalar(start).length)
    switch sign {
    case Byte.asterisk: reportAlias(start)
    case Byte.question: reportExplicitKey(start)
    case Byte.colon: report(.missingKey(at: one))
    case Byte.closeBracket, Byte.closeBrace: reportStrayBracket(start)
    case Byte.comma: report(.extraComma(at: one))
    case Byte.dash: report(.itemInBrackets(at: one))
    case 0xE2: reportSmartQuote(start)
    default:
      report(
        .reservedCharacter(
          QuotedPlace(text: quote(start, start + 1), span: one), quoted: quotedRest(start)))
    }
  }

  /// Reports the character at which no key can start.
  mutating func reportNonKey(_ start: Int) {
    let sign = byte(start)
    if start == lineStart, isConflictMarker(start) {
      reportConflict(start)
    } else if sign == Byte.openBracket || sign == Byte.openBrace {
      report(.collectionKey(at: span(start, start + 1)))
    } else {
      reportIndicator(start, place: .ownLine)
    }
  }

  private mutating func reportAlias(_ start: Int) {
    if byte(start + 1) == Byte.space {
      report(.bullet(at: span(start, start + 1), character: "'*'"))
      return
    }
    let wordEnd = propertyEnd(start)
    let word = QuotedPlace(text: quote(start, wordEnd), span: span(start, wordEnd))
    report(.alias(word, quoted: quotedRest(start)))
  }

  private mutating func reportExplicitKey(_ start: Int) {
    let textEnd = contentEnd(start)
    let key = afterSpaces(start + 1)
    let suggestion = key < textEnd ? excerpt(key, textEnd) + ": …" : "key: …"
    report(.explicitKey(at: span(start, start + 1), suggestion: suggestion))
  }

  private mutating func reportSmartQuote(_ start: Int) {
    let value = scalar(start).value
    let isDouble = value >= 0x201C
    report(.smartQuote(at: span(start, start + 3), value, straight: isDouble ? "\"" : "'"))
  }

  /// Reports `- ` on the line of a key; deeper lines are passed over.
  mutating func brokenList(parent: Int) -> Node {
    let textEnd = contentEnd(position)
    let item = afterSpaces(position + 1)
    report(
      .listOnKeyLine(
        at: span(position, position + 1), item: quote(position, textEnd),
        inline: item < textEnd ? "[\(excerpt(item, textEnd))]" : "[]"))
    return broken(from: position, parent: parent)
  }

  /// Reports `: ` inside a plain value, or after a quoted one; deeper lines are passed over.
  mutating func brokenNestedKey(_ start: Int, _ textEnd: Int, _ colon: Int, parent: Int) -> Node {
    let place = span(colon, colon + 1)
    let last = contentEnd(colon)
    if base[start] == Byte.doubleQuote || base[start] == Byte.singleQuote {
      report(.nestedKey(at: place, key: quote(start, textEnd), quoted: nil))
    } else {
      position = start
      report(.nestedKey(at: place, key: quote(start, textEnd), quoted: quotedValue(start, last)))
    }
    return broken(from: colon, parent: parent)
  }

  private func quotedValue(_ start: Int, _ textEnd: Int) -> String {
    for index in start..<textEnd where base[index] == Byte.doubleQuote {
      return "'\(excerpt(start, textEnd))'"
    }
    return "\"\(excerpt(start, textEnd))\""
  }
}

extension Diagnostic {
  static func missingKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "a key is missing before ':'",
      at: Annotation(span, "no key before this colon"),
      help: "write the key before the colon; an empty key is written \"\"")
  }

  static func alias(_ alias: QuotedPlace, quoted: String) -> Diagnostic {
    Diagnostic(
      .alias, .error, "aliases such as \(alias.text) are not supported",
      at: Annotation(alias.span, "an alias in YAML"),
      help: "write the value out, or quote it if '*' is text: \(quoted)")
  }

  static func bullet(at span: SourceSpan, character: String) -> Diagnostic {
    Diagnostic(
      .lookAlikeDash, .error, "found \(character) where '- ' is expected",
      at: Annotation(span, "not a dash"),
      help: "start list items with '- '",
      fix: Fix(span, replacement: "-"))
  }

  static func explicitKey(at span: SourceSpan, suggestion: String) -> Diagnostic {
    Diagnostic(
      .explicitKey, .error, "keys that start with '? ' are not supported",
      at: Annotation(span, "an explicit key in YAML"),
      help: "write '\(suggestion)', on one line")
  }

  static func smartQuote(at span: SourceSpan, _ value: UInt32, straight: String) -> Diagnostic {
    Diagnostic(
      .smartQuote, .error, "found \(characterName(value)), which does not quote text",
      at: Annotation(span, "not a quote in YAML"),
      help: "use \(straight) at both ends",
      note: "word processors and chats turn straight quotes into curly ones")
  }

  static func reservedCharacter(_ sign: QuotedPlace, quoted: String) -> Diagnostic {
    Diagnostic(
      .reservedCharacter, .error, "an unquoted text cannot start with \(sign.text)",
      at: Annotation(sign.span, "reserved in YAML"),
      help: "quote it: \(quoted)")
  }

  static func collectionKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .collectionKey, .error, "a key cannot be a list or a mapping",
      at: Annotation(span, "expected a key"),
      help: "write a text as the key, in quotes if it starts with a bracket")
  }

  static func listOnKeyLine(at span: SourceSpan, item: String, inline: String) -> Diagnostic {
    Diagnostic(
      .listOnKeyLine, .error, "a list cannot start on the line of its key",
      at: Annotation(span, "a list item"),
      help: "put \(item) on the next line, or write \(inline); quote it if the dash is text")
  }

  static func nestedKey(at span: SourceSpan, key: String, quoted: String?) -> Diagnostic {
    Diagnostic(
      .nestedKey, .error, quoted == nil ? "found ':' after a quoted value" : "found ': ' inside an unquoted value",
      at: Annotation(span, "makes \(key) a key"),
      help: quoted.map { "quote the value: \($0), or put the inner key on its own line" }
        ?? "put the inner key on its own line, or quote the whole value",
      note: "a line holds one 'key: value'")
  }
}
