extension Parser {
  mutating func reportExtraComma(_ comma: Int) {
    report(.extraComma(at: bytes.span(comma, comma + 1)))
  }

  /// Reports an indicator that cannot start a value in a flow collection.
  mutating func reportFlowIndicator(_ start: Int) {
    let sign = bytes.byte(start)
    if sign == Byte.dash {
      report(.itemInBrackets(at: bytes.span(start, start + 1)))
    } else if sign == Byte.closeBracket || sign == Byte.closeBrace {
      let open = brackets[brackets.count - 1]
      reportNoComma(open, after: bytes.span(start, start))
    } else if sign == Byte.colon {
      report(.missingKey(at: bytes.span(start, start + 1)))
    } else if sign == Byte.hash {
      report(.commentWithoutSpace(at: bytes.span(start, start + 1)))
    } else {
      reportIndicator(start, place: .afterKey)
    }
  }

  /// Reports an indicator that cannot start a key in a flow mapping.
  mutating func reportFlowKeyIndicator(_ start: Int) {
    let sign = bytes.byte(start)
    let isTemplate = sign == Byte.openBrace || sign == Byte.percent
    if isTemplate, start > 0, bytes.base[start - 1] == Byte.openBrace {
      let textEnd = bytes.contentEnd(start)
      report(
        .templateBraces(
          bytes.quoted(start - 1, start + 1),
          name: bytes.templateName(start - 1, textEnd),
          quoted: "\"\(bytes.excerpt(start - 1, bytes.templateEnd(start - 1, textEnd)))\""))
    } else if sign == Byte.openBrace || sign == Byte.openBracket {
      report(.collectionKey(at: bytes.span(start, start + 1)))
    } else {
      reportFlowIndicator(start)
    }
  }

  /// Reports a key in a flow mapping with no colon after it.
  mutating func reportNoFlowColon(_ start: Int, _ textEnd: Int) {
    let text = TextPlace(bytes: bytes, start: start, end: textEnd)
    if let slip = slips.flowKeysWithoutColon.answer(text) { return report(slip) }
    report(
      .missingFlowValue(
        bytes.quoted(start, textEnd),
        text: bytes.textAround(start, textEnd, open: brackets[brackets.count - 1]),
        entry: entryWithoutColon(start, textEnd)),
      about: start..<textEnd)
  }

  /// Reports text after the closing bracket of a value.
  ///
  /// - Returns: true if the text is probably part of the value, as in `[String]?`.
  /// - Errors: `stray-bracket`, `slash-comment`, `text-after-bracket`.
  mutating func reportAfterBracket(_ rest: Int, opened: Int) -> Bool {
    let textEnd = bytes.contentEnd(rest)
    let place = bytes.quoted(rest, textEnd)
    if isFlowCloser(bytes.base[rest]) {
      reportStrayBracket(rest)
    } else if bytes.startsForeignComment(rest) {
      reportForeignComment(rest)
    } else {
      if textEnd == rest + 1, bytes.base[rest] == Byte.comma || bytes.base[rest] == Byte.semicolon {
        report(.separatorAfterBracket(place))
        return false
      }
      let close = bytes.span(rest - 1, rest)
      report(
        .textAfterBracket(
          place, opened: bytes.span(opened, opened + 1), close: close,
          quoted: bytes.quotedRest(opened)),
        about: opened..<rest)
      return true
    }
    return false
  }

  mutating func reportStrayBracket(_ bracket: Int) {
    let place = bytes.span(bracket, bracket + 1)
    report(.strayBracket(QuotedPlace(text: bytes.quote(bracket, bracket + 1), span: place)))
  }
}

extension ManifestBytes {
  /// The text that a key without a colon belongs to: `No posts, yet` if it follows a comma, or `{count}
  /// posts` if it is in braces.
  func textAround(_ start: Int, _ textEnd: Int, open: Int) -> String? {
    var first = start
    while first > 0, base[first - 1] == Byte.space { first -= 1 }
    guard first > 0 else { return nil }
    if base[first - 1] == Byte.comma {
      // Go back to the colon of the previous entry, across plain text only.
      var index = first - 1
      while index > 0, base[index - 1] != Byte.colon {
        index -= 1
        guard base[index] >= Byte.space, !isFlowIndicator(base[index]) || base[index] == Byte.comma,
          base[index] != Byte.doubleQuote, base[index] != Byte.singleQuote
        else { return nil }
      }
      guard index > 0, isSeparated(index) else { return nil }
      return excerpt(afterSpaces(index), textEnd)
    }
    let close = afterSpaces(textEnd)
    guard first - 1 == open, byte(close) == Byte.closeBrace else { return nil }
    var last = close + 1
    while !isLineEnd(last), !isFlowIndicator(base[last]), base[last] != Byte.hash { last += 1 }
    while base[last - 1] == Byte.space { last -= 1 }
    return last > close + 1 ? excerpt(open, last) : nil
  }

