import FixtureSupport
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
      doc: "The runtime as one file of a module that shows it to no other.",
      name: "embeddedRuntime",
      value: EmbeddedCopy.literal(
        runtimeHeader(.internal) + withoutModifiers(try runtimeText()).text))
    try copy.expectIsUpToDate()
  }

  /// The same for the places of its modifiers.
  @Test(arguments: ["public", "open"])
  func modifiersAreUpToDate(modifier: String) throws {
    let header = runtimeHeader(.internal).utf8.count
    let places = withoutModifiers(try runtimeText()).places[modifier, default: []]
    let copy = EmbeddedCopy(
      path: "Sources/CellGenRuntimeText/\(modifier.capitalized)Modifiers.swift",
      origin: "Sources/CellGenRuntime",
      doc: "The bytes of the embedded runtime before which its source says `\(modifier)`.",
      name: "\(modifier)Modifiers", type: "[Int]",
      value: "[\n" + places.map { "\($0 + header),\n" }.joined() + "]")
    try copy.expectIsUpToDate()
  }

  @Test(arguments: [
    ("public func f() {}", "func f() {}", 0),
    ("  public override init() {}", "  override init() {}", 2),
    ("@objc\npublic init() {}", "@objc\ninit() {}", 6),
    ("let x = 1 // ü\npublic var é = 1", "let x = 1 // ü\nvar é = 1", 16),
  ])
  func modifiersAreTakenOut(source: String, text: String, place: Int) {
    let result = withoutModifiers(source)
    #expect(result.text == text && result.places == ["public": [place]])
  }

  @Test(arguments: [
    "// a public word\n/// public here too",
    "let s = \"a \\\" public b\"",
    "log(.public )",
    "let `public` = republic + publicity",
  ])
  func otherWordsStay(source: String) {
    #expect(withoutModifiers(source).text == source)
  }

  /// Where others see it, it is the source itself.
  @Test func isTheSourceWithPublicAccess() throws {
    let text = renderRuntime(access: .public).text
    #expect(text == runtimeHeader(.public) + (try runtimeText()))
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

/// A source without its modifiers `public` and `open`, and the bytes before which they were.
///
/// Comments and strings do not count, nor does the word where it is no modifier: after a dot or in
/// back-ticks.
private func withoutModifiers(_ source: String) -> (text: String, places: [String: [Int]]) {
  let bytes = Array(source.utf8)
  var (text, places): ([UInt8], [String: [Int]]) = ([], [:])
  var position = 0
  while position < bytes.count {
    var end = position + 1
    switch bytes[position] {
    case UInt8(ascii: "p"), UInt8(ascii: "o"):
      if let word = modifier(bytes, at: position) {
        places[word, default: []].append(text.count)
        position += word.utf8.count + 1
        continue
      }
    case UInt8(ascii: "/") where end < bytes.count && bytes[end] == UInt8(ascii: "/"):
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    case UInt8(ascii: "\""): end = endOfString(bytes, from: position) + 1
    default: break
    }
    text += bytes[position..<min(end, bytes.count)]
    position = end
  }
  return (String(decoding: text, as: UTF8.self), places)
}

private func modifier(_ bytes: [UInt8], at start: Int) -> String? {
  if start > 0, bytes[start - 1] == UInt8(ascii: ".") || isIdentifierByte(bytes[start - 1]) {
    return nil
  }
  return ["public", "open"].first { bytes[start...].starts(with: ($0 + " ").utf8) }
}

/// The last byte of a string of one line, whose interpolations hold no strings themselves.
private func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
  var position = start + 1
  while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
  }
  return position
}
