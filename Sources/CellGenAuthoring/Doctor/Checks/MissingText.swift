import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// A string catalog that lacks the manifests' texts.
  static let missingText = DoctorCheck(
    name: "missing-text",
    title: "a string catalog lacks texts of manifests",
    text: """
      The generated code looks up the fixed texts of manifests in string catalogs.
      Texts that the catalog lacks are shown in the language of the manifest.

      'cellgen strings' adds them, and 'cellgen strings --check' lists what else
      needs attention.
      """,
    findings: { project in
      project.targets.flatMap { target -> [DoctorFinding] in
        guard !target.catalogs.isEmpty, let run = project.run(of: target),
          let module = run.analysis.module
        else { return [] }
        let texts = translatableTexts(of: module)
        return Dictionary(grouping: texts, by: \.table).sorted { $0.key < $1.key }
          .compactMap { project.finding(for: $1, table: $0, run, target) }
      }
    })
}

extension Project {
  fileprivate func finding(
    for texts: [TranslatableText], table: String, _ run: ManifestRun, _ target: ProjectTarget
  ) -> DoctorFinding? {
    let catalogs = target.catalogs.filter { fileName(of: $0) == "\(table).xcstrings" }
    guard catalogs.count == 1, let path = catalogs.first else { return nil }
    var diagnostics = Diagnostics()
    let source = SourceText(path: path, bytes: reading.bytes(of: path), index: run.sources.count)
    guard let catalog = StringCatalog(source, &diagnostics) else { return nil }
    let merge = catalog.merge(texts, options: CatalogOptions())
    let missing = catalog.findings(for: texts, merge: merge).filter { $0.kind == .missing }
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(3).map { "'\($0.key)'" }.joined(separator: ", ")
    let rest = missing.count > 3 ? " and \(missing.count - 3) more" : ""
    let manifests = generatedManifests(of: target)
    let isWholeFolder = manifests == files.manifests.filter { isBelow($0, target.folder) }
    let words =
      ["cellgen", "strings"] + (isWholeFolder ? [word(target.folder)] : manifests.map(word))
      + ["--catalog", word(path)] + moduleOptions(of: manifests, target)
    return DoctorFinding(
      place: DoctorFinding.Place(path: path, location: nil),
      message:
        "the catalog lacks \(missing.count == 1 ? "a text" : "texts") of manifests: \(names)\(rest)",
      help: "run '\(words.joined(separator: " "))'")
  }
}
