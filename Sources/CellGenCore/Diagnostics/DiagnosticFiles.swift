/// A source text of the run, with its lines.
package struct DiagnosticFile {
  package let source: SourceText
  package let lines: LineTable

  init(_ source: SourceText) {
    self.source = source
    self.lines = LineTable(source)
  }

  /// `FILE:LINE:COL`, as in compiler messages.
  func place(of span: SourceSpan) -> String {
    let location = lines.location(at: Int(span.start))
    return "\(printable(source.path)):\(location.line):\(location.column)"
  }
}

/// The files that diagnostics refer to; the lines of each are found only once.
package struct DiagnosticFiles {
  private var files: [Int32: DiagnosticFile] = [:]

  package init(of diagnostics: [Diagnostic], among sources: [SourceText]) {
    let indexed = sources.map { (Int32($0.index), $0) }
    let sources = Dictionary(indexed, uniquingKeysWith: { first, _ in first })
    for index in diagnostics.flatMap(\.spans).map(\.file) where files[index] == nil {
      files[index] = sources[index].map(DiagnosticFile.init)
    }
  }

  /// The file of a span.
  package subscript(span: SourceSpan) -> DiagnosticFile {
    guard let file = files[span.file] else {
      preconditionFailure("a span's file is the index of one of the run's texts")
    }
    return file
  }
}

extension Diagnostic {
  /// The spans of all its annotations.
  package var spans: [SourceSpan] {
    [primary.span] + secondary.map(\.span) + (fix.map { [$0.span] } ?? [])
  }
}
