import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests → Swift files that a team maintains by hand.
  static let eject = Command(
    name: "eject",
    abstract: "Turn manifests into Swift files that you own, to continue without cellgen.",
    discussion: """
      Writes the files of 'cellgen generate' under the same names, without the parts
      that only cellgen needs: the header, the version check, and files without
      declarations. From then on, the files are yours. Existing files are never
      overwritten, and the manifests don't change. The last lines of the output list
      what to remove from the project.

      The runtime that all screens share becomes one more file, with the parts that
      the manifests need, so pass all manifests of a module to one run. With
      '--runtime import', the files keep importing CellGenRuntime.

      Pass the same '--module' and '--bundle' as to 'cellgen generate'. The plugin
      passes '--bundle module' for a target that has string tables.
      """,
    operand: .manifests,
    options: [
      .output, .root, .module, .runtime, .bundle, .standardInputName, .quiet,
    ],
    examples: [
      (
        "cellgen eject Sources/Shop --output Sources/Shop/Screens",
        "Write the files of all manifests in a folder, and the runtime."
      ),
      (
        "cellgen eject Orders.sections --output Orders --runtime import",
        "Write the files of one screen, which import the runtime."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      try EjectRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let runtime = CommandOption(
    "runtime",
    .choice(of: [Options.Runtime.embed, .import].map(\.rawValue), placeholder: "runtime"),
    "Write the parts of the runtime that the manifests need as one more file ('embed'), or import the module CellGenRuntime ('import').",
    fallback: Options.Runtime.embed.rawValue)
}

/// One run of `cellgen eject`.
private struct EjectRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  private var runtime: Options.Runtime { arguments[.runtime, as: Options.Runtime.self] }

  func run() throws(Failure) -> ExitCode {
    let sources = try arguments.manifestFinder().read(arguments.operands)
    let options = Options(
      runtime: runtime, bundle: arguments[.bundle, as: Options.Bundle.self], owner: .team)
    let generation = generate(sources, options: options)
    terminal.report(generation.diagnostics, of: sources)
    guard !generation.diagnostics.hasErrors else { return .failure }
    let files = generation.files.map { Template.File(path: $0.name, text: $0.text) }
    let outcomes = try ScaffoldWriter(folder: arguments[.output] ?? "").write(files)
    guard !arguments.has(.quiet) else { return .success }
    let lines = outcomes.map { "created \(printable($0.path))\n" }
    let manifests = sources.filter { $0.module == nil && $0.path != "<stdin>" }.map(\.path)
    try terminal.printResult(lines.joined() + NextStep.text(of: nextSteps(for: manifests)))
    return .success
  }
}

// MARK: - What to remove

extension EjectRun {
  /// The steps left to the team, because they change files that cellgen didn't write.
  private func nextSteps(for manifests: [String]) -> [NextStep] {
    guard let first = manifests.first else { return [] }
    let isOne = manifests.count == 1
    let names = manifests.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = manifests.count > 3 ? " and \(manifests.count - 3) more" : ""
    let package = Surroundings(of: folder(of: first)).packageWithPlugin.map { path in
      let here = absolute(".") + "/"
      return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
    return [
      .note("Delete the manifest\(isOne ? "" : "s") \(names)\(rest)."),
      .note(
        "Delete the files that cellgen has generated from \(isOne ? "it" : "them"), if they are among your sources."
      ),
      .note(
        package.map { "Remove the plugin 'CellGenPlugin' from the target in '\($0)'." }
          ?? "Remove the step that runs cellgen from the build."),
      .note(runtimeStep(package)),
    ]
  }

  private func runtimeStep(_ package: String?) -> String {
    runtime == .import
      ? "Keep the dependency on the package 'cellgen': it contains the module 'CellGenRuntime'."
      : "Remove the package 'cellgen'\(package.map { " from '\($0)'" } ?? "") once nothing else uses it."
  }
}
