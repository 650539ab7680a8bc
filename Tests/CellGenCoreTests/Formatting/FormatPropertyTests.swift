import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// What holds of every manifest that is formatted.
@Suite("Formatting of any manifest") struct FormatPropertyTests {
  @Test(arguments: realManifests) func realManifestsKeepTheirMeaning(_ manifest: RealManifest)
    throws
  {
    let text = try check(manifest.text)
    #expect(output(text, manifest) == output(manifest.text, manifest))
  }

  @Test(arguments: realManifests) func anyStyleOfARealManifestMeansTheSame(
    _ manifest: RealManifest
  ) throws {
    let reading = Reading(manifest.text)
    try #require(reading.summaries == [], "\(manifest.name)")
    let root = try #require(reading.root)
    let expected = output(manifest.text, manifest)
    for seed in UInt64(0)..<(Thoroughness.isNightly ? 15 : 4) {
      var style = RandomStyle(seed: seed, shufflesKeys: true)
      let text = style.text(of: root)
      let after = try check(text, comments: style.comments, "\(manifest.name), seed \(seed)")
      #expect(output(after, manifest) == expected, "\(manifest.name), seed \(seed)")
    }
  }

  @Test(arguments: 0..<10) func anyTreeIsKept(_ batch: UInt64) throws {
    let count: UInt64 = Thoroughness.isNightly ? 60 : 20
    for seed in batch * count..<(batch + 1) * count {
      var tree = RandomTree(seed: seed)
      var style = RandomStyle(seed: seed)
      let root = tree.root()
      let text = style.text(of: root)
      try check(text, comments: style.comments, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20) func aSeedMakesOneTreeAndOneStyle(_ seed: UInt64) {
    let texts = (0..<2).map { _ in
      var tree = RandomTree(seed: seed)
      var style = RandomStyle(seed: seed)
      return style.text(of: tree.root())
    }
    #expect(texts[0] == texts[1])
  }

  /// What the parser could not read has no value either, and stands in no brackets.
  @Test(arguments: 0..<20) func treesWithHolesAreWritten(_ seed: UInt64) {
    let hole = Node(.broken, span: SourceSpan(file: 0, start: 1, end: 1))
    for node in [hole, Node(.empty, span: hole.span)] {
      let list = Node(
        .sequence(Node.Sequence(items: [node, node], isFlow: true)),
        span: SourceSpan(file: 0, start: Int(seed), end: Int(seed)))
      let key = Mapping.Key(text: "a", span: hole.span)
      let entries = [Mapping.Entry(key: key, value: list)]
      let root = Node(.mapping(Mapping(entries: entries, isFlow: true)), span: list.span)
      var style = RandomStyle(seed: seed)
      #expect(Reading(style.text(of: root)).summaries == [])
    }
  }

  /// Formats a text and checks what holds of all.
  @discardableResult
  private func check(
    _ text: String, comments expected: [String]? = nil, _ name: String = ""
  ) throws -> String {
    let source = SourceText(path: "", bytes: Array(text.utf8))
    let reading = Reading(text)
    try #require(reading.summaries == [], "\(name)\n\(text)")
    let root = try #require(reading.root)
    let after = canonicalText(of: source, root)
    try #require(means(after, root), "\(name)\n\(text)\n--- becomes\n\(after)")
    let again = SourceText(path: "", bytes: Array(after.utf8))
    let newRoot = try #require(Reading(after).root)
    #expect(canonicalText(of: again, newRoot) == after, "\(name)\n\(text)\n--- becomes\n\(after)")
    let found = comments(in: again, newRoot).map(\.text).sorted()
    let before = expected ?? comments(in: source, root).map(\.text)
    #expect(found == before.sorted(), "\(name)\n\(text)\n--- becomes\n\(after)")
    #expect(!after.contains("\r") && !after.hasPrefix("\u{FEFF}"))
    return after
  }

  private func output(_ text: String, _ manifest: RealManifest) -> [GeneratedFile] {
    let source = SourceText(path: manifest.name + ".sections", bytes: Array(text.utf8))
    return generate([source], options: Options()).files
  }
}

/// A manifest without a mistake that the repository shows or tests.
struct RealManifest: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  var testDescription: String { name }
}

let realManifests: [RealManifest] = {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  var manifests = [RealManifest(name: "EveryKey", text: everyKey + "\n")]
  let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
  for case let file as URL in files ?? .init() where file.pathExtension == "sections" {
    // Those with mistakes, and a template of Xcode's, which makes the names.
    if file.path.contains("/Fixtures/Wrong/") || file.path.contains("/Fixtures/Slips/") { continue }
    if file.lastPathComponent.hasPrefix("___") { continue }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
    manifests.append(
      RealManifest(name: file.deletingPathExtension().lastPathComponent, text: text))
  }
  let readme = tests.deletingLastPathComponent().appendingPathComponent("README.md")
  let parts = (try? String(contentsOf: readme, encoding: .utf8))?.components(separatedBy: "```")
  if let block = parts?.first(where: { $0.hasPrefix("yaml\n") }) {
    manifests.append(RealManifest(name: "Timeline", text: String(block.dropFirst(5))))
  }
  return manifests
}()
