import CellGenAuthoring
import CellGenCore
import Testing

/// Which fixes can be made together, and texts with edits made.
@Suite struct EditsTests {
  @Test func editsAreMadeAtTheirPlaces() {
    var text = EditedText(SourceText(path: "A", bytes: Array("a:b\r\n🎉 cc".utf8)))
    text.make([edit(2, 2, " "), edit(5, 9, "é"), edit(10, 12, "")])
    #expect(String(decoding: text.source.bytes, as: UTF8.self) == "a: b\r\né ")
  }

  @Test func editedBytesMoveWithLaterEdits() {
    var text = EditedText(SourceText(path: "A", bytes: Array("abcdef".utf8)))
    text.make([edit(3, 4, "DD")])
    text.make([edit(0, 1, ""), edit(2, 2, "___")])
    #expect(String(decoding: text.source.bytes, as: UTF8.self) == "b___cDDef")
    let edited = (0..<9).filter { text.isEdited(in: $0..<$0 + 1) }
    #expect(edited == [1, 2, 3, 5, 6])
    #expect(!text.isEdited(in: 2..<2) && text.isEdited(in: 0..<9) && !text.isEdited(in: 7..<9))
  }

  /// The places of fixes, and which of them are made at once.
  static let rows: [(places: [[Int]], taken: [Int])] = [
    ([[4, 6], [0, 2]], [1, 0]),
    ([[0, 2], [2, 4]], [0, 1]),
    ([[0, 3], [2, 4], [3, 4]], [0, 2]),
    ([[1, 1], [1, 1], [1, 3]], [0]),
    ([[0, 1], [1, 1]], [0, 1]),
  ]

  @Test(arguments: rows) func fixesThatTouchWait(places: [[Int]], taken: [Int]) {
    let diagnostics = places.map { place in
      let fix = edit(place[0], place[1], "x")
      return Diagnostic(.unknownKey, "m", at: .init(fix.span), fix: fix)
    }
    let made = Diagnostic.fixableTogether(diagnostics).map { [$1.span.start, $1.span.end] }
    #expect(made == taken.map { places[$0].map(Int32.init) })
  }

  private func edit(_ start: Int, _ end: Int, _ replacement: String) -> Diagnostic.Fix {
    .init(SourceSpan(file: 0, start: start, end: end), replacement: replacement)
  }
}
