/// A subcommand as it is declared, and what it does.
package struct Command: Sendable {
  /// What a command takes besides its options.
  package struct Operand: Sendable {
    package var name: String
    package var help: String
    var isRequired: Bool
    package var isRepeated: Bool
    /// What a shell offers for it.
    package var completion: Completion

    package init(
      name: String, help: String, isRequired: Bool, isRepeated: Bool,
      completion: Completion = .nothing
    ) {
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.isRepeated = isRepeated
      self.completion = completion
    }

    /// `<manifest> ...`
    var placeholder: String {
      let text = "<\(name)>" + (isRepeated ? " ..." : "")
      return isRequired ? text : "[\(text)]"
    }
  }

  package typealias Run = @Sendable (ParsedArguments, Terminal) throws(Failure) -> ExitCode

  /// As it is typed behind `cellgen`; of a command within another, both words.
  package var name: String
  package var abstract: String
  /// Further paragraphs of its help.
  package var discussion: String
  /// Nil when it takes none.
  package var operand: Operand?
  /// Its own options; `--help` and `--version` come with every command.
  package var options: [CommandOption]
  /// Pairs that contradict each other.
  var conflicts: [(CommandOption, CommandOption)]
  /// Command lines, each with what it does.
  package var examples: [(line: String, effect: String)]
  /// Those that its first argument chooses from; such a command does nothing itself.
  package var subcommands: [Command]
  var run: Run

  package init(
    name: String, abstract: String, discussion: String, operand: Operand?,
    options: [CommandOption], conflicts: [(CommandOption, CommandOption)] = [],
    examples: [(line: String, effect: String)], subcommands: [Command] = [],
    run: @escaping Run = { _, _ in .success }
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operand = operand
    self.options = options
    self.conflicts = conflicts
    self.examples = examples
    self.subcommands = subcommands
    self.run = run
  }

  package var allOptions: [CommandOption] { options + [.version, .help] }
  /// `cellgen generate`
  package var invocation: String { "cellgen " + name }
  /// The last word of the name.
  package var word: String { String(name.split(separator: " ").last ?? "") }
}

extension [Command] {
  /// The command that the first words name, and what follows it.
  ///
  /// Of a command that has others in it, the words may name only itself.
  package func find(
    _ words: ArraySlice<String>
  ) throws(ParserError) -> (command: Command, rest: ArraySlice<String>) {
    var rest = words
    let first = rest.popFirst() ?? ""
    guard var command = self.first(where: { $0.name == first }) else {
      throw .unknownCommand(first, known: map(\.name))
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
  func nearest(_ words: [String]) -> Command? {
    for count in (1...2).reversed() where words.count >= count {
      if let found = try? find(words.prefix(count)) { return found.command }
    }
    return nil
  }
}
