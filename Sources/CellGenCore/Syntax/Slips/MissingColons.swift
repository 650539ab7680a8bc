extension Parser {
  /// Explains a line at the indentation of a mapping's keys that has no `: `.
  ///
  /// - Errors: `slash-comment`, `look-alike-colon`, `missing-space-after-colon`, `equals-sign`,
  ///   `missing-colon`, `missing-space-after-dash`.
  mutating func reportNoColon(_ start: Int, _ textEnd: Int, after previous: Mapping.Entry?) {
    if bytes.startsForeignComment(start) {
      reportForeignComment(start)
    } else if let place = bytes.lookAlikeNearColon(start, textEnd) {
      reportLookAlike(place, after: start)
    } else if let colon = bytes.gluedColon(start, textEnd) {
      reportGluedColon(start, colon, textEnd)
    } else if let sign = bytes.equalsSign(start, textEnd) {
      reportEquals(start, sign, textEnd)
    } else {
      reportMissingColon(start, textEnd, after: previous)
    }
  }

  /// Explains a quoted text at the indentation of a mapping's keys with no colon after it.
  mutating func reportNoColon(afterQuoted start: Int, _ textEnd: Int) {
    let rest = bytes.afterSpaces(textEnd)
    let key = QuotedPlace(text: bytes.quote(start, textEnd), span: bytes.span(start, textEnd))
    if bytes.byte(rest) == Byte.equals {
      reportEquals(start, rest, bytes.contentEnd(rest))
    } else {
      report(.missingColon(after: key, valueOf: nil))
    }
  }

  mutating func reportForeignComment(_ start: Int) {
    let sign = bytes.quote(start, start + 2)
    report(.slashComment(QuotedPlace(text: sign, span: bytes.span(start, start + 2))))
  }

  private mutating func reportLookAlike(_ place: Int, after start: Int) {
    let (value, length) = bytes.scalar(place)
    let found = bytes.span(place, place + length)
    if LookAlike(value) == .colon {
      let colon = bytes.isSeparated(place + length) ? ":" : ": "
      report(.lookAlikeColon(at: found, value, after: bytes.quote(start, place), meaning: colon))
    } else {
      report(.lookAlikeSpace(at: found, value))
    }
  }

  private mutating func reportGluedColon(_ start: Int, _ colon: Int, _ textEnd: Int) {
    let suggestion = bytes.excerpt(start, colon + 1) + " " + bytes.excerpt(colon + 1, textEnd)
    report(
      .missingSpaceAfterColon(
        at: bytes.span(colon, colon + 1), key: bytes.quote(start, colon),
        value: bytes.quote(colon + 1, textEnd),
        suggestion: suggestion))
  }

  mutating func reportEquals(_ start: Int, _ sign: Int, _ textEnd: Int) {
    var keyEnd = sign
    while bytes.base[keyEnd - 1] == Byte.space { keyEnd -= 1 }
    let key = bytes.excerpt(start, keyEnd)
    var value = sign + 1
    if bytes.byte(value) == Byte.greater { value += 1 }
    let isOneSign = bytes.byte(value) != Byte.equals
    value = bytes.afterSpaces(value)
    let hasValue = value < textEnd
    report(
      .equalsSign(
        at: bytes.span(sign, sign + 1), key: "'\(key)'",
        suggestion: hasValue ? "\(key): \(bytes.excerpt(value, textEnd))" : "\(key):",
        fix: isOneSign
          ? Diagnostic.Fix(
            bytes.span(keyEnd, hasValue ? value : max(textEnd, sign + 1)),
            replacement: hasValue ? ": " : ":") : nil))
  }

  mutating func reportMissingColon(
    _ start: Int, _ textEnd: Int, after previous: Mapping.Entry?
  ) {
    let word = bytes.wordEnd(start, textEnd)
    let isSemicolon = word - start > 1 && bytes.base[word - 1] == Byte.semicolon
    let key = QuotedPlace(text: bytes.quote(start, word), span: bytes.span(start, word))
    var owner: QuotedPlace?
    switch previous?.value.content {
    case .empty: owner = previous.map { bytes.facts($0.key) }
    // `doc: |` above text that is not indented.
    case .scalar(let scalar)
    where scalar.text.isEmpty && (scalar.style == .literal || scalar.style == .folded):
      owner = previous.map { bytes.facts($0.key) }
    default: break
    }
    if word < textEnd {
      report(
        .missingColon(
          in: QuotedPlace(text: bytes.quote(start, textEnd), span: bytes.span(start, textEnd)),
          key: key.text,
          suggestion: bytes.excerpt(start, isSemicolon ? word - 1 : word) + ": "
            + bytes.excerpt(bytes.afterArrow(bytes.afterSpaces(word)), textEnd),
          valueOf: owner, isSemicolon: isSemicolon))
    } else {
      report(
        .missingColon(
          after: key, valueOf: owner, hasBlock: bytes.keyEndWithoutColon(start, textEnd) != nil))
    }
  }
}

