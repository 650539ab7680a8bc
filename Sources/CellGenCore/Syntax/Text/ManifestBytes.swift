/// The text of a manifest as bytes, with the queries of the parser.
///
/// It is separate from ``Parser`` to keep queries cheap even in debug builds, which the build plugin runs.
///
/// - Units: offsets are bytes from 0.
package struct ManifestBytes {
  let base: UnsafePointer<UInt8>
  let end: Int
  let file: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, file: Int) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    end = bytes.count
    self.file = file
  }
}

extension ManifestBytes {
  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }

  /// The character at an offset, of any length; empty at the end.
  func character(_ offset: Int) -> SourceSpan {
    span(offset, offset < end ? offset + scalar(offset).length : offset)
  }

  /// The byte at an offset; 0 past the end.
  func byte(_ offset: Int) -> UInt8 {
    offset < end ? base[offset] : 0
  }

  /// Returns true if the line ends at an offset: at LF, CRLF or the end of the text.
  func isLineEnd(_ offset: Int) -> Bool {
    if offset >= end { return true }
    let byte = base[offset]
    return byte == Byte.lineFeed
      || (byte == Byte.carriageReturn && offset + 1 < end && base[offset + 1] == Byte.lineFeed)
  }

  /// Returns true if an indicator directly before an offset is separated from the text after it: by a space,
  /// the end of the line, or a tab, which is reported when it is read.
  func isSeparated(_ offset: Int) -> Bool {
    byte(offset) == Byte.space || byte(offset) == Byte.tab || isLineEnd(offset)
  }

  /// Returns true if the rest of the line is empty or a comment.
  func isAtComment(_ offset: Int) -> Bool {
    isLineEnd(offset) || (byte(offset) == Byte.hash && offset > 0 && isSpaceBefore(offset))
  }

  func isSpaceBefore(_ offset: Int) -> Bool {
    isWhiteSpace(base[offset - 1])
  }

  func isOneLine(_ start: Int, _ textEnd: Int) -> Bool {
    for index in start..<textEnd where base[index] == Byte.lineFeed { return false }
    return true
  }

  /// The first offset at or after `offset` that is not a space.
  func afterSpaces(_ offset: Int) -> Int {
    var index = offset
    while index < end, base[index] == Byte.space { index += 1 }
    return index
  }

  /// The first offset at or after `offset` that is neither a space nor a tab.
  func afterWhiteSpace(_ offset: Int) -> Int {
    var index = offset
    while index < end, isWhiteSpace(base[index]) { index += 1 }
    return index
  }

  /// The end of the line of an offset, without its line break.
  ///
  /// This is a search, so use it only for mistakes: lines can be long.
  func lineEnd(_ offset: Int) -> Int {
    var index = offset
    while !isLineEnd(index) { index += 1 }
    return index
  }

  /// The end of a line's content, without trailing white space.
  func contentEnd(_ offset: Int) -> Int {
    var index = lineEnd(offset)
    while index > offset, isWhiteSpace(base[index - 1]) { index -= 1 }
    return index
  }

  /// The start of the line after the one with an offset.
  func nextLineStart(_ offset: Int, orPastEnd: Bool = false) -> Int {
    var index = offset
    while index < end, base[index] != Byte.lineFeed { index += 1 }
    return index < end ? index + 1 : (orPastEnd ? end + 1 : end)
  }

  /// The start of the line of an offset, including a byte order mark on the first line.
  func lineStartBefore(_ offset: Int) -> Int {
    var index = offset
    while index > 0, base[index - 1] != Byte.lineFeed { index -= 1 }
    return index
  }

  /// The number of bytes before an offset on its line.
  func column(of offset: Int) -> Int {
    offset - lineStartBefore(offset)
  }

  /// Returns true if the text at an offset starts with these bytes.
  func starts(_ offset: Int, with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    for index in 0..<text.utf8CodeUnitCount where base[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// The text of a range.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  /// The Unicode scalar at an offset with its length in bytes; the text has been checked.
  func scalar(_ offset: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(base[offset])
    func tail(_ index: Int) -> UInt32 { UInt32(byte(offset + index) & 0x3F) }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}
