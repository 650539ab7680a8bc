import CellGenCommand
import CellGenCore

/// Creates a scaffold, writes it, and prints the written files and the next steps.
struct ScaffoldRun {
  let terminal: Terminal

  /// - Parameters:
  ///   - next: the next steps once the files exist.
  func run(
    _ template: Template, answers: Answers, into folder: String, next: [NextStep]
  ) throws(Failure) -> ExitCode {
    let scaffolding = scaffold(template, answers: answers)
    terminal.report(scaffolding.diagnostics, of: scaffolding.sources)
    guard !scaffolding.diagnostics.hasErrors else { return .failure }
    let outcomes = try ScaffoldWriter(folder: folder).write(scaffolding.files)
    let lines = outcomes.map { path, outcome in
      "\(outcome == .created ? "created" : "kept") \(printable(path))\n"
    }
    let steps = openSteps(in: scaffolding.files, folder) + next
    try terminal.printResult(lines.joined() + NextStep.text(of: steps))
    return .success
  }

  /// The steps that the files themselves don't cover.
  private func openSteps(in files: [Template.File], _ folder: String) -> [NextStep] {
    files.filter { $0.text.contains("// TODO: ") }.map { file in
      .note("Complete the TODOs in '\(join(folder, file.path))'.")
    }
  }
}
