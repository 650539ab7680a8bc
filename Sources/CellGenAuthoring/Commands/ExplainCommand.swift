import CellGenCommand
import CellGenCore

extension Command {
  /// A code → what it means and how to fix it.
  static let explain = Command(
    name: "explain",
    abstract: "Explain the code of an error or a warning, with examples.",
    discussion: """
      The code is in brackets at the end of a message's first line. Its page states
      the rule and the reason for it, with a wrong manifest, the message that cellgen
      prints for it, and the corrected manifest. Without a code, all codes are listed.
      """,
    operand: Operand(
      name: "code", help: "The code of a message, such as 'unknown-key'.", isRequired: false,
      isRepeated: false, completion: .words(DiagnosticCode.all.map(\.rawValue))),
    options: [],
    examples: [
      ("cellgen explain unknown-key", "Explain messages that end in '[unknown-key]'."),
      ("cellgen explain", "List all codes."),
    ],
    run: { arguments, terminal throws(Failure) in
      try terminal.printResult(text(for: arguments.operands.first))
      return .success
    })
}

private func text(for name: String?) throws(Failure) -> String {
  guard let name else { return explanationList() }
  guard let code = DiagnosticCode.named(name) else { throw .unknownCode(name) }
  return explanationPage(of: code)
}

extension Failure {
  fileprivate static func unknownCode(_ name: String) -> Failure {
    let known = DiagnosticCode.all.map(\.rawValue)
    var failure = Failure.usageError(
      "cellgen has no code '\(name)'",
      help: Suggestion.help(near: name, among: known) ?? "'cellgen explain' lists all codes")
    failure.usage = """
      Usage: cellgen explain [<code>]
        See 'cellgen explain --help' for more information.

      """
    return failure
  }
}
