import CellGenCore

/// The diagnostics as a SARIF log, for code scanners and editors.
///
/// The log has one run: the driver with a rule for each code that occurs, and a result for each diagnostic
/// with its region, its related locations and, if one is certain, its fix. Warnings accepted by comments are
/// results with a suppression (§3.27.23). Paths become URIs; relative ones are based on `%SRCROOT%`, the root
/// of the checkout.
///
/// - Units: lines and columns count from 1, columns in code points, because SARIF has no byte columns.
/// - Source: SARIF 2.1.0, OASIS.
package func renderSARIF(
  _ diagnostics: Diagnostics, of sources: [SourceText], toolVersion: String
) -> String {
  let log = SARIFLog(diagnostics.sorted, accepted: diagnostics.sortedAccepted, of: sources)
  return JSONValue.object([
    ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
    ("version", .string("2.1.0")),
    ("runs", .array([log.run(toolVersion: toolVersion)])),
  ]).rendered()
}

/// The context shared by the parts of a log.
private struct SARIFLog {
  private let diagnostics: [Diagnostic]
  private let accepted: [AcceptedWarning]
  private let files: DiagnosticFiles
  private var columns: [Int32: CodePointColumns] = [:]
  /// The codes that occur, in order of first occurrence.
  private var codes: [DiagnosticCode] = []
  private var positions: [DiagnosticCode: Int] = [:]

  init(_ diagnostics: [Diagnostic], accepted: [AcceptedWarning], of sources: [SourceText]) {
    self.diagnostics = diagnostics
    self.accepted = accepted
    let all = diagnostics + accepted.map(\.diagnostic)
    files = DiagnosticFiles(of: all, among: sources)
    for span in all.flatMap(\.spans) where columns[span.file] == nil {
      columns[span.file] = CodePointColumns(files[span])
    }
    for code in all.map(\.code) where positions[code] == nil {
      positions[code] = codes.count
      codes.append(code)
    }
  }

  func run(toolVersion: String) -> JSONValue {
    let driver = JSONValue.object([
      ("name", .string("cellgen")),
      ("version", .string(toolVersion)),
      ("rules", .array(codes.map(rule))),
    ])
    return .object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "results",
        .array(diagnostics.map { .object(result($0)) } + accepted.map { .object(suppressed($0)) })
      ),
    ])
  }

  private func rule(_ code: DiagnosticCode) -> JSONValue {
    let words = String(code.rawValue.map { $0 == "-" ? " " : $0 })
    return .object([
      ("id", .string(code.rawValue)),
      ("shortDescription", message(words)),
      ("help", message("'cellgen explain \(code.rawValue)' shows a wrong and a right example")),
    ])
  }

  private func suppressed(_ warning: AcceptedWarning) -> [(key: String, value: JSONValue)] {
    let kind = (key: "kind", value: JSONValue.string("inSource"))
    let reason = warning.reason.map { [(key: "justification", value: JSONValue.string($0))] } ?? []
    return result(warning.diagnostic)
      + [("suppressions", .array([.object([kind] + reason)]))]
  }

  private func result(_ diagnostic: Diagnostic) -> [(key: String, value: JSONValue)] {
    let related = diagnostic.secondary.enumerated().map { location($1, id: $0 + 1) }
    var entries: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(diagnostic.code.rawValue)),
      ("ruleIndex", .integer(positions[diagnostic.code] ?? -1)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", message(paragraphs(of: diagnostic))),
      ("locations", .array([location(diagnostic.primary)])),
    ]
    if !related.isEmpty { entries.append(("relatedLocations", .array(related))) }
    if let fix = diagnostic.fix {
      entries.append(("fixes", .array([self.fix(fix, diagnostic.help)])))
    }
    return entries
  }
}

// MARK: - Places

extension SARIFLog {
  private func location(_ annotation: Diagnostic.Annotation, id: Int? = nil) -> JSONValue {
    let place = JSONValue.object([
      ("artifactLocation", artifact(of: annotation.span)), ("region", region(annotation.span)),
    ])
    var entries: [(key: String, value: JSONValue)] = []
    if let id { entries.append(("id", .integer(id))) }
    entries.append(("physicalLocation", place))
    if !annotation.label.isEmpty { entries.append(("message", message(annotation.label))) }
    return .object(entries)
  }

  private func artifact(of span: SourceSpan) -> JSONValue {
    let path = files[span].source.path
    if path.hasPrefix("/") { return .object([("uri", .string("file://" + uri(path)))]) }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return .object([("uri", .string(uri(relative))), ("uriBaseId", .string("%SRCROOT%"))])
  }

  private func region(_ span: SourceSpan) -> JSONValue {
    guard let columns = columns[span.file] else {
      preconditionFailure("the columns of all files that are named are known")
    }
    let start = columns.location(at: Int(span.start))
    let end = columns.location(at: Int(span.end))
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
      ("byteOffset", .integer(Int(span.start))),
      ("byteLength", .integer(span.range.count)),
    ])
  }

  private func fix(_ fix: Diagnostic.Fix, _ help: String?) -> JSONValue {
    let replacement = JSONValue.object([
      ("deletedRegion", region(fix.span)), ("insertedContent", message(fix.replacement)),
    ])
    let change = JSONValue.object([
      ("artifactLocation", artifact(of: fix.span)), ("replacements", .array([replacement])),
    ])
    let changes = ("artifactChanges", JSONValue.array([change]))
    return .object((help.map { [("description", message($0))] } ?? []) + [changes])
  }

  private func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

/// A path with every character percent-encoded that has a meaning in URIs.
private func uri(_ path: String) -> String {
  path.utf8.map { byte in
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": String(Unicode.Scalar(byte))
    default: percentEncoded(byte)
    }
  }.joined()
}
