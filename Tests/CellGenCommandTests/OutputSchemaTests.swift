import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

/// The JSON of every command, against the schema that is published for it.
@Suite struct OutputSchemaTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Guide.manifest + "\n", to: "Inbox.sections")
    try folder.write(
      Guide.manifest.replacing("String", with: "Substring") + "\n", to: "Before/Inbox.sections")
    try folder.write("views:\n  A: { dta: { t: String } }\n", to: "Wrong.sections")
    try folder.write(#"{ "title": "A", "count": 1, "tags": ["x"] }"#, to: "note.json")
  }

  /// The command lines by command.
  static let lines: [String: [[String]]] = [
    "lint": [
      ["Inbox.sections"], ["Wrong.sections"], ["Inbox.sections", "--accessibility"],
    ],
    "preview": [["Inbox.sections", "--output", "-"]],
    "breaking": [
      ["Inbox.sections", "--against", "Before"], ["Inbox.sections", "--against", "."],
    ],
    "strings": [["Inbox.sections", "--catalog", "Localizable.xcstrings"]],
    "import": [["note.json"]],
    "doctor": [["."]],
    "dump": [["Inbox.sections", "--stage", "model"]],
    "keys": [[], ["label"], ["label", "font"], ["onTapGesture"], ["xyzzyqux"]],
    "explain": [[], ["unknown-key"], ["same-plural"], ["file-too-large"]],
  ]

  @Test func everyOutputIsRun() {
    #expect(Self.lines.keys.sorted() == PublishedOutput.all.map(\.command).sorted())
    #expect(Self.lines.keys.sorted() == commandsWithJSON.sorted())
  }

  private var commandsWithJSON: [String] {
    Command.all.filter { command in
      command.options.contains { option in
        option.name == "format" && option.completion.words.contains("json")
      }
    }.map(\.name)
  }

  @Test(
    .enabled(if: SchemaValidator.isInstalled, "python3 with yaml and jsonschema"),
    arguments: PublishedOutput.all.map(\.command))
  func anOutputIsAsPublished(_ command: String) throws {
    let schema = try Tool.run("schema", "--of", command, in: folder)
    #expect(schema.exitCode == 0 && schema.messages == "")
    let outputs = try (Self.lines[command] ?? []).map { line in
      try Tool.run([command] + line + ["--format", "json"], in: folder).output
    }
    for output in outputs {
      let start = output.filter { !$0.isWhitespace }.prefix(12)
      #expect(start == "{\"version\":1", "\(output.prefix(200))")
    }
    let complaints = try SchemaValidator(schema: schema.output).complaints(about: outputs)
    #expect(complaints == outputs.map { _ in [] })
    // The schema asks for something.
    let wrong = try SchemaValidator(schema: schema.output).complaints(about: ["{ version: 2 }"])
    #expect(wrong[0].isEmpty == false)
  }
}

extension Completion {
  fileprivate var words: [String] { if case .words(let words) = self { words } else { [] } }
}
