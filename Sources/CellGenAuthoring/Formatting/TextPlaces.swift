import CellGenCore

/// The offset after the byte order mark, if there is one.
func textStart(of bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// The offset after the signs of a block scalar's header, as in `|2-`.
func headerEnd(_ start: Int, in bytes: [UInt8]) -> Int {
  var index = start + 1
  while index < bytes.count,
    bytes[index] == Byte.plus || bytes[index] == Byte.dash || isDigit(bytes[index])
  {
    index += 1
  }
  return index
}

/// The start of the line after an offset; one past the end if there is none.
func nextLine(_ offset: Int, in bytes: [UInt8]) -> Int {
  var index = offset
  while index < bytes.count, bytes[index] != Byte.lineFeed { index += 1 }
  return index + 1
}

/// Returns true if a byte is white space within a line, or the CR of a CRLF.
func isBlank(_ byte: UInt8) -> Bool {
  byte == Byte.space || byte == Byte.tab || byte == Byte.carriageReturn
}

/// The number of columns that a part of a line takes up on the screen.
func columns(of bytes: [UInt8], in range: Range<Int>) -> Int {
  if bytes[range].allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return range.count }
  return displayCells(of: bytes, in: range).last.map { $0.column + $0.width } ?? 0
}

func columns(of text: String) -> Int {
  let bytes = Array(text.utf8)
  return columns(of: bytes, in: bytes.indices)
}
