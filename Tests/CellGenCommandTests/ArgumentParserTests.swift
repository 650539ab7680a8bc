import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

@Suite struct ArgumentParserTests {
  /// A command line, and what it says in one line or what is wrong with it.
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var expected: String
    var testDescription: String { line }

    init(_ line: String, _ expected: String) {
      (self.line, self.expected) = (line, expected)
    }
  }

  static let rows = [
    Row("", "help"),
    Row("--help", "help"),
    Row("-h generate", "help"),
    Row("--version", "version"),
    Row("--version --verbose", "version verbose"),
    Row("--verbose --version", "version verbose"),
    Row("--version A", "version"),
    Row("generate A", "generate [A] output=."),
    Row("generate A -o out B", "generate [A, B] output=out"),
    Row("generate A -o=out", "generate [A] output=out"),
    Row("generate --output out A", "generate [A] output=out"),
    Row("generate --output=-out A", "generate [A] output=-out"),
    Row("generate --output=a=b A", "generate [A] output=a=b"),
    Row("generate -o - A", "generate [A] output=-"),
    Row("generate A --output a --output b", "generate [A] output=b"),
    Row("generate -- --check", "generate [--check] output=."),
    Row("generate A -- -h", "generate [A, -h] output=."),
    Row("generate -", "generate [-] output=."),
    Row("generate --chekc --help", "help generate"),
    Row("generate -o -h", "help generate"),
    Row("lint --version", "version"),
    Row("lint A --version --verbose", "version verbose"),
    Row("generate A --verbose --version", "version verbose"),
    Row("generate --version -- --verbose", "version"),
    Row("new --help", "help new"),
    Row("new screen --help", "help new screen"),
    Row("new screen A -o out", "new screen [A] output=out"),
    Row("help new screen", "help [new, screen]"),
    Row("help", "help []"),
    Row("help lint", "help [lint]"),
  ]

  @Test(arguments: rows) func lines(_ row: Row) throws {
    #expect(describe(try parse(row.line)) == row.expected)
  }

  static let mistakes: [(String, ParserError)] = [
    (
      "genrate A",
      .unknownCommand("genrate", known: Command.all.map(\.name))
    ),
    ("--quiet", .unknownOption("--quiet", known: ["--version", "--verbose", "--help"])),
    ("--verbose", .missingCompanion("--verbose", "--version")),
    ("generate A -o", .missingValue(option: "-o", value: "<dir>")),
    ("generate A --root --check", .missingValue(option: "--root", value: "<dir>")),
    ("generate A --output=", .emptyValue(option: "--output", value: "<dir>")),
    ("generate A --check=yes", .unwantedValue(option: "--check", found: "yes")),
    (
      "generate A --runtime no",
      .wrongValue(option: "--runtime", found: "no", valid: ["embed", "embed-all", "import"])
    ),
    ("generate A --check --dry-run", .conflict("--check", "--dry-run")),
    ("generate", .missingOperand("<manifest>")),
    ("generate --", .missingOperand("<manifest>")),
    ("explain a b", .surplusOperand("b")),
    ("new", .missingOperand("<subcommand>")),
    ("new -- screen", .missingOperand("<subcommand>")),
    (
      "new scren A",
      .unknownSubcommand(
        "scren", of: "cellgen new", known: ["screen", "view", "manifest", "xcode-templates"])
    ),
    ("new view --help=no", .unwantedValue(option: "--help", found: "no")),
  ]

  @Test(arguments: mistakes) func mistake(line: String, error: ParserError) {
    #expect(throws: error) { try parse(line) }
  }

  @Test func unknownOptionKnowsTheOthers() {
    let known = [
      "--format", "--module", "--accessibility", "--fix", "--strict", "--stdin-name", "-q",
      "--quiet",
      "--color", "--version", "-h", "--help",
    ]
    #expect(throws: ParserError.unknownOption("-x", known: known)) { try parse("lint -x=1 A") }
  }

  @Test func everyOptionIsDeclaredOnce() {
    for command in Command.all {
      let spellings = command.allOptions.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(command.name)")
    }
  }

  private func parse(_ line: String) throws -> Invocation {
    try parseArguments(line.split(separator: " ").map(String.init), of: Command.all)
  }

  private func describe(_ invocation: Invocation) -> String {
    switch invocation {
    case .help(let command): ["help", command?.name].compactMap { $0 }.joined(separator: " ")
    case .version(let isVerbose): isVerbose ? "version verbose" : "version"
    case .run(let command, let parsed):
      "\(command.name) [\(parsed.operands.joined(separator: ", "))]"
        + command.options.compactMap { option in
          option.name == "output" ? " output=\(parsed[option] ?? "")" : nil
        }.joined()
    }
  }
}
