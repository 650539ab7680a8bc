#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Where the compiler reports mistakes in samples, and mistakes elsewhere that samples depend on.
@Suite struct SampleErrorTests {
  private static let manifest = """
    views:
      Order:
        data:
          id: Int
          title: String
          price: Money?
          prices: "[Money] = []"
        unshown: [price, prices]
        layout: { label: title }
        samples:
          - { id: 1, title: One, price: null, prices: [] }
          - id: 2
            title: A title that is so long that its sample does not fit on a line of a hundred characters

          - { id: 3, title: Three, price: .free }

    """

  /// The lines of the manifest with an error.
  private func lines(_ manifest: String, app: String, _ mode: Compilation.Mode) throws -> Set<Int> {
    let folder = try TemporaryFolder()
    let source = SourceText(path: "Orders.sections", bytes: Array(manifest.utf8), index: 0)
    let options = Options(runtime: .import, lineDirectives: true)
    for file in generate([source], options: options).files {
      try folder.write(file.text, to: "Sources/\(file.name)")
    }
    try folder.write(app, to: "Sources/App.swift")
    let messages = try Compilation.messages(
      of: folder.names(in: "Sources").map { folder.url.appendingPathComponent("Sources/\($0)") },
      mode: mode)
    return Set(messages.matches(of: /Orders\.sections:(\d+):\d+: error/).compactMap { Int($0.1) })
  }

  @Test(arguments: Compilation.differingModes)
  func aMissingTypeIsReportedAtItsFields(_ mode: Compilation.Mode) throws {
    let manifest = Self.manifest.replacing(", price: .free", with: "")
    #expect(try lines(manifest, app: "", mode) == [6, 7])
  }

  @Test(arguments: Compilation.differingModes)
  func aMistakeInASampleIsReportedAtItsLine(_ mode: Compilation.Mode) throws {
    let app = "struct Money: Hashable, Sendable { static nonisolated let cheap = Money() }\n"
    #expect(try lines(Self.manifest, app: app, mode) == [15])
  }
}
#endif
