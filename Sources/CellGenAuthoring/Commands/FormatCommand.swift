import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests → the same manifests in the canonical form.
  static let format = Command(
    name: "format",
    abstract: "Rewrite manifests in the canonical form.",
    discussion: """
      The canonical form has two spaces of indentation for each level, cellgen's keys
      in a fixed order, no unnecessary quotes, no consecutive blank lines, brackets on
      one line if they fit within 100 columns, and LF line endings. Comments stay in
      place, and the order of views, fields, actions and sections does not change. A
      manifest with YAML errors is reported and left unchanged. With '-', standard
      input is formatted to standard output.
      """,
    operand: .manifests,
    options: [.check, .standardInputName, .quiet],
    examples: [
      ("cellgen format Screens", "Format all manifests in a folder."),
      (
        "cellgen format Screens --check",
        "In CI: show which manifests are not formatted, and exit with 1 if there are any."
      ),
      ("cellgen format - < Listing.sections", "Print a manifest in the canonical form."),
    ],
    run: { arguments, terminal throws(Failure) in
      try FormatRun(arguments: arguments, terminal: terminal).run()
    })
}

/// The old and new contents of a manifest.
private struct Change {
  /// The path as the user passed it.
  var path: String
  var oldBytes: [UInt8]
  var newBytes: [UInt8]

  var isPending: Bool { oldBytes != newBytes }
}

/// One run of `cellgen format`.
private struct FormatRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    let finder = try arguments.manifestFinder()
    if arguments.readsStandardInput { return try runOnStandardInput(finder) }
    let sources = try finder.read(arguments.operands)
    let formattings = sources.map { CellGenAuthoring.format($0) }
    report(formattings, of: sources)
    let changes = zip(sources, formattings).compactMap { change(of: $0, $1) }
    let code = try apply(changes)
    return formattings.contains { $0.text == nil } ? .failure : code
  }

  /// Reports the mistakes in all manifests together.
  private func report(_ formattings: [Formatting], of sources: [SourceText]) {
    var all = Diagnostics()
    for diagnostic in formattings.flatMap(\.diagnostics.all) { all.report(diagnostic) }
    terminal.report(all, of: sources)
  }

  private func apply(_ changes: [Change]) throws(Failure) -> ExitCode {
    let pending = changes.filter(\.isPending)
    if arguments.has(.check) { return try check(pending) }
    _ = try pending.mapAll { change throws(Failure) in try write(change) }
    if !arguments.has(.quiet) { try terminal.printResult(summary(of: changes)) }
    return .success
  }

  private func check(_ pending: [Change]) throws(Failure) -> ExitCode {
    if !arguments.has(.quiet) {
      for change in pending { try terminal.printResult(diff(of: change)) }
    }
    guard !pending.isEmpty else { return .success }
    let help = "run it again without '--check'"
    terminal.report(Failure("\(counted(pending.count, "file")) not formatted", help: help))
    return .failure
  }
}

// MARK: - Standard input

extension FormatRun {
  /// Formats standard input, which must be the only operand: its result goes to standard output.
  private func runOnStandardInput(_ finder: ManifestFinder) throws(Failure) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw UsageGenerator.failure(for: .surplusOperand(arguments.operands[1]), in: .format)
    }
    let source = try finder.read(arguments.operands)[0]
    let formatting = CellGenAuthoring.format(source)
    report([formatting], of: [source])
    guard let text = formatting.text else { return .failure }
    guard arguments.has(.check) else {
      try terminal.printResult(text)
      return .success
    }
    return try check([change(of: source, formatting)].compactMap { $0 }.filter(\.isPending))
  }
}

// MARK: - Files

extension FormatRun {
  /// Returns nil for a manifest with mistakes.
  private func change(of source: SourceText, _ formatting: Formatting) -> Change? {
    guard let text = formatting.text else { return nil }
    return Change(path: source.path, oldBytes: source.bytes, newBytes: Array(text.utf8))
  }

  /// Replaces the file at a path; for a link, replaces its target.
  private func write(_ change: Change) throws(Failure) {
    let path = try FileSystem.target(of: change.path)
    guard FileSystem.isWritable(path) else { throw .cannot("write", path, "permission denied") }
    let replacement = FileReplacement(
      path: path, oldBytes: change.oldBytes, newBytes: change.newBytes)
    try withExclusiveAccess(to: [path], drafts: .manifest) { access throws(Failure) in
      try access.replace([replacement])
    }
  }

  private func diff(of change: Change) -> [UInt8] {
    unifiedDiff(of: change.path, old: change.oldBytes, new: change.newBytes)
  }

  /// A line for each written file, and the number of the others.
  private func summary(of changes: [Change]) -> String {
    let pending = changes.filter(\.isPending)
    let rest = changes.count - pending.count
    let lines = pending.map { "formatted \(printable($0.path))\n" }
    return lines.joined() + (rest > 0 ? "\(counted(rest, "file")) unchanged\n" : "")
  }
}
