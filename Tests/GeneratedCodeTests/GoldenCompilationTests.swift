#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Every golden compiles without a warning, with the code that its user would write beside it.
@Suite struct GoldenCompilationTests {
  static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("CellGenCoreTests/Fixtures")

  @Test(arguments: Typecheck.modes)
  func theWholeOfTheExampleCompiles(in mode: Typecheck.Mode) throws {
    let folder = try TemporaryFolder()
    let files = try Self.swiftFiles(in: "Generated/Listing") + [Self.support("Listing")]
    let messages = try Typecheck.messages(
      of: files + [Self.embeddedRuntime(.public, in: folder)], mode: mode,
      modules: [Typecheck.emptyModule("Kingfisher", in: folder)])
    #expect(messages == "")
  }
}
#endif
