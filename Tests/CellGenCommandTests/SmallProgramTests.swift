import TestSupport
import Testing

/// `cellgen-generate`, which plugins run.
@Suite struct SmallProgramTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      views:
        Post: { data: { id: Int, title: String } }
      sections:
        posts: { cells: [Post] }

      """, to: "Screens/Listing.sections")
  }

  @Test func writesWhatCellgenWrites() throws {
    let outcome = try run("generate", "Screens", "-o", "Small")
    let whole = try Tool.run("generate", "Screens", "-o", "Whole", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == whole.output.replacing("Whole/", with: "Small/"))
    let names = try folder.names(in: "Small")
    let expected = try folder.names(in: "Whole")
    try #require(!names.isEmpty && names == expected)
    for name in names {
      #expect(try folder.read("Small/" + name) == folder.read("Whole/" + name))
    }
  }

  @Test func hasNoOtherCommand() throws {
    let help = try run("--help").output
    #expect(help.contains("\n  generate ") && !help.contains("\n  lint "))
    let outcome = try run("lint", "Screens")
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.hasPrefix("error: cellgen has no command 'lint'\n"))
  }

  @Test(arguments: ["--version", "--version --verbose", "generate --help"])
  func tellsWhatCellgenTells(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let outcome = try run(words)
    #expect(outcome.exitCode == 0)
    #expect(try Tool.run(words, in: folder).output == outcome.output)
  }

  private func run(_ arguments: String...) throws -> Subprocess.Outcome { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen-generate")
    return try Subprocess.run([executable.path] + arguments, in: folder.url)
  }
}
