import CellGenAuthoring
import CellGenCore
import Foundation
import Testing

/// Diagnostics as JSON, GitHub's commands and SARIF, from marked texts.
@Suite struct MachineFormatTests {
  typealias MarkedText = DiagnosticRendererTests.MarkedText

  @Test func theWholeJSON() {
    let text = MarkedText("views:\n  ③Title:④\n    ①acions②: [buy]\n", path: "A \"1\".sections")
    var diagnostics = Diagnostics()
    diagnostics.report(.warning(at: .init(text.primary)))
    diagnostics.report(
      Diagnostic(
        .unknownKey, "a view has no key 'acions'", at: .init(text.primary, "unknown key"),
        also: [.init(text.secondary, "in this view")], help: "did you mean 'actions'?",
        note: "the keys are few", fix: .init(text.primary, replacement: "actions")))
    #expect(renderJSON(diagnostics, of: [text.source]) == wholeJSON)
  }

  @Test func nothingIsADocumentToo() {
    let json = renderJSON(Diagnostics(), of: [])
    let empty = #"{ "version": 1, "diagnostics": [], "errors": 0, "warnings": 0, "accepted": [] }"#
    #expect(json == empty)
    #expect(renderGitHub(Diagnostics(), of: []) == "")
  }

  @Test(arguments: [
    ("plain", "plain"), ("50%, a:b", "50%25, a:b"), ("a\nb", "a\\u{A}b"),
    ("\u{1B}[2J", "\\u{1B}[2J"),
  ])
  func aCommandHoldsAnyText(message: String, expected: String) {
    let commands = github(message, MarkedText("①a②", path: "A.sections"))
    #expect(
      commands == "::warning file=A.sections,line=1,col=1,endLine=1,endColumn=2,title=unused-view::"
        + "\(expected)%0Ahelp: fix it\n")
  }

  @Test func aPathCannotEndAProperty() {
    let commands = github("m", MarkedText("①a②", path: "a,b:c%/ü.sections"))
    #expect(commands.hasPrefix("::warning file=a%2Cb%3Ac%25/ü.sections,line=1,col=1,"))
  }

  @Test func severalLinesHaveNoColumns() {
    let commands = github("m", MarkedText("a: ①[\n]②", path: "A.sections"))
    #expect(commands.hasPrefix("::warning file=A.sections,line=1,endLine=2,title=unused-view::m"))
  }

  private func github(_ message: String, _ text: MarkedText) -> String {
    var diagnostics = Diagnostics()
    diagnostics.report(.warning(message, at: .init(text.primary), help: "fix it"))
    return renderGitHub(diagnostics, of: [text.source])
  }
}

// MARK: - SARIF

extension MachineFormatTests {
  @Test(arguments: [
    ("Screens/Feed-1_a~.sections", "Screens/Feed-1_a~.sections", "%SRCROOT%"),
    ("./A.sections", "A.sections", "%SRCROOT%"),
    ("a:b #1%/ü?.sections", "a%3Ab%20%231%25/%C3%BC%3F.sections", "%SRCROOT%"),
    ("/tmp/A 1.sections", "file:///tmp/A%201.sections", nil),
  ])
  func pathsBecomeURIs(path: String, uri: String, base: String?) throws {
    let artifact = try location("①a②", path: path)["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == uri && artifact?["uriBaseId"] == base)
  }

  /// The input with its marks; the start and end columns in code points.
  static let columns: [(input: String, start: Int, end: Int)] = [
    ("a: ①bc②", 4, 6), ("a: ①", 4, 4), ("🎉é: ①ü②", 5, 6), ("\u{FEFF}①a②", 1, 2),
    ("\u{FEFF}①", 1, 1),
    ("x: ü\n🇩🇪 ①a\u{301}②", 4, 6), (String(repeating: "ü", count: 1000) + "①🎉②", 1001, 1002),
  ]

  @Test(arguments: columns)
  func columnsCountCodePoints(input: String, start: Int, end: Int) throws {
    let region = try #require(try location(input, path: "A.sections")["region"] as? [String: Int])
    #expect(region["startColumn"] == start && region["endColumn"] == end, "\(input)")
  }

  @Test func bytesAreTold() throws {
    let region = try #require(try location("é: ①ü②", path: "A")["region"] as? [String: Int])
    #expect(region["byteOffset"] == 4 && region["byteLength"] == 2)
  }

  private func location(_ input: String, path: String) throws -> [String: Any] {
    let text = MarkedText(input, path: path)
    var diagnostics = Diagnostics()
    diagnostics.report(.warning(at: .init(text.primary)))
    let log = renderSARIF(diagnostics, of: [text.source], toolVersion: "1.2.3")
    let whole = try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any]
    let run = (whole?["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    let location = (result?["locations"] as? [[String: Any]])?.first
    return try #require(location?["physicalLocation"] as? [String: Any])
  }
}

extension Diagnostic {
  fileprivate static func warning(
    _ message: String = "nothing shows it", at place: Annotation, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.unusedView, message, at: place, help: help)
  }
}

private let wholeJSON = #"""
  {
    "version": 1,
    "diagnostics": [
      {
        "code": "unused-view",
        "severity": "warning",
        "file": "A \"1\".sections",
        "range": {
          "start": { "line": 3, "column": 5, "offset": 20 },
          "end": { "line": 3, "column": 11, "offset": 26 }
        },
        "message": "nothing shows it",
        "label": null,
        "related": [],
        "help": null,
        "note": null,
        "fix": null
      },
      {
        "code": "unknown-key",
        "severity": "error",
        "file": "A \"1\".sections",
        "range": {
          "start": { "line": 3, "column": 5, "offset": 20 },
          "end": { "line": 3, "column": 11, "offset": 26 }
        },
        "message": "a view has no key 'acions'",
        "label": "unknown key",
        "related": [
          {
            "file": "A \"1\".sections",
            "range": {
              "start": { "line": 2, "column": 3, "offset": 9 },
              "end": { "line": 2, "column": 9, "offset": 15 }
            },
            "label": "in this view"
          }
        ],
        "help": "did you mean 'actions'?",
        "note": "the keys are few",
        "fix": {
          "range": {
            "start": { "line": 3, "column": 5, "offset": 20 },
            "end": { "line": 3, "column": 11, "offset": 26 }
          },
          "replacement": "actions"
        }
      }
    ],
    "errors": 1,
    "warnings": 1,
    "accepted": []
  }
  """#
