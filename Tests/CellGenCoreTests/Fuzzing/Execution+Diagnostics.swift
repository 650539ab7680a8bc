import CellGenAuthoring
import CellGenCore

extension Execution {
  /// Checks that every diagnostic can be shown and acted on, and that there are not too many.
  func check(_ diagnostics: Diagnostics) throws(BrokenRule) {
    for diagnostic in diagnostics.all {
      do {
        try check(diagnostic)
      } catch {
        throw BrokenRule(description: "[\(diagnostic.code.rawValue)] \(error)")
      }
    }
    try require(diagnostics.all.count <= mostDiagnostics, "diagnostics do not multiply")
  }

  /// Checks that the messages in all their forms are printable text.
  func checkMessages(of diagnostics: Diagnostics) throws(BrokenRule) {
    try checkPrintable(DiagnosticRenderer(sources: sources).render(diagnostics))
    try checkPrintable(renderGitHub(diagnostics, of: sources))
    try checkJSON(renderJSON(diagnostics, of: sources))
    try checkJSON(renderSARIF(diagnostics, of: sources, toolVersion: "1"))
  }

  /// Checks that of the parser's reports no two stand on one line.
  func checkReportsPerLine(_ diagnostics: Diagnostics) throws(BrokenRule) {
    let lines = sources.map { LineTable($0) }
    var last = (file: -1, line: -1)
    for diagnostic in diagnostics.sorted {
      let span = diagnostic.primary.span
      let line = lines[Int(span.file)].location(at: Int(span.start)).line
      try require(
        (Int(span.file), line) != last,
        "[\(diagnostic.code.rawValue)] the parser reports a line once")
      last = (Int(span.file), line)
    }
  }

  private func check(_ diagnostic: Diagnostic) throws(BrokenRule) {
    try check(diagnostic.primary.span)
    for annotation in diagnostic.secondary { try check(annotation.span) }
    if let fix = diagnostic.fix { try check(fix.span) }
    try require(!diagnostic.message.isEmpty, "a diagnostic has a headline")
    try require(
      diagnostic.help != nil || diagnostic.note != nil, "a diagnostic says what to do or why")
  }

  /// Checks that a span is a range of its text that cuts no character.
  func check(_ span: SourceSpan) throws(BrokenRule) {
    try require(sources.indices.contains(Int(span.file)), "a span is in a text of the run")
    let bytes = sources[Int(span.file)].bytes
    try require(
      0 <= span.start && span.start <= span.end && Int(span.end) <= bytes.count,
      "the span \(span.start)..<\(span.end) lies in its text of \(bytes.count) bytes")
    for offset in [Int(span.start), Int(span.end)] {
      try require(
        !isInsideCharacter(offset, of: bytes),
        "the span \(span.start)..<\(span.end) ends between characters")
    }
  }

  /// A few for each place that can hold a mistake: a line, and a comma or a colon within a line.
  private var mostDiagnostics: Int {
    var places = sources.count
    for source in sources {
      for byte in source.bytes where "\n,:[{-".utf8.contains(byte) { places += 1 }
    }
    return 2 * places + 4
  }
}

/// Whether two diagnostics say the same of the same places.
func areEqual(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
  (a.code, a.severity, a.message, a.help, a.note) == (b.code, b.severity, b.message, b.help, b.note)
    && a.fix?.span == b.fix?.span && a.fix?.replacement == b.fix?.replacement
    && ([a.primary] + a.secondary).elementsEqual([b.primary] + b.secondary) {
      $0.span == $1.span && $0.label == $1.label
    }
}

/// Whether an offset is behind the first byte of a well-formed character and not past its last.
private func isInsideCharacter(_ offset: Int, of bytes: [UInt8]) -> Bool {
  guard offset < bytes.count, UTF8.isContinuation(bytes[offset]) else { return false }
  var start = offset
  while start > 0, offset - start < 3, UTF8.isContinuation(bytes[start]) { start -= 1 }
  var rest = bytes[start...].makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  guard case .valid(let character) = parser.parseScalar(from: &rest) else { return false }
  return start + character.count > offset
}

/// Checks that a text for a terminal is lines of printable characters.
private func checkPrintable(_ text: String) throws(BrokenRule) {
  guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return }
  for scalar in text.unicodeScalars where scalar != "\n" {
    try require(!isHarmful(scalar), "messages have no character U+\(code(of: scalar))")
  }
}

/// Checks that JSON holds no character that must be escaped there.
func checkJSON(_ text: String) throws(BrokenRule) {
  try require(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "JSON escapes controls")
}

/// Whether a character breaks lines, moves what stands around it, or is none.
func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F: false
  case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
  default:
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}

/// The code point of a character as Unicode writes it.
func code(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
