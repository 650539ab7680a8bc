/// A word, a string literal or a punctuation mark of Swift code, without comments.
///
/// Enough to find declarations and calls: an interpolated string has no value, and regular expression
/// literals are not recognized.
struct SwiftToken {
  enum Kind {
    case word, mark
    /// A string literal; nil if it has interpolations.
    case text(String?)
  }

  var kind: Kind
  /// As in the source.
  var source: String
  /// The offset of its first byte.
  var offset: Int
  /// True for the first token of a line.
  var startsLine: Bool

  var word: String? { if case .word = kind { source } else { nil } }
  var text: String? { if case .text(let text) = kind { text } else { nil } }
  var isText: Bool { if case .text = kind { true } else { false } }

  func isMark(_ mark: String) -> Bool { if case .mark = kind { source == mark } else { false } }
}

/// The tokens of Swift code.
func swiftTokens(_ bytes: [UInt8]) -> [SwiftToken] {
  var lexer = SwiftLexer(bytes: bytes)
  return lexer.tokens()
}

private struct SwiftLexer {
  let bytes: [UInt8]
  private var position = 0
  private var startsLine = true

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func tokens() -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    while let next = byte() {
      let start = position
      var kind: SwiftToken.Kind?
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): kind = .text(readText(marks: 0))
      case UInt8(ascii: "#") where countMarks() > 0:
        let marks = countMarks()
        position += marks
        kind = .text(readText(marks: marks))
      case UInt8(ascii: "`"):
        position += 1
        while let byte = byte(), Self.isInWord(byte) { position += 1 }
        if byte() == UInt8(ascii: "`") { position += 1 }
        kind = .word
      case _ where Self.isInWord(next):
        while let byte = byte(), Self.isInWord(byte) { position += 1 }
        kind = .word
      default:
        position += 1
        kind = .mark
      }
      guard let kind else { continue }
      let source = String(decoding: bytes[start..<position], as: UTF8.self)
        .trimming { $0 == "`" }
      tokens.append(
        SwiftToken(kind: kind, source: source, offset: start, startsLine: startsLine))
      startsLine = false
    }
    return tokens
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      || byte >= 0x80
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  /// The number signs before a quotation mark; 0 if no quotation mark follows them.
  private func countMarks() -> Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : 0
  }

  /// Reads a literal from its first quotation mark on. A single-line literal ends with its line at the
  /// latest.
  private mutating func readText(marks: Int) -> String? {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    position += isLong ? 3 : 1
    var text: [UInt8] = []
    var isWhole = true
    while let next = byte() {
      if next == quote, endsText(isLong: isLong, marks) {
        position += (isLong ? 3 : 1) + marks
        return isWhole ? String(decoding: text, as: UTF8.self) : nil
      }
      if next == UInt8(ascii: "\n"), !isLong { return nil }
      if next == UInt8(ascii: "\\"), (0..<marks).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
        position += 1 + marks
        if byte() == UInt8(ascii: "(") {
          isWhole = false
          skipInterpolation()
          continue
        }
        text.append(byte() ?? next)
        position += 1
        continue
      }
      text.append(next)
      position += 1
    }
    return nil
  }

  private func endsText(isLong: Bool, _ marks: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    let length = isLong ? 3 : 1
    return (0..<length).allSatisfy { byte($0) == quote }
      && (0..<marks).allSatisfy { byte(length + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let next = byte() {
      position += 1
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") { depth -= 1 }
      if next == UInt8(ascii: "\n") || depth == 0 { return }
      if next == UInt8(ascii: "\"") {
        position -= 1
        _ = readText(marks: 0)
      }
    }
  }
}

extension String {
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> String {
    guard let first, isDropped(first) else { return self }
    return String(drop(while: isDropped).prefix { !isDropped($0) })
  }
}
