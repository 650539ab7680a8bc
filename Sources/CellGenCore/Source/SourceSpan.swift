/// A half-open range of bytes in one text of the run.
///
/// - Units: byte offsets from 0; `file` is ``SourceText/index``.
package struct SourceSpan: Hashable, Sendable {
  package var file: Int32
  package var start: Int32
  package var end: Int32

  package init(file: Int, start: Int, end: Int) {
    self.file = Int32(file)
    self.start = Int32(start)
    self.end = Int32(end)
  }

  /// The offsets as a range of array indices.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// Returns true for a span of the same text within this one.
  func contains(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// Returns the span from the start of this one to the end of another in the same text.
  package func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: Int(file), start: Int(min(start, other.start)), end: Int(max(end, other.end)))
  }
}
