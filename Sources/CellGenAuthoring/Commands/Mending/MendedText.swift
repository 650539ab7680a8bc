import CellGenCore

/// A manifest in memory with the edits made to it.
struct MendedText {
  /// As it was read.
  let original: SourceText
  private var text: EditedText
  /// In the order in which they were made: by round and then by place.
  private(set) var fixes: [AppliedFix] = []

  var source: SourceText { text.source }

  init(_ source: SourceText) {
    original = source
    text = EditedText(source)
  }

  /// Whether an edit is certain to mend a mistake in this text.
  ///
  /// What an edit has written is not edited again: the two would be guesses, and might go in circles.
  func canFix(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.fix.map { !text.isEdited(in: $0.span.range) } ?? false
  }

  /// Makes the fixes of mistakes in this text, except for those that must wait for another one.
  mutating func fix(_ diagnostics: [Diagnostic]) {
    let edits = Diagnostic.fixableTogether(diagnostics)
    let lines = LineTable(source)
    for (diagnostic, fix) in edits {
      fixes.append(AppliedFix(fix, of: diagnostic, in: source, lines))
    }
    text.make(edits.map(\.1))
  }

  /// Whether a span of this text holds something that was edited.
  func isEdited(in span: SourceSpan) -> Bool { text.isEdited(in: span.range) }
}

/// An edit that was made, and why.
struct AppliedFix {
  /// Where the mistake was reported, in the text that the edit was made in.
  var location: SourceLocation
  var code: DiagnosticCode
  /// The bytes that are gone; empty for an insertion.
  var replaced: [UInt8]
  /// What is different, with as much around it as one needs to see it.
  var before: String
  var after: String

  init(
    _ fix: Diagnostic.Fix, of diagnostic: Diagnostic, in source: SourceText, _ lines: LineTable
  ) {
    let range = fix.span.range
    let shown = range.isEmpty ? word(around: range.lowerBound, in: source.bytes) : range
    location = lines.location(at: Int(diagnostic.primary.span.start))
    code = diagnostic.code
    replaced = Array(source.bytes[range])
    before = String(decoding: source.bytes[shown], as: UTF8.self)
    after =
      String(decoding: source.bytes[shown.lowerBound..<range.lowerBound], as: UTF8.self)
      + fix.replacement
      + String(decoding: source.bytes[range.upperBound..<shown.upperBound], as: UTF8.self)
  }
}

/// The bytes around an offset up to white space, on each side only if they are few.
private func word(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
  let most = 40
  let isOfWord = { (byte: UInt8) in byte > UInt8(ascii: " ") }
  let before = bytes[..<offset].suffix(most).reversed().prefix(while: isOfWord).count
  let after = bytes[offset...].prefix(most).prefix(while: isOfWord).count
  return offset - (before < most ? before : 0)..<offset + (after < most ? after : 0)
}
