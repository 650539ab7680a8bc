import CellGenCommand
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

@Suite struct DocumentSyncTests {
  let uri = "file:///none/Mail.sections"

  @Test func diagnosticsFollowTheText() throws {
    let session = try Session.start()
    try session.open(uri, "views: { Row: { dta: { id: Int } } }\n")
    let found = try session.diagnostics(uri, version: 1)
    #expect(found.map { $0["code"] }.contains("unknown-key"))
    try session.change(uri, "views: { Row: { data: { id: Int, title: String } } }\n", version: 2)
    #expect(try session.diagnostics(uri, version: 2).isEmpty)
    try session.change(uri, "views: [", version: 3)
    #expect(try !session.diagnostics(uri, version: 3).isEmpty)
    try session.notify("textDocument/didClose", Session.document(uri))
    #expect(try session.diagnostics(uri).isEmpty)
  }

  @Test func aTextWithHalvesOfCharactersStaysInStep() throws {
    let session = try Session.start()
    let text = #"# \ud83d 😀\nviews: { Row: { dta: { id: Int } } }\n"#
    let message =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
      + #""languageId":"sections","version":1,"text":"\#(text)"}}}"#
    try session.send(bytes: Framing.frame(Array(message.utf8)))
    let found = try session.diagnostics(uri, version: 1)
    let mistake = found.first { $0["code"] == "unknown-key" }
    #expect(mistake?["range"]["start"] == ["line": 1, "character": 16])
  }

  @Test func tenThousandEditsKeepTheText() throws {
    var generator = SplitMix(seed: 3)
    let pieces = [
      "a", "é", "😀", "👩‍👧", "\n", "\r\n", "\r", ": ", "- ", "views:", "", "e\u{301}", "\u{FEFF}",
    ]
    for encoding in [PositionEncoding.utf8, .utf16] {
      var text = Array("views:\r\n  Row: 😀\n".utf8)
      var document = Document(
        uri: uri, version: 0, text: String(decoding: text, as: UTF8.self), encoding)
      for version in 1...5000 {
        // An editor replaces whole characters of its own text.
        var starts = text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.count]
        starts.removeAll { $0 > 0 && $0 < text.count && text[$0] == 0x0A && text[$0 - 1] == 0x0D }
        let (one, other) = (
          starts[generator.below(starts.count)], starts[generator.below(starts.count)]
        )
        var range = min(one, other)..<max(one, other)
        if text.count < 200, range.count > 8 { range = range.lowerBound..<range.lowerBound }
        let new = (0..<generator.below(4)).map { _ in pieces[generator.below(pieces.count)] }
          .joined()
        let lines = TextLines(text, encoding)
        try document.change(
          [["range": lines.json(range), "text": .string(new)]], version: version)
        text.replaceSubrange(range, with: new.utf8)
        #expect(document.bytes == text)
        #expect(document.version == version)
      }
    }
  }

  @Test func hundredsOfChangesEndWithTheLast() throws {
    let session = try Session.start()
    try session.open(uri, "")
    for version in 2...400 {
      try session.change(uri, "views: { Row\(version): { dta: { id: Int } } }\n", version: version)
    }
    let found = try session.diagnostics(uri, version: 400)
    #expect(found.contains { $0["message"].string?.contains("'dta'") == true })
    let versions = try session.rest().compactMap { message -> Int? in
      guard case .notification("textDocument/publishDiagnostics", let params) = message else {
        return nil
      }
      return params["version"].integer
    }
    #expect(versions == versions.sorted(), "no diagnostics of an older text come later")
  }

  @Test func changesOfADocumentThatIsNotOpenAreIgnored() throws {
    let session = try Session.start()
    try session.change(uri, "views: [", version: 2)
    try session.open(uri, "views: [", version: 3)
    #expect(try !session.diagnostics(uri, version: 3).isEmpty)
  }

  @Test func addressesOfOneFileAreOneDocument() throws {
    let session = try Session.start()
    try session.open("file:///none/My%20Mail.sections", "views: [")
    try session.change("FILE:///none/My%20M%61il.sections", "views: {}\n", version: 2)
    #expect(try session.diagnostics("file:///none/My%20Mail.sections", version: 2).count >= 0)
  }

  @Test func documentsThatAreNoFilesAreServed() throws {
    let session = try Session.start()
    try session.open("untitled:Untitled-1", "views: [")
    #expect(try !session.diagnostics("untitled:Untitled-1", version: 1).isEmpty)
  }

  static let addresses: [(String, String?)] = [
    ("file:///a/b.sections", "/a/b.sections"), ("file:///a%20b", "/a b"),
    ("file://localhost/a", "/a"), ("file:///c%C3%A9", "/cé"), ("file:///a#x", "/a"),
    ("file:///a?b", "/a"), ("file:///a%", "/a%"), ("file:///a%zz", "/a%zz"), ("file:///a%00", nil),
    ("untitled:a", nil), ("http://x/a", nil), ("file:", nil), ("", nil), ("file://x", nil),
  ]

  @Test(arguments: addresses) func addressesAreRead(uri: String, path: String?) {
    #expect(filePath(ofURI: uri) == path)
  }

  @Test(arguments: ["/a b/é#?%😀.sections", "/", "/x~_-."]) func addressesComeBack(path: String) {
    #expect(filePath(ofURI: fileURI(ofPath: path)) == path)
  }
}
