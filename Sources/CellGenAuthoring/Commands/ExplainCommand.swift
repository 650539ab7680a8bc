import CellGenCommand
import CellGenCore

extension Command {
  /// A code → what it means and how to fix it.
  static let explain = Command(
    name: "explain",
    abstract: "Explain the code of an error or a warning, with examples.",
    discussion: """
      The code is in brackets at the end of a message's first line. Its page explains
      what is wrong, why it matters and how to fix it, with a wrong manifest, its
      message, and the corrected manifest. Findings of 'strings --check' and 'doctor'
      have pages as well. Without a code, all are listed; in JSON, the list has only
      codes and titles.
      """,
    operand: Operand(
      name: "code", help: "The code of a message, such as 'unknown-key'.", isRequired: false,
      isRepeated: false, completion: .words(known)),
    options: [.format],
    examples: [
      ("cellgen explain unknown-key", "Explain messages that end in '[unknown-key]'."),
      ("cellgen explain", "List all codes."),
      ("cellgen explain unknown-key --format json", "The same page, for other tools."),
    ],
    run: { arguments, terminal throws(Failure) in
      let code = arguments.operands.first
      try terminal.printResult(
        arguments[.format] == "json" ? explanationJSON(of: code) : text(for: code))
      return .success
    })
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format", .choice(of: ["text", "json"], placeholder: "format"),
    "The output format: 'text' or 'json'.", fallback: "text")
}

/// Everything that has a page.
private let known =
  DiagnosticCode.all.map(\.rawValue) + CatalogFinding.Kind.allCases.map(\.rawValue)
  + DoctorCheck.all.map(\.name)

private func text(for name: String?) throws(Failure) -> String {
  guard let name else { return explanationList() }
  if let code = DiagnosticCode.named(name) { return explanationPage(of: code) }
  if let check = DoctorCheck.named(name) { return check.page }
  guard let kind = CatalogFinding.Kind(rawValue: name) else { throw .unknownCode(name) }
  return kind.page
}

private func explanationJSON(of name: String?) throws(Failure) -> String {
  guard let name else { return renderJSON(known.compactMap { page(of: $0)?.withoutText }) }
  guard let page = page(of: name) else { throw .unknownCode(name) }
  return renderJSON([page])
}

private func page(of name: String) -> PageOfCode? {
  if let code = DiagnosticCode.named(name) { return PageOfCode(code) }
  return DoctorCheck.named(name).map(PageOfCode.init)
    ?? CatalogFinding.Kind(rawValue: name).map(PageOfCode.init)
}

extension Failure {
  fileprivate static func unknownCode(_ name: String) -> Failure {
    var failure = Failure.usageError(
      "cellgen has no code '\(name)'",
      help: Suggestion.help(near: name, among: known) ?? "'cellgen explain' lists all codes")
    failure.usage = """
      Usage: cellgen explain [<code>] [--format <format>]
        See 'cellgen explain --help' for more information.

      """
    return failure
  }
}
