import CellGenCore

extension Command {
  /// Manifests → what is wrong with them.
  static let lint = Command(
    name: "lint",
    abstract: "Report what is wrong with manifests, and write nothing.",
    discussion: """
      All manifests are read as one module. Errors and warnings go to standard error;
      the exit code is 1 when there is an error.
      """,
    operand: .manifests,
    options: [.format],
    examples: [("cellgen lint Screens", "Check all manifests in a folder.")],
    run: { arguments, terminal throws(Failure) in try runLint(arguments, terminal) })
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format", .choice(of: ["text"], placeholder: "format"), "How to print what is found.",
    fallback: "text")
}

private func runLint(_ arguments: ParsedArguments, _ terminal: Terminal) throws(Failure) -> ExitCode
{
  let sources = try ManifestFinder().read(arguments.operands)
  let diagnostics = analyze(sources).diagnostics
  terminal.report(diagnostics, of: sources)
  return diagnostics.hasErrors ? .failure : .success
}
