extension Parser {
  /// Reads a single- or double-quoted scalar; the cursor is at its opening quote.
  ///
  ///     single → "'" (text | "''" | fold)* "'"
  ///     double → '"' (text | escape | fold)* '"'
  ///
  /// - Parameter parent: the indentation that further lines must exceed.
  /// - Parameter isKey: true if it must end on its line.
  /// - Returns: nil after a report; sets ``resume``.
  /// - Errors: `unclosed-quote`, `quoted-indentation` and the errors of escapes.
  /// - Source: YAML 1.2.2 §7.3.1 and §7.3.2.
  mutating func readQuoted(parent: Int, isKey: Bool = false) -> Scalar? {
    let open = position
    let isDouble = bytes.base[open] == Byte.doubleQuote
    let style: Scalar.Style = isDouble ? .doubleQuoted : .singleQuoted
    position = bytes.scanQuotedRun(open + 1, isDouble: isDouble)
    if position < end, bytes.base[position] == bytes.base[open],
      !bytes.isDoubledQuote(position, isDouble)
    {
      position += 1
      return Scalar(text: bytes.text(open + 1, position - 1), style: style)
    }
    var out = QuotedText()
    out.append(bytes.base, open + 1, position)
    while true {
      guard position < end else { return unclosed(open, stop: nil) }
      let byte = bytes.base[position]
      if byte == Byte.lineFeed {
        if isKey { return unclosed(open, stop: bytes.nextLineStart(position)) }
        guard fold(into: &out, open: open, parent: parent) else { return nil }
      } else if byte == Byte.backslash, isDouble {
        guard readEscape(into: &out, open: open, parent: parent) else { return nil }
      } else if bytes.isDoubledQuote(position, isDouble) {
        out.append(Byte.singleQuote)
        position += 2
      } else {
        position += 1
        return Scalar(text: out.text, style: style)
      }
      let start = position
      position = bytes.scanQuotedRun(start, isDouble: isDouble)
      out.append(bytes.base, start, position)
    }
  }

}

extension ManifestBytes {
  /// Returns true if `''` is at an offset in a single-quoted scalar.
  fileprivate func isDoubledQuote(_ offset: Int, _ isDouble: Bool) -> Bool {
    !isDouble && byte(offset) == Byte.singleQuote && byte(offset + 1) == Byte.singleQuote
  }

  /// The end of the text before a quote, an escape or a line break.
  fileprivate func scanQuotedRun(_ start: Int, isDouble: Bool) -> Int {
    let (base, end) = (self.base, self.end)
    let quote: UInt8 = isDouble ? Byte.doubleQuote : Byte.singleQuote
    let escape: UInt8 = isDouble ? Byte.backslash : Byte.singleQuote
    var index = start
    while index < end {
      let byte = base[index]
      if byte == quote || byte == escape || byte == Byte.lineFeed { break }
      index += 1
    }
    return index
  }
}

/// The text of a quoted scalar that is being read.
struct QuotedText {
  private var bytes: [UInt8] = []
  /// The end of the last escape; white space before it is kept.
  private var floor = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: base + start, count: end - start))
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds the text of an escape.
  mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
    floor = bytes.count
  }

  /// Removes the white space before a line break, and the CR of a CRLF.
  mutating func trim() {
    if bytes.count > floor, bytes[bytes.count - 1] == Byte.carriageReturn { bytes.removeLast() }
    while bytes.count > floor, isWhiteSpace(bytes[bytes.count - 1]) {
      bytes.removeLast()
    }
  }

  /// Adds a line break: a space, or a line feed for each blank line.
  mutating func appendBreak(blankLines: Int, isEscaped: Bool) {
    if blankLines > 0 {
      bytes.append(contentsOf: repeatElement(Byte.lineFeed, count: blankLines))
    } else if !isEscaped {
      bytes.append(Byte.space)
    }
    floor = bytes.count
  }
}
