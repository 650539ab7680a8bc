/// A token of a Swift type expression.
struct TypeToken {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A name, without backticks.
    case name(String)
    /// One of `. , : ? ! < > [ ] ( ) & @ =`, or `->`.
    case mark(String)
    /// A character that can't occur in a type.
    case other(String)
    case end
  }

  var kind: Kind
  /// True if it was in backticks.
  var isEscaped = false
  /// The range of its bytes in the text.
  var range: Range<Int>
}

/// Splits a type expression into tokens.
///
/// - Units: byte offsets into the text.
struct TypeLexer {
  let text: [UInt8]
  private(set) var position = 0

  init(_ text: [UInt8]) { self.text = text }

  /// Returns the next token; `.end` at the end of the text, and from then on.
  mutating func next() -> TypeToken {
    while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    guard let byte = peek(0) else { return TypeToken(kind: .end, range: start..<start) }
    if isNameByte(byte) {
      var isASCII = true
      while let byte = peek(0), isNameByte(byte) {
        isASCII = isASCII && byte < 0x80
        position += 1
      }
      let name = slice(start..<position)
      return TypeToken(
        kind: isASCII || isIdentifier(name) ? .name(name) : .other(name), range: start..<position)
    }
    if byte == UInt8(ascii: "`"), let name = escapedName() { return name }
    return mark()
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < text.count ? text[position + distance] : nil
  }

  private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Returns a name in backticks, with the lexer at the first one; nil if it isn't closed.
  private mutating func escapedName() -> TypeToken? {
    var end = position + 1
    while end < text.count, isNameByte(text[end]) { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: "`"), end > position + 1 else { return nil }
    let range = position..<end + 1
    position = end + 1
    return TypeToken(
      kind: .name(slice(range.lowerBound + 1..<end)), isEscaped: true, range: range)
  }

  private mutating func mark() -> TypeToken {
    let start = position
    if text[position] == UInt8(ascii: "-"), peek(1) == UInt8(ascii: ">") {
      position += 2
      return TypeToken(kind: .mark("->"), range: start..<position)
    }
    position += 1
    let isMark = ".,:?!<>[]()&@=".utf8.contains(text[start])
    let piece = slice(start..<position)
    return TypeToken(kind: isMark ? .mark(piece) : .other(piece), range: start..<position)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte | 0x20) >= UInt8(ascii: "a")
        && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
