import CellGenCommand
import CellGenCore

/// The output of `cellgen doctor`.
struct DoctorReport {
  /// The folder as the user passed it.
  let folder: String
  let project: Project
  let findings: [(check: DoctorCheck, finding: DoctorFinding)]

  init(folder: String, project: Project) {
    self.folder = folder
    self.project = project
    findings = DoctorCheck.all.flatMap { check in check.findings(project).map { (check, $0) } }
  }

  /// The numbers of things examined, in one line.
  private var extent: String {
    let parts = counts.map { "\($0.number) \($0.number == 1 ? $0.noun : $0.nouns)" }
    return parts.joined(separator: ", ")
  }

  private var counts: [(noun: String, nouns: String, number: Int)] {
    let files = project.files
    return [
      ("package", "packages", project.packages.count),
      ("Xcode project", "Xcode projects", project.xcodeProjects.count),
      ("target", "targets", project.targets.count { $0.isInPackage }),
      ("manifest", "manifests", files.manifests.count),
      ("generated file", "generated files", project.writtenFiles.count),
      ("string catalog", "string catalogs", files.catalogs.count),
    ].filter { $0.number > 0 || $0.noun == "manifest" }
  }

  /// The last line of the output.
  var summary: String {
    let verdict = findings.isEmpty ? "no problems" : counted(findings.count, "finding")
    return "\(verdict) in '\(printable(folder))': \(extent)\n"
  }

  /// The parts of the project that couldn't be examined.
  var gaps: [String] {
    let unread = project.reading.unreadable.sorted()
    let names = unread.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = unread.count > 3 ? " and \(unread.count - 3) more" : ""
    return (unread.isEmpty ? [] : ["cannot read \(names)\(rest)"])
      + (project.files.isComplete
        ? [] : ["the folder has more than \(ProjectFiles.largest) files; the rest is left out"])
  }

  /// A finding in the format of compiler messages.
  func headline(of finding: DoctorFinding, _ check: DoctorCheck) -> String {
    let path = join(folder, finding.place.path)
    let location = finding.place.location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(printable(path))\(location): error: \(printable(finding.message)) [\(check.name)]"
  }

  /// The findings for other tools.
  ///
  ///     { "version": 1, "folder", "findings": [ { "check", "file", "line", "column", "message", "help" } ],
  ///       "examined": { "packages", "xcodeProjects", "targets", "manifests", "generatedFiles", "stringCatalogs" },
  ///       "unreadable": [ ] }
  ///
  /// All keys are always present, in this order. Lines and columns count from 1, columns in UTF-8 bytes; they
  /// are null if the finding isn't at a particular line. The paths of files begin with the folder.
  func json() -> String {
    let files = project.files
    let entries = findings.map { check, finding in
      let location = finding.place.location
      return JSONValue.object([
        ("check", .string(check.name)), ("file", .string(join(folder, finding.place.path))),
        ("line", location.map { .integer($0.line) } ?? .null),
        ("column", location.map { .integer($0.column) } ?? .null),
        ("message", .string(finding.message)), ("help", .string(finding.help)),
      ])
    }
    return JSONValue.object([
      versionEntry, ("folder", .string(folder)),
      ("findings", .array(entries)),
      (
        "examined",
        .object([
          ("packages", .integer(project.packages.count)),
          ("xcodeProjects", .integer(project.xcodeProjects.count)),
          ("targets", .integer(project.targets.count { $0.isInPackage })),
          ("manifests", .integer(files.manifests.count)),
          ("generatedFiles", .integer(project.writtenFiles.count)),
          ("stringCatalogs", .integer(files.catalogs.count)),
        ])
      ),
      ("unreadable", .strings(project.reading.unreadable.sorted())),
    ]).rendered() + "\n"
  }
}