  /// The only word between the braces of `{{ title }}`.
  fileprivate func templateName(_ open: Int, _ textEnd: Int) -> String? {
    let start = afterSpaces(open + 2)
    var wordEnd = start
    while wordEnd < textEnd, isWordByte(base[wordEnd]) { wordEnd += 1 }
    let close = afterSpaces(wordEnd)
    guard wordEnd > start, byte(close) == Byte.closeBrace, byte(close + 1) == Byte.closeBrace else {
      return nil
    }
    let rest = afterSpaces(close + 2)
    guard rest >= textEnd || byte(rest) == Byte.closeBrace || byte(rest) == Byte.comma else {
      return nil
    }
    return excerpt(start, wordEnd)
  }

  /// The end of text with `{{ … }}` in it: before the next bracket or comma, if there is one.
  func templateEnd(_ open: Int, _ textEnd: Int) -> Int {
    var index = open
    while index < textEnd, byte(index) != Byte.closeBrace { index += 1 }
    while index < textEnd, byte(index) == Byte.closeBrace { index += 1 }
    while index < textEnd, !isFlowIndicator(base[index]) { index += 1 }
    while index > open, base[index - 1] == Byte.space { index -= 1 }
    return index
  }

}

extension DiagnosticCode {
  package static let strayBracket = Self("stray-bracket", .error, .brackets)
  package static let textAfterBracket = Self("text-after-bracket", .error, .brackets)
  package static let extraComma = Self("extra-comma", .error, .brackets)
  package static let itemInBrackets = Self("item-in-brackets", .error, .brackets)
  package static let missingValue = Self("missing-value", .error, .brackets)
  package static let templateBraces = Self("template-braces", .error, .quotes)
}

extension Diagnostic {
  static func extraComma(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .extraComma, "expected a value before ','",
      at: Annotation(span, "no value before this comma"),
      help: "remove the comma, or write \"\" for empty text")
  }

  static func itemInBrackets(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .itemInBrackets, "'- ' is not allowed inside brackets",
      at: Annotation(span, "a list item in block style"),
      help: "remove the dash and separate the items with commas, or remove the brackets")
  }

  /// - Parameters:
  ///   - text: the surrounding text, if the comma or braces are part of it.
  ///   - entry: two words joined by a colon, as a key and its value.
  static func missingFlowValue(_ key: QuotedPlace, text: String?, entry: String?) -> Diagnostic {
    Diagnostic(
      .missingValue, "expected ': ' and a value after the key \(key.text)",
      at: Annotation(key.span, "a key without a value"),
      help: entry.map { "is ':' missing, as in '\($0)'?" }
        ?? text.map { "quote all of it if it is one value: \"\($0)\"" }
        ?? "write a key, ':' and its value, or use [ ] for a list",
      note: "every entry in braces needs a key and a value that starts on the same line")
  }

  static func missingValue(_ key: QuotedPlace, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingValue, "the key \(key.text) has no value",
      at: Annotation(span, "expected a value"), also: [Annotation(key.span, "the key")],
      help: "write a value after the colon, or \"\" for empty text")
  }

  static func textAfterBracket(
    _ text: QuotedPlace, opened: SourceSpan, close: SourceSpan, quoted: String
  ) -> Diagnostic {
    Diagnostic(
      .textAfterBracket, "found \(text.text) after a closing bracket",
      at: Annotation(text.span, "expected the end of the line"),
      also: [Annotation(opened, "the value starts here")],
      help:
        "quote the whole value if it is text: \(quoted); otherwise, move it inside the brackets",
      note: "only a comment may follow a value in brackets, with a space before '#'")
  }

  /// The message for a comma or a semicolon at the end of a line, as in JSON.
  static func separatorAfterBracket(_ sign: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .textAfterBracket, "found \(sign.text) after a closing bracket",
      at: Annotation(sign.span, "expected the end of the line"),
      help: "remove \(sign.text)",
      note: "outside brackets, lines do not end with a separator",
      fix: Fix(sign.span, replacement: ""))
  }

  static func strayBracket(_ bracket: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .strayBracket, "unmatched \(bracket.text)",
      at: Annotation(bracket.span, "no matching opening bracket"),
      help: "remove it, or quote the text if it is part of it")
  }

  /// - Parameter name: the only word between the braces.
  static func templateBraces(
    _ braces: QuotedPlace, name: String?, quoted: String
  ) -> Diagnostic {
    let text = "quote the value if the braces are text: \(quoted)"
    return Diagnostic(
      .templateBraces, "\(braces.text) starts a mapping, not a placeholder",
      at: Annotation(braces.span, "an opening brace in YAML"),
      help: name.map { "write '\($0)', without braces, if it is a name, or \(text)" } ?? text)
  }
}
