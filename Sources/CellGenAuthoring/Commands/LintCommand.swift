import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests → their mistakes, and with `--fix` fixed manifests.
  static let lint = Command(
    name: "lint",
    abstract: "Report mistakes in manifests, and apply the fixes that are certain.",
    discussion: """
      All manifests are read as one module. Errors and warnings go to standard error
      as text, and to standard output in the formats for other tools: 'json',
      'github' (workflow annotations) and 'sarif' (code scanners). The exit code is 1
      if there is an error. Nothing is written without '--fix', which applies the
      fixes that are certain and reports the remaining mistakes. A comment such as
      '# cellgen:accept low-contrast: our brand' accepts warnings on its line.

      '--accessibility' also prints what VoiceOver reads for each view and each of its
      samples, row by row, without building an app. Values that only the app knows are
      in braces. Values are formatted for the United States.
      """,
    operand: .manifests,
    options: [.format, .module, .accessibility, .fix, .strict, .standardInputName, .quiet],
    examples: [
      ("cellgen lint Screens", "Check all manifests in a folder."),
      ("cellgen lint Screens --fix", "Fix mistakes such as mistyped keys, then check again."),
      ("cellgen lint Screens --strict --format github", "In CI: annotate all mistakes."),
      ("cellgen lint Listing.sections --accessibility", "See what VoiceOver reads."),
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
  fileprivate static let accessibility = CommandOption(
    "accessibility", .flag, "Also print what VoiceOver reads for each sample.")
  fileprivate static let fix = CommandOption(
    "fix", .flag, "Apply the fixes that are certain, and report the remaining mistakes.")
}

/// The output formats of diagnostics.
private enum LintFormat: String, CaseIterable {
  case text, json, github, sarif
}

/// One run of `cellgen lint`.
private struct LintRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    if arguments.has(.fix), arguments.readsStandardInput { throw .needsFiles("'--fix'") }
    try checkFormatOfTranscript()
    let sources = try arguments.manifestFinder().read(arguments.operands)
    guard arguments.has(.fix) else {
      return try report(analyze(sources), of: sources)
    }
    let fixed = applyFixes(to: sources)
    try write(fixed)
    try printFixes(of: fixed)
    return try report(fixed.analysis, of: fixed.sources)
  }

  private func checkFormatOfTranscript() throws(Failure) {
    let format = arguments[.format, as: LintFormat.self]
    guard arguments.has(.accessibility), format == .github || format == .sarif else { return }
    throw .usageError(
      "'--accessibility' cannot be used with '--format \(format.rawValue)'",
      help: "use '--format text' or '--format json'")
  }

  private func report(
    _ analysis: Analysis, of sources: [SourceText]
  ) throws(Failure) -> ExitCode {
    let found = analysis.diagnostics
    let diagnostics = arguments.has(.strict) ? found.strict : found
    let transcript = arguments.has(.accessibility) ? transcript(of: analysis) : nil
    switch arguments[.format, as: LintFormat.self] {
    case .text:
      terminal.report(diagnostics, of: sources)
      if !arguments.has(.quiet) { terminal.printMessage(verdict(diagnostics, of: sources)) }
      if let transcript { try terminal.printResult(transcript.text()) }
    case .json: try terminal.printResult(renderJSON(diagnostics, of: sources, transcript) + "\n")
    case .github: try terminal.printResult(renderGitHub(diagnostics, of: sources))
    case .sarif:
      let log = renderSARIF(diagnostics, of: sources, toolVersion: version)
      try terminal.printResult(log + "\n")
    }
    return diagnostics.hasErrors ? .failure : .success
  }

  /// The line about a run without mistakes, or about what `--fix` could do; empty if there is nothing to report.
  private func verdict(_ diagnostics: Diagnostics, of sources: [SourceText]) -> String {
    if diagnostics.count == 0 {
      return "No problems in \(counted(sources.count { $0.module == nil }, "manifest"))\n"
    }
    let own = Set(sources.filter { $0.module == nil }.map(\.index))
    let fixable = diagnostics.all.count {
      $0.fix != nil && own.contains(Int($0.primary.span.file))
    }
    return fixable == 0 || arguments.has(.fix) ? "" : "\(fixable) fixable with '--fix'\n"
  }

  /// Nil for manifests with errors.
  private func transcript(of analysis: Analysis) -> Transcript? {
    analysis.module.map { Transcript(of: $0, for: .standard) }
  }

  /// Prints the applied fixes: as a result in the text format, and as a message in the others.
  private func printFixes(of fixed: FixedManifests) throws(Failure) {
    if arguments.has(.quiet) { return }
    let lines = summary(of: fixed)
    if arguments[.format, as: LintFormat.self] == .text {
      try terminal.printResult(lines)
    } else {
      terminal.printMessage(lines)
    }
  }
}

// MARK: - Applied fixes

/// A line for each fix, in the order of files and positions, and one for each skipped manifest.
private func summary(of fixed: FixedManifests) -> String {
  fixed.texts.enumerated().map { position, text in
    let path = printable(text.original.path)
    let sorted = text.fixes.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    let fixes = sorted.map { "\(path):\(line(for: $0))\n" }.joined()
    guard let error = fixed.skipped[position] else { return fixes }
    return fixes + "\(path): not fixed: the fixes would cause another error: "
      + "\(printable(error.message)) [\(error.code.rawValue)]\n"
  }.joined()
}

private func line(for fix: AppliedFix) -> String {
  let place = "\(fix.location.line):\(fix.location.column)"
  return "\(place): fixed: '\(printable(fix.before))' → '\(printable(fix.after))'"
    + " [\(fix.code.rawValue)]"
}
