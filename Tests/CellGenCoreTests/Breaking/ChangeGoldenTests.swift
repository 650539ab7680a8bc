import CellGenCore
import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring

/// Changes as projects make them, with what `cellgen breaking` reports:
///
///     Fixtures/Changes/rename-a-field/{Before,After}/*.sections → Fixtures/Changes/rename-a-field/report.txt
@Suite struct ChangeGoldenTests {
  private static let folder = Fixtures.root.appending(path: "Changes")

  @Test(arguments: Fixtures.names(in: folder))
  func reportIsAsRecorded(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let states = try ["Before", "After"].map { try analysis(in: folder.appending(path: $0)) }
    let report = BreakingReport(
      from: states[0].0, states[0].1, to: states[1].0, states[1].1, origin: "main")
    let text = DiagnosticRenderer(sources: report.sources).render(report.diagnostics)
    let difference = Fixtures.difference(
      of: text, from: folder.appending(path: "report.txt"), isRecording: Fixtures.isRecording)
    if let difference { Issue.record("\(name): \(difference)") }
  }

  @Test func aStateBreaksNothingOfItself() throws {
    for name in Fixtures.names(in: Self.folder) {
      let (analysis, module) = try analysis(
        in: Self.folder.appending(path: name).appending(path: "Before"))
      #expect(breakingChanges(from: analysis, module, to: analysis, module).isEmpty)
    }
  }

  private func analysis(in folder: URL) throws -> (Analysis, Module) {
    let sources = try Fixtures.names(in: folder).enumerated().map { index, name in
      SourceText(
        path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))), index: index)
    }
    let analysis = analyze(sources)
    return (analysis, try #require(analysis.module, "\(folder.path)"))
  }
}
