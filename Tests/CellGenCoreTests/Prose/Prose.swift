import FixtureSupport
import Foundation

/// A passage that people read: a paragraph of a comment or a page, or a text that cellgen prints.
struct Passage {
  enum Kind: String, CaseIterable {
    case comments, messages, manual
  }

  var kind: Kind
  /// From the package's folder.
  var path: String
  var text: String
}

extension Passage {
  /// All passages in the package, except in recorded copies.
  static func all() throws -> [Passage] {
    let swift = ["Sources", "Plugins", "Templates", "Tests/UIKit", "Tests/TestSupport"]
      .flatMap { files(in: $0, "swift") }
      .filter { !$0.hasPrefix("Sources/CellGenRuntimeText") }
      .filter { !$0.hasPrefix("Sources/CellGenAuthoringTexts") }
    let pages =
      ["Sources/CellGenRuntime", "Sources/CellGenAuthoring"].flatMap { files(in: $0, "md") }
      + ["README.md", ".github/CONTRIBUTING.md", ".github/BENCHMARKS.md"]
    return try swift.flatMap { path in try passages(ofSource: path) }
      + pages.flatMap { path in try passages(ofPage: path) }
  }

  private static func files(in folder: String, _ pathExtension: String) -> [String] {
    let root = Fixtures.package.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".\(pathExtension)") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func lines(of path: String) throws -> [Substring] {
    let text = try String(contentsOf: Fixtures.package.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The comments, each as one line, and the string literals of several words.
  private static func passages(ofSource path: String) throws -> [Passage] {
    var passages: [Passage] = []
    var comment = ""
    func endComment() {
      if !comment.isEmpty { passages.append(Passage(kind: .comments, path: path, text: comment)) }
      comment = ""
    }
    for line in try lines(of: path) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("//") {
        let text = line.drop { $0 == "/" }.drop { $0 == " " }
        if text.isEmpty || text.hasPrefix("- ") { endComment() }
        if !text.isEmpty { comment += (comment.isEmpty ? "" : " ") + text }
        continue
      }
      endComment()
      for literal in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      where literal.offset % 2 == 1 && literal.element.contains(" ") {
        passages.append(Passage(kind: .messages, path: path, text: String(literal.element)))
      }
    }
    endComment()
    return passages
  }

  /// The paragraphs, each as one line, without what is in code blocks.
  private static func passages(ofPage path: String) throws -> [Passage] {
    var passages: [Passage] = []
    var paragraph = ""
    var isCode = false
    for line in try lines(of: path) + [""] {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      guard line.isEmpty || isCode else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line.drop { $0 == " " }
        continue
      }
      if !paragraph.isEmpty {
        passages.append(Passage(kind: .manual, path: path, text: paragraph))
      }
      paragraph = ""
    }
    return passages
  }
}
