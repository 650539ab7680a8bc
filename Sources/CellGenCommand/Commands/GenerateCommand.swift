import CellGenCore

extension Command {
  /// Manifests → Swift files.
  package static let generate = Command(
    name: "generate",
    abstract: "Write the Swift files of manifests.",
    discussion: """
      All manifests are read as one module. Each one makes five files, named after
      its path below the folder that was searched: 'Feed/Listing.sections' makes
      'Feed_Listing+ViewData.swift' and so on. When a manifest has an error, no file
      is touched; files that are right already keep their dates; a file that cellgen
      did not generate is never overwritten. Runs at the same time wait for each
      other.

      With '--check', files that differ are shown as a diff, and those that are
      missing or left over with their number of lines.

      With '--prune', files in the output folder are removed if cellgen generated them
      and their manifest is in none of the folders named, or beside none of the
      manifests named: name all folders that write to the same output folder.
      """,
    operand: .manifests,
    options: [
      .output, .root, .runtime, .lineDirectives, .check, .dryRun, .prune, .watch,
      .standardInputName, .strict, .quiet, .verbose,
    ],
    conflicts: [
      (.check, .dryRun), (.quiet, .verbose), (.watch, .check), (.watch, .dryRun),
    ],
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
      (
        "cellgen generate Screens --output Generated --prune --watch",
        "Keep the files up to date while you work on the manifests."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      if arguments.has(.prune), arguments.takeStandardInput { throw .needsFiles("'--prune'") }
      let request = arguments.generateRequest
      let run = GenerateRun(request: request, terminal: terminal)
      let report = GenerateReport(request: request, terminal: terminal)
      if arguments.has(.watch) { return try Watch(run: run, report: report).start() }
      return try report.print(try run.run())
    })
}

extension CommandOption {
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
  fileprivate static let dryRun = CommandOption(
    "dry-run", .flag, "Write nothing; list what would be written.")
  fileprivate static let prune = CommandOption(
    "prune", .flag, "Remove generated files whose manifest is gone.")
  fileprivate static let watch = CommandOption(
    "watch", .flag, "Run again whenever a manifest changes, is added or goes, until Ctrl-C.")
  fileprivate static let verbose = CommandOption(
    "verbose", .flag,
    "List the manifests that are read, the files that are unchanged and the phases' times, too.")
}

extension ParsedArguments {
  fileprivate var generateRequest: GenerateRequest {
    var finder = manifestFinder
    finder.root = self[.root]
    finder.allowsNone = has(.prune)
    var request = GenerateRequest(
      manifests: operands, finder: finder, outputFolder: self[.output] ?? ".",
      options: Options(
        runtime: self[.runtime, as: Options.Runtime.self], lineDirectives: has(.lineDirectives)))
    request.mode = has(.check) ? .check : has(.dryRun) ? .dryRun : .write
    request.prunes = has(.prune)
    request.isStrict = has(.strict)
    request.volume = has(.quiet) ? .quiet : has(.verbose) ? .verbose : .normal
    return request
  }
}
