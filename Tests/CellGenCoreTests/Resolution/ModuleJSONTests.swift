import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Foundation
import Testing

@Suite("The model as JSON")
struct ModuleJSONTests {
  /// `CELLGEN_RECORD=1 swift test` rewrites the golden and fails; review its diff.
  @Test("A whole screen is as recorded", arguments: Fixtures.names(in: folder))
  func golden(file: String) throws {
    let analysis = analyze(try GoldenCase(name: file.replacing(".json", with: "")).sources())
    let json = try #require(analysis.module.map { renderJSON($0) }, "\(rendered(analysis))") + "\n"
    let golden = Self.folder.appending(path: file)
    let difference = Fixtures.difference(of: json, from: golden, isRecording: Fixtures.isRecording)
    #expect(difference == nil)
  }

  private static let folder = Fixtures.root.appending(path: "Models")

  @Test("Is JSON, and the same on every run")
  func validity() throws {
    let module = try #require(resolved(everyKey).module)
    let json = renderJSON(module)
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(json == renderJSON(try #require(resolved(everyKey).module)))
    #expect(json.split(separator: "\n").allSatisfy { $0.utf8.count <= 110 })
  }
}
