import CellGenCore

/// The page of a code: its explanation, with cellgen's message about the wrong example.
///
///     unknown-key: a key that means nothing here
///
///     Every mapping of a manifest has a fixed set of keys, …
///
///     Wrong:
///
///       views:
///         …
package func explanationPage(
  of code: DiagnosticCode, in explanations: Explanations = .embedded
) -> String {
  let explanation = explanations[code]
  let sources = explanation.wrong.sources
  let message = DiagnosticRenderer(sources: sources).render(explanation.wrong.diagnose())
  return """
    \(code.rawValue): \(explanation.title)

    \(explanation.text)

    Wrong:

    \(shown(explanation.wrong))
    cellgen says:

    \(indented(message))
    Right:

    \(shown(explanation.right))
    """
}

/// All codes with their titles, grouped by topic, followed by the kinds of findings in a string catalog and
/// in a project.
package func explanationList(in explanations: Explanations = .embedded) -> String {
  let codes = Topic.allCases.map { topic in
    "\(topic.rawValue):\n"
      + topic.codes.map { row($0.rawValue, explanations[$0].title) }.joined()
  }
  let findings = CatalogFinding.Kind.allCases.map { row($0.rawValue, $0.title) }.joined()
  let checks = DoctorCheck.all.map { row($0.name, $0.title) }.joined()
  return
    (codes + [
      "Findings of 'cellgen strings --check':\n" + findings,
      "Findings of 'cellgen doctor':\n" + checks,
    ]).joined(separator: "\n")
}

private func row(_ name: String, _ title: String) -> String {
  let gap = String(repeating: " ", count: max(1, 26 - name.utf8.count))
  return "  \(name)\(gap)\(title)\n"
}

/// The manifests of an example, each under its path if there are several.
private func shown(_ example: Explanation.Example) -> String {
  if let words = example.words { return indented(words) }
  let sources = example.sources
  guard sources.count > 1 else { return sources.map { indented(visible($0)) }.joined() }
  return sources.map { indented("# \($0.path)\n" + visible($0)) }.joined(separator: "\n")
}

/// The text of a manifest, with invisible characters as Swift escapes.
private func visible(_ source: SourceText) -> String {
  String(decoding: source.bytes, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { printable(String($0)) }
    .joined(separator: "\n")
}

/// The lines of a text, indented by two more columns, each with a line break at its end.
private func indented(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last == "" { lines.removeLast() }
  return lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
}
