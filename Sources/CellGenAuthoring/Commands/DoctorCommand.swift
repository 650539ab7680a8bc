import CellGenCommand
import CellGenCore

extension Command {
  /// A project → its mistakes in using cellgen.
  static let doctor = Command(
    name: "doctor",
    abstract: "Find problems in a project, and suggest a fix for each.",
    discussion: """
      Examines the packages, Xcode projects and manifests in a folder, and finds
      targets without the plugin, manifests outside of all targets, generated files
      that are out of date or compiled twice, a second runtime, versions that don't
      match, missing classes, types that are isolated to the main actor, and string
      catalogs without the manifests' texts. The exit code is 1 if there is a finding.

      Packages and projects are read as text. Nothing in them is run, nothing is
      written, and values that a Package.swift computes are not guessed. Hidden
      folders, links to folders, 'DerivedData', 'Pods', 'Carthage' and 'node_modules'
      are skipped.

      Pass the name in brackets to 'cellgen explain' to read about a finding.
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
    for gap in report.gaps { terminal.warn(gap, help: "the findings do not cover it") }
    for (check, finding) in report.findings {
      terminal.printMessage(
        report.headline(of: finding, check) + "\n  = help: \(printable(finding.help))\n")
    }
    if !arguments.has(.quiet) { try terminal.printResult(report.summary) }
  }
}
