import CellGenCore
import Foundation

extension Feature {
  /// Fixes for the mistakes in a range, individually and all together, and comments that accept warnings.
  static let codeActions = Feature(
    "textDocument/codeAction",
    capability: [
      "codeActionProvider": ["codeActionKinds": [.string(quickFix), .string(fixAll)]]
    ]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    let range = try manifest.range(request.params)
    let wanted = WantedKinds(request.params["context"]["only"])
    var actions: [JSON] = []
    if wanted.has(quickFix) {
      let found = manifest.run.findings.value.diagnostics(of: manifest.index)
        .filter { touches($0.primary.span.range, range, in: manifest.lines) }
      actions += found.compactMap { fix(of: $0, request, manifest) }
      actions += found.flatMap { likely(for: $0, request, manifest) }
      actions += found.compactMap { acceptance(of: $0, request, manifest) }
    }
    if wanted.has(fixAll) { actions += allFixes(request, manifest) }
    return .array(actions)
  }
}

private let quickFix = "quickfix"
private let fixAll = "source.fixAll.cellgen"

/// The kinds of actions that a client requests.
private struct WantedKinds {
  /// Nil for all.
  private let kinds: [String]?

  init(_ only: JSON) { kinds = only.isNull ? nil : only.items.compactMap(\.string) }

  /// Returns true if the client requests a kind, or one that contains it.
  func has(_ kind: String) -> Bool {
    kinds.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
  }
}

/// Returns true if the place of a diagnostic overlaps or adjoins a range, or is on its line if the range is
/// empty: with the cursor in a line, people expect fixes for the whole line.
private func touches(_ place: Range<Int>, _ range: Range<Int>, in lines: TextLines) -> Bool {
  if place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound { return true }
  return range.isEmpty && lines.line(of: place.lowerBound) == lines.line(of: range.lowerBound)
}

// MARK: - Fixes

/// The action that fixes a mistake; nil if it has no certain fix.
private func fix(
  of diagnostic: Diagnostic, _ request: FeatureRequest, _ manifest: RequestedManifest
) -> JSON? {
  guard let fix = diagnostic.fix, Int(fix.span.file) == manifest.index else { return nil }
  let applied = AppliedFix(fix, of: diagnostic, in: manifest.source, LineTable(manifest.source))
  return action(
    title(of: applied), for: diagnostic,
    [manifest.lines.edit(fix.span.range, fix.replacement)], request, manifest, isPreferred: true)
}

/// "Change 'acions' to 'actions'"
private func title(of fix: AppliedFix) -> String {
  let (before, after) = (short(fix.before), short(fix.after))
  if fix.before.isEmpty { return "Insert \(after)" }
  return fix.after.isEmpty ? "Remove \(before)" : "Change \(before) to \(after)"
}

/// A text in quotes, shortened if it is long.
private func short(_ text: String) -> String {
  let limit = 40
  let shown = printable(text)
  return shown.count > limit ? "'\(shown.prefix(limit))…'" : "'\(shown)'"
}

/// The action that has the same effect on the document as `cellgen lint --fix`; none if nothing would change.
private func allFixes(_ request: FeatureRequest, _ manifest: RequestedManifest) -> [JSON] {
  let found = manifest.run.findings.value.analysis.diagnostics.all
  guard found.contains(where: { $0.fix != nil }) else { return [] }
  let fixed = applyFixes(to: manifest.run.sources).sources[manifest.index]
  guard fixed.bytes != manifest.document.bytes else { return [] }
  let edits = minimalEdits(
    from: manifest.lines, to: String(decoding: fixed.bytes, as: UTF8.self))
  return [
    [
      "title": "Apply all certain fixes in this manifest", "kind": .string(fixAll),
      "edit": manifest.workspaceEdit(edits, for: request.client),
    ]
  ]
}

/// Actions that are likely but not certain: names that the help suggests, and a declaration for the missing
/// name.
private func likely(
  for diagnostic: Diagnostic, _ request: FeatureRequest, _ manifest: RequestedManifest
) -> [JSON] {
  guard !manifest.isBroken else { return [] }
  let language = manifest.run.findings.value.language
  let found =
    language.suggestions(for: diagnostic) + [language.creation(for: diagnostic)].compactMap(\.self)
  return found.filter { Int($0.edit.span.file) == manifest.index }.map { creation in
    action(
      creation.title, for: diagnostic,
      [manifest.lines.edit(creation.edit.span.range, creation.edit.replacement)], request, manifest,
      isPreferred: false)
  }
}

