import CellGenAuthoring
import FixtureSupport
import Foundation
import Testing

@testable import CellGenCore

/// The JSON of the model leaves nothing out: what changes the model changes its JSON.
///
/// Parts of manifests are taken out, one at a time. Where that leaves the JSON as it was, the model must be
/// as it was, too, as reflection sees it.
@Suite struct WholeModelTests {
  @Test(arguments: ["Listing", "LayoutElements", "Texts", "Rows", "Controls", "States", "Nothings"])
  func everyPartOfTheModelIsInItsJSON(_ name: String) throws {
    let sources = try GoldenCase(name: name).sources()
    try #require(sources.count == 1)
    try check(String(decoding: sources[0].bytes, as: UTF8.self))
  }

  @Test func everyKeyOfTheModelIsInItsJSON() throws { try check(everyKey) }

  private func check(_ text: String) throws {
    let whole = try #require(resolved(text).module)
    let json = renderJSON(whole)
    for part in Part.all(of: text) {
      let other = part.removed(from: text)
      guard let module = resolved(other).module, renderJSON(module) == json else { continue }
      let (before, after) = (facts(of: whole), facts(of: module))
      let difference = zip(before, after).first { $0 != $1 }
      #expect(
        before == after,
        "\(part.text): \(difference.map { "\($0) became \($1)" } ?? "more or less")")
    }
  }
}

/// A part of a manifest that may be taken out.
private struct Part {
  var range: Range<String.Index>
  var text: Substring

  func removed(from text: String) -> String {
    var text = text
    text.removeSubrange(range)
    return text
  }

  /// Entries in braces, and lines with what is indented below them.
  static func all(of text: String) -> [Part] {
    let entries = text.matches(
      of: #/, \w+: (?:[^,{}\[\]"\n]+|"[^"\n]*"|\{[^{}\n]*\})/#
    ).map(\.range)
    let others = text.matches(of: #/\{ (\w+: (?:[^,{}\[\]"\n]+|"[^"\n]*"), )/#).map {
      $0.output.1.startIndex..<$0.output.1.endIndex
    }
    return (entries + others + blocks(of: text)).map { Part(range: $0, text: text[$0]) }
  }

  private static func blocks(of text: String) -> [Range<String.Index>] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indents = lines.map { $0.prefix { $0 == " " }.count }
    return lines.indices.compactMap { first in
      guard !lines[first].isEmpty else { return nil }
      let last = lines.indices.dropFirst(first + 1).first {
        !lines[$0].isEmpty && indents[$0] <= indents[first]
      }
      let end = last.map { lines[$0].startIndex } ?? text.endIndex
      return lines[first].startIndex..<end
    }
  }
}

/// The contents of a module, without their locations.
private func facts(of module: Module) -> [String] {
  var facts: [String] = []
  add(module, "module", to: &facts)
  return facts
}

private func add(_ value: Any, _ path: String, to facts: inout [String]) {
  if value is SourceSpan || value is SourceSpan? || value is SourceText { return }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else {
    return facts.append("\(path) = \(value)")
  }
  // An enum's case is the name of its only child.
  for (position, child) in mirror.children.enumerated() {
    add(child.value, "\(path).\(child.label ?? "\(position)")", to: &facts)
  }
}
