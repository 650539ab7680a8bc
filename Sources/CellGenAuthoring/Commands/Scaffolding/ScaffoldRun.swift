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
    try terminal.printResult(lines.joined() + text(of: steps))
    return .success
  }

  /// The steps that the files themselves leave open.
  private func openSteps(in files: [Template.File], _ folder: String) -> [NextStep] {
    files.filter { $0.text.contains("// TODO: ") }.map { file in
      .note("Complete the TODOs in '\(join(folder, file.path))'.")
    }
  }

  private func text(of steps: [NextStep]) -> String {
    let lines = steps.map { step in
      switch step {
      case .type(let line, let effect):
        "  \(printable(line))\n" + (effect.map { "      \($0)\n" } ?? "")
      case .note(let sentence): "  \(printable(sentence))\n"
      }
    }
    return lines.isEmpty ? "" : "\nNext:\n" + lines.joined()
  }
}

/// A next step for a new scaffold.
enum NextStep {
  /// A shell command, with its effect if that is not obvious.
  case type(String, effect: String? = nil)
  /// A sentence about a step outside the shell.
  case note(String)
}

/// A path as a word of the shell, quoted if necessary.
func shellWord(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:@%".utf8.contains(byte)
    }
  }
  if isPlain, !path.isEmpty, !path.hasPrefix("-") { return path }
  let plain = path.hasPrefix("-") ? "./" + path : path
  return "'" + plain.replacing("'", with: #"'\''"#) + "'"
}
