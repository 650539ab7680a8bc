import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// Comments that accept warnings.
@Suite("Accepted warnings") struct AcceptanceTests {
  /// A manifest with a warning for each label of `#999999`, the accepted lines and the codes that remain.
  struct Row: CustomTestStringConvertible {
    var name: String
    var manifest: String
    var accepted: [Int]
    var rest: [String] = []

    var testDescription: String { name }
  }

  private static let pale = "- label: { text: text, color: \"#999999\" }"
  private static let accept = "# cellgen:accept low-contrast"

  /// The lines of a layout, of which the first is line 6.
  private static func view(_ layout: String...) -> String {
    let head = [
      "views:", "  A:", "    data: { text: String }", "    background: white", "    layout:",
    ]
    return (head + layout.map { "      " + $0 }).map { $0 + "\n" }.joined()
  }

  static let rows = [
    Row(name: "on its line", manifest: view("\(pale) \(accept)"), accepted: [6]),
    Row(
      name: "on its line only", manifest: view("\(pale) \(accept)", pale), accepted: [6],
      rest: ["low-contrast"]),
    Row(name: "above it", manifest: view(accept, pale), accepted: [7]),
    Row(name: "above it and others", manifest: view(accept, "# a note", pale), accepted: [8]),
    Row(
      name: "above the next line only", manifest: view(accept, pale, pale), accepted: [7],
      rest: ["low-contrast"]),
    Row(
      name: "not across a blank line", manifest: view(accept, "", pale), accepted: [],
      rest: ["unused-acceptance", "low-contrast"]),
    Row(
      name: "above everything", manifest: "# A file.\n\(accept)\n\n" + view(pale, pale),
      accepted: [9, 10]),
    Row(
      name: "before a marker", manifest: "\(accept)\n---\n" + view(pale, pale), accepted: [8, 9]),
    Row(
      name: "after a byte order mark", manifest: "\u{FEFF}\(accept)\n" + view(pale), accepted: [7]),
    Row(
      name: "with CRLF",
      manifest: view(accept, pale).replacing("\n", with: "\r\n"), accepted: [7]),
    Row(
      name: "several codes",
      manifest: view("\(pale) # cellgen:accept low-contrast,unused-view unread-field"),
      accepted: [6], rest: ["unused-acceptance", "unused-acceptance"]),
    Row(
      name: "another code", manifest: view("\(pale) # cellgen:accept unused-view"), accepted: [],
      rest: ["low-contrast", "unused-acceptance"]),
    Row(
      name: "no comment in a text",
      manifest: view(pale, "- label: { text: { verbatim: \"\(accept)\" }, color: black }"),
      accepted: [], rest: ["low-contrast"]),
    Row(
      name: "no comment in a block scalar",
      manifest: "views:\n  A:\n    doc: |\n      \(accept)\n    data: { text: String }\n"
        + "    background: white\n    layout:\n      \(pale)\n", accepted: [],
      rest: ["low-contrast"]),
    Row(
      name: "after the header of a block scalar",
      manifest: view("\(pale) \(accept)")
        + "  B:\n    doc: | \(accept)\n      A text.\n    data: { text: String }\n",
      accepted: [6], rest: ["unused-acceptance"]),
    Row(
      name: "an error",
      manifest: view("- label: { text: text, colr: red } # cellgen:accept unknown-key"),
      accepted: [], rest: ["unknown-key", "unused-acceptance"]),
    Row(
      name: "nothing unused beside an error",
      manifest: view("- label: { text: text, colr: red } \(accept)"), accepted: [],
      rest: ["unknown-key"]),
    Row(
      name: "another word", manifest: view("\(pale) # cellgen:ignore low-contrast"), accepted: [],
      rest: ["low-contrast", "malformed-acceptance"]),
    Row(
      name: "no code", manifest: view("\(pale) # cellgen:accept: brand"), accepted: [],
      rest: ["low-contrast", "malformed-acceptance"]),
  ]

  @Test("Accepts what it names, where it is", arguments: rows)
  func row(_ row: Row) {
    let source = SourceText(path: "A.sections", bytes: Array(row.manifest.utf8))
    let diagnostics = analyze([source]).diagnostics
    let lines = LineTable(source)
    let accepted = diagnostics.sortedAccepted.map {
      lines.location(at: Int($0.diagnostic.primary.span.start)).line
    }
    #expect(accepted == row.accepted)
    #expect(diagnostics.sorted.map(\.code.rawValue) == row.rest)
    let generated = generate([source], options: Options()).diagnostics
    #expect(generated.sorted.map(\.code) == diagnostics.sorted.map(\.code))
    #expect(diagnostics.strict.hasErrors == !row.rest.isEmpty)
  }

  @Test("A misspelled code has a fix that accepts the warning")
  func misspelledCode() throws {
    let manifest = Self.view("\(Self.pale) # cellgen:accept low-contrst: our brand")
    let source = SourceText(path: "A.sections", bytes: Array(manifest.utf8))
    let found = analyze([source]).diagnostics
    #expect(found.sorted.map(\.help).last == "did you mean 'low-contrast'?")
    let fixed = try #require(edited(source, found))
    #expect(analyze([fixed]).diagnostics.all.isEmpty)
  }

