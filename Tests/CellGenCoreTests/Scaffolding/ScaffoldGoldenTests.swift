import CellGenAuthoringTexts
import FixtureSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// What templates make: each file by its path, byte for byte.
///
/// `CELLGEN_RECORD=1 swift test` rewrites the goldens and fails; review their diff.
@Suite struct ScaffoldGoldenTests {
  /// A template with its answers, and the folder of its goldens.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var template: Template
    var answers: Answers

    var testDescription: String { name }
  }

  static let repository = PackageSource.repository(
    url: "https://example.com/cellgen.git", version: "1.2.3")

  static let cases: [Case] = builtInCases.map { row in
    var row = row
    row.template = row.template.inTree
    return row
  }

  private static let builtInCases: [Case] = [
    project("screen", .screenPackage, repository),
    project("committed", .committedPackage, .checkout(path: "../tools", name: "tools")),
    project("module", .modulePackage, repository),
    project("manifest", .firstManifest, repository),
    Case(
      name: "new-screen", template: .screen,
      answers: named("OrderHistory").merging(["isPackage": false, "importsRuntime": false]) { $1 }),
    Case(name: "xcode-templates", template: .xcodeTemplates, answers: [:]),
    view("new-view", named: "Photo", importsRuntime: true),
    view("new-view", named: "Folder", importsRuntime: false),
    view("new-view", named: "Chart", importsRuntime: false),
    view("new-view", named: "Link", importsRuntime: false),
  ]

  private static func project(
    _ name: String, _ template: Template, _ source: PackageSource
  ) -> Case {
    let answers = projectAnswers(for: try! ScaffoldName("Orders"), template, from: source)
    return Case(name: name, template: template, answers: answers)
  }

  private static func named(_ name: String) -> Answers { try! ScaffoldName(name).answers }

  /// The class of a custom view of `Scaffolds/Views.sections`.
  private static func view(_ folder: String, named name: String, importsRuntime: Bool) -> Case {
    let module = analyze([viewsManifest]).module!
    let view = module.views.first { $0.name.text == name }!
    let answers = viewAnswers(view, in: module, importsRuntime: importsRuntime)
    return Case(name: "\(folder)/\(name)", template: .view, answers: answers)
  }

  static let viewsManifest = SourceText(
    path: "Views.sections",
    bytes: try! Array(
      Foundation.Data(contentsOf: folder.appending(path: "Views.sections"))))

  private static let folder = Fixtures.root.appending(path: "Scaffolds")

  @Test(arguments: cases) func matchesGolden(_ row: Case) throws {
    let scaffolding = scaffold(row.template, answers: row.answers)
    #expect(rendered(scaffolding) == "")
    // Generated code has goldens of its own.
    let files = scaffolding.files.filter { !$0.path.contains("/Generated/") }
    let folder = Self.folder.appending(path: row.name)
    if Fixtures.isRecording {
      try record(files, in: folder)
      Issue.record("recorded \(row.name); look at the diff and run again without recording")
      return
    }
    #expect(try paths(in: folder) == files.map(\.path).sorted())
    for file in files {
      let golden = try? String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      let diff = unifiedDiff(from: golden ?? "", to: file.text)
      #expect(diff.isEmpty, "\(file.path) has changed:\n\(diff)")
    }
  }

  @Test func theGeneratedCodeComesWithTheTemplateThatChecksItIn() {
    let row = Self.cases[1]
    let files = scaffold(row.template, answers: row.answers).files
    let generated = files.filter { $0.path.hasPrefix("Sources/Orders/Generated/") }
    #expect(
      generated.map { $0.path.split(separator: "/").last! } == [
        "Orders+ViewData.swift", "Orders+Views.swift",
        "Orders+ViewCreator.swift", "Orders+AccessibilityIDs.swift", "CellGenRuntime.swift",
      ])
    #expect(generated.allSatisfy { $0.text.hasPrefix(generatedFileMark) })
  }

  @Test(arguments: cases) func manifestsAreInTheCanonicalForm(_ row: Case) {
    for file in scaffold(row.template, answers: row.answers).files
    where file.path.hasSuffix(".sections") {
      let source = SourceText(path: file.path, bytes: Array(file.text.utf8))
      let diff = unifiedDiff(from: file.text, to: format(source).text ?? "")
      #expect(diff.isEmpty, "\(file.path):\n\(diff)")
    }
  }

  /// With the mistakes that the name makes in the manifest.
  @Test func aNameThatMakesNoManifestIsReported() throws {
    var answers = projectAnswers(
      for: try ScaffoldName("Orders"), .screenPackage, from: Self.repository)
    answers["name"] = "UICollectionView"
    let scaffolding = scaffold(.screenPackage, answers: answers)
    #expect(scaffolding.files == [])
    #expect(rendered(scaffolding).contains("[name-collision]"))
  }

  @Test func aMistakeInATemplateIsReportedAtItsPlace() {
    let template = Template(
      name: "wrong", summary: "", files: [.init(path: "a/{{nmae}}.swift", text: "\n {{name}")],
      folder: "ours")
    let report = rendered(scaffold(template, answers: ["name": "Orders"]))
    #expect(report.contains("ours/a/{{nmae}}.swift:1:3: error: unknown placeholder 'nmae'"))
    #expect(report.contains("ours/a/{{nmae}}.swift:2:2: error: '{{' is not closed on its line"))
  }

  /// One process for all scaffolds, as the names of their types are the same.
  @Test(.disabled(if: Fixtures.isRecording)) func swiftFormatLeavesThemAsTheyAre() throws {
    let folder = try TemporaryFolder()
    var texts: [String] = []
    for row in Self.cases {
      let files = scaffold(row.template, answers: row.answers).files
      texts += files.filter {
        $0.path.hasSuffix(".swift") && !$0.text.contains("swift-format-ignore")
      }
      .map(\.text).filter { !$0.contains("___") }
    }
    for (index, text) in texts.enumerated() { try folder.write(text, to: "\(index).swift") }
    let run = try Subprocess.run(
      ["swift", "format", "lint", "--strict", "--recursive", "--configuration"]
        + [Fixtures.package.appending(path: ".swift-format").path, folder.url.path])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(texts.count > 12)
  }

  // MARK: Files

  private func rendered(_ scaffolding: Scaffolding) -> String {
    DiagnosticRenderer(sources: scaffolding.sources).render(scaffolding.diagnostics)
  }

  private func record(_ files: [Template.File], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for file in files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: false, encoding: .utf8)
    }
  }

  private func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}

extension Template {
  /// The template with the texts of its files as they are now, which need not be built into the program yet.
  fileprivate var inTree: Template {
    var template = self
    template.files = files.map { file in
      let origin = embeddedTemplates.first { other in
        other.text == file.text && file.path.hasSuffix(other.path.split(separator: "/").last!)
      }
      guard let text = Fixtures.templates.first(where: { $0.path == origin?.path })?.text else {
        return file
      }
      var file = file
      file.contents = .text(text)
      return file
    }
    return template
  }
}