// MARK: - Acceptances

/// The action that adds a comment to accept a warning; nil for an error, or if no comment can accept it.
private func acceptance(
  of diagnostic: Diagnostic, _ request: FeatureRequest, _ manifest: RequestedManifest
) -> JSON? {
  guard diagnostic.severity == .warning else { return nil }
  for edit in acceptingEdits(of: diagnostic, manifest) {
    let fix = Diagnostic.Fix(
      SourceSpan(file: manifest.index, start: edit.offset, end: edit.offset), replacement: edit.text
    )
    guard isAccepted(diagnostic, after: fix, manifest) else { continue }
    return action(
      "Accept '\(diagnostic.code.rawValue)' here", for: diagnostic,
      [manifest.lines.edit(fix.span.range, fix.replacement)], request, manifest, isPreferred: false)
  }
  return nil
}

/// The comments that could accept a warning, the best one first.
private func acceptingEdits(
  of diagnostic: Diagnostic, _ manifest: RequestedManifest
) -> [(offset: Int, text: String)] {
  let lines = manifest.lines
  let code = diagnostic.code.rawValue
  let line = lines.line(of: diagnostic.primary.span.range.lowerBound)
  let content = lines.content(of: line)
  var edits: [(offset: Int, text: String)] = []
  for other in [line, line - 1] where other >= 0 {
    if let end = endOfAcceptedCodes(in: lines.content(of: other), lines.bytes) {
      edits.append((end, ", \(code)"))
    }
  }
  let behind = (offset: content.upperBound, text: "  # cellgen:accept \(code)")
  let indentation = lines.bytes[content].prefix { $0 == UInt8(ascii: " ") }
  let lineBreak = lines.bytes[..<content.upperBound].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  let above = (
    offset: content.lowerBound,
    text: String(decoding: indentation, as: UTF8.self) + "# cellgen:accept \(code)" + lineBreak
  )
  return edits
    + (content.count + behind.text.utf8.count <= 100 ? [behind, above] : [above, behind])
}

/// The end of the last code in a comment that accepts warnings; nil if a line has none.
private func endOfAcceptedCodes(in line: Range<Int>, _ bytes: [UInt8]) -> Int? {
  let text = String(decoding: bytes[line], as: UTF8.self)
  guard let mark = text.range(of: "cellgen:accept", options: .backwards) else { return nil }
  let rest = text[mark.upperBound...]
  let codes = rest.firstIndex(of: ":").map { rest[..<$0] } ?? rest
  let end = codes.lastIndex { $0 != " " && $0 != "\t" }.map { text.index(after: $0) }
  guard let end, end > mark.upperBound else { return nil }
  return line.lowerBound + text.utf8.distance(from: text.startIndex, to: end)
}

/// Returns true if a comment accepts a warning and has no other effect.
private func isAccepted(
  _ warning: Diagnostic, after fix: Diagnostic.Fix, _ manifest: RequestedManifest
) -> Bool {
  var text = EditedText(manifest.source)
  text.make([fix])
  var sources = manifest.run.sources
  sources[manifest.index] = text.source
  let before = manifest.run.findings.value.analysis.diagnostics
  let after = analyze(sources).diagnostics
  return after.accepted.count > before.accepted.count && after.count < before.count
    && after.accepted.contains { $0.diagnostic.code == warning.code }
}

// MARK: - Actions

private func action(
  _ title: String, for diagnostic: Diagnostic, _ edits: [JSON], _ request: FeatureRequest,
  _ manifest: RequestedManifest, isPreferred: Bool
) -> JSON {
  let writer = DiagnosticWriter(client: request.client, pages: request.server.pages)
  return [
    "title": .string(title), "kind": .string(quickFix), "isPreferred": .bool(isPreferred),
    "diagnostics": [writer.json(diagnostic, in: manifest.run)],
    "edit": manifest.workspaceEdit(edits, for: request.client),
  ]
}
