import Foundation
import TestSupport
import Testing

/// What the parser stands on.
@Suite("Layers")
struct LayerTests {
  private let core = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/CellGenCore")

  /// The parser knows YAML: it compiles without the language that is written in YAML, and without Swift's
  /// types.
  @Test func theParserCompilesWithoutWhatIsAboveIt() throws {
    let sources = ["Source", "Diagnostics", "Syntax"].flatMap(sources(in:))
    #expect(sources.count > 50)
    let run = try Subprocess.run(
      ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "cellgen"]
        + ["-module-name", "CellGenCore"] + sources)
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  private func sources(in folder: String) -> [String] {
    let folder = core.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".swift") }
  }
}
