extension Parser {
  /// Skips a merge conflict, up to `>>>>>>>`, and reports it once.
  ///
  /// If the first marker is missing, it skips only the second side, and the first is read. If the end is
  /// missing, it skips only the marker.
  ///
  /// - Returns: the start of the line after it; nil if no conflict starts at this line.
  /// - Errors: `merge-conflict`; sets ``lost``.
  mutating func skipMergeConflict(_ lineStart: Int) -> Int? {
    guard bytes.isConflictMarker(lineStart) else { return nil }
    lost = true
    let last = conflictEnd(lineStart)
    let closing = last.map { bytes.span($0, $0 + 7) }
    report(.mergeConflict(at: bytes.span(lineStart, lineStart + 7), closing: closing))
    return bytes.nextLineStart(last ?? lineStart)
  }

  /// The marker that ends a conflict; nil if there is none, or if it is the current one.
  private mutating func conflictEnd(_ lineStart: Int) -> Int? {
    guard bytes.byte(lineStart) != Byte.greater, !hasNoConflictEnd else { return nil }
    var index = bytes.nextLineStart(lineStart)
    while index < end {
      if bytes.base[index] == Byte.greater, bytes.isConflictMarker(index) { return index }
      index = bytes.nextLineStart(index)
    }
    hasNoConflictEnd = true
    return nil
  }
}

extension ManifestBytes {
  /// Returns true if a line starts with exactly seven `<`, `=`, `>` or `|`, as a separate word.
  func isConflictMarker(_ lineStart: Int) -> Bool {
    let sign = byte(lineStart)
    guard sign == Byte.less || sign == Byte.equals || sign == Byte.greater || sign == Byte.bar
    else { return false }
    for index in 1..<7 where byte(lineStart + index) != sign { return false }
    return isSeparated(lineStart + 7)
  }
}

extension DiagnosticCode {
  package static let mergeConflict = Self("merge-conflict", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func mergeConflict(at span: SourceSpan, closing: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .mergeConflict, "unresolved merge conflict",
      at: Annotation(span, "a conflict marker"),
      also: closing.map { [Annotation($0, "the conflict ends here")] } ?? [],
      help: "keep the lines of one side, and remove the other side and the markers")
  }
}
