import CellGenCore

extension Command {
  /// Manifests → Swift files.
  static let generate = Command(
    name: "generate",
    abstract: "Write the Swift files of manifests.",
    discussion: """
      All manifests are read as one module. Each one makes four files, named after
      its path below the folder that was searched: 'Feed/Listing.sections' makes
      'Feed_Listing+ViewData.swift' and so on. When a manifest has an error, no file
      is touched; files that are right already keep their dates; a file that cellgen
      did not generate is never overwritten.
      """,
    operand: .manifests,
    options: [
      .output, .root, .runtime, .lineDirectives, .check, .dryRun, .strict, .quiet, .verbose,
    ],
    conflicts: [(.check, .dryRun), (.quiet, .verbose)],
    examples: [
      ("cellgen generate Listing.sections", "Write the files into the current folder."),
      (
        "cellgen generate Sources/App/Screens --output Sources/App/Generated",
        "Write the files of all manifests in a folder."
      ),
      (
        "cellgen generate Screens --output Generated --check",
        "In CI: show what is out of date and exit with 1 if anything is."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      try GenerateRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let output = CommandOption(
    "output", short: "o", .text(placeholder: "dir"),
    "The folder to write to; made if it is missing.", fallback: ".", completion: .folders)
  fileprivate static let root = CommandOption(
    "root", .text(placeholder: "dir"),
    "The folder whose relative paths name the files, instead of the folder that was searched.",
    completion: .folders)
  fileprivate static let runtime = CommandOption(
    "runtime", .choice(of: Options.Runtime.allCases.map(\.rawValue), placeholder: "runtime"),
    "Write the runtime beside the files ('embed'), or import the module CellGenRuntime ('import').",
    fallback: Options.Runtime.embed.rawValue)
  fileprivate static let lineDirectives = CommandOption(
    "line-directives", .flag,
    "Report compile errors in what a manifest supplied at the manifest's own line.")
  fileprivate static let check = CommandOption(
    "check", .flag, "Write nothing; print what would change as a diff, and exit with 1 if it would."
  )
  fileprivate static let dryRun = CommandOption(
    "dry-run", .flag, "Write nothing; list what would be written.")
  fileprivate static let quiet = CommandOption(
    "quiet", .flag, "Print errors and warnings only.")
  fileprivate static let verbose = CommandOption(
    "verbose", .flag, "List the manifests that are read and the files that are unchanged, too.")
}

/// One run of `cellgen generate`.
private struct GenerateRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    let sources = try ManifestFinder(root: arguments[.root]).read(arguments.operands)
    if arguments.has(.verbose) { list(sources) }
    let generation = generate(sources, options: options)
    let diagnostics =
      arguments.has(.strict) ? generation.diagnostics.strict : generation.diagnostics
    terminal.report(diagnostics, of: sources)
    if diagnostics.hasErrors { return .failure }
    return try bring(generation.files)
  }

  private var options: Options {
    Options(
      runtime: arguments[.runtime, as: Options.Runtime.self],
      lineDirectives: arguments.has(.lineDirectives))
  }

  private func bring(_ files: [GeneratedFile]) throws(Failure) -> ExitCode {
    let writer = FileWriter(folder: arguments[.output] ?? ".")
    let changes = try writer.plan(files)
    if arguments.has(.check) { return try check(changes) }
    if !arguments.has(.dryRun) { try writer.write(changes) }
    if !arguments.has(.quiet) { try terminal.printResult(summary(of: changes)) }
    return .success
  }

  private func check(_ changes: [FileChange]) throws(Failure) -> ExitCode {
    let pending = changes.filter { $0.kind != .unchanged }
    if !arguments.has(.quiet) {
      for change in pending { try terminal.printResult(diff(of: change)) }
    }
    guard !pending.isEmpty else { return .success }
    let help = "run 'cellgen generate' without '--check'"
    terminal.report(Failure("\(count(pending.count, "file")) out of date", help: help))
    return .failure
  }
}

// MARK: - What is printed

extension GenerateRun {
  private func list(_ sources: [SourceText]) {
    for source in sources { terminal.printMessage("reading \(printable(source.path))\n") }
  }

  private func diff(of change: FileChange) -> [UInt8] {
    unifiedDiff(
      old: change.oldBytes, named: change.kind == .create ? nil : change.path,
      new: change.newBytes, named: change.path)
  }

  /// A line for each file that was written, and how many were not.
  private func summary(of changes: [FileChange]) -> String {
    let isVerbose = arguments.has(.verbose)
    let named = changes.filter { $0.kind != .unchanged || isVerbose }
    let rest = changes.count - named.count
    let lines = named.map { "\(verb(for: $0.kind)) \(printable($0.path))\n" }
    return lines.joined() + (rest > 0 ? "\(count(rest, "file")) unchanged\n" : "")
  }

  private func verb(for kind: FileChange.Kind) -> String {
    let isPlanned = arguments.has(.dryRun)
    return switch kind {
    case .create: isPlanned ? "would create" : "created"
    case .update: isPlanned ? "would update" : "updated"
    case .unchanged: "unchanged"
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