extension ManifestBytes {
  /// The end of a name that is all of a text, but for a sign that is no colon, above a block.
  func keyEndWithoutColon(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    while index < textEnd, base[index] < 0x80, isWordByte(base[index]) { index += 1 }
    guard index > start, hasBlock(below: start) else { return nil }
    if index == textEnd { return index }
    let sign = afterSpaces(index)
    let (value, length) = scalar(sign)
    let isSign = base[sign] == Byte.equals || LookAlike(value) == .colon
    return isSign && sign + length == textEnd ? index : nil
  }

  /// The offset behind `->` and spaces, if it stands at an offset.
  fileprivate func afterArrow(_ offset: Int) -> Int {
    byte(offset) == Byte.dash && byte(offset + 1) == Byte.greater ? afterSpaces(offset + 2) : offset
  }

  /// Whether the next line that says something may belong to a key at an offset.
  private func hasBlock(below start: Int) -> Bool {
    let indent = start - lineStartBefore(start)
    var index = nextLineStart(start)
    while index < end {
      let content = afterSpaces(index)
      if !isLineEnd(content), byte(content) != Byte.hash {
        return content - index > indent || (content - index == indent && isDash(content))
      }
      index = nextLineStart(content)
    }
    return false
  }
}

extension DiagnosticCode {
  package static let missingColon = Self("missing-colon", .error, .keysAndColons)
  package static let equalsSign = Self("equals-sign", .error, .keysAndColons)
  package static let lookAlikeColon = Self("look-alike-colon", .error, .keysAndColons)
  package static let slashComment = Self("slash-comment", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func slashComment(_ sign: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .slashComment, "comments start with '#', not \(sign.text)",
      at: Annotation(sign.span, "not a comment"),
      help: "write '#' instead",
      fix: sign.text == "'//'" ? Fix(sign.span, replacement: "#") : nil)
  }

  static func lookAlikeColon(
    at span: SourceSpan, _ value: UInt32, after key: String, meaning colon: String
  ) -> Diagnostic {
    Diagnostic(
      .lookAlikeColon, "found \(characterName(value)) after \(key) where ':' is expected",
      at: Annotation(span, "not a colon"),
      help: "write ': '",
      fix: Fix(span, replacement: colon))
  }

  static func lookAlikeSpace(at span: SourceSpan, _ value: UInt32) -> Diagnostic {
    let isSpace = LookAlike(value) == .space
    return Diagnostic(
      .invisibleCharacter, "found \(characterName(value)) after ':'",
      at: Annotation(span, isSpace ? "looks like a space but is none" : "an invisible character"),
      help: "use an ordinary space",
      fix: Fix(span, replacement: " "))
  }

  static func equalsSign(
    at span: SourceSpan, key: String, suggestion: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .equalsSign, "expected ':' after the key \(key), found '='",
      at: Annotation(span, "expected ':'"),
      help: "did you mean '\(suggestion)'?",
      fix: fix)
  }

  static func missingColon(
    after key: QuotedPlace, valueOf owner: QuotedPlace?, hasBlock: Bool = false
  ) -> Diagnostic {
    if hasBlock {
      return Diagnostic(
        .missingColon, "expected ':' after the key \(key.text)",
        at: Annotation(key.span, "a line of a mapping is 'key: value'"),
        help: "put ':' after it: '\(key.text.dropFirst().dropLast()):'",
        note: "the lines below are its value",
        fix: Fix(
          SourceSpan(file: Int(key.span.file), start: Int(key.span.end), end: Int(key.span.end)),
          replacement: ":"))
    }
    return Diagnostic(
      .missingColon, "expected ':' after the key \(key.text)",
      at: Annotation(key.span, "a line of a mapping is 'key: value'"),
      also: owner.map { [Annotation($0.span, "has no value so far")] } ?? [],
      help: owner.map { "if this is the value of \($0.text), indent it; else put ':' after it" }
        ?? "put ':' after it, and a value")
  }

  static func missingColon(
    in line: QuotedPlace, key: String, suggestion: String, valueOf owner: QuotedPlace?,
    isSemicolon: Bool
  ) -> Diagnostic {
    let what = isSemicolon ? "meant instead of ';'" : "missing after \(key)"
    return Diagnostic(
      .missingColon, "expected 'key: value', found \(line.text)",
      at: Annotation(line.span, "no ': ' on this line"),
      also: owner.map { [Annotation($0.span, "has no value so far")] } ?? [],
      help: owner.map { "if this is the value of \($0.text), indent it" }
        ?? "is ':' \(what), as in '\(suggestion)'?")
  }
}
