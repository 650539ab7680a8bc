import CellGenCore
import Testing

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
}
