import CellGenCore

/// One run of `cellgen generate`.
///
///     manifests ─read→ texts ─parse, resolve, render→ files ─compare→ changes ─write→ disk
struct GenerateRun {
  /// The outcome of a run.
  enum Result {
    /// The manifests have errors, which have been reported.
    case rejected(errors: Int)
    /// The changes that were made, or would be made.
    case done([FileChange])
  }

  let request: GenerateRequest
  let terminal: Terminal

  private var pruning: Pruning {
    Pruning(roots: request.finder.roots(of: request.manifests))
  }

  private func writer(of sources: [SourceText]) -> FileWriter {
    // A build system that lists the files owns the others.
    guard request.outputList == nil else { return FileWriter(folder: request.outputFolder) }
    var pruning = pruning
    pruning.manifests = Set(sources.filter { $0.module == nil }.map(\.relativePath))
    pruning.removesOrphans = request.prunes
    return FileWriter(folder: request.outputFolder, pruning: pruning)
  }

  /// The metadata of the manifests; if it changes, they are read again.
  var state: ManifestState { request.finder.state(of: request.manifests) }

  /// Runs once, and reports diagnostics but not the changes.
  func run() throws(Failure) -> Result {
    var stopwatch = Stopwatch()
    defer {
      stopwatch.stop()
      if request.volume == .verbose { terminal.printMessage(stopwatch.summary) }
    }
    // If a manifest changes before its files are written, another run could already have written the new
    // state, which this run must not overwrite with the old one.
    while true {
      if let result = try run(state, &stopwatch) { return result }
    }
  }

  /// Runs once; returns nil if the manifests have changed in the meantime.
  private func run(_ state: ManifestState, _ stopwatch: inout Stopwatch) throws(Failure) -> Result?
  {
    stopwatch.enter("read")
    let sources = try request.finder.read(request.manifests)
    let outputs = try request.outputList.map { list throws(Failure) in
      try WantedOutputs(list: list, of: sources, options: request.options)
    }
    if request.volume == .verbose { list(sources) }
    let options = options(for: sources)
    var cache: GenerateCache?
    if request.keepsCache {
      stopwatch.enter("compare")
      cache = GenerateCache(of: sources, for: request, options)
      if let files = cache?.unchangedFiles(), try isAllThereIs(files, of: sources) {
        if request.volume == .verbose {
          terminal.printMessage("nothing has changed since the last run\n")
        }
        return .done(files)
      }
    }
    let generation = generate(sources, options: options) { stopwatch.enter($0.rawValue) }
    stopwatch.enter("write")
    let found = outputs?.diagnostics(generation.diagnostics) ?? generation.diagnostics
    let diagnostics = request.isStrict ? found.strict : found
    guard !diagnostics.hasErrors else {
      terminal.report(diagnostics, of: sources)
      return .rejected(errors: diagnostics.all.count { $0.severity == .error })
    }
    let files = outputs?.files(generation.files) ?? generation.files
    let isCurrent = { self.state == state && self.options(for: sources) == options }
    guard let changes = try apply(files, of: sources, isCurrent) else { return nil }
    terminal.report(diagnostics, of: sources)
    if !request.prunes, outputs == nil { warnOfLeftovers(beside: changes, of: files) }
    if diagnostics.all.isEmpty { try cache?.record(files) }
    return .done(changes)
  }

  /// Returns the options of the run in its output folder. If the folder has code of other manifests, the
  /// runtime keeps all parts, because this run doesn't know which of them that code needs.
  ///
  /// A build system that lists the files passes all manifests.
  private func options(for sources: [SourceText]) -> Options {
    var options = request.options
    let folder = request.outputFolder
    guard options.runtime == .embed, let pruning = writer(of: sources).pruning else {
      return options
    }
    let planned = outputNames(of: sources, options: options).map { name in
      FileChange(path: join(folder, name), kind: .unchanged, oldBytes: [], newText: "")
    }
    if pruning.keepsOthers(in: folder, beside: planned) { options.runtime = .embedAll }
    return options
  }

  private func apply(
    _ files: [GeneratedFile], of sources: [SourceText], _ isCurrent: () -> Bool
  ) throws(Failure) -> [FileChange]? {
    let writer = writer(of: sources)
    guard request.mode == .write else { return try writer.plan(files) }
    // Standard input has been read and cannot be read again.
    return try writer.write(files) { request.readsStandardInput || isCurrent() }
  }

  /// Returns true if, apart from files that are up to date, there is nothing to remove or to warn about.
  private func isAllThereIs(
    _ files: [FileChange], of sources: [SourceText]
  ) throws(Failure) -> Bool {
    let folder = request.outputFolder
    let removals = try writer(of: sources).pruning?.changes(in: folder, beside: files) ?? []
    return removals.isEmpty && !pruning.hasLeftovers(in: folder, beside: files)
  }

  private func warnOfLeftovers(beside changes: [FileChange], of files: [GeneratedFile]) {
    let folder = request.outputFolder
    for leftover in pruning.leftovers(in: folder, beside: changes, of: files) {
      let reason = Failure.Reason(
        headline: "'\(leftover.path)', generated from '\(leftover.origin)', also "
          + "declares '\(leftover.type)'",
        help: "if '\(leftover.origin)' no longer exists, remove its files with '--prune'")
      terminal.report(reason, as: .warning)
    }
  }

  private func list(_ sources: [SourceText]) {
    for source in sources { terminal.printMessage("reading \(printable(source.path))\n") }
  }
}
