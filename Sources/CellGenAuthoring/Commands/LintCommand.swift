import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests → what is wrong with them, and with `--fix` manifests that are less wrong.
  static let lint = Command(
    name: "lint",
    abstract: "Report mistakes in manifests, and apply the fixes that are certain.",
    discussion: """
      All manifests are read as one module. Errors and warnings go to standard error
      as text, and to standard output in the formats for other tools: 'json',
      'github' (workflow annotations) and 'sarif' (code scanners). The exit code is 1
      if there is an error. Nothing is written without '--fix', which applies the
      fixes that are certain and reports the remaining mistakes.
      """,
    operand: .manifests,
    options: [.format, .fix, .strict, .standardInputName, .quiet],
    examples: [
      ("cellgen lint Screens", "Check all manifests in a folder."),
      ("cellgen lint Screens --fix", "Fix mistakes such as mistyped keys, then check again."),
      ("cellgen lint Screens --strict --format github", "In CI: annotate all mistakes."),
    ],
    run: { arguments, terminal throws(Failure) in
      try LintRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format", .choice(of: LintFormat.allCases.map(\.rawValue), placeholder: "format"),
    "The output format: 'text', 'json', 'github' or 'sarif'.",
    fallback: LintFormat.text.rawValue)
  fileprivate static let fix = CommandOption(
    "fix", .flag, "Apply the fixes that are certain, and report the remaining mistakes.")
}

/// What diagnostics are printed as.
private enum LintFormat: String, CaseIterable {
  case text, json, github, sarif
}

/// One run of `cellgen lint`.
private struct LintRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    if arguments.has(.fix), arguments.takeStandardInput { throw .needsFiles("'--fix'") }
    let sources = try arguments.manifestFinder.read(arguments.operands)
    guard arguments.has(.fix) else {
      return try report(analyze(sources).diagnostics, of: sources)
    }
    let mending = mend(sources)
    try write(mending)
    try printFixes(of: mending)
    return try report(mending.diagnostics, of: mending.sources)
  }

  private func report(
    _ diagnostics: Diagnostics, of sources: [SourceText]
  ) throws(Failure) -> ExitCode {
    let diagnostics = arguments.has(.strict) ? diagnostics.strict : diagnostics
    switch arguments[.format, as: LintFormat.self] {
    case .text: terminal.report(diagnostics, of: sources)
    case .json: try terminal.printResult(renderJSON(diagnostics, of: sources) + "\n")
    case .github: try terminal.printResult(renderGitHub(diagnostics, of: sources))
    case .sarif:
      let log = renderSARIF(diagnostics, of: sources, toolVersion: version)
      try terminal.printResult(log + "\n")
    }
    return diagnostics.hasErrors ? .failure : .success
  }

  /// Says what was mended: a result of its own as text, and a message beside the other formats.
  private func printFixes(of mending: Mending) throws(Failure) {
    if arguments.has(.quiet) { return }
    let lines = summary(of: mending)
    if arguments[.format, as: LintFormat.self] == .text {
      try terminal.printResult(lines)
    } else {
      terminal.printMessage(lines)
    }
  }
}

// MARK: - What was mended

/// A line for each edit, in the order of files and places, and one for each manifest left as it is.
private func summary(of mending: Mending) -> String {
  mending.texts.enumerated().map { position, text in
    let path = printable(text.original.path)
    let sorted = text.fixes.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    let fixes = sorted.map { "\(path):\(line(for: $0))\n" }.joined()
    guard let error = mending.spared[position] else { return fixes }
    return fixes + "\(path): not fixed: that would lead to another error: "
      + "\(printable(error.message)) [\(error.code.rawValue)]\n"
  }.joined()
}

private func line(for fix: AppliedFix) -> String {
  let place = "\(fix.location.line):\(fix.location.column)"
  return "\(place): fixed: '\(printable(fix.before))' → '\(printable(fix.after))'"
    + " [\(fix.code.rawValue)]"
}
