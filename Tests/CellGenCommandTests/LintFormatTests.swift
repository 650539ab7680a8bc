import Foundation
import TestSupport
import Testing

/// `cellgen lint` for other tools: each format with everything that was found, and nothing else.
@Suite struct LintFormatTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let keys: Set = [
    "code", "severity", "file", "range", "message", "label", "related", "help", "note", "fix",
  ]

  @Test func theJSONHasTheDocumentedKeys() throws {
    try folder.write(wrong, to: "Screens/Listing.sections")
    let outcome = try lint("json")
    #expect(outcome.exitCode == 1 && outcome.messages == "")
    let document = try object(outcome)
    #expect(Set(document.keys) == ["version", "diagnostics", "errors", "warnings", "accepted"])
    #expect(document["errors"] as? Int == 1 && document["warnings"] as? Int == 1)
    let all = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(all.allSatisfy { Set($0.keys) == Self.keys })
    #expect(all.map { $0["code"] as? String } == ["unknown-key", "empty-section"])
    #expect(all.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(all.allSatisfy { $0["file"] as? String == "Screens/Listing.sections" })
    let fix = try #require(all[0]["fix"] as? [String: Any])
    let end = (fix["range"] as? [String: [String: Int]])?["end"]
    #expect(fix["replacement"] as? String == "title")
    #expect(end == ["line": 5, "column": 45, "offset": 108])
  }

  /// As a file's name, a text from outside may give commands to a terminal or turn what it shows around.
  @Test(arguments: ["json", "sarif", "github", "text"])
  func nothingIsPrintedThatATerminalObeysOrHides(format: String) throws {
    let hidden: [Unicode.Scalar] = ["\u{1B}", "\u{9B}", "\u{202E}", "\u{200B}", "\u{E0041}"]
    let name = "a" + hidden.map { "\($0)b" }.joined()
    try folder.write(wrong, to: "Screens/\(name).sections")
    let outcome = try lint(format)
    let printed = (outcome.output + outcome.messages).unicodeScalars
    #expect(!printed.contains { hidden.contains($0) }, "\(outcome.output)")
    guard format == "json" else { return }
    let all = try #require(try object(outcome)["diagnostics"] as? [[String: Any]])
    #expect(all[0]["file"] as? String == "Screens/\(name).sections")
  }

  @Test func theTranscriptIsInTheTextAndInTheJSON() throws {
    try folder.write(spoken, to: "Screens/Letters.sections")
    let text = try Tool.run(["lint", "Screens", "--accessibility"], in: folder)
    #expect(text.exitCode == 0)
    #expect(
      text.output == """
        Screens/Letters.sections
          Letter, sample 1
            Ada; button

        """)
    let json = try Tool.run(["lint", "Screens", "--accessibility", "--format", "json"], in: folder)
    let document = try object(json)
    let files = try #require(document["transcript"] as? [[String: Any]])
    let rows = try #require(files.first?["rows"] as? [[String: Any]])
    #expect(rows.count == 1 && rows[0]["view"] as? String == "Letter")
    #expect(rows[0]["role"] as? String == "cell" && rows[0]["sample"] as? Int == 1)
    let stops = try #require(rows[0]["stops"] as? [[String: Any]])
    #expect(stops.count == 1 && stops[0]["label"] as? String == "Ada")
    #expect(stops[0]["traits"] as? [String] == ["button"])
    #expect(stops[0]["value"] is NSNull && stops[0]["hint"] is NSNull)
  }

  @Test(arguments: ["github", "sarif"])
  func aTranscriptHasNoFormInTheOtherFormats(_ format: String) throws {
    try folder.write(spoken, to: "Letters.sections")
    let outcome = try Tool.run(
      ["lint", "Letters.sections", "--accessibility", "--format", format], in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.messages.contains("'--accessibility' cannot be used with '--format \(format)'"))
  }

  @Test func manifestsWithErrorsHaveNoTranscript() throws {
    try folder.write(wrong, to: "Listing.sections")
    let outcome = try Tool.run(["lint", "Listing.sections", "--accessibility"], in: folder)
    #expect(outcome.exitCode == 1 && outcome.output == "")
  }

  private let spoken = """
    views:
      Letter:
        data: { id: Int, sender: String }
        actions: [open]
        select: open
        layout: [{ label: sender }]
        samples: [{ id: 1, sender: Ada }]
    sections:
      letters: { cells: [Letter] }

    """

  @Test func theCommandsOfGitHub() throws {
    try folder.write(wrong, to: "Screens/Listing.sections")
    let outcome = try lint("github")
    #expect(outcome.exitCode == 1 && outcome.messages == "")
    #expect(
      outcome.output == """
        ::error file=Screens/Listing.sections,line=5,col=40,endLine=5,endColumn=45,\
        title=unknown-key::a button has no key 'tilte'%0Ahelp: did you mean 'title'?%0A\
        note: the keys of a button are 'title', 'symbol', 'action', 'menu', 'asset', 'color', \
        'font', 'enabled', 'selected', 'spacing', 'alignment' and 'accessibilityLabel', and those of every \
        element
        ::warning file=Screens/Listing.sections,line=10,col=3,endLine=10,endColumn=8,\
        title=empty-section::the section 'spare' has no cells, no header and no footer%0A\
        help: add 'cells: [Title]' with the views it shows, or remove the section

        """)
  }

  @Test func theSARIFLog() throws {
    try folder.write(wrong, to: "Screens/Listing.sections")
    let outcome = try lint("sarif")
    #expect(outcome.exitCode == 1 && outcome.messages == "")
    let log = try object(outcome)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "cellgen" && driver["version"] is String)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    for result in results {
      let rule = rules[try #require(result["ruleIndex"] as? Int)]
      #expect(rule["id"] as? String == result["ruleId"] as? String)
    }
    #expect(results[0]["fixes"] is [[String: Any]] && results[1]["fixes"] == nil)
    #expect((results[0]["relatedLocations"] as? [[String: Any]])?.count == 1)
  }

  @Test(arguments: ["json", "github", "sarif"]) func allAreListed(format: String) throws {
    let views = (0..<30).map { "  V\($0):\n    data: { id: Int }\n    dota: 1\n" }.joined()
    try folder.write("views:\n" + views, to: "Screens/Listing.sections")
    let outcome = try lint(format)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.components(separatedBy: "a view has no key 'dota'").count == 31)
  }

  @Test(arguments: ["text", "json", "github", "sarif"])
  func whatIsRightIsNoFailure(format: String) throws {
    try folder.write(right, to: "Screens/Listing.sections")
    let outcome = try lint(format, "--strict")
    let verdict = format == "text" ? "No problems in 1 manifest\n" : ""
    #expect(outcome.exitCode == 0 && outcome.messages == verdict)
    switch format {
    case "json": #expect(try object(outcome)["errors"] as? Int == 0)
    case "sarif": #expect(outcome.output.contains(#""results": []"#))
    default: #expect(outcome.output == "")
    }
  }

  @Test func manifestsThatCannotBeReadAreNoDocument() throws {
    let outcome = try lint("json")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages == "error: cannot read 'Screens': no such file or directory\n")
  }

  private func lint(_ format: String, _ further: String...) throws -> Subprocess.Outcome {
    try Tool.run(["lint", "Screens", "--format", format] + further, in: folder)
  }

  private func object(_ outcome: Subprocess.Outcome) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(object as? [String: Any])
  }
}

