import CellGenCore

/// A manifest in memory, with the fixes applied to it.
struct FixedText {
  /// The manifest as it was read.
  let original: SourceText
  private var text: EditedText
  /// In the order they were applied: by round, then by position.
  private(set) var fixes: [AppliedFix] = []

  var source: SourceText { text.source }

  init(_ source: SourceText) {
    original = source
    text = EditedText(source)
  }

  /// Returns true if a mistake has a fix that can be applied to this text.
  ///
  /// Text written by a fix is never fixed again: both fixes would be guesses, and could undo each other
  /// forever.
  func canFix(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.fix.map { !text.isEdited(in: $0.span.range) } ?? false
  }

  /// Applies the fixes of mistakes in this text, except those that overlap an earlier one.
  mutating func fix(_ diagnostics: [Diagnostic]) {
    let edits = Diagnostic.fixableTogether(diagnostics)
    let lines = LineTable(source)
    for (diagnostic, fix) in edits {
      fixes.append(AppliedFix(fix, of: diagnostic, in: source, lines))
    }
    text.make(edits.map(\.1))
  }

  /// Returns true if a span of this text overlaps an edit.
  func isEdited(in span: SourceSpan) -> Bool { text.isEdited(in: span.range) }
}
