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

  /// As it is typed behind `cellgen`; of a command within another, both words.
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
  /// Those that its first argument chooses from; such a command does nothing itself.
  var subcommands: [Command] = []
  var run: @Sendable (ParsedArguments, Terminal) throws(Failure) -> ExitCode = { _, _ in .success }

  var allOptions: [CommandOption] { options + [.version, .help] }
  /// `cellgen generate`
  var invocation: String { "cellgen " + name }
  /// The last word of the name.
  var word: String { String(name.split(separator: " ").last ?? "") }
}

extension Command {
  /// The commands in the order in which help lists them.
  static let all: [Command] = [
    .generate, .lint, .format, .initialize, .new, .dump, .schema, .explain, .completions, .help,
  ]

  /// The command that the first words name, and what follows it.
  ///
  /// Of a command that has others in it, the words may name only itself.
  static func find(
    _ words: ArraySlice<String>
  ) throws(ParserError) -> (command: Command, rest: ArraySlice<String>) {
    var rest = words
    let first = rest.popFirst() ?? ""
    guard var command = all.first(where: { $0.name == first }) else {
      throw .unknownCommand(first, known: all.map(\.name))
    }
    while !command.subcommands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
      let known = command.subcommands
      guard let next = known.first(where: { $0.word == word }) else {
        throw .unknownSubcommand(word, of: command.invocation, known: known.map(\.word))
      }
      command = next
      rest.removeFirst()
    }
    return (command, rest)
  }

  /// The command that the first words name as far as they name one, for a word about the others.
  static func nearest(_ words: [String]) -> Command? {
    for count in (1...2).reversed() where words.count >= count {
      if let found = try? find(words.prefix(count)) { return found.command }
    }
    return nil
  }
}
