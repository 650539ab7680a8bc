extension Parser {
  /// Reports a character that cannot start a value.
  ///
  /// - Errors: `alias`, `reserved-character`, `explicit-key`, `missing-key`, `stray-bracket`, `smart-quote`,
  ///   `extra-comma`.
  mutating func reportIndicator(_ start: Int, place: NodePlace) {
    let sign = bytes.byte(start)
    let one = bytes.span(start, start + bytes.scalar(start).length)
    switch sign {
    case Byte.asterisk: reportAlias(start)
    case Byte.question: reportExplicitKey(start)
    case Byte.colon: report(.missingKey(at: one))
    case Byte.closeBracket, Byte.closeBrace: reportStrayBracket(start)
    case Byte.comma: report(.extraComma(at: one))
    case Byte.dash: report(.itemInBrackets(at: one))
    case 0xE2: reportSmartQuote(start)
    default:
      if !brackets.isEmpty, let header = bytes.blockHeader(start) {
        return report(.blockInBrackets(header))
      }
      report(
        .reservedCharacter(
          QuotedPlace(text: bytes.quote(start, start + 1), span: one),
          quoted: bytes.quotedRest(start, inFlow: !brackets.isEmpty)),
        about: start..<bytes.restEnd(start, inFlow: !brackets.isEmpty))
    }
  }

  /// Reports a character that cannot start a key.
  mutating func reportIndicatorAsKey(_ start: Int) {
    let sign = bytes.byte(start)
    if sign == Byte.openBracket || sign == Byte.openBrace {
      report(.collectionKey(at: bytes.span(start, start + 1)))
    } else {
      reportIndicator(start, place: .ownLine)
    }
  }

  private mutating func reportAlias(_ start: Int) {
    if bytes.byte(start + 1) == Byte.space {
      report(.bullet(at: bytes.span(start, start + 1), character: "'*'"))
      return
    }
    let wordEnd = bytes.propertyEnd(start, inFlow: !brackets.isEmpty)
    let word = bytes.quoted(start, wordEnd)
    report(.alias(word, quoted: bytes.quotedRest(start, inFlow: !brackets.isEmpty)))
  }

  private mutating func reportExplicitKey(_ start: Int) {
    let textEnd = bytes.contentEnd(start)
    let key = bytes.afterSpaces(start + 1)
    let suggestion = key < textEnd ? bytes.excerpt(key, textEnd) + ": …" : "key: …"
    report(.explicitKey(at: bytes.span(start, start + 1), suggestion: suggestion))
  }

  private mutating func reportSmartQuote(_ start: Int) {
    let value = bytes.scalar(start).value
    let isDouble = value >= 0x201C
    report(
      .smartQuote(
        at: bytes.span(start, start + 3), value, straight: isDouble ? "\"" : "'",
        fix: bytes.straightened(start, isDouble: isDouble, inFlow: !brackets.isEmpty)))
  }

  /// Reports `- ` on the line of a key, and skips deeper lines.
  mutating func brokenList(parent: Int) -> Node {
    let textEnd = bytes.contentEnd(position)
    report(
      .listOnKeyLine(
        at: bytes.span(position, position + 1), item: bytes.quote(position, textEnd),
        key: bytes.keyBefore(position)))
    return broken(from: position, parent: parent)
  }

  /// Reports `: ` inside a plain value, or after a quoted one, and skips deeper lines.
  mutating func brokenNestedKey(_ start: Int, _ textEnd: Int, _ colon: Int, parent: Int) -> Node {
    let place = expressionNode(start)?.span ?? bytes.span(colon, colon + 1)
    let last = bytes.contentEnd(colon)
    if bytes.base[start] == Byte.doubleQuote || bytes.base[start] == Byte.singleQuote {
      report(.nestedKey(at: place, afterQuoted: bytes.quote(start, textEnd)))
    } else {
      position = start
      report(
        .nestedKey(
          at: place, key: bytes.quote(start, textEnd), quoted: bytes.quotedValue(start, last),
          owner: isFlowOpener(bytes.byte(bytes.afterSpaces(colon + 1)))
            ? bytes.keyBefore(start) : nil),
        about: start..<textEnd)
    }
    return broken(from: colon, parent: parent)
  }
}

extension ManifestBytes {
  /// The header of a block scalar that is the entire value, such as `>` or `|-`; nil for other text.
  fileprivate func blockHeader(_ start: Int) -> QuotedPlace? {
    guard byte(start) == Byte.bar || byte(start) == Byte.greater else { return nil }
    var index = start + 1
    while byte(index) == Byte.dash || byte(index) == Byte.plus || isDigit(byte(index)) {
      index += 1
    }
    let next = afterSpaces(index)
    let isWhole =
      isLineEnd(next) || [Byte.comma, Byte.closeBrace, Byte.closeBracket].contains(byte(next))
    return isWhole ? quoted(start, index) : nil
  }

  /// Returns true if `:` is where a key is expected.
  func isMissingKey(_ start: Int) -> Bool {
    byte(start) == Byte.colon && isSeparated(start + 1)
  }

  /// The key on the line of an offset whose value begins there.
  func keyBefore(_ offset: Int) -> String {
    var keyEnd = offset
    while keyEnd > 0, base[keyEnd - 1] == Byte.space || base[keyEnd - 1] == Byte.colon {
      keyEnd -= 1
    }
    var start = afterSpaces(lineStartBefore(offset))
    while start < keyEnd, isDash(start) { start = afterSpaces(start + 1) }
    return excerpt(min(start, keyEnd), keyEnd)
  }

