import Testing

@testable import CellGenCore

@Suite("The table of keys")
struct KeyTableTests {
  @Test("Every key is named once and says what it does", arguments: MappingKind.allCases)
  func keys(kind: MappingKind) {
    #expect(Set(kind.keys.map(\.name)).count == kind.keys.count)
    for key in kind.keys {
      #expect(key.doc.hasSuffix("."), "\(key.name)")
      #expect(!key.doc.contains("\n"), "\(key.name)")
    }
  }

  @Test(
    "Every key that has a way around it is unknown where the way is offered",
    arguments: MappingKind.allCases)
  func ways(_ kind: MappingKind) {
    for key in kind.keys { #expect(kind.wayAround(key.name) == nil, "\(key.name)") }
  }
}
