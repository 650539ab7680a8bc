import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

@Suite struct UsageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aSlipIsNamedWithItsRemedy() throws {
    let outcome = try Tool.run("generate", "--chekc", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.messages.hasPrefix(
        """
        error: 'cellgen generate' has no option '--chekc'
          = help: did you mean '--check'?
        Usage: cellgen generate <manifest> ...
        """))
    #expect(outcome.messages.hasSuffix("See 'cellgen generate --help' for more information.\n"))
  }

  static let mistakes: [([String], String, String?)] = [
    (["genrate"], "cellgen has no command 'genrate'", "did you mean 'generate'?"),
    (
      ["Listing.sections"], "cellgen has no command 'Listing.sections'",
      "did you mean 'cellgen generate Listing.sections'?"
    ),
    (
      ["help", "nothing"], "cellgen has no command 'nothing'",
      "the commands are 'generate', 'lint', 'format', 'preview', 'breaking', 'strings', 'init', 'new', 'import', 'eject', "
        + "'doctor', 'lsp', 'dump', 'schema', 'keys', 'guide', 'explain', 'completions', 'help'"
    ),
    (["new"], "'cellgen new' needs a <subcommand>", nil),
    (["new", "scren", "A"], "'cellgen new' has no command 'scren'", "did you mean 'screen'?"),
    (
      ["new", "table"], "'cellgen new' has no command 'table'",
      "the commands are 'screen', 'view', 'manifest', 'xcode-templates'"
    ),
    (["new", "view"], "'cellgen new view' needs a <name>", nil),
    (
      ["new", "view", "A", "--manfest", "B"], "'cellgen new view' has no option '--manfest'",
      "did you mean '--manifest'?"
    ),
    (["help", "lint", "A"], "'cellgen help' takes no more arguments, found 'A'", nil),
    (["init", "a", "b"], "'cellgen init' takes no more arguments, found 'b'", nil),
    (
      ["init", "--cellgen", "a", "--cellgen-path", "b"],
      "'--cellgen' and '--cellgen-path' cannot be used together", nil
    ),
    (
      ["--verbose"], "'--verbose' needs a command or '--version'",
      "write 'cellgen --version --verbose'"
    ),
    (["--verison"], "'cellgen' has no option '--verison'", "did you mean '--version'?"),
    (
      ["lint", "A.sections", "--no-color"], "'cellgen lint' has no option '--no-color'",
      "write '--color never'"
    ),
    (
      ["generate", "A.sections", "--colour"], "'cellgen generate' has no option '--colour'",
      "write '--color <when>'"
    ),
    (["lint"], "'cellgen lint' needs a <manifest>", nil),
    (
      ["dump", "a", "--stage"], "'--stage' needs a value: '--stage <stage>'",
      "write a value that begins with '-' as '--stage=<stage>'"
    ),
    (
      ["dump", "a", "--stage", "tee"], "'--stage' must be 'tree' or 'model', found 'tee'",
      "did you mean 'tree'?"
    ),
    (
      ["lint", "a", "--format=jsno"],
      "'--format' must be 'text', 'json', 'github' or 'sarif', found 'jsno'",
      "did you mean 'json'?"
    ),
    (
      ["generate", "a", "--quiet", "--verbose"],
      "'--quiet' and '--verbose' cannot be used together", nil
    ),
    (["check"], "cellgen has no command 'check'", "write 'cellgen lint'"),
    (["fix"], "cellgen has no command 'fix'", "write 'cellgen lint --fix'"),
    (["watch"], "cellgen has no command 'watch'", "write 'cellgen generate --watch'"),
    (["diff"], "cellgen has no command 'diff'", "write 'cellgen generate --check'"),
    (
      ["generate", "a", "--swift-version", "6"],
      "'cellgen generate' has no option '--swift-version'",
      "remove it: generated code compiles in Swift 5 and Swift 6"
    ),
    (
      ["generate", "a", "--jobs", "2"], "'cellgen generate' has no option '--jobs'",
      "remove it: manifests are read on all cores"
    ),
    (
      ["generate", "a", "--fix"], "'cellgen generate' has no option '--fix'",
      "write 'cellgen lint --fix'"
    ),
    (
      ["generate", "a", "--lint"], "'cellgen generate' has no option '--lint'",
      "remove it: 'generate' reports everything that 'lint' does"
    ),
    (
      ["lint", "a", "--disable", "low-contrast"], "'cellgen lint' has no option '--disable'",
      "remove it: each warning explains how to silence it in the manifest"
    ),
    (
      ["preview", "a", "--dark"], "'cellgen preview' has no option '--dark'",
      "remove it: the page has a control for it"
    ),
    (
      ["format", "a", "--in-place"], "'cellgen format' has no option '--in-place'",
      "remove it: files are changed in place"
    ),
    (
      ["generate", "a", "--no-cache"], "'cellgen generate' has no option '--no-cache'",
      "remove it: without '--cache', every run generates all files"
    ),
    (
      ["generate", "a", "--incremental"], "'cellgen generate' has no option '--incremental'",
      "write '--cache', which skips a run if nothing has changed"
    ),
    (
      ["lint", "a", "--warnings-as-errors"], "'cellgen lint' has no option '--warnings-as-errors'",
      "write '--strict'"
    ),
    (["lint", "a", "-Werror"], "'cellgen lint' has no option '-Werror'", "write '--strict'"),
    (
      ["generate", "a", "--output-dir=b"], "'cellgen generate' has no option '--output-dir'",
      "write '--output <dir>'"
    ),
    (["lint", "a", "--json"], "'cellgen lint' has no option '--json'", "write '--format json'"),
    // There is no cache in other commands.
    (["explain", "--no-cache"], "'cellgen explain' has no option '--no-cache'", nil),
    (["generate", "\u{1B}[2J", "-\u{202E}"], "'cellgen generate' has no option '-\\u{202E}'", nil),
  ]

  @Test(arguments: mistakes) func mistake(arguments: [String], headline: String, help: String?)
    throws
  {
    let outcome = try Tool.run(arguments, in: folder)
    let lines = outcome.messages.split(separator: "\n").map(String.init)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(lines.first == "error: " + headline)
    #expect(lines.first { $0.hasPrefix("  = help: ") } == help.map { "  = help: " + $0 })
  }

  @Test func version() throws {
    let outcome = try Tool.run("--version", in: folder)
    #expect(outcome.exitCode == 0 && outcome.output == "0.1.0\n" && outcome.messages == "")
  }

  @Test func versionWithTheBuild() throws {
    let outcome = try Tool.run("--version", "--verbose", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    // The tests run what a plain `swift build` builds.
    #expect(lines[0] == "cellgen 0.1.0" && lines[1] == "commit: unknown")
    let compiler = try Subprocess.run(["swiftc", "--version"]).output
    let swift = try #require(lines[2].wholeMatch(of: /swift: (\d+\.\d+(\.\d+)?)/))
    #expect(compiler.contains("Swift version \(swift.1) "), "\(compiler)")
    #expect(lines[3].wholeMatch(of: /platform: (linux|macos)-(x86_64|arm64)/) != nil)
  }

  /// The names and the numbers that compilers have for their versions.
  @Test(arguments: [(60_301, "6.3.1"), (60_300, "6.3"), (60_410, "6.4.10"), (0, "unknown")])
  func compilerVersion(number: Int, name: String) {
    let facts = BuildFacts(commit: "3f2a", compiler: number, platform: "linux-arm64")
    #expect(
      facts.text == """
        cellgen 0.1.0
        commit: 3f2a
        swift: \(name)
        platform: linux-arm64

        """)
  }

  @Test func helpOfTheTool() throws {
    let outcome = try Tool.run("--help", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    for name in Command.all.map(\.name) {
      #expect(outcome.output.contains("\n  \(name) "))
    }
    #expect(
      outcome.output.contains("\n  --verbose               Add the commit, Swift version, and"))
    #expect(try Tool.run(in: folder).output == outcome.output)
    #expect(try Tool.run("help", in: folder).output == outcome.output)
  }

  @Test(arguments: Command.all.flatMap { [$0] + $0.subcommands }.map(\.name))
  func help(of command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let outcome = try Tool.run(words + ["--help"], in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.contains("USAGE: cellgen \(command)"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try Tool.run(["help"] + words, in: folder).output == outcome.output)
    let end = try #require(outcome.output.components(separatedBy: "\n\n").last)
    #expect(end.hasPrefix("EXAMPLES:\n  cellgen \(command)"), "help ends with an example")
  }

  @Test func helpTellsWhatHoldsWithoutAnOption() throws {
    let help = try Tool.run("generate", "-h", in: folder).output
    #expect(
      help.contains(
        """
          -o, --output <dir>      The folder to write to; created if it is missing.
                                  (default: .)

        """))
  }
}
