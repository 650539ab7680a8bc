import Testing

@testable import CellGenCore

@Suite("The table of keys")
struct KeyTableTests {
  @Test("Every key is named once and says what it does", arguments: Construct.all)
  func keys(kind: Construct) {
    #expect(Set(kind.keys.map(\.name)).count == kind.keys.count)
    for key in kind.keys {
      #expect(key.doc.hasSuffix("."), "\(key.name)")
      #expect(!key.doc.contains("\n"), "\(key.name)")
    }
  }

  @Test(
    "Every key that has a way around it is unknown where the way is offered",
    arguments: Construct.all)
  func ways(_ kind: Construct) {
    for key in kind.keys { #expect(kind.wayAround(key.name) == nil, "\(key.name)") }
  }

  @Test("Every word with a way around it is one that a construct lacks")
  func waysAreNeeded() {
    let known = { (word: String, construct: Construct) in
      construct.usual(word) != nil || construct.keys.contains { $0.name.lowercased() == word }
    }
    for way in waysAround {
      for word in way.words where way.kinds.allSatisfy({ known(word, $0) }) {
        Issue.record("remove '\(word)' from WaysAround.swift")
      }
    }
    for word in leafElements where known(word, .element) {
      Issue.record("remove '\(word)' from WaysAround.swift")
    }
  }
}
