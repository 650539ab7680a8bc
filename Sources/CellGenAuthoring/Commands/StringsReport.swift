import CellGenCommand
import CellGenCore

/// The output of `cellgen strings`.
struct StringsReport {
  /// The outcome for a catalog.
  enum Status: String {
    case created, updated, unchanged
  }

  /// The path of the catalog as the user passed it.
  let path: String
  /// The manifests and the catalog.
  private let files: [SourceText]
  private let lines: [LineTable]
  /// The number of texts in other tables.
  private let skipped: Int

  init(path: String, files: [SourceText], skipped: Int) {
    self.path = path
    self.files = files
    self.skipped = skipped
    lines = files.map { LineTable($0) }
  }

  /// `FILE:LINE:COL`, as in compiler messages.
  func place(of span: SourceSpan) -> String {
    let location = location(of: span)
    return "\(printable(files[Int(span.file)].path)):\(location.line):\(location.column)"
  }

  private func location(of span: SourceSpan) -> SourceLocation {
    lines[Int(span.file)].location(at: Int(span.start))
  }
}

// MARK: - Text

extension StringsReport {
  /// A line about the catalog, and one about texts in other tables.
  func text(_ merge: CatalogMerge, _ status: Status) -> String {
    var text =
      status == .unchanged ? "\(printable(path)) unchanged" : "\(status) \(printable(path))"
    let counts = CatalogMerge.Change.allCases.compactMap { change in
      let count = merge.changes.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.words)"
    }
    if !counts.isEmpty { text += ": " + counts.joined(separator: ", ") }
    return text + "\n" + skippedLine
  }

  /// A line for each finding.
  func text(_ findings: [CatalogFinding]) -> String {
    findings.map { finding in
      let language = finding.language.map { printable($0) + ": " } ?? ""
      let detail = finding.detail.isEmpty ? "" : ": " + finding.detail
      return "\(place(of: finding.span)): \(language)\(finding.kind.rawValue): "
        + "'\(printable(finding.key))'\(detail)\n"
    }.joined() + skippedLine
  }

  /// The counts of findings, in total and for each language.
  func failure(_ findings: [CatalogFinding]) -> Failure {
    var languages: [String?] = []
    var counted: [String?: [CatalogFinding.Kind: Int]] = [:]
    for finding in findings {
      if counted[finding.language] == nil { languages.append(finding.language) }
      counted[finding.language, default: [:]][finding.kind, default: 0] += 1
    }
    let counts = languages.map { language in
      let kinds = CatalogFinding.Kind.allCases.compactMap { kind in
        counted[language]?[kind].map { "\($0) \(kind.rawValue)" }
      }
      return (language.map { "\($0): " } ?? "") + kinds.joined(separator: ", ")
    }
    let isPending = findings.contains { [.missing, .outdated].contains($0.kind) }
    return Failure(
      "'\(path)' needs attention: \(counts.joined(separator: "; "))",
      help: isPending
        ? "run it again without '--check' to add what is missing"
        : findings.first.map { "run 'cellgen explain \($0.kind.rawValue)' to see what to do" })
  }

  private var skippedLine: String {
    skipped == 0 ? "" : "\(skipped) text\(skipped == 1 ? "" : "s") of other tables skipped\n"
  }
}

extension CatalogMerge.Change {
  /// A count in words: "2 added".
  fileprivate var words: String {
    switch self {
    case .added: "added"
    case .comment: "with a new comment"
    case .text: "with a new text"
    case .plural: "with new plural forms"
    case .used: "used again"
    case .stale: "stale"
    }
  }
}

// MARK: - JSON

extension StringsReport {
  /// The changes that a run made.
  ///
  ///     { "version": 1, "catalog", "status", "changes": [ { "key", "change" } ], "skipped" }
  func json(_ merge: CatalogMerge, _ status: Status) -> String {
    let changes = merge.changes.map { key, change in
      JSONValue.object([("key", .string(key)), ("change", .string(change.rawValue))])
    }
    return JSONValue.object([
      versionEntry, ("catalog", .string(path)), ("status", .string(status.rawValue)),
      ("changes", .array(changes)), ("skipped", .integer(skipped)),
    ]).rendered() + "\n"
  }

  /// The findings of a check.
  ///
  ///     { "version": 1, "catalog", "findings": [ { "kind", "language", "key", "file", "line", "column", "detail" } ],
  ///       "skipped" }
  func json(_ findings: [CatalogFinding]) -> String {
    JSONValue.object([
      versionEntry, ("catalog", .string(path)), ("findings", .array(findings.map(json))),
      ("skipped", .integer(skipped)),
    ]).rendered() + "\n"
  }

  private func json(_ finding: CatalogFinding) -> JSONValue {
    let location = location(of: finding.span)
    return .object([
      ("kind", .string(finding.kind.rawValue)), ("language", .optional(finding.language)),
      ("key", .string(finding.key)), ("file", .string(files[Int(finding.span.file)].path)),
      ("line", .integer(location.line)), ("column", .integer(location.column)),
      ("detail", .optional(finding.detail.isEmpty ? nil : finding.detail)),
    ])
  }
}
