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

  /// The same for the places of its modifiers, which every run would have to find otherwise.
  @Test func modifiersAreUpToDate() throws {
    let places = publicModifiers(in: try runtimeText())
    let copy = EmbeddedCopy(
      path: "Sources/CellGenRuntimeText/RuntimeModifiers.swift",
      origin: "Sources/CellGenRuntime",
      doc: "The bytes at which the modifiers `public` and `open` begin in the embedded runtime.",
      name: "runtimeModifiers", type: "[Int]",
      value: "[\n" + places.map { "\($0),\n" }.joined() + "]")
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
    let modifiers = publicModifiers(in: source)
    #expect(replacingPublic(in: source, at: modifiers, by: .package) == Array(asPackage.utf8))
    #expect(replacingPublic(in: source, at: modifiers, by: .internal) == Array(asInternal.utf8))
  }

  @Test(arguments: [
    "// a public word\n/// public here too",
    "let s = \"a \\\" public b\"",
    "log(.public )",
    "let `public` = republic + publicity",
  ])
  func otherWordsStay(source: String) {
    #expect(publicModifiers(in: source).isEmpty)
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

/// The bytes at which the modifiers `public` and `open` begin.
///
/// Comments and strings do not count, nor does the word where it is no modifier: after a dot or in
/// back-ticks.
private func publicModifiers(in source: String) -> [Int] {
  let bytes = Array(source.utf8)
  var modifiers: [Int] = []
  var position = 0
  while position < bytes.count {
    switch bytes[position] {
    case UInt8(ascii: "p"), UInt8(ascii: "o"):
      if isPublicModifier(bytes, at: position) { modifiers.append(position) }
    case UInt8(ascii: "/")
    where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\""): position = endOfString(bytes, from: position)
    default: break
    }
    position += 1
  }
  return modifiers
}

private func isPublicModifier(_ bytes: [UInt8], at start: Int) -> Bool {
  if start > 0, bytes[start - 1] == UInt8(ascii: ".") || isIdentifierByte(bytes[start - 1]) {
    return false
  }
  return ["public ", "open "].contains { bytes[start...].starts(with: $0.utf8) }
}

/// The last byte of a string of one line, whose interpolations hold no strings themselves.
private func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
  var position = start + 1
  while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
  }
  return position
}