// MARK: - Strictness

extension LintFormatTests {
  @Test func aWarningIsNoFailureUnlessTheRunIsStrict() throws {
    try folder.write(warned, to: "Screens/Listing.sections")
    let lenient = try lint("text")
    #expect(lenient.exitCode == 0 && lenient.messages.hasSuffix("\n1 warning\n"))
    let strict = try lint("text", "--strict")
    #expect(strict.exitCode == 1 && strict.messages.hasSuffix("\n1 error\n"))
    #expect(strict.messages.contains(": error: ") && strict.messages.contains("[unused-view]"))
    #expect(try lint("github", "--strict").output.hasPrefix("::error "))
  }

  @Test func aStrictRunWritesNothingWithAWarning() throws {
    try folder.write(warned, to: "Screens/Listing.sections")
    let strict = try Tool.run("generate", "Screens", "-o", "Out", "--strict", in: folder)
    #expect(strict.exitCode == 1 && strict.output == "")
    #expect(strict.messages.hasSuffix("\n1 error\n"))
    #expect(try folder.names() == ["Screens"])
    #expect(try Tool.run("generate", "Screens", "-o", "Out", in: folder).exitCode == 0)
  }
}

private let right = """
  views:
    Title:
      data: { id: Int, text: String }
  sections:
    main:
      cells: [Title]

  """

private let warned = right.replacing(
  "sections:", with: "  Unused:\n    data: { id: Int, text: String }\nsections:")

private let wrong = """
  views:
    Title:
      data: { id: Int, text: String }
      layout:
        vstack: { children: [{ button: { tilte: Buy, action: buy } }] }
      actions: [buy]
  sections:
    main:
      cells: [Title]
    spare: {}

  """