  @Test("Says where the warning is that a comment would accept")
  func elsewhere() {
    let manifest = Self.view(
      "- label: { text: text, color: \"#666666\" } \(Self.accept)", Self.pale)
    let found = analyze([SourceText(path: "A.sections", bytes: Array(manifest.utf8))]).diagnostics
    let unused = found.sorted.first { $0.code == .unusedAcceptance }
    #expect(unused?.help == "move the comment to the end of the line of the warning")
    #expect(unused?.secondary.count == 1)
  }

  @Test(
    "Keeps the reason",
    arguments: [
      ("", nil), (": our brand", "our brand"), (":our: brand # 1 ", "our: brand # 1"), (":", nil),
    ])
  func reason(text: String, reason: String?) {
    let manifest = Self.view("\(Self.pale) \(Self.accept)\(text)")
    let found = analyze([SourceText(path: "A.sections", bytes: Array(manifest.utf8))]).diagnostics
    #expect(found.accepted.map(\.reason) == [reason])
    #expect(found.all.isEmpty)
  }

  @Test("Accepts only in its own file")
  func otherFile() {
    let texts = [
      Self.view(Self.pale), "\(Self.accept)\nviews:\n  B:\n    data: { text: String }\n",
    ]
    let sources = texts.enumerated().map {
      SourceText(path: "\($0).sections", bytes: Array($1.utf8), index: $0)
    }
    let codes = analyze(sources).diagnostics.sorted.map(\.code.rawValue)
    #expect(codes == ["low-contrast", "unused-acceptance"])
  }

  @Test("Formatting keeps what is accepted", arguments: rows)
  func formatting(_ row: Row) throws {
    let before = SourceText(path: "A.sections", bytes: Array(row.manifest.utf8))
    let text = try #require(format(before).text)
    let after = SourceText(path: "A.sections", bytes: Array(text.utf8))
    #expect(codes(analyze([before])) == codes(analyze([after])))
  }

  @Test(
    "A line that is too long stays one", arguments: ["- label", "- vstack:\n          - label"])
  func longLine(item: String) throws {
    let name = String(repeating: "x", count: 90)
    let label = "\(item): { text: text, color: \"#999999\", accessibility: { id: \(name) } }"
    for layout in [[Self.accept, label], ["\(label) \(Self.accept)"]] {
      let manifest =
        "views:\n  A:\n    data: { text: String }\n    background: white\n    layout:\n"
        + layout.map { "      \($0)\n" }.joined()
      let before = SourceText(path: "A.sections", bytes: Array(manifest.utf8))
      let text = try #require(format(before).text)
      let after = SourceText(path: "A.sections", bytes: Array(text.utf8))
      #expect(codes(analyze([before])) == codes(analyze([after])), "\(text)")
    }
  }

  @Test("Formatting keeps an acceptance for the whole file at the top")
  func formattedHeader() throws {
    let view = Self.view(Self.pale, Self.pale).replacing(
      "{ text: S", with: "{ id: Int, text: S", maxReplacements: 1)
    let manifest = "# A file.\n\n\(Self.accept)\nsections:\n  a: { cells: [A] }\n\(view)"
    let text = try #require(format(SourceText(path: "", bytes: Array(manifest.utf8))).text)
    #expect(text.hasPrefix("# A file.\n\n\(Self.accept)\n"))
    let found = analyze([SourceText(path: "A.sections", bytes: Array(text.utf8))])
    #expect(found.diagnostics.all.map(\.message) == [])
    #expect(found.diagnostics.accepted.count == 2)
  }

  @Test("JSON and SARIF list accepted warnings")
  func machineFormats() throws {
    let manifest = Self.view("\(Self.pale) \(Self.accept): our brand", Self.pale)
    let source = SourceText(path: "A.sections", bytes: Array(manifest.utf8))
    let found = analyze([source]).diagnostics
    let json = try object(renderJSON(found, of: [source]))
    let accepted = try #require((json["accepted"] as? [[String: Any]])?.first)
    #expect(json["warnings"] as? Int == 1)
    #expect(accepted["code"] as? String == "low-contrast")
    #expect(accepted["reason"] as? String == "our brand")
    let log = try object(renderSARIF(found, of: [source], toolVersion: "1.0"))
    let run = (log["runs"] as? [[String: Any]])?.first
    let results = try #require(run?["results"] as? [[String: Any]])
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
    #expect(suppressions == [nil, [["kind": "inSource", "justification": "our brand"]]])
    #expect(!renderGitHub(found, of: [source]).contains("line=6"))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func codes(_ analysis: Analysis) -> [[String]] {
    let found = analysis.diagnostics
    return [found.all, found.accepted.map(\.diagnostic)].map { $0.map(\.code.rawValue).sorted() }
  }
}
