import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests in two states → what the change breaks.
  static let breaking = Command(
    name: "breaking",
    abstract: "Report what a change to manifests breaks.",
    discussion: """
      Compares manifests with those of a git revision, or of another folder, and
      reports what no longer works: Swift code that uses the generated code, the
      identity of cells, accessibility identifiers that UI tests look for, texts whose
      translations are lost, actions that rows no longer report, and systems that the
      code no longer compiles for. Each finding has its place before and after, and a
      way to avoid it. Something with a new name is one finding.

      Findings are warnings, and the exit code is 3 if there are any. A comment such
      as '# cellgen:accept breaking-new-case: no switches yet' accepts those of its
      line; accept a removal at the mapping that contained it. A comment that the
      earlier manifests already have accepts nothing.

      A branch is compared at the last commit that it has in common with the current
      one, as with 'git diff main...HEAD'; a tag or a commit, as it is.
      """,
    operand: .manifestFiles,
    options: [.against, .format, .module, .quiet],
    examples: [
      ("cellgen breaking --against main Screens", "Compare with the branch 'main'."),
      (
        "cellgen breaking --against v1.2.0 --format github Screens",
        "In CI: annotate what breaks since a release."
      ),
      ("cellgen breaking --against ../old/Screens Screens", "Compare two folders."),
    ],
    run: { arguments, terminal throws(Failure) in
      try BreakingRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let against = CommandOption(
    "against", .text(placeholder: "revision"),
    "The earlier state: a git revision, or a folder with manifests. Required.",
    completion: .folders)
  fileprivate static let format = CommandOption(
    "format", .choice(of: BreakingFormat.allCases.map(\.rawValue), placeholder: "format"),
    "The output format: 'text', 'json' or 'github'.", fallback: BreakingFormat.text.rawValue)
}

/// The output formats of findings.
private enum BreakingFormat: String, CaseIterable {
  case text, json, github
}

/// One run of `cellgen breaking`.
private struct BreakingRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    guard let name = arguments[.against] else {
      throw .usageError(
        "'cellgen breaking' needs something to compare with: '--against <revision>'",
        help: "name a branch, a tag, or a folder with the earlier manifests")
    }
    if arguments.readsStandardInput { throw .needsFiles("'cellgen breaking'") }
    let finder = try arguments.manifestFinder()
    let earlier = try EarlierManifests(name, finder).readBranchPoint(arguments.operands)
    let sources = try readLater(than: earlier.sources, name, finder)
    if earlier.hasNoBranchPoint {
      terminal.warn(
        "'\(name)' and the current branch have no commit in common, so '\(name)' itself was compared",
        help:
          "if the clone is shallow, fetch the rest with 'git fetch --unshallow'; in CI, check out with 'fetch-depth: 0'"
      )
    }
    if earlier.sources.isEmpty {
      terminal.warn(
        "the revision '\(name)' has no manifests at these paths, so nothing was compared",
        help: "if they were in another folder, compare with a copy of it, such as one that "
          + "'git worktree add' creates")
    }
    guard let (new, newModule) = analyzed(sources) else { return .failure }
    guard let (old, oldModule) = analyzed(earlier.sources, in: earlier.name) else {
      throw Failure(
        "the manifests of '\(name)' have mistakes, so they cannot be compared",
        help: "correct them there, or compare with another revision or folder")
    }
    return try print(
      BreakingReport(from: old, oldModule, to: new, newModule, origin: earlier.name), against: name,
      earlier)
  }

  /// Reads the manifests of today. An operand can have been removed since the earlier state.
  private func readLater(
    than earlier: [SourceText], _ name: String, _ finder: ManifestFinder
  ) throws(Failure) -> [SourceText] {
    var finder = finder
    finder.allowsNone = !earlier.isEmpty
    var operands: [String] = []
    for operand in arguments.operands {
      let folder = operand.hasSuffix("/") ? operand : operand + "/"
      let others = [operand, join(name, fileName(of: operand))]
      let isGone =
        try FileSystem.kind(of: operand, to: "read") == nil
        && earlier.contains { others.contains($0.path) || $0.path.hasPrefix(folder) }
      if !isGone { operands.append(operand) }
    }
    return operands.isEmpty ? try finder.readModules(from: 0) : try finder.read(operands)
  }

  /// Nil for manifests with errors, which are reported.
  ///
  /// - Parameter origin: the name of the earlier state, if they are those of one.
  private func analyzed(
    _ sources: [SourceText], in origin: String? = nil
  ) -> (Analysis, Module)? {
    let analysis = analyze(sources)
    guard let module = analysis.module else {
      let named = sources.map { source in
        guard let origin, source.module == nil else { return source }
        return SourceText(
          path: placed(source.path, in: origin), relativePath: source.relativePath,
          bytes: source.bytes, index: source.index)
      }
      terminal.report(analysis.diagnostics, of: named)
      return nil
    }
    return (analysis, module)
  }

  private func print(
    _ report: BreakingReport, against name: String, _ earlier: EarlierManifests.State
  ) throws(Failure) -> ExitCode {
    switch arguments[.format, as: BreakingFormat.self] {
    case .text:
      terminal.report(report.diagnostics, of: report.sources)
      if report.findings.isEmpty, !earlier.sources.isEmpty, !arguments.has(.quiet) {
        let branch =
          earlier.name == name ? "" : ", where this branch left '\(printable(name))'"
        terminal.printMessage("Nothing breaks since '\(printable(earlier.name))'\(branch)\n")
      }
    case .json: try terminal.printResult(report.json(against: name))
    case .github: try terminal.printResult(renderGitHub(report.diagnostics, of: report.files))
    }
    return report.findings.isEmpty ? .success : .breakingChanges
  }
}
