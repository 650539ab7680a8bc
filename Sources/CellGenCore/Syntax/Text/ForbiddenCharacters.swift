extension Parser {
  /// Reports the characters that are not allowed anywhere, not even in quotes and comments.
  ///
  /// - Returns: true, since the text can still be read.
  /// - Errors: `control-character`, `bidirectional-control`, `line-separator`, `noncharacter`,
  ///   `stray-byte-order-mark`, `carriage-return`; one per line.
  mutating func checkCharacters() -> Bool {
    var index = position
    while index < end {
      let byte = bytes.base[index]
      if byte < 0x7F {
        if byte < 0x20, bytes.isForbiddenControl(index) { index = reportCharacter(index) }
      } else if byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF {
        if bytes.isForbidden(bytes.scalar(index).value) { index = reportCharacter(index) }
      }
      index += 1
    }
    return true
  }

  /// Reports a character and returns the last offset of its line.
  private mutating func reportCharacter(_ index: Int) -> Int {
    let (value, length) = bytes.scalar(index)
    let place = bytes.span(index, index + length)
    switch value {
    case 0x0D: textReports.append(.carriageReturn(at: place, fix: bytes.lineFeeds(from: index)))
    case 0x85, 0x2028, 0x2029: textReports.append(.lineSeparator(at: place, value))
    case 0xFEFF: textReports.append(.strayByteOrderMark(at: place))
    case 0xFFFE, 0xFFFF: textReports.append(.noncharacter(at: place, value))
    case 0...0x9F: textReports.append(.controlCharacter(at: place, value))
    default: textReports.append(.bidirectionalControl(at: place, value))
    }
    return bytes.nextLineStart(index) - 1
  }
}

extension Parser {
  /// Returns true if a place contains a character that is not allowed anywhere.
  ///
  /// Only the first one on a line counts, because it is the one that was reported.
  func holdsReportedCharacter(_ place: SourceSpan) -> Bool {
    var (low, high) = (0, textReports.count)
    while low < high {
      let middle = (low + high) / 2
      if textReports[middle].primary.span.start < place.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < textReports.count && textReports[low].primary.span.start < place.end
  }

  /// Returns true if a place contains a reported carriage return, and so perhaps several lines.
  func holdsCarriageReturn(_ place: SourceSpan) -> Bool {
    !textReports.isEmpty && place.range.contains { bytes.base[$0] == Byte.carriageReturn }
  }
}

extension ManifestBytes {
  /// A fix that replaces carriage returns with line feeds, from a lone one to the last one before a line
  /// feed. One directly before a CRLF ends the same line, so it is removed.
  fileprivate func lineFeeds(from start: Int) -> Diagnostic.Fix {
    let next = nextLineStart(start)
    var (text, edited, last) = ([UInt8](), 0, start)
    for index in start..<next {
      guard base[index] == Byte.carriageReturn, !isLineEnd(index) else {
        text.append(base[index])
        continue
      }
      let isBeforeBreak = index + 1 < end && isLineEnd(index + 1)
      if !isBeforeBreak { text.append(Byte.lineFeed) }
      (edited, last) = (text.count, index + 1)
    }
    return Diagnostic.Fix(
      span(start, last), replacement: String(decoding: text[..<edited], as: UTF8.self))
  }

  fileprivate func isForbiddenControl(_ index: Int) -> Bool {
    switch base[index] {
    case 0x09, 0x0A: return false
    case 0x0D: return !isLineEnd(index)
    default: return true
    }
  }

  fileprivate func isForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: return true
    default: return isBidirectionalControl(value)
    }
  }
}

extension DiagnosticCode {
  package static let controlCharacter = Self("control-character", .error, .characters)
  package static let bidirectionalControl = Self("bidirectional-control", .error, .characters)
  package static let lineSeparator = Self("line-separator", .error, .characters)
  package static let noncharacter = Self("noncharacter", .error, .characters)
  package static let strayByteOrderMark = Self("stray-byte-order-mark", .error, .characters)
  package static let carriageReturn = Self("carriage-return", .error, .characters)
}

extension Diagnostic {
  static func controlCharacter(at span: SourceSpan, _ value: UInt32) -> Diagnostic {
    Diagnostic(
      .controlCharacter, "control character \(characterName(value)) is not allowed",
      at: Annotation(span, "an invisible character"),
      help: "remove it, or write \(escape(for: value)) in double quotes if the text needs it")
  }

  static func bidirectionalControl(at span: SourceSpan, _ value: UInt32) -> Diagnostic {
    Diagnostic(
      .bidirectionalControl, "bidirectional control \(characterName(value)) is not allowed",
      at: Annotation(span, "an invisible character"),
      help: "remove it, or write \(escape(for: value)) in double quotes if the text needs it",
      note: "with it, editors show text in a different order than cellgen reads it")
  }

  static func lineSeparator(at span: SourceSpan, _ value: UInt32) -> Diagnostic {
    Diagnostic(
      .lineSeparator, "\(characterName(value)) is not allowed",
      at: Annotation(span, "an invisible character"),
      help: "end the line here, or write \(escape(for: value)) in double quotes",
      note: "some YAML tools end a line here and others do not; lines end with LF or CRLF")
  }

  static func noncharacter(at span: SourceSpan, _ value: UInt32) -> Diagnostic {
    Diagnostic(
      .noncharacter, "the noncharacter \(codePoint(value)) is not allowed",
      at: Annotation(span, "an invisible character"),
      help: "remove it")
  }

  static func strayByteOrderMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .strayByteOrderMark,
      "a byte order mark (U+FEFF) is allowed only at the start of the file",
      at: Annotation(span, "an invisible character"),
      help: "remove it",
      note: "it is left over when files are concatenated",
      fix: Fix(span, replacement: ""))
  }

  static func carriageReturn(at span: SourceSpan, fix: Fix) -> Diagnostic {
    Diagnostic(
      .carriageReturn, "a carriage return (U+000D) without a line feed after it",
      at: Annotation(span, "an invisible character"),
      help: "save the file with LF or CRLF line endings",
      fix: fix)
  }

  /// The escape for a control character in a double-quoted scalar.
  private static func escape(for value: UInt32) -> String {
    switch value {
    case 0x00: return "\\0"
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x1B: return "\\e"
    case 0x85: return "\\N"
    case 0x2028: return "\\L"
    case 0x2029: return "\\P"
    case 0..<0x100: return "\\x" + codePoint(value).suffix(2)
    default: return "\\u" + codePoint(value).suffix(4)
    }
  }
}
