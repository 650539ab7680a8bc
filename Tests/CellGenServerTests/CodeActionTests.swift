import CellGenCore
import FixtureSupport
import TestSupport
import Testing

@testable import CellGenAuthoring

@Suite struct CodeActionTests {
  let uri = "file:///none/Listing.sections"

  private func actions(
    _ session: Session, _ start: (Int, Int), _ end: (Int, Int), only: [String]? = nil,
    of uri: String? = nil
  ) throws -> [JSON] {
    let position = { (place: (Int, Int)) in Position(line: place.0, character: place.1).json }
    var context: JSON = ["diagnostics": []]
    if let only { context = context.merging(["only": .strings(only)]) }
    return try session.request(
      "textDocument/codeAction",
      Session.document(uri ?? self.uri).merging([
        "range": ["start": position(start), "end": position(end)], "context": context,
      ])
    ).items
  }

  private func edits(_ action: JSON) -> [JSON] {
    action["edit"]["documentChanges"].items.first?["edits"].items ?? []
  }

  private let wrong = "# é😀\nviews: { Row: { dta: { id: Int, title: String } } }\n"

  @Test func aCertainFixIsOffered() throws {
    let session = try Session.start()
    try session.open(uri, wrong, version: 4)
    let found = try actions(session, (1, 16), (1, 16), only: ["quickfix"])
    let fix = try #require(found.first)
    #expect(found.count == 1)
    #expect(fix["title"] == "Change 'dta' to 'data'")
    #expect(fix["kind"] == "quickfix" && fix["isPreferred"] == true)
    #expect(fix["diagnostics"].items.first?["code"] == "unknown-key")
    #expect(fix["edit"]["documentChanges"].items.first?["textDocument"]["version"] == 4)
    #expect(applying(edits(fix), to: wrong) == wrong.replacing("dta", with: "data"))
    #expect(try actions(session, (0, 0), (0, 0)).allSatisfy { $0["kind"] != "quickfix" })
  }

  @Test func allFixesAreOfferedTogether() throws {
    let session = try Session.start()
    try session.open(uri, wrong)
    for only in ["source.fixAll.cellgen", "source.fixAll", "source"] {
      let found = try actions(session, (0, 0), (0, 0), only: [only])
      #expect(found.map { $0["kind"] } == ["source.fixAll.cellgen"])
      #expect(applying(edits(found[0]), to: wrong) == wrong.replacing("dta", with: "data"))
    }
    #expect(try actions(session, (1, 16), (1, 16), only: ["refactor"]).isEmpty)
    #expect(try actions(session, (1, 16), (1, 16), only: ["source.organizeImports"]).isEmpty)
  }

  @Test func aClientWithoutVersionsGetsChanges() throws {
    let session = try Session.start([:])
    try session.open(uri, wrong)
    let fix = try #require(try actions(session, (1, 16), (1, 16), only: ["quickfix"]).first)
    #expect(fix["edit"]["changes"][uri].items.count == 1)
  }

  /// A manifest, the line of the warning, and the manifest with the comment.
  static let acceptances: [(String, Int, String)] = [
    (
      """
      colors:
        ink: black
      views: { Row: { data: { id: Int, title: String } } }
      sections: { main: { cells: [Row] } }

      """, 1,
      """
      colors:
        ink: black  # cellgen:accept unused-token
      views: { Row: { data: { id: Int, title: String } } }
      sections: { main: { cells: [Row] } }

      """
    ),
    (
      """
      colors:
        # cellgen:accept empty-section: later
        ink: black
      views: { Row: { data: { id: Int, title: String } } }
      sections: { main: { cells: [Row] } }

      """, 2,
      """
      colors:
        # cellgen:accept empty-section, unused-token: later
        ink: black
      views: { Row: { data: { id: Int, title: String } } }
      sections: { main: { cells: [Row] } }

      """
    ),
    (
      """
      colors:
        ink: { light: "#112233", dark: "#445566", lightHighContrast: "#000000", darkHighContrast: white }
      views: { Row: { data: { id: Int, title: String } } }
      sections: { main: { cells: [Row] } }

      """, 1,
      """
      colors:
        # cellgen:accept unused-token
        ink: { light: "#112233", dark: "#445566", lightHighContrast: "#000000", darkHighContrast: white }
      views: { Row: { data: { id: Int, title: String } } }
      sections: { main: { cells: [Row] } }

      """
    ),
  ]

