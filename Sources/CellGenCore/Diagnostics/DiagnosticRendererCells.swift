/// What the screen shows for some bytes of a file: a character, or its code if the character is invisible or
/// unsafe to print.
///
/// - Units: `range` is byte offsets in the file; `column` counts from 0 in the laid-out part.
package struct DisplayCell {
  var range: Range<Int>
  var text: String
  package var column: Int
  package var width: Int
}

/// Lays out a part of a line.
///
/// Tabs extend to the next multiple of 8, as in a terminal. Control, bidirectional and invisible characters
/// become `\u{1B}`, and invalid UTF-8 bytes become `\xFF`. A byte order mark at the start of the file is
/// omitted. Text in UTF-16 or UTF-32 is decoded.
package func displayCells(of bytes: [UInt8], in range: Range<Int>) -> [DisplayCell] {
  if let encoding = ForeignEncoding(first: bytes.prefix(4)) {
    return displayCells(of: bytes, in: range, encoding)
  }
  var layout = CellLayout(offset: range.lowerBound)
  if range.lowerBound == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), range.upperBound >= 3 {
    layout.append("", width: 0, bytes: 3)
  }
  var rest = bytes[layout.offset..<range.upperBound].makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  var valid = String.UnicodeScalarView()
  var next = layout.offset
  decoding: while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      valid.append(Unicode.UTF8.decode(encoded))
      next += encoded.count
    case .error(let length):
      layout.append(String(valid))
      valid = .init()
      for byte in bytes[next..<next + length] { layout.append(bad: byte) }
      next += length
    case .emptyInput: break decoding
    }
  }
  layout.append(String(valid))
  return layout.cells
}

private func displayCells(
  of bytes: [UInt8], in range: Range<Int>, _ encoding: ForeignEncoding
) -> [DisplayCell] {
  var layout = CellLayout(offset: range.lowerBound)
  while layout.offset < range.upperBound {
    let (scalar, length) = encoding.scalar(at: layout.offset, of: bytes)
    let count = min(length, range.upperBound - layout.offset)
    // The line feed that ends the line may be part of it.
    if let scalar, scalar != "\u{FEFF}", count == length {
      layout.append(foreign: scalar, bytes: count)
    } else {
      layout.append("", width: 0, bytes: count)
    }
  }
  return layout.cells
}

/// Returns a message that may quote user input, without characters that are unsafe in a terminal.
package func printable(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text }
  var layout = CellLayout(offset: 0)
  layout.append(text, tabsAreSpaces: false)
  return layout.cells.map(\.text).joined()
}

/// Appends cells.
private struct CellLayout {
  private(set) var cells: [DisplayCell] = []
  /// The byte offset and the column after the last cell.
  private(set) var offset: Int
  private var column = 0

  init(offset: Int) {
    self.offset = offset
  }

  mutating func append(_ text: String, width: Int, bytes: Int) {
    let range = offset..<offset + bytes
    cells.append(DisplayCell(range: range, text: text, column: column, width: width))
    offset += bytes
    column += width
  }

  mutating func append(_ text: String, tabsAreSpaces: Bool = true) {
    for character in text {
      if character == "\t", tabsAreSpaces {
        let width = 8 - column % 8
        append(String(repeating: " ", count: width), width: width, bytes: 1)
      } else if let width = displayWidth(of: character) {
        append(String(character), width: width, bytes: character.utf8.count)
      } else {
        for scalar in character.unicodeScalars { append(scalar) }
      }
    }
  }

  /// Appends a character whose length in the file differs from its length in UTF-8.
  mutating func append(foreign scalar: Unicode.Scalar, bytes: Int) {
    var layout = CellLayout(offset: 0)
    layout.append(String(scalar))
    let text = layout.cells.map(\.text).joined()
    append(text, width: layout.column, bytes: bytes)
  }

  mutating func append(bad byte: UInt8) {
    append("\\x" + String(byte, radix: 16, uppercase: true), width: 4, bytes: 1)
  }

  /// Appends a scalar of a character that cannot be printed whole.
  private mutating func append(_ scalar: Unicode.Scalar) {
    let bytes = UTF8.width(scalar)
    if let width = displayWidth(of: Character(scalar)) {
      append(String(scalar), width: width, bytes: bytes)
    } else {
      let code = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      append(code, width: code.utf8.count, bytes: bytes)
    }
  }
}
