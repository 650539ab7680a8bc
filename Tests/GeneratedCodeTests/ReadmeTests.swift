#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Every snippet, command and number of the README is as the README says.
@Suite struct ReadmeTests {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let blocks: [MarkdownBlock]

  init() throws {
    blocks = try Readme.blocks()
  }

  @Test func theReadmeHoldsNothingThatIsNotTested() {
    #expect(blocks.map(\.language) == ["yaml", "sh", "sh", "text"])
  }

  /// The front door is short.
  @Test func theReadmeIsShort() throws {
    #expect(try Readme.text().utf8.count <= 8_090)
  }

  @Test(arguments: Compilation.modes)
  func theManifestCompiles(in mode: Compilation.Mode) throws {
    let source = SourceText(path: "Inbox.sections", bytes: Array(try Readme.manifest().utf8))
    let generation = generate([source], options: Options())
    #expect(generation.diagnostics.all.isEmpty)
    #expect(generation.files.count == 5)
    let folder = try TemporaryFolder()
    for file in generation.files { try folder.write(file.text, to: file.name) }
    let files = try folder.names().map { URL(fileURLWithPath: folder.path($0)) }
    #expect(try Compilation.messages(of: files, mode: mode) == "")
  }

  /// The numbers are those of the table that they link to.
  @Test func theNumbersAreTrue() throws {
    let table = try String(
      contentsOf: Self.package.appending(path: "Tests/EightScreensTests/lines.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let all = try #require(rows.last).split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let declared = try #require(Int(all[1])) + #require(Int(all[2]))
    let plain = try #require(Int(all[3]))
    let words = try Readme.text().replacing("\n", with: " ")
    #expect(rows.count == 10 && words.contains("Nine screens"))
    #expect(words.contains("**\(declared) lines**"))
    let grouped = "\(plain / 1000)," + String("\(1000 + plain % 1000)".dropFirst())
    #expect(words.contains("**\(grouped)**"))
  }

  /// The README names the language modes that tests compile in.
  @Test func theModesAreThoseOfTheTests() throws {
    let words = try Readme.text().replacing("\n", with: " ")
    for mode in ["complete checking", "`MainActor` by default", "strict memory safety"] {
      #expect(words.contains(mode))
    }
    #expect(Compilation.modesOfGoldens.contains { $0.name.contains("Xcode 26") })
  }

  @Test func linksLeadToFiles() throws {
    let text = try Readme.text()
    let links =
      text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
      + text.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.1) }
    #expect(links.count > 8)
    for link in links {
      let file = Self.package.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  @Test func theMistakeIsReportedAsShown() throws {
    let text = try block("yaml").replacingOccurrences(of: "actions:", with: "acions:")
    let source = SourceText(path: "Inbox.sections", bytes: Array(text.utf8))
    let analysis = analyze([source])
    let report = DiagnosticRenderer(sources: [source]).render(analysis.diagnostics)
    #expect(report.contains(try block("text")), "\(report)")
  }

  /// Runs the lines to try as written, except that their output goes to a temporary folder.
  @Test func theLinesToTryWork() throws {
    let lines = try commands(0)
    #expect(lines.count == 2)
    let folder = try TemporaryFolder()
    let tool = try BuildProducts.executable("cellgen").path
    for line in lines { #expect(line.hasPrefix("swift run cellgen ")) }
    let words = lines.map { $0.split(separator: " ").dropFirst(3).map(String.init) }
    // Nobody watches a browser here.
    let preview = try Subprocess.run(
      [tool] + words[0] + ["-o", folder.path("preview.html")], in: Self.package,
      environment: ["PATH": "/nowhere"])
    #expect(preview.exitCode == 0 && preview.output.contains("1 screen"), "\(preview.messages)")
    let output = try #require(words[1].last)
    let run = try Subprocess.run(
      [tool] + words[1].map { $0 == output ? folder.path("Listing") : $0 }, in: Self.package)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      try folder.names(in: "Listing") == [
        "CellGenRuntime.swift", "Listing+AccessibilityIDs.swift",
        "Listing+ViewCreator.swift", "Listing+ViewData.swift", "Listing+Views.swift",
      ])
    #expect(try Readme.text().contains("`swift run cellgen init ../Orders`"))
    let start = try Subprocess.run([tool, "init", "Orders"], in: folder.url)
    #expect(start.exitCode == 0, "\(start.messages)")
    #expect(try folder.names(in: "Orders").contains("Package.swift"))
  }

  @Test func theLastCommandIsTheOneThatRunsThis() throws {
    #expect(try commands(1) == ["swift test"])
  }

  private func block(_ language: String) throws -> String {
    try #require(blocks.first { $0.language == language }).text
  }

  /// The lines of a block of commands.
  private func commands(_ index: Int) throws -> [String] {
    let commands = blocks.filter { $0.language == "sh" }
    return try #require(commands.indices.contains(index) ? commands[index].text : nil)
      .split(separator: "\n").map(String.init)
  }
}
#endif
