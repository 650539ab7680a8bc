import Foundation
import Testing

@testable import CellGenCore

/// The copy of the runtime that generated code is given.
///
/// The open form, `Sources/CellGenRuntime/OpenForm`, is not in it. Cells of several modules conform to one
/// `CellModel`, so they need one runtime, which is the library; and a screen named `Feed` has a generated
/// `FeedDataSource` of its own, which in one module would be a second type of that name.
@Suite struct EmbeddedRuntimeTests {
  /// `CELLGEN_RECORD=1 swift test` makes the copy anew and fails.
  @Test func isUpToDate() throws {
    let copy = EmbeddedCopy(
      path: "Sources/CellGenRuntimeText/EmbeddedRuntime.swift",
      origin: "Sources/CellGenRuntime",
      doc: "The runtime as one file, but for its imports.", name: "embeddedRuntime",
      value: EmbeddedCopy.literal(try runtimeText()))
    try copy.expectIsUpToDate()
  }

  @Test(arguments: [
    ("public func f() {}", "package func f() {}", "func f() {}"),
    ("  public override init() {}", "  package override init() {}", "  override init() {}"),
    ("@objc\npublic init() {}", "@objc\npackage init() {}", "@objc\ninit() {}"),
    (
      "let x = 1 // ü\npublic var é = 1", "let x = 1 // ü\npackage var é = 1",
      "let x = 1 // ü\nvar é = 1"
    ),
  ])
  func modifiersAreRewritten(source: String, asPackage: String, asInternal: String) {
    #expect(replacingPublic(in: source, by: .package) == asPackage)
    #expect(replacingPublic(in: source, by: .internal) == asInternal)
  }

  @Test(arguments: [
    "// a public word\n/// public here too",
    "let s = \"a \\\" public b\"",
    "log(.public )",
    "let `public` = republic + publicity",
  ])
  func otherWordsStay(source: String) {
    #expect(replacingPublic(in: source, by: .internal) == source)
  }

  @Test(arguments: Access.allCases)
  func isGivenTheWidestAccess(access: Access) {
    let text = renderRuntime(access: access).text
    #expect(text.hasPrefix(generatedFileMark))
    #expect(text.contains("\npublic ") == (access == .public))
    #expect(text.contains("\npackage protocol ConfigurableView") == (access == .package))
    #expect(text.contains("\nprotocol ConfigurableView") == (access == .internal))
  }

  // MARK: Making the copy

  /// The files that are read first, in this order; others follow by name.
  private static let order = [
    "ScreenValue", "ViewData", "CellModel", "CellHost", "CellRow", "CellState",
    "ConfigurableView", "DeclaredView", "Hosted", "Host", "ConfigurableCollectionViewCell",
    "ConfigurableListCell", "ConfigurableTableViewCell", "ConfigurableReusableView",
    "ConfigurableHeaderFooterView", "Screen", "ScreenCell", "ViewCreator", "ShownContent", "List",
    "CollectionDataSource", "TableDataSource", "ScreenLayout",
  ]

  /// The runtime, but for its folder `OpenForm`, as one text without what each file has around its declarations.
  private func runtimeText() throws -> String {
    let folder = Fixtures.package.appending(path: "Sources/CellGenRuntime")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    let rank = { (name: String) in Self.order.firstIndex(of: name) ?? Self.order.count }
    let sorted = names.sorted { (rank($0), $0) < (rank($1), $1) }
    let texts = try sorted.map { name in
      declarations(
        in: try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8))
    }
    return texts.joined(separator: "\n")
  }

  /// A file without its imports and the condition around it.
  private func declarations(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first == "#if canImport(UIKit)" {
      lines.removeFirst()
      if let end = lines.lastIndex(of: "#endif") { lines.remove(at: end) }
    }
    // ImageIO is imported where it exists, which only that file says.
    lines.removeAll {
      $0.wholeMatch(of: /(public )?import [A-Za-z]+/) != nil && $0 != "import ImageIO"
    }
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty } ?? start
    return lines[start...end].joined(separator: "\n") + "\n"
  }
}
