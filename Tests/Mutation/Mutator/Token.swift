/// A word, a literal, or a symbol of generated Swift.
struct Token {
  enum Kind {
    case word, number, string, symbol, open, close
  }

  var kind: Kind
  var text: String
  /// Its bytes in the file.
  var range: Range<Int>
  /// Its line, from 0.
  var line: Int
  /// The position of the bracket that closes or opens it.
  var partner: Int?
}

/// Reads the tokens of a file.
///
/// It knows as much of Swift as cellgen writes: a string, with whatever it interpolates, is a single token, and there
/// are no regular expressions, and no strings of several lines.
struct Lexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 0

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    return lexer.tokens()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    var opened: [Int] = []
    while let (kind, start) = next() {
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      var token = Token(kind: kind, text: text, range: start..<offset, line: line)
      if kind == .open { opened.append(tokens.count) }
      if kind == .close, let partner = opened.popLast() {
        token.partner = partner
        tokens[partner].partner = tokens.count
      }
      tokens.append(token)
    }
    return tokens
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func next() -> (Token.Kind, Int)? {
    skipSpaceAndComments()
    let start = offset
    guard let first = byte(at: offset) else { return nil }
    offset += 1
    switch first {
    case UInt8(ascii: "\""):
      skipString()
      return (.string, start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return (.open, start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return (.close, start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return (.number, start)
    case _ where first.isOfWord:
      while let byte = byte(at: offset), byte.isOfWord { offset += 1 }
      return (.word, start)
    case _ where first.isOfOperator:
      while let byte = byte(at: offset), byte.isOfOperator { offset += 1 }
      return (.symbol, start)
    default: return (.symbol, start)
    }
  }

  private mutating func skipSpaceAndComments() {
    while let byte = byte(at: offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        offset += 1
      } else if byte == UInt8(ascii: " ") {
        offset += 1
      } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        while let byte = self.byte(at: offset), byte != UInt8(ascii: "\n") { offset += 1 }
      } else {
        return
      }
    }
  }

  /// Skips the rest of a string whose opening quote has been read.
  private mutating func skipString() {
    while let byte = byte(at: offset) {
      offset += 1
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\") else { continue }
      let escaped = self.byte(at: offset)
      offset += 1
      if escaped == UInt8(ascii: "(") { skipInterpolation() }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let byte = byte(at: offset) {
      offset += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      default: break
      }
    }
  }

  private mutating func skipNumber() {
    while let byte = byte(at: offset) {
      let isPoint =
        byte == UInt8(ascii: ".")
        && self.byte(at: offset + 1).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          == true
      guard byte.isOfWord || isPoint else { return }
      offset += 1
    }
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isOfOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
