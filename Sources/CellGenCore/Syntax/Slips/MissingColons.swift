extension Parser {
  /// Explains a line at the indentation of a mapping's keys that has no `: `.
  ///
  /// - Errors: `missing-colon` and what the slips report.
  mutating func reportNoColon(_ start: Int, _ textEnd: Int, after previous: Mapping.Entry?) {
    let line = TextPlace(bytes: bytes, start: start, end: textEnd)
    if let slip = slips.linesWithoutColon.answer(line) { return report(slip) }
    reportMissingColon(start, textEnd, after: previous)
  }

  /// Explains a quoted text at the indentation of a mapping's keys with no colon after it.
  mutating func reportNoColon(afterQuoted start: Int, _ textEnd: Int) {
    let rest = bytes.afterSpaces(textEnd)
    let key = bytes.quoted(start, textEnd)
    if bytes.byte(rest) == Byte.equals {
      let line = TextPlace(bytes: bytes, start: start, end: bytes.contentEnd(rest))
      report(line.equalsSign(at: rest))
    } else {
      report(.missingColon(after: key, valueOf: nil))
    }
  }

  mutating func reportMissingColon(
    _ start: Int, _ textEnd: Int, after previous: Mapping.Entry?
  ) {
    let word = bytes.wordEnd(start, textEnd)
    let isSemicolon = word - start > 1 && bytes.base[word - 1] == Byte.semicolon
    let key = bytes.quoted(start, word)
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
          in: bytes.quoted(start, textEnd),
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
  /// The end of a name above a block, if a sign other than a colon ends its line.
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

  /// The offset after `->` and spaces, if there is one at an offset.
  fileprivate func afterArrow(_ offset: Int) -> Int {
    byte(offset) == Byte.dash && byte(offset + 1) == Byte.greater ? afterSpaces(offset + 2) : offset
  }

  /// Returns true if the next line with content can belong to a key at an offset.
  private func hasBlock(below start: Int) -> Bool {
    let indent = column(of: start)
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
}

extension Diagnostic {
  static func missingColon(
    after key: QuotedPlace, valueOf owner: QuotedPlace?, hasBlock: Bool = false
  ) -> Diagnostic {
    if hasBlock {
      return Diagnostic(
        .missingColon, "expected ':' after the key \(key.text)",
        at: Annotation(key.span, "each line of a mapping is 'key: value'"),
        help: "put ':' after it: '\(key.text.dropFirst().dropLast()):'",
        note: "the lines below are its value",
        fix: Fix(
          SourceSpan(file: Int(key.span.file), start: Int(key.span.end), end: Int(key.span.end)),
          replacement: ":"))
    }
    return Diagnostic(
      .missingColon, "expected ':' after the key \(key.text)",
      at: Annotation(key.span, "each line of a mapping is 'key: value'"),
      also: owner.map { [Annotation($0.span, "has no value yet")] } ?? [],
      help: owner.map { "if this is the value of \($0.text), indent it; if not, put ':' after it" }
        ?? "put ':' and a value after it")
  }

  static func missingColon(
    in line: QuotedPlace, key: String, suggestion: String, valueOf owner: QuotedPlace?,
    isSemicolon: Bool
  ) -> Diagnostic {
    let what = isSemicolon ? "meant instead of ';'" : "missing after \(key)"
    return Diagnostic(
      .missingColon, "expected 'key: value', found \(line.text)",
      at: Annotation(line.span, "no ': ' on this line"),
      also: owner.map { [Annotation($0.span, "has no value yet")] } ?? [],
      help: owner.map { "if this is the value of \($0.text), indent it" }
        ?? "is ':' \(what), as in '\(suggestion)'?")
  }
}
