import CellGenCore

/// The diagnostics as JSON, for `lint --format json` and for other tools.
///
///     { "version": 1,
///       "diagnostics": [ { "code", "severity", "file", "range", "message", "label", "related",
///                          "help", "note", "fix" } ],
///       "errors": 1, "warnings": 0,
///       "accepted": [ { …, "reason" } ] }
///
///     range    { "start": { "line", "column", "offset" }, "end": { … } }
///     related  [ { "file", "range", "label" } ]
///     fix      { "range", "replacement" }, if a fix is certain
///
/// Warnings accepted by comments have the same keys, plus the author's reason. They are not counted.
///
/// A transcript is added under the key `transcript`; see ``Transcript/json()``.
///
/// Files have the paths that the user passed. All keys are always present, in this order; missing values are
/// null. The diagnostics are ordered by file and position.
///
/// - Units: lines and columns count from 1, columns in UTF-8 bytes; offsets are bytes from 0. The end is
///   exclusive.
package func renderJSON(
  _ diagnostics: Diagnostics, of sources: [SourceText], _ transcript: Transcript? = nil
) -> String {
  let sorted = diagnostics.sorted
  let accepted = diagnostics.sortedAccepted
  let files = DiagnosticFiles(of: sorted + accepted.map(\.diagnostic), among: sources)
  let errors = sorted.count { $0.severity == .error }
  let held: [JSONValue] = accepted.map { warning in
    .object(json(warning.diagnostic, in: files) + [("reason", .optional(warning.reason))])
  }
  var entries: [(key: String, value: JSONValue)] = [
    versionEntry,
    ("diagnostics", .array(sorted.map { .object(json($0, in: files)) })),
    ("errors", .integer(errors)),
    ("warnings", .integer(sorted.count - errors)),
    ("accepted", .array(held)),
  ]
  if let transcript { entries.append(("transcript", transcript.json())) }
  return JSONValue.object(entries).rendered()
}

private func json(
  _ diagnostic: Diagnostic, in files: DiagnosticFiles
) -> [(key: String, value: JSONValue)] {
  let span = diagnostic.primary.span
  return [
    ("code", .string(diagnostic.code.rawValue)),
    ("severity", .string(diagnostic.severity.rawValue)),
    ("file", .string(files[span].source.path)),
    ("range", rangeJSON(span, in: files)),
    ("message", .string(diagnostic.message)),
    ("label", json(label: diagnostic.primary.label)),
    ("related", .array(diagnostic.secondary.map { json($0, in: files) })),
    ("help", .optional(diagnostic.help)),
    ("note", .optional(diagnostic.note)),
    ("fix", diagnostic.fix.map { json($0, in: files) } ?? .null),
  ]
}

private func json(_ related: Diagnostic.Annotation, in files: DiagnosticFiles) -> JSONValue {
  .object([
    ("file", .string(files[related.span].source.path)),
    ("range", rangeJSON(related.span, in: files)),
    ("label", json(label: related.label)),
  ])
}

private func json(_ fix: Diagnostic.Fix, in files: DiagnosticFiles) -> JSONValue {
  .object([("range", rangeJSON(fix.span, in: files)), ("replacement", .string(fix.replacement))])
}

func rangeJSON(_ span: SourceSpan, in files: DiagnosticFiles) -> JSONValue {
  let lines = files[span].lines
  let ends = [("start", span.start), ("end", span.end)].map { name, offset in
    let location = lines.location(at: Int(offset))
    return (
      key: name,
      value: JSONValue.object([
        ("line", .integer(location.line)), ("column", .integer(location.column)),
        ("offset", .integer(Int(offset))),
      ])
    )
  }
  return .object(ends)
}

private func json(label: String) -> JSONValue { .optional(label.isEmpty ? nil : label) }
