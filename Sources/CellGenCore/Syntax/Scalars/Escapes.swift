extension Parser {
  /// Reads an escape in a double-quoted scalar; the cursor is at its backslash.
  ///
  ///     escape → '\' ([0abt nvfre"/\N_LP] | 'x' hex2 | 'u' hex4 | 'U' hex8 | break)
  ///
  /// - Returns: false if the scalar ends without a closing quote.
  /// - Errors: `unknown-escape`, `incomplete-escape`, `surrogate-escape`,
  ///   `escape-out-of-range` and what the slips report; reading continues after it.
  /// - Source: YAML 1.2.2 §5.7.
  mutating func readEscape(into out: inout QuotedText, open: Int, parent: Int) -> Bool {
    let letter = position + 1
    if bytes.isLineEnd(letter) {
      position = letter
      return continueOnNextLine(into: &out, isEscaped: true, open: open, parent: parent)
    }
    if let value = bytes.simpleEscape(bytes.base[letter]) {
      out.appendEscaped(Unicode.Scalar(value))
      position = letter + 1
    } else {
      readCodePoint(letter, into: &out)
    }
    return true
  }

  /// Reads an escape that spells a code point, or `\L` and `\P`.
  private mutating func readCodePoint(_ letter: Int, into out: inout QuotedText) {
    switch bytes.base[letter] {
    case 0x4C: finishEscape(letter, value: 0x2028, digits: 0, into: &out)
    case 0x50: finishEscape(letter, value: 0x2029, digits: 0, into: &out)
    case 0x78: readHex(letter, digits: 2, into: &out)
    case 0x75: readHex(letter, digits: 4, into: &out)
    case 0x55: readHex(letter, digits: 8, into: &out)
    default: reportUnknownEscape(letter)
    }
  }

  private mutating func readHex(_ letter: Int, digits: Int, into out: inout QuotedText) {
    var value: UInt32 = 0
    for index in 1...digits {
      guard let digit = hexDigit(bytes.byte(letter + index)) else {
        return reportShortEscape(letter, found: index - 1, digits: digits)
      }
      value = value << 4 | digit
    }
    finishEscape(letter, value: value, digits: digits, into: &out)
  }

  private mutating func finishEscape(
    _ letter: Int, value: UInt32, digits: Int, into out: inout QuotedText
  ) {
    position = letter + digits + 1
    guard let scalar = Unicode.Scalar(value) else { return reportNoScalar(letter, value) }
    out.appendEscaped(scalar)
  }

  private mutating func reportUnknownEscape(_ letter: Int) {
    position = letter + bytes.scalar(letter).length
    let place = bytes.span(letter - 1, position)
    report(
      .unknownEscape(
        QuotedPlace(text: bytes.quote(letter - 1, position), span: place), bytes.base[letter]),
      about: letter - 1..<position)
  }

  private mutating func reportShortEscape(_ letter: Int, found: Int, digits: Int) {
    position = letter + 1 + found
    let start = letter - 1
    if let foreign = slips.escapes.answer(TextPlace(bytes: bytes, start: start, end: position)) {
      position = foreign.end
      return report(foreign.diagnostic)
    }
    let place = QuotedPlace(text: bytes.quote(start, letter + 1), span: bytes.span(start, position))
    report(.incompleteEscape(place, found: found, digits: digits))
  }

  private mutating func reportNoScalar(_ letter: Int, _ value: UInt32) {
    let start = letter - 1
    guard (0xD800...0xDFFF).contains(value) else {
      let place = bytes.quoted(start, position)
      return report(.escapeOutOfRange(place))
    }
    let pair = bytes.lowSurrogate(position).map {
      0x10000 + ((value & 0x3FF) << 10) + ($0 & 0x3FF)
    }
    if value < 0xDC00, pair != nil { position += 6 }
    let place = bytes.quoted(start, position)
    report(.surrogateEscape(place, pair: value < 0xDC00 ? pair : nil))
  }
}

extension ManifestBytes {
  fileprivate func simpleEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case 0x30: return 0x00
    case 0x61: return 0x07
    case 0x62: return 0x08
    case 0x74, 0x09: return 0x09
    case 0x6E: return 0x0A
    case 0x76: return 0x0B
    case 0x66: return 0x0C
    case 0x72: return 0x0D
    case 0x65: return 0x1B
    case 0x20, 0x22, 0x2F, 0x5C: return letter
    case 0x4E: return 0x85
    case 0x5F: return 0xA0
    default: return nil
    }
  }

  /// The second half of a pair such as `\uD83D\uDE00`.
  fileprivate func lowSurrogate(_ start: Int) -> UInt32? {
    guard byte(start) == Byte.backslash, byte(start + 1) == 0x75 else { return nil }
    var value: UInt32 = 0
    for index in 2..<6 {
      guard let digit = hexDigit(byte(start + index)) else { return nil }
      value = value << 4 | digit
    }
    return (0xDC00...0xDFFF).contains(value) ? value : nil
  }
}

extension DiagnosticCode {
  package static let unknownEscape = Self("unknown-escape", .error, .escapes)
  package static let incompleteEscape = Self("incomplete-escape", .error, .escapes)
  package static let surrogateEscape = Self("surrogate-escape", .error, .escapes)
  package static let escapeOutOfRange = Self("escape-out-of-range", .error, .escapes)
}

extension Diagnostic {
  static func unknownEscape(_ escape: QuotedPlace, _ letter: UInt8) -> Diagnostic {
    let known = #"\\ \" \/ \n \t \r \0 \a \b \e \f \v \_ \N \L \P \xNN \uNNNN \UNNNNNNNN"#
    return Diagnostic(
      .unknownEscape, "unknown escape \(escape.text)",
      at: Annotation(escape.span, "not an escape sequence"),
      help: letter == Byte.singleQuote
        ? "write ' without a backslash; it needs none in double quotes"
        : "write \\\\ for a backslash, or put the text in single quotes",
      note: "the escapes are \(known)")
  }

  static func incompleteEscape(_ escape: QuotedPlace, found: Int, digits: Int) -> Diagnostic {
    Diagnostic(
      .incompleteEscape,
      "\(escape.text) needs \(digits) hexadecimal digits, found \(found)",
      at: Annotation(escape.span, "too short"),
      help: "write all \(digits) digits, with leading zeros")
  }

  static func surrogateEscape(_ escape: QuotedPlace, pair: UInt32?) -> Diagnostic {
    Diagnostic(
      .surrogateEscape,
      "\(escape.text) is \(pair == nil ? "half of" : "both halves of") a UTF-16 surrogate pair",
      at: Annotation(escape.span, pair == nil ? "a surrogate" : "a surrogate pair"),
      help: "write " + (pair.map(escapeSpelling) ?? "the whole character, as \\UNNNNNNNN"),
      note: "JSON writes characters above U+FFFF as two escapes; YAML does not",
      fix: pair.map { Fix(escape.span, replacement: escapeSpelling($0)) })
  }

  static func escapeOutOfRange(_ escape: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .escapeOutOfRange, "\(escape.text) is beyond U+10FFFF, the last code point",
      at: Annotation(escape.span, "out of range"),
      help: "use a value of at most \\U0010FFFF")
  }

}

/// The YAML escape for a code point, such as `\u00E9`.
func escapeSpelling(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  let width = digits.utf8.count > 4 ? 8 : 4
  let zeros = String(repeating: "0", count: width - digits.utf8.count)
  return (width == 8 ? "\\U" : "\\u") + zeros + digits
}
