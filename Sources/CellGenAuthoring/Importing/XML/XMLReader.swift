/// The reason why a text isn't XML that this reader accepts.
struct XMLMistake: Error, Equatable {
  /// From 1.
  var line: Int
  /// From 1, in characters.
  var column: Int
  /// Such as "'</label>' ends an element that is not open"; lower case, no full stop.
  var text: String
}

/// Reads the XML that Interface Builder writes: elements, attributes, text, the five entities, and numeric
/// character references.
///
/// Features that such files never contain are refused, because malicious XML relies on them: document types
/// and the entities that they declare, encodings other than UTF-8, and unlimited nesting of elements.
/// Comments and instructions are skipped.
///
/// - Source: Extensible Markup Language 1.0, fifth edition; the numbers below are its sections.
func readXML(_ bytes: [UInt8]) throws(XMLMistake) -> XMLElement {
  var reader = XMLReader(bytes: bytes)
  return try reader.readDocument()
}

/// The maximum nesting depth of elements. Interface Builder's files have some forty levels.
private let deepest = 200

private struct XMLReader {
  let bytes: [UInt8]
  var position = 0
  /// The open elements, innermost last.
  var open: [XMLElement] = []
  /// The last position that was looked up, so lines are counted only once.
  private var lastPlace = (offset: 0, line: 1, lineStart: 0)

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() throws(XMLMistake) -> XMLElement {
    if let offset = firstLineThatIsNotUTF8() {
      throw mistake("a line that is not UTF-8", at: offset)
    }
    if starts(with: "\u{FEFF}") { position += 3 }
    try readDeclaration()
    try skipMiscellany()
    guard position < bytes.count else { throw mistake("no element", at: position) }
    let root = try readElements()
    try skipMiscellany()
    guard position == bytes.count else { throw mistake("content after the end", at: position) }
    return root
  }

