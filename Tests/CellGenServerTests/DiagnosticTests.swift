import CellGenCore
import TestSupport
import Testing

@testable import CellGenAuthoring

/// The diagnostics that clients receive.
@Suite struct DiagnosticTests {
  let uri = "file:///none/Mail.sections"

  @Test func aMistakeHasAllItsParts() throws {
    let session = try Session.start()
    try session.open(uri, "# 😀\nviews: { Röw: { dta: { id: Int } } }\n")
    let found = try session.diagnostics(uri)
    let first = try #require(found.first { $0["code"] == "unknown-key" })
    #expect(first["source"] == "cellgen")
    #expect(first["severity"] == 1)
    #expect(
      first["range"] == [
        "start": ["line": 1, "character": 16], "end": ["line": 1, "character": 19],
      ])
    let message = try #require(first["message"].string)
    #expect(message.hasPrefix("a view has no key 'dta'\nhelp: did you mean 'data'?"))
    #expect(first["data"]["fix"]["newText"] == "data")
    #expect(!first["relatedInformation"].items.isEmpty)
    let related = try #require(first["relatedInformation"].items.first)
    #expect(related["location"]["uri"].string == uri)
    let page = try #require(first["codeDescription"]["href"].string.flatMap(filePath(ofURI:)))
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.hasPrefix("unknown-key: "))
    try session.request("shutdown")
    try session.notify("exit")
    _ = session.exitCode()
    #expect(throws: (any Error).self) { try String(contentsOfFile: page, encoding: .utf8) }
  }

  @Test func unusedThingsAreFaded() throws {
    let session = try Session.start()
    try session.open(
      uri,
      "colors: { ink: \"#112233\" }\nviews: { Row: { data: { id: Int, title: String } } }\nsections: { main: { cells: [Row] } }\n"
    )
    let found = try session.diagnostics(uri)
    let unused = try #require(found.first { $0["code"] == "unused-token" })
    #expect(unused["tags"] == [1])
    #expect(unused["severity"] == 2)
  }

  @Test func aModestClientGetsOnlyWhatItKnows() throws {
    let session = try Session.start([:])
    try session.open(uri, "views: { Row: { dta: { id: Int } } }\n")
    let first = try #require(try session.diagnostics(uri).first)
    guard case .object(let members) = first else { return }
    #expect(Set(members.keys) == ["range", "severity", "code", "source", "message"])
  }
}
