import CellGenCore
import Foundation
import Testing

/// Copies of good manifests with a part missing: an editor saves them in the middle of a word.
@Suite("Broken copies")
struct BrokenCopiesTests {
  @Test("The originals have no mistake", arguments: Original.all)
  func originals(_ original: Original) throws {
    #expect(try Execution(original.bytes).generate() == .generated)
  }

  @Test("Every prefix is generated or explained", arguments: Original.all)
  func prefixes(_ original: Original) throws {
    for count in stride(from: 0, to: original.bytes.count, by: original.step) {
      try check(Array(original.bytes[..<count]), "the first \(count) bytes of \(original)")
    }
  }

  @Test("Every deletion of a byte is generated or explained", arguments: Original.all)
  func deletions(_ original: Original) throws {
    for index in stride(from: 0, to: original.bytes.count, by: original.step) {
      var bytes = original.bytes
      bytes.remove(at: index)
      try check(bytes, "\(original) without its byte \(index)")
    }
  }

  /// Checks all rules, and that every error says how to fix it.
  private func check(_ bytes: [UInt8], _ name: String) throws {
    do throws(BrokenRule) {
      try Execution(bytes).generate([Options(runtime: .import)], repeats: false)
    } catch {
      Issue.record("\(name): \(error)")
    }
  }
}

/// A manifest of the repository.
struct Original: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  var description: String
  var bytes: [UInt8]
  /// Every which byte is looked at; all of them in a small file.
  var step: Int

  var testDescription: String { description }

  static let all = [readme, screen]

  private static let readme = Original(
    description: "the README's manifest", bytes: Array(firstBlock(of: text("README.md")).utf8),
    step: 1)

  /// The larger one is sampled, at places that are spread over all columns.
  private static let screen = Original(
    description: "the test screen",
    bytes: Array(text("Tests/GeneratedCodeTests/Screens/Listing.sections").utf8), step: 13)

  private static func text(_ path: String) -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// What stands between the first "```yaml" and the fence after it.
  private static func firstBlock(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.drop { $0 != "```yaml" }.dropFirst().prefix { $0 != "```" }
    return block.map { $0 + "\n" }.joined()
  }
}
