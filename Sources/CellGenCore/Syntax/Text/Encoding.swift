extension Parser {
  /// Checks that the text is not too large for offsets and memory.
  ///
  /// - Errors: `file-too-large`.
  mutating func checkSize() -> Bool {
    let limit = 16 * 1024 * 1024
    if end <= limit { return true }
    report(.fileTooLarge(at: bytes.span(limit, limit), size: end), about: limit..<end)
    return false
  }

  /// Checks that the text is UTF-8, and skips one byte order mark at its start.
  ///
  /// - Errors: `wrong-encoding`, `invalid-utf-8`; nothing more can be reported about the text.
  mutating func checkEncoding() -> Bool {
    if let name = bytes.foreignEncoding() {
      report(.wrongEncoding(at: bytes.span(0, 0), name: name))
      return false
    }
    if let offset = bytes.firstInvalidByte() {
      report(.invalidUTF8(at: bytes.span(offset, offset + 1), byte: bytes.base[offset]))
      return false
    }
    position = bytes.starts(0, with: "\u{FEFF}") ? 3 : 0
    return true
  }
}

extension ManifestBytes {
  /// The name of UTF-16 or UTF-32, if the text has that encoding.
  fileprivate func foreignEncoding() -> String? {
    ForeignEncoding(first: UnsafeBufferPointer(start: base, count: min(4, end)))?.name
  }

  /// The first byte that is not part of a well-formed sequence.
  fileprivate func firstInvalidByte() -> Int? {
    var index = 0
    while index < end {
      if base[index] < 0x80 {
        index += 1
      } else {
        let length = sequenceLength(index)
        if length == 0 { return index }
        index += length
      }
    }
    return nil
  }

  /// The length of the well-formed sequence at an offset; 0 if there is none.
  ///
  /// - Source: The Unicode Standard, table 3-7.
  fileprivate func sequenceLength(_ index: Int) -> Int {
    func isTail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < end && range.contains(base[index + offset])
    }
    switch base[index] {
    case 0xC2...0xDF: return isTail(1) ? 2 : 0
    case 0xE0: return isTail(1, 0xA0...0xBF) && isTail(2) ? 3 : 0
    case 0xED: return isTail(1, 0x80...0x9F) && isTail(2) ? 3 : 0
    case 0xE1...0xEF: return isTail(1) && isTail(2) ? 3 : 0
    case 0xF0: return isTail(1, 0x90...0xBF) && isTail(2) && isTail(3) ? 4 : 0
    case 0xF1...0xF3: return isTail(1) && isTail(2) && isTail(3) ? 4 : 0
    case 0xF4: return isTail(1, 0x80...0x8F) && isTail(2) && isTail(3) ? 4 : 0
    default: return 0
    }
  }
}

extension DiagnosticCode {
  package static let fileTooLarge = Self("file-too-large", .error, .characters)
  package static let wrongEncoding = Self("wrong-encoding", .error, .characters)
  package static let invalidUTF8 = Self("invalid-utf-8", .error, .characters)
}

extension Diagnostic {
  static func fileTooLarge(at span: SourceSpan, size: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "the manifest has \(size) bytes, more than the limit of 16777216",
      at: Annotation(span, "the first 16 MiB end here"),
      help: "split the manifest")
  }

  static func wrongEncoding(at span: SourceSpan, name: String) -> Diagnostic {
    Diagnostic(
      .wrongEncoding, "this file is \(name), not UTF-8",
      at: Annotation(span),
      help: "save it as UTF-8")
  }

  static func invalidUTF8(at span: SourceSpan, byte: UInt8) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .invalidUTF8, "invalid UTF-8: the byte 0x\(digits) is not allowed here",
      at: Annotation(span, "this byte"),
      help: "save the file as UTF-8",
      note: "a Latin-1 or Windows-1252 file fails like this at its first accented letter")
  }
}
