import CellGenAuthoring
import CellGenCore
import Foundation
import Testing

@Suite("The model as JSON")
struct ModuleJSONTests {
  /// `CELLGEN_RECORD=1 swift test` rewrites the golden and fails; review its diff.
  @Test(
    "A whole screen is as recorded",
    arguments: ["Listing", "OldSystems", "Previews", "Selection", "States"])
  func golden(name: String) throws {
    let fixtures = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    let golden = fixtures.appendingPathComponent("Models/\(name).json")
    let analysis = analyze(try GoldenCase(name: name).sources())
    let json = try #require(analysis.module.map { renderJSON($0) }, "\(rendered(analysis))") + "\n"
    if ProcessInfo.processInfo.environment["CELLGEN_RECORD"] == "1" {
      try json.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.lastPathComponent)")
    }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    let difference = json.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
    #expect(difference.isEmpty)
  }

  @Test("Is JSON, and the same on every run")
  func validity() throws {
    let module = try #require(resolved(everyKey).module)
    let json = renderJSON(module)
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(json == renderJSON(try #require(resolved(everyKey).module)))
    #expect(json.split(separator: "\n").allSatisfy { $0.utf8.count <= 110 })
  }
}
