import FixtureSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenCore

/// The generated Swift, byte for byte.
///
/// `CELLGEN_RECORD=1 swift test` rewrites the goldens and fails; review their diff.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all + GoldenCase.modules)
  func matchesGolden(_ golden: GoldenCase) {
    for failure in golden.failures() { Issue.record("\(failure)") }
  }

  @Test func eachFolderOfGoldensHasItsManifests() {
    #expect(Fixtures.names(in: Fixtures.generated) == GoldenCase.all.map(\.name))
  }

  @Test(arguments: GoldenCase.all)
  func twoRunsMakeTheSameBytes(_ golden: GoldenCase) throws {
    #expect(try golden.generation().files == golden.generation().files)
  }

  /// One process for all goldens that were not seen before: starting it takes longer than formatting them.
  @Test(.disabled(if: Fixtures.isRecording))
  func swiftFormatLeavesGoldensAsTheyAre() throws {
    let folder = try TemporaryFolder()
    // The runtime that most of them have is the same.
    var texts: Set<String> = []
    let files = try (GoldenCase.all + GoldenCase.modules).flatMap { try $0.generation().files }
      .filter { texts.insert($0.text).inserted }
    let copies = try files.enumerated().map { index, file in
      URL(filePath: try folder.write(formattable(file.text), to: "\(index).swift"))
    }
    let configuration = Fixtures.package.appending(path: ".swift-format")
    let version = try Subprocess.run(["swift", "format", "--version"]).output
    let unseen = try Seen.unseen(
      ["format", version, String(contentsOf: configuration, encoding: .utf8)], copies)
    guard !unseen.isEmpty else { return }
    let run = try Subprocess.run(
      ["swift", "format", "--in-place", "--parallel", "--configuration", configuration.path]
        + unseen.map(\.file.path))
    #expect(run.exitCode == 0, "\(run.messages)")
    for (copy, mark) in unseen {
      let file = try files[#require(copies.firstIndex(of: copy))]
      let formatted = respacingDirectives(try folder.read(copy.lastPathComponent))
      let diff = unifiedDiff(from: formattable(file.text), to: formatted)
      #expect(diff.isEmpty, "swift format changes \(file.name):\n\(diff)")
      if run.exitCode == 0, diff.isEmpty { try mark.set() }
    }
  }

  /// The text without the line that keeps swift-format away.
  private func formattable(_ text: String) -> String {
    text.replacingOccurrences(of: "// swift-format-ignore-file\n", with: "")
  }

  /// The text with the spaces that swift-format takes out of `#sourceLocation(file:line:)`.
  private func respacingDirectives(_ text: String) -> String {
    text.replacing(/(?<start>#sourceLocation\(file:)(?<file>".*"),line:/) {
      "\($0.start) \($0.file), line: "
    }
  }
}
