import FixtureSupport
import TestSupport
import Testing

@testable import CellGenAuthoring

/// The outline, folding, colors and previews.
@Suite struct FeatureTests {
  let uri = "file:///none/Mail.sections"

  private let mail = """
    # Mails and
    # more mails.
    colors:
      ink: "#336699"
      line: { light: systemRed, dark: "#FFFFFF80" }
    views:
      Row:
        data:
          id: Int
          title: String
        actions: [open, archive]
        select: open
        layout:
          - vstack:
              children:
                - label: { text: title, color: ink }
                - label: { text: title, color: { of: line, alpha: 0.5 } }
                - spacer
    sections:
      mails: { cells: [Row] }

    """

  private func session(_ text: String, _ capabilities: JSON = Session.capabilities) throws
    -> Session
  {
    let session = try Session.start(capabilities)
    try session.open(uri, text)
    return session
  }

  // MARK: Outline

  @Test func theOutlineIsNested() throws {
    let session = try session(
      mail, ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    let symbols = try session.request("textDocument/documentSymbol", Session.document(uri)).items
    func names(_ symbols: [JSON]) -> [String] {
      symbols.flatMap { symbol in
        [symbol["name"].string ?? ""] + names(symbol["children"].items).map { "  " + $0 }
      }
    }
    #expect(
      names(symbols) == [
        "colors", "  ink", "  line", "views", "  Row", "    id", "    title", "    open",
        "    archive", "    vstack", "      label", "      label", "sections", "  mails",
      ])
    func checkRanges(_ symbol: JSON) throws {
      let lines = TextLines(Array(mail.utf8), .utf16)
      let outer = try #require(lines.range(symbol["range"]))
      let inner = try #require(lines.range(symbol["selectionRange"]))
      #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound)
      for child in symbol["children"].items { try checkRanges(child) }
    }
    for symbol in symbols { try checkRanges(symbol) }
  }

  @Test func clientsWithoutNestingGetAList() throws {
    let session = try session(mail, [:])
    let symbols = try session.request("textDocument/documentSymbol", Session.document(uri)).items
    let title = try #require(symbols.first { $0["name"] == "title" })
    #expect(title["containerName"] == "Row")
    #expect(title["location"]["range"]["start"]["line"] == 9)
  }

  // MARK: Folding