  @Test(arguments: acceptances) func aWarningIsAccepted(
    text: String, line: Int, accepted: String
  ) throws {
    for ending in ["\n", "\r\n"] {
      let text = text.replacing("\n", with: ending)
      let session = try Session.start()
      try session.open(uri, text)
      let found = try actions(session, (line, 3), (line, 3), only: ["quickfix"])
      let action = try #require(
        found.first { $0["title"] == "Accept 'unused-token' here" }, "\(found)")
      #expect(applying(edits(action), to: text) == accepted.replacing("\n", with: ending))
    }
  }

  // MARK: As the command

  /// What `source.fixAll.cellgen` makes of a manifest, without a session.
  static func fixed(_ source: SourceText) -> String {
    String(decoding: applyFixes(to: [source]).sources[0].bytes, as: UTF8.self)
  }

  static let fixable = (WrongManifests.wrong.all + WrongManifests.slips.all).map(\.source)
    .filter { isText($0) && analyze([$0]).diagnostics.all.contains { $0.fix != nil } }

  /// Whether it can be the text of a document.
  static func isText(_ source: SourceText) -> Bool {
    Array(String(decoding: source.bytes, as: UTF8.self).utf8) == source.bytes
  }

  @Test func fixingIsWhatTheCommandDoes() throws {
    #expect(Self.fixable.count > 200)
    let step = Thoroughness.isFull ? 1 : 7
    let session = try Session.start()
    for position in stride(from: 0, to: Self.fixable.count, by: step) {
      let source = Self.fixable[position]
      let uri = "untitled:Listing-\(position)"
      let text = String(decoding: source.bytes, as: UTF8.self)
      try session.open(uri, text)
      let found = try actions(session, (0, 0), (0, 0), only: ["source.fixAll"], of: uri)
      let alone = SourceText(path: uri, relativePath: "Untitled.sections", bytes: source.bytes)
      let wanted = Self.fixed(alone)
      let made = found.first.map { applying(edits($0), to: text) } ?? text
      #expect(Array(made.utf8) == Array(wanted.utf8), "\(text)")
      try session.notify("textDocument/didClose", Session.document(uri))
    }
  }

  @Test func fixesOfRandomManifestsAreThoseOfTheCommand() throws {
    var generator = SplitMix(seed: 21)
    let session = try Session.start()
    for round in 1...(Thoroughness.isFull ? 400 : 60) {
      let text = RandomText.changed(&generator)
      let uri = "untitled:Random-\(round)"
      try session.open(uri, text)
      let found = try actions(session, (0, 0), (0, 0), only: ["source.fixAll"], of: uri)
      let alone = SourceText(
        path: uri, relativePath: "Untitled.sections", bytes: Array(text.utf8))
      let made = found.first.map { applying(edits($0), to: text) } ?? text
      #expect(Array(made.utf8) == Array(Self.fixed(alone).utf8), "\(text)")
      try session.notify("textDocument/didClose", Session.document(uri))
    }
  }
}

/// Manifests with random changes.
enum RandomText {
  static let right: [String] = GoldenCase.all.flatMap { (try? $0.sources()) ?? [] }
    .filter { $0.bytes.count < 6000 }
    .map { String(decoding: $0.bytes, as: UTF8.self) }

  static func changed(_ generator: inout SplitMix) -> String {
    var text = Array(right[generator.below(right.count)].unicodeScalars)
    let pieces = [" ", "\n", ":", "-", "é", "😀", "#", "\"", "x", "\t", "{", "]", "  ", "\r\n", ""]
    for _ in 0..<(1 + generator.below(4)) {
      let place = generator.below(text.count + 1)
      let end = min(text.count, place + generator.below(3))
      text.replaceSubrange(place..<end, with: pieces[generator.below(pieces.count)].unicodeScalars)
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text)
    return String(result)
  }
}
