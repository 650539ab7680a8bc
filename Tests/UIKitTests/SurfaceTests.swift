import Foundation
import Testing

/// The stand-in's public API against a sheet that declares UIKit's.
///
/// The sheet is not part of this package. Where one is at hand:
///
///     CELLGEN_UIKIT_SHEET=path/to/sheet.md swift test --filter SurfaceTests
struct SurfaceTests {
  static let sheet = ProcessInfo.processInfo.environment["CELLGEN_UIKIT_SHEET"]

  @Test(.enabled(if: sheet != nil, "CELLGEN_UIKIT_SHEET does not name a sheet to compare with"))
  func everyDifferenceHasAReason() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = tests.appendingPathComponent("UIKit/compare-surface")
    process.arguments = [try #require(Self.sheet)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