  @Test func partsOfSeveralLinesFold() throws {
    let session = try session(mail)
    let folds = try session.request("textDocument/foldingRange", Session.document(uri)).items
    let lines = folds.map { [$0["startLine"].integer ?? -1, $0["endLine"].integer ?? -1] }
    #expect(
      lines == [
        [0, 1], [2, 4], [5, 17], [6, 17], [7, 9], [12, 17], [13, 17], [14, 17], [18, 19],
      ])
    #expect(folds.first?["kind"] == "comment")
  }

  // MARK: Colors

  @Test func colorsAreShown() throws {
    let session = try session(mail)
    let colors = try session.request("textDocument/documentColor", Session.document(uri)).items
    let lines = TextLines(Array(mail.utf8), .utf16)
    let found = try colors.map { color in
      let range = try #require(lines.range(color["range"]))
      let parts = ["red", "green", "blue", "alpha"].map { color["color"][$0].number ?? -1 }
      return "\(String(decoding: lines.bytes[range], as: UTF8.self)) "
        + parts.map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
    }
    #expect(
      found == [
        "\"#336699\" 51 102 153 255", "systemRed 255 59 48 255", "\"#FFFFFF80\" 255 255 255 128",
        "ink 51 102 153 255", "line 255 59 48 255",
      ])
  }

  @Test func aColorIsWrittenInHexadecimal() throws {
    let session = try session(mail)
    let range: JSON = ["start": ["line": 3, "character": 7], "end": ["line": 3, "character": 16]]
    let presentation = { (color: JSON) in
      try session.request(
        "textDocument/colorPresentation",
        Session.document(self.uri).merging(["color": color, "range": range])
      ).items.first
    }
    let opaque = try presentation(["red": 1, "green": .number(0.5), "blue": 0, "alpha": 1])
    #expect(opaque?["label"] == "#FF8000")
    #expect(opaque?["textEdit"]["newText"] == "\"#FF8000\"")
    let faded = try presentation(["red": 0, "green": 0, "blue": 0, "alpha": .number(0.5)])
    #expect(faded?["label"] == "#00000080")
    #expect(
      try session.error(
        "textDocument/colorPresentation",
        Session.document(uri).merging(["color": ["red": 1], "range": range]))?.code == -32602)
  }

  // MARK: Previews

  @Test func aPreviewIsShownAtItsView() throws {
    let session = try session(mail)
    let lenses = try session.request("textDocument/codeLens", Session.document(uri)).items
    #expect(lenses.map { $0["range"]["start"]["line"] } == [6, 18])
    let places = try lenses.map { lens -> String in
      #expect(lens["command"]["title"] == "Preview")
      try session.request(
        "workspace/executeCommand",
        lens["command"].merging(["workDoneToken": "token"]))
      let shown = try session.serverRequest("window/showDocument")
      #expect(shown["external"] == true)
      let progress = {
        try session.notification("$/progress") { $0["token"] == "token" }["value"]["kind"]
      }
      #expect(try progress() == "begin")
      #expect(try progress() == "end")
      return try #require(shown["uri"].string)
    }
    #expect(places[0].hasSuffix("#view-Row") && places[1].hasSuffix("#screen-Mail"))
    let page = try #require(filePath(ofURI: places[0]))
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("id=\"view-Row\"") && html.contains("id=\"screen-Mail\""))
    // A saved change is on the page.
    try session.change(uri, mail.replacing("Row", with: "Line"), version: 2)
    try session.notify("textDocument/didSave", Session.document(uri))
    try session.request("textDocument/foldingRange", Session.document(uri))
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("id=\"view-Line\""))
  }

  @Test func aClientThatShowsNothingIsToldThePath() throws {
    let session = try session(mail, [:])
    try session.request(
      "workspace/executeCommand",
      ["command": "cellgen.preview", "arguments": [.string(uri), "Row"]])
    let said = try session.notification("window/showMessage")
    #expect(said["message"].string?.hasSuffix("Mail.html") == true)
  }

  @Test func manifestsWithErrorsHaveNoPreview() throws {
    let session = try session("views: { Row: { dta: { id: Int } } }\n")
    let result = try session.request(
      "workspace/executeCommand",
      ["command": "cellgen.preview", "arguments": [.string(uri), "Row"]])
    #expect(result.isNull)
    let said = try session.notification("window/showMessage")
    #expect(said["type"] == 2)
    #expect(
      try session.error("workspace/executeCommand", ["command": "cellgen.nothing"])?.code == -32602)
  }

  // MARK: All of them

  /// Whatever the text is, nothing fails, and all ranges are within it.
  @Test func noTextIsTooStrange() throws {
    var generator = SplitMix(seed: 9)
    let session = try Session.start()
    let methods = [
      "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentColor",
      "textDocument/codeLens", "textDocument/formatting",
    ]
    let strange = [
      "", "\u{FEFF}", "views: [", "\0", "- ", "\u{FEFF}views:\r\n  Row: {}\r", "{{{{", "💥: 💥",
    ]
    for round in 1...(Thoroughness.isFull ? 300 : 60) {
      let text = round <= strange.count ? strange[round - 1] : RandomText.changed(&generator)
      let uri = "untitled:\(round)"
      try session.open(uri, text)
      let lines = TextLines(Array(text.utf8), .utf16)
      func check(_ json: JSON) {
        switch json {
        case .object(let members):
          if let start = Position(json["start"]), let end = Position(json["end"]) {
            #expect(start <= end && lines.position(at: lines.offset(at: end)) == end, "\(text)")
          }
          for value in members.values { check(value) }
        case .array(let items): for item in items { check(item) }
        default: break
        }
      }
      for method in methods { check(try session.request(method, Session.document(uri))) }
      check(.array(try session.diagnostics(uri)))
      try session.notify("textDocument/didClose", Session.document(uri))
    }
  }
}
