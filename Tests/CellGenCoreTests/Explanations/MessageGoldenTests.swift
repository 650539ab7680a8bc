import CellGenAuthoring
import CellGenCore
import Foundation
import Testing

/// The full text of the message of every code, as a terminal shows it.
///
/// `CELLGEN_RECORD=1 swift test` rewrites the goldens and fails; read their diff by eye: would
/// following the message alone fix the manifest?
@Suite("Messages")
struct MessageGoldenTests {
  @Test("Each is as recorded", arguments: DiagnosticCode.all)
  func golden(_ code: DiagnosticCode) throws {
    let text = rendered(code.explanation.wrong)
    let golden = folder.appendingPathComponent(code.rawValue + ".txt")
    if isRecording {
      try text.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.lastPathComponent)")
    }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == recorded, "\(code.rawValue) has changed:\n\(changes(from: recorded, to: text))")
  }

  @Test("There is no golden of a code that is gone")
  func leftovers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let known = Set(DiagnosticCode.all.map { $0.rawValue + ".txt" })
    let leftovers = files.filter { !known.contains($0) }.sorted()
    if isRecording {
      for name in leftovers { try FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
    #expect(leftovers.isEmpty)
  }

  private let isRecording = ProcessInfo.processInfo.environment["CELLGEN_RECORD"] == "1"

  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Diagnostics")

  /// The lines that differ: `-` as recorded, `+` as they are now.
  private func changes(from old: String, to new: String) -> String {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    return lines(new).difference(from: lines(old))
      .map { change in
        switch change {
        case .remove(_, let line, _): "-\(line)\n"
        case .insert(_, let line, _): "+\(line)\n"
        }
      }
      .joined()
  }
}
