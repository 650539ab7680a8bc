import CellGenCore

extension Command {
  /// Manifests → Swift files.
  package static let generate = Command(
    name: "generate",
    abstract: "Generate Swift files from manifests.",
    discussion: """
      All manifests are read as one module. Each one produces four files, named after
      its path in the folder you pass: 'Feed/Listing.sections' produces
      'Feed_Listing+ViewData.swift' and so on. If any manifest has an error, nothing
      is written. Files that are up to date keep their modification dates, and files
      that cellgen did not generate are never overwritten. Concurrent runs wait for
      each other.

      With '--module DesignSystem=FOLDER', manifests can use those of another module,
      as in 'uses: DesignSystem/Brand'. These are only read; their own module
      generates their code.

      With '--check', files that differ are shown as a diff; files that are missing or
      obsolete are listed with their number of lines.

      With '--prune', a generated file in the output folder is removed unless its
      manifest is in one of the folders you pass or next to one of the manifests you
      pass. So pass all folders that share the output folder.

      With '--cache', a run saves hashes of the manifests and of the files it wrote,
      in '.cellgen-cache' in the output folder. The next run does nothing if they
      match. A run with warnings saves nothing, so the next run prints them again.

      A build system with an action for each manifest passes '--outputs' with a file
      that lists the outputs of the action. All manifests are read, but only these
      files are written, and only warnings about their manifests are printed.
      """,
    operand: .manifests,
    options: [
      .output, .outputs, .root, .module, .runtime, .bundle, .lineDirectives, .check, .dryRun,
      .prune, .cache,
      .watch, .standardInputName, .strict, .quiet, .verbose,
    ],
    conflicts: [
      (.check, .dryRun), (.quiet, .verbose), (.watch, .check), (.watch, .dryRun),
      (.outputs, .prune), (.cache, .check), (.cache, .dryRun), (.cache, .outputs),
    ],
    examples: [
      ("cellgen generate Listing.sections", "Write the generated files to the current folder."),
      (
        "cellgen generate Sources/App/Screens --output Sources/App/Generated",
        "Generate files from all manifests in a folder."
      ),
      (
        "cellgen generate Screens --output Generated --check",
        "In CI: show which files are out of date, and exit with 1 if there are any."
      ),
      (
        "cellgen generate Screens --output Generated --prune --watch",
        "Keep the generated files up to date while you edit the manifests."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      if arguments.has(.prune), arguments.readsStandardInput { throw .needsFiles("'--prune'") }
      let request = try arguments.generateRequest()
      let run = GenerateRun(request: request, terminal: terminal)
      let report = GenerateReport(request: request, terminal: terminal)
      if arguments.has(.watch) {
        let watch = Watch(
          request.manifests, request.finder, terminal, isQuiet: request.volume == .quiet)
        return try watch.start { () throws(Failure) in report.line(for: try run.run()) }
      }
      return try report.print(try run.run())
    })
}

extension CommandOption {
  fileprivate static let outputs = CommandOption(
    "outputs", .text(placeholder: "file"),
    "Write only the files whose names this file lists, one per line.")
  fileprivate static let runtime = CommandOption(
    "runtime", .choice(of: Options.Runtime.allCases.map(\.rawValue), placeholder: "runtime"),
    "Write the parts of the runtime that the manifests need next to the files ('embed'), write all of it ('embed-all'), or import the module CellGenRuntime ('import').",
    fallback: Options.Runtime.embed.rawValue)
  fileprivate static let lineDirectives = CommandOption(
    "line-directives", .flag,
    "Report compile errors in code taken from a manifest at the manifest's own line.")
  fileprivate static let dryRun = CommandOption(
    "dry-run", .flag, "Write nothing; list the files that would be written.")
  fileprivate static let prune = CommandOption(
    "prune", .flag, "Remove generated files whose manifest is gone.")
  fileprivate static let cache = CommandOption(
    "cache", .flag, "Do nothing if neither the manifests nor the generated files have changed.")
  fileprivate static let verbose = CommandOption(
    "verbose", .flag,
    "Also list the manifests read, the unchanged files and the duration of each phase.")
}

extension ParsedArguments {
  fileprivate func generateRequest() throws(Failure) -> GenerateRequest {
    var finder = try manifestFinder()
    finder.allowsNone = has(.prune)
    var request = GenerateRequest(
      manifests: operands, finder: finder, outputFolder: self[.output] ?? ".",
      options: Options(
        runtime: self[.runtime, as: Options.Runtime.self], lineDirectives: has(.lineDirectives),
        bundle: self[.bundle, as: Options.Bundle.self]))
    request.mode = has(.check) ? .check : has(.dryRun) ? .dryRun : .write
    request.outputList = self[.outputs]
    request.prunes = has(.prune)
    request.keepsCache = has(.cache)
    request.isStrict = has(.strict)
    request.volume = has(.quiet) ? .quiet : has(.verbose) ? .verbose : .normal
    return request
  }
}
