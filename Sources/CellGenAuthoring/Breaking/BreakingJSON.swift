import CellGenCore

extension BreakingReport {
  /// The findings as JSON.
  ///
  ///     { "version": 1, "against",
  ///       "findings": [ { "code", "severity", "breaks", "file", "range", "message", "help",
  ///                       "was": { "file", "line", "column" }, "before", "after", "declarations" } ],
  ///       "accepted": [ { "code", "file", "line", "message", "reason" } ] }
  ///
  /// - Units: lines and columns count from 1, columns in UTF-8 bytes; offsets are bytes from 0.
  func json(against name: String) -> String {
    let files = DiagnosticFiles(
      of: findings.map(\.diagnostic) + diagnostics.sortedAccepted.map(\.diagnostic),
      among: self.files)
    return JSONValue.object([
      versionEntry, ("against", .string(name)),
      (
        "findings",
        .array(findings.map { finding, diagnostic in json(finding, diagnostic, in: files) })
      ),
      (
        "accepted",
        .array(
          diagnostics.sortedAccepted.map { warning in
            let span = warning.diagnostic.primary.span
            return .object([
              ("code", .string(warning.diagnostic.code.rawValue)),
              ("file", .string(files[span].source.path)),
              ("line", .integer(files[span].lines.location(at: Int(span.start)).line)),
              ("message", .string(warning.diagnostic.message)),
              ("reason", .optional(warning.reason)),
            ])
          })
      ),
    ]).rendered() + "\n"
  }

  private func json(
    _ finding: BreakingFinding, _ diagnostic: Diagnostic, in files: DiagnosticFiles
  ) -> JSONValue {
    let span = diagnostic.primary.span
    let was = origin(of: finding).map { origin in
      JSONValue.object([
        ("file", .string(origin.path)), ("line", .integer(origin.location.line)),
        ("column", .integer(origin.location.column)),
      ])
    }
    return .object([
      ("code", .string(finding.code.rawValue)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("breaks", .array(finding.aspects.map { .string($0.rawValue) })),
      ("file", .string(files[span].source.path)), ("range", rangeJSON(span, in: files)),
      ("message", .string(finding.message)), ("help", .string(finding.help)),
      ("was", was ?? .null), ("before", .string(finding.before)),
      ("after", .optional(finding.after)),
      ("declarations", .array(finding.declarations.map(JSONValue.string))),
    ])
  }
}
