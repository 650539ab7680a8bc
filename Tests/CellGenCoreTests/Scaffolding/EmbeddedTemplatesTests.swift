import CellGenAuthoringTexts
import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The copy of the templates that the program brings along.
@Suite struct EmbeddedTemplatesTests {
  /// `CELLGEN_RECORD=1 swift test` makes the copy anew and fails.
  @Test func isUpToDate() throws {
    let entries = try paths().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return "  (\n    path: \"\(path)\",\n    text: \(EmbeddedCopy.literal(text))\n  ),\n"
    }
    let copy = EmbeddedCopy(
      path: "Sources/CellGenAuthoringTexts/EmbeddedTemplates.swift", origin: "Templates",
      doc: "The files of `Templates`, sorted by their paths below it.", name: "embeddedTemplates",
      type: "[(path: String, text: String)]", value: "[\n\(entries.joined())]")
    try copy.expectIsUpToDate()
  }

  @Test func everyFileBelongsToATemplate() {
    let templates = Template.projects + [.screen, .view, .xcodeTemplates]
    let used = Set(templates.flatMap(\.files).map(\.text))
    #expect(embeddedTemplates.filter { !used.contains($0.text) }.map(\.path) == [])
  }

  private let folder = Fixtures.package.appending(path: "Templates")

  /// The files below `Templates`, hidden ones too, but for what a Mac's Finder leaves there.
  private func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(
          atPath: folder.appending(path: path).path, isDirectory: &isFolder)
        return isThere && !isFolder.boolValue && !path.hasSuffix(".DS_Store")
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
