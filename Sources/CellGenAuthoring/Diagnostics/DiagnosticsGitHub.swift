import CellGenCore

/// The diagnostics as GitHub's workflow commands, which become annotations next to the changed lines.
///
///     ::error file=Listing.sections,line=7,col=5,endLine=7,endColumn=11,title=unknown-key::a view has…
///
/// A range that spans lines has no columns, because GitHub rejects them there.
///
/// - Units: lines and columns count from 1, columns in UTF-8 bytes; the end is exclusive.
/// - Source: GitHub's "Workflow commands for GitHub Actions"; its runner undoes the escapes.
package func renderGitHub(_ diagnostics: Diagnostics, of sources: [SourceText]) -> String {
  let sorted = diagnostics.sorted
  let files = DiagnosticFiles(of: sorted, among: sources)
  return sorted.map { command(for: $0, in: files[$0.primary.span]) + "\n" }.joined()
}

private func command(for diagnostic: Diagnostic, in file: DiagnosticFile) -> String {
  var properties = [("file", printable(file.source.path))]
  properties += place(of: diagnostic.primary.span, in: file)
  properties.append(("title", diagnostic.code.rawValue))
  let list = properties.map { "\($0)=\(escape($1, also: ":,"))" }.joined(separator: ",")
  return "::\(diagnostic.severity.rawValue) \(list)::\(escape(paragraphs(of: diagnostic)))"
}

private func place(of span: SourceSpan, in file: DiagnosticFile) -> [(String, String)] {
  let start = file.lines.location(at: Int(span.start))
  let end = file.lines.location(at: Int(span.end))
  guard start.line == end.line else {
    return [("line", "\(start.line)"), ("endLine", "\(end.line)")]
  }
  return [
    ("line", "\(start.line)"), ("col", "\(start.column)"),
    ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
  ]
}

/// The headline and the remarks, each on its own line.
func paragraphs(of diagnostic: Diagnostic) -> String {
  let remarks = [("help", diagnostic.help), ("note", diagnostic.note)]
    .compactMap { kind, text in text.map { "\(kind): \(printable($0))" } }
  return ([printable(diagnostic.message)] + remarks).joined(separator: "\n")
}

/// Escapes characters that would end a command or one of its properties, such as `:` as `%3A`.
private func escape(_ text: String, also characters: String = "") -> String {
  var result = ""
  for character in text.unicodeScalars {
    if "%\r\n".unicodeScalars.contains(character) || characters.unicodeScalars.contains(character) {
      result += percentEncoded(UInt8(character.value))
    } else {
      result.unicodeScalars.append(character)
    }
  }
  return result
}

/// A byte as `%0A`.
func percentEncoded(_ byte: UInt8) -> String {
  (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
}
