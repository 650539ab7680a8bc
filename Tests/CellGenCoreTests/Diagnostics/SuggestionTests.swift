import CellGenCore
import Testing

@Suite struct SuggestionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var known: [String]
    var expected: [String]
    var testDescription: String { "\(name) among \(known)" }

    init(_ name: String, _ known: [String], _ expected: [String]) {
      (self.name, self.known, self.expected) = (name, known, expected)
    }
  }

  static let rows = [
    Row("acions", ["data", "id", "actions"], ["actions"]),
    Row("actoins", ["data", "actions"], ["actions"]),
    Row("Title", ["title"], ["title"]),
    Row("is_favorite", ["favorites", "isFavorite"], ["isFavorite"]),
    Row("dry-run", ["dryRun"], ["dryRun"]),
    Row("cell", ["call", "cells", "bell"], ["call", "cells", "bell"]),
    Row("cells", ["sell", "cell", "Cells"], ["Cells"]),
    Row("aaab", ["aaaa", "aaac", "aaad", "aaae"], ["aaaa", "aaac", "aaad"]),
    Row("abc", ["xyz", "abd", "xbd"], ["abd"]),
    Row("id", ["if", "it", "size"], ["if", "it"]),
    Row("x", ["y", "z"], []),
    Row("x", ["xy"], ["xy"]),
    Row("", ["a", ""], []),
    Row("-", ["_"], []),
    Row("height", [], []),
    Row("größe", ["GRÖSSE", "Größe"], ["Größe"]),
  ]

  @Test(arguments: rows) func nearNames(_ row: Row) {
    #expect(Suggestion.names(near: row.name, among: row.known) == row.expected)
  }

  @Test func veryLongNamesAreNotCompared() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.names(near: long, among: [long + "b"]) == [])
  }

  @Test func helpJoinsTheNames() {
    #expect(Suggestion.help(near: "cell", among: ["size"]) == nil)
    #expect(Suggestion.help(near: "cell", among: ["cells"]) == "did you mean 'cells'?")
    let three = Suggestion.help(near: "cell", among: ["cells", "call", "bell"])
    #expect(three == "did you mean 'cells', 'call' or 'bell'?")
  }
}