  /// §2.8: `<?xml version="1.0" encoding="UTF-8"?>`.
  private mutating func readDeclaration() throws(XMLMistake) {
    guard starts(with: "<?xml"), position + 5 < bytes.count, isSpace(bytes[position + 5]) else {
      return
    }
    let start = position
    try skip(past: "?>", after: "an XML declaration")
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let range = text.firstRange(of: "encoding") else { return }
    let name = text[range.upperBound...].drop { " =\"'\t\r\n".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard ["utf-8", "us-ascii", "ascii"].contains(name.lowercased()) else {
      throw mistake("the encoding '\(name)'; only UTF-8 is read", at: start)
    }
  }

  /// Skips white space, comments and instructions outside the root, §2.8.
  private mutating func skipMiscellany() throws(XMLMistake) {
    while position < bytes.count {
      if isSpace(bytes[position]) {
        position += 1
      } else if starts(with: "<!--") {
        try skip(past: "-->", after: "a comment")
      } else if starts(with: "<?") {
        try skip(past: "?>", after: "an instruction")
      } else if starts(with: "<!") {
        throw mistake("a document type, which is not read", at: position)
      } else {
        guard bytes[position] == UInt8(ascii: "<") else {
          throw mistake("text outside of elements", at: position)
        }
        return
      }
    }
  }

  /// Reads the root and everything inside it.
  private mutating func readElements() throws(XMLMistake) -> XMLElement {
    repeat {
      guard position < bytes.count else {
        let name = open.last?.name ?? ""
        throw mistake("'<\(name)>' has no end", at: position)
      }
      if bytes[position] != UInt8(ascii: "<") {
        let text = try readText(until: UInt8(ascii: "<"), isAttribute: false)
        open[open.count - 1].text += text
      } else if starts(with: "<!--") {
        try skip(past: "-->", after: "a comment")
      } else if starts(with: "<![CDATA[") {
        let start = position + 9
        try skip(past: "]]>", after: "a CDATA section")
        open[open.count - 1].text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
      } else if starts(with: "<?") {
        try skip(past: "?>", after: "an instruction")
      } else if starts(with: "<!") {
        throw mistake("a declaration inside an element", at: position)
      } else if starts(with: "</") {
        if let root = try readEnd() { return root }
      } else if let root = try readStart() {
        return root
      }
    } while true
  }

  /// §3.1: `<name key="value">`, or `<name/>`. Returns the root if it is empty.
  private mutating func readStart() throws(XMLMistake) -> XMLElement? {
    let start = position
    position += 1
    let name = try readName()
    guard open.count < deepest else {
      throw mistake("elements nested more than \(deepest) levels deep", at: start)
    }
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      guard position < bytes.count else { throw mistake("'<\(name)' has no '>'", at: start) }
      if bytes[position] == UInt8(ascii: ">") || starts(with: "/>") { break }
      guard hadSpace else { throw mistake("no space before an attribute", at: position) }
      let attributeStart = position
      let attribute = try readName()
      let value = try readValue(of: attribute)
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw mistake("a second attribute '\(attribute)'", at: attributeStart)
      }
    }
    let (line, column) = place(of: start)
    let element = XMLElement(name: name, attributes: attributes, line: line, column: column)
    open.last?.children.append(element)
    if bytes[position] == UInt8(ascii: "/") {
      position += 2
      return open.isEmpty ? element : nil
    }
    position += 1
    open.append(element)
    return nil
  }

  /// Returns the root once it has ended.
  private mutating func readEnd() throws(XMLMistake) -> XMLElement? {
    let start = position
    position += 2
    let name = try readName()
    _ = skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      throw mistake("'</\(name)' has no '>'", at: start)
    }
    position += 1
    guard let element = open.popLast(), element.name == name else {
      throw mistake("'</\(name)>' does not match the element that is open", at: start)
    }
    return open.isEmpty ? element : nil
  }

  /// §2.3: letters, digits, `_`, `-`, `.` and `:`; any other character beyond ASCII.
  private mutating func readName() throws(XMLMistake) -> String {
    let start = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    guard position > start, !isDigit(bytes[start]),
      !"-.".utf8.contains(bytes[start])
    else { throw mistake("a missing name", at: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readValue(of attribute: String) throws(XMLMistake) -> String {
    _ = skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      throw mistake("'\(attribute)' has no value", at: position)
    }
    position += 1
    _ = skipSpace()
    guard position < bytes.count, "\"'".utf8.contains(bytes[position]) else {
      throw mistake("the value of '\(attribute)' has no quotes", at: position)
    }
    let (quote, start) = (bytes[position], position)
    position += 1
    let text = try readText(until: quote, isAttribute: true)
    guard position < bytes.count else {
      throw mistake("the value of '\(attribute)' has no end", at: start)
    }
    position += 1
    return text
  }

  /// Reads text up to a byte, which isn't consumed. In attributes a line break becomes a space, §3.3.3;
  /// elsewhere every line ends with a line feed, §2.11.
  private mutating func readText(
    until end: UInt8, isAttribute: Bool
  ) throws(XMLMistake) -> String {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&"): text += try readEntity()
      case UInt8(ascii: "<"): throw mistake("'<' in the value of an attribute", at: position)
      case 0x0D:
        if position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
        text.append(isAttribute ? 0x20 : 0x0A)
        position += 1
      case 0x09, 0x0A:
        text.append(isAttribute ? 0x20 : byte)
        position += 1
      case 0..<0x20: throw mistake("a control character", at: position)
      default:
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// §4.1 and §4.6: one of the five entities, or a character by its number.
  private mutating func readEntity() throws(XMLMistake) -> [UInt8] {
    let start = position
    var end = position + 1
    while end < bytes.count, end - start < 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw mistake("'&' that does not begin an entity", at: start)
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    position = end + 1
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = named[name] { return Array(text.utf8) }
    guard let scalar = scalar(numbered: name) else {
      throw mistake("the unknown entity '&\(name);'", at: start)
    }
    return Array(String(Character(scalar)).utf8)
  }

  private func scalar(numbered name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number),
      number != 0xFFFE, number != 0xFFFF
    else { return nil }
    return Unicode.Scalar(number)
  }
}

// MARK: - Bytes

extension XMLReader {
  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  private mutating func skip(past end: String, after what: String) throws(XMLMistake) {
    let (start, end) = (position, Array(end.utf8))
    while position + end.count <= bytes.count {
      if bytes[position] == end[0], bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      position += 1
    }
    throw mistake("\(what) without an end", at: start)
  }

  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: "_-.:".utf8.contains(byte)
    }
  }

  private func firstLineThatIsNotUTF8() -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.first { String(validating: $0, as: UTF8.self) == nil }?.startIndex
  }

  private mutating func mistake(_ text: String, at offset: Int) -> XMLMistake {
    let (line, column) = place(of: offset)
    return XMLMistake(line: line, column: column, text: text)
  }

  private mutating func place(of offset: Int) -> (line: Int, column: Int) {
    if offset < lastPlace.offset { lastPlace = (0, 1, 0) }
    var (line, lineStart) = (lastPlace.line, lastPlace.lineStart)
    for index in lastPlace.offset..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    lastPlace = (offset, line, lineStart)
    let before = bytes[lineStart..<max(lineStart, min(offset, bytes.count))]
    return (line, before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
