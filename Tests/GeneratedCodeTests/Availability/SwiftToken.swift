/// A word or a sign of Swift source.
struct SwiftToken: Hashable, Sendable {
  var text: String
  /// Counted from 1.
  var line: Int
  /// Counted from 1, in UTF-8 bytes.
  var column: Int
  /// Whether it is the first of its line.
  var startsLine: Bool
  /// Whether nothing, not even a space, stands between it and the token before.
  var isGlued: Bool

  var place: SourcePlace { SourcePlace(line: line, column: column) }
}

/// Swift source as tokens: words with their `#` or `@`, numbers, and single signs.
///
/// Comments are left out. A text literal is one token, `""`, with the tokens of its interpolations
/// behind it, in parentheses. Regular expression literals are not known.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Where the line begins.
  private var lineStart = 0
  private var startsLine = true
  private var isGlued = false
  private var tokens: [SwiftToken] = []

  static func tokens(of source: String) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: Array(source.utf8))
    tokenizer.readCode(untilParenthesis: false)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Reads to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\n"):
        endLine()
        startsLine = true
        isGlued = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
        isGlued = false
      case UInt8(ascii: "/") where isAt("//"): skipLine()
      case UInt8(ascii: "/") where isAt("/*"): skipComment()
      case UInt8(ascii: "\""),
        UInt8(ascii: "#") where startsText:
        readText()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case _ where Self.startsWord(byte): readWord()
      default:
        if untilParenthesis, byte == UInt8(ascii: ")"), depth == 0 { return }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        add(length: 1)
      }
    }
  }

  private mutating func endLine() {
    position += 1
    line += 1
    lineStart = position
  }

  private mutating func skipCharacter() {
    if byte() == UInt8(ascii: "\n") { endLine() } else { position += 1 }
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
    isGlued = false
  }

  /// Skips a comment with those inside it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        skipCharacter()
      }
    } while depth > 0 && position < bytes.count
    isGlued = false
  }

  /// Whether a raw text begins here: `#"`.
  private var startsText: Bool {
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"")
  }

  private mutating func readText() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    position += hashes
    let isLong = isAt("\"\"\"")
    position += isLong ? 3 : 1
    append("\"\"", at: position - hashes - (isLong ? 3 : 1))
    while byte() != nil, !isAtEndOfText(isLong, hashes) { readTextPart(hashes) }
    position += (isLong ? 3 : 1) + hashes
    isGlued = true
  }

  private func isAtEndOfText(_ isLong: Bool, _ hashes: Int) -> Bool {
    guard isLong ? isAt("\"\"\"") : byte() == UInt8(ascii: "\"") else { return false }
    let quotes = isLong ? 3 : 1
    return (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Reads a character, an escape or an interpolation.
  private mutating func readTextPart(_ hashes: Int) {
    let isEscape =
      byte() == UInt8(ascii: "\\")
      && (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    guard isEscape else {
      skipCharacter()
      return
    }
    position += 1 + hashes
    guard byte() == UInt8(ascii: "(") else {
      skipCharacter()
      return
    }
    add(length: 1)
    readCode(untilParenthesis: true)
    if byte() != nil { add(length: 1) }
  }

  /// Reads digits in any base, with the fraction of a decimal number.
  private mutating func readNumber() {
    var length = 1
    while let byte = byte(length), Self.continuesWord(byte) || isFraction(at: length) {
      length += 1
    }
    add(length: length)
  }

  private func isFraction(at offset: Int) -> Bool {
    guard byte(offset) == UInt8(ascii: "."), let next = byte(offset + 1) else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
  }

  private mutating func readWord() {
    var length = 1
    while let byte = byte(length), Self.continuesWord(byte) || byte == UInt8(ascii: "`") {
      length += 1
    }
    add(length: length)
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    continuesWord(byte) || [UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "`")].contains(byte)
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte >= 0x80
    }
  }

  private mutating func add(length: Int) {
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    append(text, at: position)
    position += length
  }

  private mutating func append(_ text: String, at start: Int) {
    tokens.append(
      SwiftToken(
        text: text, line: line, column: start - lineStart + 1, startsLine: startsLine,
        isGlued: isGlued))
    startsLine = false
    isGlued = true
  }
}