  /// An edit that replaces curly quotes with straight ones, if it is clear where the text ends.
  fileprivate func straightened(_ start: Int, isDouble: Bool, inFlow: Bool) -> Diagnostic.Fix? {
    let straight = isDouble ? Byte.doubleQuote : Byte.singleQuote
    var index = start + 3
    while !isLineEnd(index), base[index] != straight, !isCurlyQuote(index, isDouble: isDouble) {
      if base[index] == Byte.backslash { return nil }
      index += scalar(index).length
    }
    guard !isLineEnd(index) else { return nil }
    let quotesEnd = index + scalar(index).length
    guard endsValue(quotesEnd, inFlow: inFlow) else { return nil }
    let quote = excerpt(of: straight)
    return Diagnostic.Fix(
      span(start, quotesEnd), replacement: quote + text(start + 3, index) + quote)
  }

  private func isCurlyQuote(_ offset: Int, isDouble: Bool) -> Bool {
    let value = scalar(offset).value
    return CellGenCore.isCurlyQuote(value) && (value >= 0x201C) == isDouble
  }

  /// Returns true if quoted text can end before an offset.
  func endsValue(_ offset: Int, inFlow: Bool) -> Bool {
    let next = afterSpaces(offset)
    switch byte(next) {
    case _ where isLineEnd(next): return true
    case Byte.hash: return next > offset
    case Byte.colon: return isSeparated(next + 1)
    case Byte.comma, Byte.closeBrace, Byte.closeBracket: return inFlow
    default: return false
    }
  }

  func quotedValue(_ start: Int, _ textEnd: Int) -> String? {
    if textEnd - start > 40 { return nil }
    for index in start..<textEnd where base[index] == Byte.doubleQuote {
      return "'\(excerpt(start, textEnd))'"
    }
    return "\"\(excerpt(start, textEnd))\""
  }
}

extension DiagnosticCode {
  package static let listOnKeyLine = Self("list-on-key-line", .error, .lists)
  package static let nestedKey = Self("nested-key", .error, .keysAndColons)
  package static let missingKey = Self("missing-key", .error, .keysAndColons)
  package static let smartQuote = Self("smart-quote", .error, .quotes)
  package static let collectionKey = Self("collection-key", .error, .keysAndColons)
  package static let explicitKey = Self("explicit-key", .error, .outsideTheSubset)
  package static let alias = Self("alias", .error, .outsideTheSubset)
  package static let reservedCharacter = Self("reserved-character", .error, .quotes)
}

extension Diagnostic {
  static func missingKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingKey, "missing key before ':'",
      at: Annotation(span, "no key before this colon"),
      help: "write the key before the colon; an empty key is written \"\"")
  }

  static func alias(_ alias: QuotedPlace, quoted: String) -> Diagnostic {
    Diagnostic(
      .alias, "aliases such as \(alias.text) are not supported",
      at: Annotation(alias.span, "an alias in YAML"),
      help: "write the value out, or quote it if '*' is text: \(quoted)")
  }

  static func explicitKey(at span: SourceSpan, suggestion: String) -> Diagnostic {
    Diagnostic(
      .explicitKey, "keys that start with '? ' are not supported",
      at: Annotation(span, "an explicit key in YAML"),
      help: "write '\(suggestion)', on one line")
  }

  static func smartQuote(
    at span: SourceSpan, _ value: UInt32, straight: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .smartQuote, "found \(characterName(value)), which does not quote text",
      at: Annotation(span, "not a quote in YAML"),
      help: "use \(straight) at both ends",
      note: "word processors and chat apps turn straight quotes into curly ones",
      fix: fix)
  }

  static func reservedCharacter(_ sign: QuotedPlace, quoted: String) -> Diagnostic {
    Diagnostic(
      .reservedCharacter, "unquoted text cannot start with \(sign.text)",
      at: Annotation(sign.span, "reserved in YAML"),
      help: "quote it: \(quoted)")
  }

  static func blockInBrackets(_ header: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .reservedCharacter, "text that begins with \(header.text) cannot be in brackets",
      at: Annotation(header.span, "the text would follow on separate lines"),
      help: "write the text in quotes, or each key on its own line, without the brackets",
      note: "to show \(header.text) itself, write it in quotes")
  }

  static func collectionKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .collectionKey, "a key cannot be a list or a mapping",
      at: Annotation(span, "expected a key"),
      help: "write one name before the ':', or quote the key if the brackets are text")
  }

  static func listOnKeyLine(at span: SourceSpan, item: String, key: String) -> Diagnostic {
    Diagnostic(
      .listOnKeyLine, "a list cannot start on the same line as its key",
      at: Annotation(span, "a list item"),
      help: "put \(item) on the line below '\(key):'",
      note: "text that begins with '- ' needs quotes")
  }

  /// - Parameter quoted: the whole value in quotes, if it is short.
  /// - Parameter owner: the key of the value, if that is meant to be a mapping.
  static func nestedKey(
    at span: SourceSpan, key: String, quoted: String?, owner: String?
  ) -> Diagnostic {
    Diagnostic(
      .nestedKey, "found ': ' inside an unquoted value",
      at: Annotation(span, "makes \(key) a key"),
      help: owner.map { ownLineHelp(key, below: $0) }
        ?? quoted.map { "put the whole value in quotes: \($0)" }
        ?? "put the whole value in double quotes",
      note: "a line contains one 'key: value'")
  }

  /// Help to move a key, which is given in quotes, to the first line of a mapping.
  static func ownLineHelp(_ key: String, below owner: String) -> String {
    "put \(key) on its own line, indented 2 spaces more than '\(owner)'"
  }

  static func nestedKey(at span: SourceSpan, afterQuoted key: String) -> Diagnostic {
    Diagnostic(
      .nestedKey, "found ':' after a quoted value",
      at: Annotation(span, "makes \(key) a key"),
      help: "put the inner key on its own line, or quote the whole value",
      note: "a line contains one 'key: value'")
  }
}
