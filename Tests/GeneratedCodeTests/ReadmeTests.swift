#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Every snippet and every command of the README does what the README says.
@Suite struct ReadmeTests {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `ReadmeRecipeTests` has the others.
  let blocks: [MarkdownBlock]

  init() throws {
    blocks = try Readme.descriptions()
  }

  @Test func theReadmeHoldsNothingThatIsNotTested() {
    #expect(
      blocks.map(\.language) == ["yaml", "swift", "swift", "text", "sh", "sh", "yaml", "swift"])
  }

  @Test func theManifestsAreRight() throws {
    for manifest in try manifests() {
      let generation = generate([manifest], options: Options())
      #expect(generation.diagnostics.all.isEmpty, "\(manifest.path)")
      #expect(generation.files.count == 5)
    }
  }

  @Test(arguments: Compilation.modes)
  func theSwiftCompilesWithWhatIsGenerated(in mode: Compilation.Mode) throws {
    let folder = try TemporaryFolder()
    for file in generate(try manifests(), options: Options()).files {
      try folder.write(file.text, to: file.name)
    }
    for (index, block) in blocks.filter({ $0.language == "swift" }).enumerated() {
      try folder.write(block.text, to: "Snippet\(index).swift")
    }
    let files = try folder.names().map { URL(fileURLWithPath: folder.path($0)) }
    #expect(try Compilation.messages(of: files, mode: mode) == "")
  }

  @Test func theMistakeIsReportedAsShown() throws {
    let text = try block("yaml").replacingOccurrences(of: "actions:", with: "acions:")
    let source = SourceText(path: "Timeline.sections", bytes: Array(text.utf8))
    let analysis = analyze([source])
    let report = DiagnosticRenderer(sources: [source]).render(analysis.diagnostics)
    #expect(report.contains(try block("text")), "\(report)")
  }

  @Test func theFirstCommandGeneratesAScreen() throws {
    let words = try command(0).split(separator: " ").map(String.init)
    #expect(words.prefix(3) == ["swift", "run", "cellgen"])
    let output = try #require(words.last)
    let folder = try TemporaryFolder()
    let arguments = words.dropFirst(3).map { $0 == output ? folder.path("Listing") : $0 }
    let run = try Subprocess.run(
      [BuildProducts.executable("cellgen").path] + arguments, in: Self.package)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      try folder.names(in: "Listing") == [
        "CellGenRuntime.swift", "Listing+AccessibilityIDs.swift",
        "Listing+ViewCreator.swift", "Listing+ViewData.swift", "Listing+Views.swift",
      ])
  }

  @Test func theSecondCommandIsTheOneThatRunsThis() throws {
    #expect(try command(1) == "swift test")
  }

  /// The manifests, by the names that their first lines give.
  private func manifests() throws -> [SourceText] {
    try blocks.filter { $0.language == "yaml" }.enumerated().map { index, block in
      let name = try #require(block.manifestName)
      return SourceText(path: name, bytes: Array(block.text.utf8), index: index)
    }
  }

  private func block(_ language: String) throws -> String {
    try #require(blocks.first { $0.language == language }).text
  }

  private func command(_ index: Int) throws -> String {
    let commands = blocks.filter { $0.language == "sh" }
    return try #require(commands.indices.contains(index) ? commands[index].text : nil)
      .trimmingCharacters(in: .newlines)
  }
}
#endif
