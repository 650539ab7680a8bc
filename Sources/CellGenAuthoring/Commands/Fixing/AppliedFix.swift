import CellGenCore

/// A fix that was applied, and the mistake it was for.
struct AppliedFix {
  /// The place where the mistake was reported, in the text before the edit.
  var location: SourceLocation
  var code: DiagnosticCode
  /// The bytes that were removed; empty for an insertion.
  var replaced: [UInt8]
  /// The text that differs, with enough around it to recognize it.
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

/// The word around an offset; a side that is too long to show is left out.
private func word(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
  let limit = 40
  let isInWord = { (byte: UInt8) in byte > UInt8(ascii: " ") }
  let before = bytes[..<offset].suffix(limit).reversed().prefix(while: isInWord).count
  let after = bytes[offset...].prefix(limit).prefix(while: isInWord).count
  return offset - (before < limit ? before : 0)..<offset + (after < limit ? after : 0)
}
