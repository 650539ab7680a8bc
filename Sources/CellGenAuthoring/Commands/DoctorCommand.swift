import CellGenCommand
import CellGenCore

extension Command {
  /// A project → its mistakes in using cellgen.
  static let doctor = Command(
    name: "doctor",
    abstract: "Find what a project gets wrong, with a remedy for each.",
    discussion: """
      Looks at packages, Xcode projects and manifests in a folder: targets without
      the plugin, manifests outside of all targets, generated files that are out of
      date or compiled twice, a second runtime, versions that differ, classes that
      are missing, types that belong to the main actor, and string catalogs without
      the manifests' texts. The exit code is 1 if there is a finding.

      Packages and projects are read as text: nothing in them is run, and nothing
      is written. What a Package.swift computes is unknown, and is not guessed.
      Hidden folders and links to folders are skipped, and so are 'DerivedData',
      'Pods', 'Carthage' and 'node_modules'.

      'cellgen explain' has a page about each finding, by the name in brackets.
      """,
    operand: Operand(
      name: "dir", help: "The folder of the project. (default: .)", isRequired: false,
      isRepeated: false, completion: .folders),
    options: [.doctorFormat, .quiet],
    examples: [
      ("cellgen doctor", "Examine the project in the current folder."),
      ("cellgen doctor Shop --format json", "Print the findings for another tool."),
    ],
    run: { arguments, terminal throws(Failure) in
      try DoctorRun(arguments: arguments, terminal: terminal).run()
    })
}

/// The formats of findings.
private enum DoctorFormat: String, CaseIterable {
  case text, json
}

extension CommandOption {
  fileprivate static let doctorFormat = CommandOption(
    "format", .choice(of: DoctorFormat.allCases.map(\.rawValue), placeholder: "format"),
    "The output format: 'text' or 'json'.", fallback: DoctorFormat.text.rawValue)
}

/// One run of `cellgen doctor`.
private struct DoctorRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    let folder = arguments.operands.first ?? "."
    switch try FileSystem.kind(of: folder, to: "examine") {
    case .folder: break
    case nil: throw .cannot("examine", folder, "no such file or directory")
    default: throw .cannot("examine", folder, "it is not a folder")
    }
    // A folder that can't be listed would look like an empty one.
    _ = try FileSystem.names(in: folder)
    let report = DoctorReport(folder: folder, project: Project(folder))
    switch arguments[.doctorFormat, as: DoctorFormat.self] {
    case .json: try terminal.printResult(report.json())
    case .text: try print(report)
    }
    return report.findings.isEmpty ? .success : .failure
  }

  private func print(_ report: DoctorReport) throws(Failure) {
    for gap in report.gaps { terminal.warn(gap, help: "it is left out of what follows") }
    for (check, finding) in report.findings {
      terminal.printMessage(
        report.headline(of: finding, check) + "\n  = help: \(printable(finding.help))\n")
    }
    if !arguments.has(.quiet) { try terminal.printResult(report.summary) }
  }
}
