/// A subcommand as it is declared, and what it does.
struct Command: Sendable {
  /// What a command takes besides its options.
  struct Operand: Sendable {
    var name: String
    var help: String
    var isRequired: Bool
    var isRepeated: Bool
    /// What a shell offers for it.
    var completion = Completion.nothing

    /// `<manifest> ...`
    var placeholder: String {
      let text = "<\(name)>" + (isRepeated ? " ..." : "")
      return isRequired ? text : "[\(text)]"
    }
  }

  var name: String
  var abstract: String
  /// Further paragraphs of its help.
  var discussion: String
  /// Nil when it takes none.
  var operand: Operand?
  /// Its own options; `--help` and `--version` come with every command.
  var options: [CommandOption]
  /// Pairs that contradict each other.
  var conflicts: [(CommandOption, CommandOption)] = []
  /// Command lines, each with what it does.
  var examples: [(line: String, effect: String)]
  var run: @Sendable (ParsedArguments, Terminal) throws(Failure) -> ExitCode

  var allOptions: [CommandOption] { options + [.version, .help] }
  /// `cellgen generate`
  var invocation: String { "cellgen " + name }
}

extension Command {
  /// The commands in the order in which help lists them.
  static let all: [Command] = [
    .generate, .lint, .format, .dump, .schema, .explain, .help,
  ]

  static func named(_ name: String) throws(ParserError) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: all.map(\.name))
    }
    return command
  }
}
