import CellGenCore
import FixtureSupport
import TestSupport
import Testing

@testable import CellGenAuthoring

@Suite struct FormattingTests {
  /// The text after formatting in a session; nil if the server has no edits.
  private func formatted(_ text: String, _ session: Session, _ uri: String) throws -> String? {
    try session.open(uri, text)
    let edits = try session.request("textDocument/formatting", Session.document(uri))
    try session.notify("textDocument/didClose", Session.document(uri))
    return edits.isNull ? nil : applying(edits.items, to: text)
  }

  private func wanted(_ text: String) -> String? {
    format(SourceText(path: "A.sections", bytes: Array(text.utf8))).text
  }

  @Test func onlyChangedLinesAreReplaced() throws {
    let text =
      "views:\n  Row:\n    data: {id: Int, title: String}\n    # é😀\n    actions: ['buy']\n"
    let session = try Session.start()
    let uri = "file:///none/A.sections"
    try session.open(uri, text)
    let edits = try session.request("textDocument/formatting", Session.document(uri)).items
    #expect(edits.map { $0["range"]["start"]["line"] } == [2, 4])
    #expect(applying(edits, to: text) == wanted(text))
  }

  @Test func nothingIsChangedInAFormattedManifest() throws {
    let session = try Session.start()
    let uri = "file:///none/A.sections"
    try session.open(uri, "views:\n  Row:\n    data: { id: Int, title: String }\n")
    #expect(try session.request("textDocument/formatting", Session.document(uri)) == [])
  }

  @Test func aManifestThatDoesNotParseIsLeftAlone() throws {
    let session = try Session.start()
    #expect(try formatted("views: [", session, "file:///none/A.sections") == nil)
  }

  @Test func formattingIsWhatTheCommandDoes() throws {
    let session = try Session.start()
    let all =
      (WrongManifests.wrong.all.map(\.source) + GoldenCase.all.flatMap { (try? $0.sources()) ?? [] })
      .filter(CodeActionTests.isText).map { String(decoding: $0.bytes, as: UTF8.self) }
    for position in stride(from: 0, to: all.count, by: Thoroughness.isFull ? 1 : 9) {
      for text in [all[position], all[position].replacing("\n", with: "\r\n")] {
        let made = try formatted(text, session, "untitled:\(position)")
        #expect(made.map { Array($0.utf8) } == wanted(text).map { Array($0.utf8) }, "\(text)")
      }
    }
  }

  @Test func randomManifestsAreFormattedAsByTheCommand() throws {
    var generator = SplitMix(seed: 5)
    let session = try Session.start()
    for round in 1...(Thoroughness.isFull ? 600 : 100) {
      let text = RandomText.changed(&generator)
      let made = try formatted(text, session, "untitled:\(round)")
      #expect(made.map { Array($0.utf8) } == wanted(text).map { Array($0.utf8) }, "\(text)")
    }
  }
}
