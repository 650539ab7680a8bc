/// The unit in which a client counts the characters of a line.
///
/// - Source: Language Server Protocol 3.17, "PositionEncodingKind": all clients support UTF-16.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The encoding for a client: UTF-8, which the compiler uses, if it is offered.
  init(offered: JSON) {
    self = offered.items.contains("utf-8") ? .utf8 : .utf16
  }

  /// The number of units of a character that begins with a byte; 0 for its continuation bytes.
  func units(startingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A position between two characters.
///
/// - Units: both count from 0, characters in the units of the encoding.
struct Position: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (one: Position, other: Position) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  init?(_ json: JSON) {
    guard let line = json["line"].integer, let character = json["character"].integer else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

/// The lines of a text as a client counts them, and the only place where positions are converted.
///
/// A line ends with LF, CRLF or CR. A position beyond the end of a line is treated as its end, one beyond the
/// last line as the end of the text, and one inside a character as its start.
///
/// - Source: Language Server Protocol 3.17, "Text Documents" and "Position".
struct TextLines: Sendable {
  let bytes: [UInt8]
  let encoding: PositionEncoding
  /// The offsets at which lines start, ascending; the first is that of the first character.
  private let starts: [Int]

  /// - Parameter isOnDisk: true for the text of a file, whose byte order mark clients don't count. Text that
  ///   a client sends is counted as is.
  init(_ bytes: [UInt8], _ encoding: PositionEncoding, isOnDisk: Bool = false) {
    (self.bytes, self.encoding) = (bytes, encoding)
    var starts = [isOnDisk && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isEnd =
          bytes[index] == UInt8(ascii: "\n")
          || (bytes[index] == UInt8(ascii: "\r")
            && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")))
        if isEnd { starts.append(index + 1) }
      }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The bytes of a line without its line break.
  func content(of line: Int) -> Range<Int> {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > starts[line],
      bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return starts[line]..<end
  }

  /// The line that contains an offset.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func position(at offset: Int) -> Position {
    let line = line(of: offset)
    let content = content(of: line)
    let end = min(max(offset, content.lowerBound), content.upperBound)
    return Position(line: line, character: units(in: content.lowerBound..<end))
  }

  func offset(at position: Position) -> Int {
    guard position.line >= 0 else { return starts[0] }
    guard position.line < starts.count else { return bytes.count }
    let content = content(of: position.line)
    var (offset, rest) = (content.lowerBound, position.character)
    while offset < content.upperBound {
      let next = endOfCharacter(at: offset, before: content.upperBound)
      rest -= units(in: offset..<next)
      if rest < 0 { break }
      offset = next
    }
    return offset
  }

  private func endOfCharacter(at offset: Int, before end: Int) -> Int {
    var next = offset + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  private func units(in range: Range<Int>) -> Int {
    encoding == .utf8
      ? range.count : bytes[range].reduce(0) { $0 + encoding.units(startingWith: $1) }
  }
}

// MARK: - Ranges

extension TextLines {
  func json(_ range: Range<Int>) -> JSON {
    [
      "start": position(at: range.lowerBound).json, "end": position(at: range.upperBound).json,
    ]
  }

  /// The bytes of a range; nil if it is malformed.
  func range(_ json: JSON) -> Range<Int>? {
    guard let start = Position(json["start"]), let end = Position(json["end"]) else { return nil }
    let (one, other) = (offset(at: start), offset(at: end))
    return min(one, other)..<max(one, other)
  }

  /// An edit that replaces a range.
  func edit(_ range: Range<Int>, _ text: String) -> JSON {
    ["range": json(range), "newText": .string(text)]
  }
}
