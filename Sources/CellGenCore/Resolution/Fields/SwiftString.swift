/// Reads a single-line Swift string literal; the range begins at its opening quote.
///
/// - Returns: The unescaped text.
func parseString(_ text: [UInt8], _ range: Range<Int>) throws(DefaultProblem) -> String {
  if text[range].starts(with: "\"\"\"".utf8) {
    throw DefaultProblem(kind: .longString, range: range)
  }
  var result: [UInt8] = []
  var position = range.lowerBound + 1
  while position < range.upperBound {
    switch text[position] {
    case UInt8(ascii: "\""):
      guard position + 1 == range.upperBound else {
        throw DefaultProblem(kind: .notALiteral, range: range)
      }
      return String(decoding: result, as: UTF8.self)
    case UInt8(ascii: "\\"):
      let escape = try parseEscape(text, position..<range.upperBound)
      result += Array(String(escape.scalar).utf8)
      position = escape.end
    default:
      result.append(text[position])
      position += 1
    }
  }
  throw DefaultProblem(
    kind: .unclosedString, range: range.lowerBound..<range.lowerBound + 1)
}

/// Reads an escape; the range begins at its backslash.
private func parseEscape(
  _ text: [UInt8], _ range: Range<Int>
) throws(DefaultProblem) -> (scalar: Unicode.Scalar, end: Int) {
  let start = range.lowerBound
  guard range.count > 1 else {
    throw DefaultProblem(kind: .unclosedString, range: start..<start + 1)
  }
  let letter = Unicode.Scalar(text[start + 1])
  if let scalar = simpleEscapes[letter] { return (scalar, start + 2) }
  if letter == "(" { throw DefaultProblem(kind: .interpolation, range: start..<start + 2) }
  if letter == "u", let escape = parseUnicodeEscape(text, range) { return escape }
  let escape = start..<endOfCharacter(text[..<range.upperBound], from: start + 1)
  let shown = String(decoding: text[escape], as: UTF8.self)
  throw DefaultProblem(kind: .unknownEscape(shown), range: escape)
}

/// Returns the offset after the UTF-8 character that begins at an offset.
private func endOfCharacter(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
  text[(start + 1)...].firstIndex { !UTF8.isContinuation($0) } ?? text.endIndex
}

private let simpleEscapes: [Unicode.Scalar: Unicode.Scalar] = [
  "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
]

/// Reads `\u{1F600}`, with up to eight hexadecimal digits; nil for any other notation.
private func parseUnicodeEscape(
  _ text: [UInt8], _ range: Range<Int>
) -> (scalar: Unicode.Scalar, end: Int)? {
  let body = text[range].dropFirst(2)
  guard body.first == UInt8(ascii: "{"), let close = body.firstIndex(of: UInt8(ascii: "}")) else {
    return nil
  }
  let digits = text[body.startIndex + 1..<close]
  let areHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  guard (1...8).contains(digits.count), areHex,
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
    let scalar = Unicode.Scalar(value)
  else { return nil }
  return (scalar, close + 1)
}
