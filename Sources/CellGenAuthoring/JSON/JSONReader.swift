/// Reads a JSON file, strictly according to RFC 8259, with the position of each value.
///
///     value  → object | array | string | number | 'true' | 'false' | 'null'
///     object → '{' (string ':' value (',' string ':' value)*)? '}'
///     array  → '[' (value (',' value)*)? ']'
///
/// - Errors: throws the first mistake; collects every duplicate key in an object, whose first value counts.
struct JSONReader {
  /// The mistake that ends the reading.
  struct Fault: Error {
    /// Lower case, without a period.
    var message: String
    var range: Range<Int>
    var help: String
  }

  /// The purpose of a file, for messages.
  struct Purpose {
    /// The noun for the file in messages.
    var noun: String
    /// The maximum nesting depth of values.
    var deepest: Int
    var helpIfEmpty: String
    var helpIfDeep: String
  }

  /// A key that occurs a second time in its object.
  struct Duplicate {
    var key: String
    /// The key with its quotes.
    var range: Range<Int>
    var first: Range<Int>
  }

  private let purpose: Purpose
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private(set) var duplicates: [Duplicate] = []

  init(_ bytes: [UInt8], _ purpose: Purpose) {
    self.purpose = purpose
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the whole file.
  mutating func read() throws(Fault) -> JSONNode {
    if let offset = firstInvalidByte {
      throw fault("the file is not valid UTF-8", offset, help: "save it as UTF-8")
    }
    skipSpace()
    guard position < bytes.count else {
      throw fault("the \(purpose.noun) is empty", position, help: purpose.helpIfEmpty)
    }
    let node = try readValue()
    skipSpace()
    guard position == bytes.count else {
      throw fault(
        "the \(purpose.noun) ends before \(found)", position,
        help: "remove what follows its last bracket")
    }
    return node
  }

  /// The offset of the first byte that isn't valid UTF-8.
  private var firstInvalidByte: Int? {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    var offset = 0
    for (repaired, byte) in zip(repaired, bytes) {
      if repaired != byte { return offset }
      offset += 1
    }
    return repaired.count == bytes.count ? nil : min(offset, bytes.count - 1)
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func readValue() throws(Fault) -> JSONNode {
    let start = position
    let content: JSONNode.Content =
      switch peek {
      case UInt8(ascii: "{"):
        .object(try nested { reader throws(Fault) in try reader.readMembers() })
      case UInt8(ascii: "["): .array(try nested { reader throws(Fault) in try reader.readItems() })
      case UInt8(ascii: "\""): .string(try readString())
      case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): try readNumber()
      default: try readWord()
      }
    return JSONNode(content: content, range: start..<position)
  }

  private mutating func nested<Result>(
    _ read: (inout JSONReader) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    guard depth < purpose.deepest else {
      throw fault(
        "values are nested more than \(purpose.deepest) levels deep", position,
        help: purpose.helpIfDeep)
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpace()
    return try read(&self)
  }

  /// Reads the members of an object; its brace has been read.
  private mutating func readMembers() throws(Fault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var places: [JSONKey: Range<Int>] = [:]
    while try !isAtEnd(UInt8(ascii: "}"), of: "an object", isFirst: members.isEmpty) {
      let start = position
      guard peek == UInt8(ascii: "\"") else {
        throw fault(
          "expected a key in quotes, found \(found)", start,
          help: isConflict ? conflictHelp : "quote the key")
      }
      let key = JSONKey(try readString())
      let keyRange = start..<position
      skipSpace()
      guard peek == UInt8(ascii: ":") else {
        throw fault(
          "expected ':' after a key, found \(found)", position,
          help: "write ':' between the key and its value")
      }
      position += 1
      skipSpace()
      let value = try readValue()
      if let first = places[key] {
        duplicates.append(Duplicate(key: key.text, range: keyRange, first: first))
      } else {
        places[key] = keyRange
        members.append(JSONNode.Member(key: key, keyRange: keyRange, value: value))
      }
      skipSpace()
    }
    return members
  }

  private mutating func readItems() throws(Fault) -> [JSONNode] {
    var items: [JSONNode] = []
    while try !isAtEnd(UInt8(ascii: "]"), of: "an array", isFirst: items.isEmpty) {
      items.append(try readValue())
      skipSpace()
    }
    return items
  }

  /// Reads the bracket that ends an object or array, or the comma before the next item.
  private mutating func isAtEnd(
    _ close: UInt8, of what: String, isFirst: Bool
  ) throws(Fault) -> Bool {
    let bracket = String(UnicodeScalar(close))
    if peek == close {
      position += 1
      return true
    }
    if isFirst, peek != nil { return false }
    guard peek == UInt8(ascii: ",") else {
      throw fault(
        "expected ',' or '\(bracket)' in \(what), found \(found)", position,
        help: isConflict
          ? conflictHelp : "write ',' between values, or '\(bracket)' at the end")
    }
    let comma = position
    position += 1
    skipSpace()
    guard peek != close else {
      throw fault("nothing follows this ',' in \(what)", comma, help: "remove the comma")
    }
    return false
  }

  private mutating func readWord() throws(Fault) -> JSONNode.Content {
    let words: [(String, JSONNode.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw fault(
      "expected a value, found \(found)", position,
      help: isConflict
        ? conflictHelp : "write a text in quotes, an object or an array")
  }

  private mutating func readNumber() throws(Fault) -> JSONNode.Content {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let startsWithZero = peek == UInt8(ascii: "0")
    let count = skipDigits()
    var isNumber = count > 0 && (count == 1 || !startsWithZero)
    if peek == UInt8(ascii: ".") {
      position += 1
      isNumber = skipDigits() > 0 && isNumber
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      isNumber = skipDigits() > 0 && isNumber
    }
    guard isNumber else {
      throw fault("this is not a JSON number", start, help: "write it as '12' or '1.5'")
    }
    return .number(Int(String(decoding: bytes[start..<position], as: UTF8.self)))
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

// MARK: - Strings

extension JSONReader {
  /// Reads a string in quotes.
  private mutating func readString() throws(Fault) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte = peek, byte >= 0x20 {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try readEscape(into: &text)
      default: text.append(byte)
      }
    }
    guard let byte = peek, byte != 0x0A, byte != 0x0D else {
      throw fault(
        "this text has no closing quote on its line", start, help: "write '\"' at its end")
    }
    throw fault(
      "a text contains \(found)", position,
      help: "write it as an escape such as '\\t' or '\\u0001'")
  }

  /// Reads an escape; its backslash has been read.
  private mutating func readEscape(into text: inout [UInt8]) throws(Fault) {
    let start = position - 1
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let byte = peek.flatMap({ simple[$0] }) {
      position += 1
      return text.append(byte)
    }
    guard peek == UInt8(ascii: "u"), let unit = readUnit() else {
      throw fault("JSON has no such escape", start, help: "write '\\\\' for a backslash")
    }
    var value = UInt32(unit)
    if UTF16.isLeadSurrogate(unit), peek == UInt8(ascii: "\\") {
      position += 1
      if peek == UInt8(ascii: "u"), let trail = readUnit(), UTF16.isTrailSurrogate(trail) {
        value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(trail) - 0xDC00
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw fault(
        "this escape is half of a character", start,
        help: "write both halves, or the character itself")
    }
    text += Array(String(scalar).utf8)
  }

  /// Reads `u` and four digits.
  private mutating func readUnit() -> UInt16? {
    let digits = bytes[min(position + 1, bytes.count)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != 0x2D }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    position += 5
    return unit
  }
}

// MARK: - Places

extension JSONReader {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private var isConflict: Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[position...].starts(with: $0.utf8) }
  }

  private var conflictHelp: String { "remove the marks of the merge conflict" }

  /// The character at the position, for messages.
  private var found: String {
    guard
      let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        .unicodeScalars.first
    else { return "the end of the file" }
    return scalar.value < 0x20
      ? "a control character" : scalar == "'" ? "an apostrophe" : "'\(scalar)'"
  }

  private func fault(_ message: String, _ offset: Int, help: String) -> Fault {
    let end = min(offset + 1, bytes.count)
    return Fault(message: message, range: offset..<max(offset, end), help: help)
  }
}
