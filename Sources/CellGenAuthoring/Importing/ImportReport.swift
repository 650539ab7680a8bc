import CellGenCommand
import CellGenCore

/// The outcome of a run, for people and for programs.
struct ImportReport {
  var files: [ImportedFile]

  /// The findings, one per line.
  func findings(quiet: Bool) -> String {
    files.map { file in
      file.imported.findings.filter { !quiet || $0.degree == .not }.map { finding in
        "\(printable(file.path)):\(finding.line):\(finding.column): "
          + "\(finding.degree == .not ? "warning" : "note"): \(printable(finding.sentence)) "
          + "[\(finding.kind)]\n"
      }.joined()
    }.joined()
  }

  /// `5 views imported: 4 whole, 1 partly`
  var share: String {
    let outcomes = files.flatMap(\.imported.outcomes)
    let whole = outcomes.count(where: \.isWhole)
    let partly = outcomes.count - whole
    let parts = [
      whole > 0 || partly == 0 ? "\(whole) whole" : nil, partly > 0 ? "\(partly) partly" : nil,
    ]
    return "\(counted(outcomes.count, "view")) imported: "
      + parts.compactMap(\.self).joined(separator: ", ") + "\n"
  }
}

extension ImportFinding {
  /// Its text, including the name of what it is about.
  fileprivate var sentence: String {
    text.contains(subject) ? text : "\(subject): \(text)"
  }
}

// MARK: - JSON

extension ImportReport {
  /// - Parameters:
  ///   - manifests: for each file, the manifest that contains its views: its path if it was written, and its text.
  func json(_ manifests: [(path: String?, text: String)]) -> JSONValue {
    let outcomes = files.flatMap(\.imported.outcomes)
    return .object([
      versionEntry,
      ("files", .array(zip(files, manifests).map(json))),
      (
        "summary",
        .object([
          ("views", .integer(outcomes.count)),
          ("whole", .integer(outcomes.count(where: \.isWhole))),
          ("partly", .integer(outcomes.count { !$0.isWhole })),
        ])
      ),
    ])
  }

  private func json(_ file: ImportedFile, _ manifest: (path: String?, text: String)) -> JSONValue {
    let imported = file.imported
    return .object([
      ("path", .string(file.path)),
      ("manifest", .optional(manifest.path)),
      (
        "views",
        .array(
          imported.outcomes.map { outcome in
            .object(
              [
                ("name", .string(outcome.view)), ("line", .integer(outcome.line)),
                ("result", .string(outcome.isWhole ? "whole" : "partly")),
              ] + outcome.details + [
                ("findings", json(imported.findings.filter { $0.view == outcome.view }))
              ])
          })
      ),
      ("findings", json(imported.findings.filter { $0.view == nil })),
      ("text", .string(manifest.text)),
    ])
  }

  private func json(_ findings: [ImportFinding]) -> JSONValue {
    .array(
      findings.map { finding in
        .object([
          ("line", .integer(finding.line)), ("column", .integer(finding.column)),
          ("subject", .string(finding.subject)), ("kind", .string(finding.kind)),
          ("degree", .string(finding.degree.rawValue)), ("text", .string(finding.text)),
        ])
      })
  }
}
