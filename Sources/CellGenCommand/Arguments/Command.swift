/// The declaration of a subcommand, with its implementation.
package struct Command: Sendable {
  /// The arguments that a command accepts besides its options.
  package struct Operand: Sendable {
    package var name: String
    package var help: String
    var isRequired: Bool
    package var isRepeated: Bool
    /// The completions that a shell suggests for it.
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

  /// The name as typed after `cellgen`; for a nested command, both words.
  package var name: String
  package var abstract: String
  /// Additional paragraphs of its help.
  package var discussion: String
  /// The operand; nil if it accepts none.
  package var operand: Operand?
  /// Its own options; every command also has `--help` and `--version`.
  package var options: [CommandOption] { makeOptions() }
  /// Pairs of options that can't be combined.
  var conflicts: [(CommandOption, CommandOption)]
  /// Command lines with their effects.
  package var examples: [(line: String, effect: String)]
  /// The commands that its first argument chooses from; such a command does nothing on its own.
  package var subcommands: [Command]
  var run: Run
  /// Creates the options, which happens only for the command that runs.
  private let makeOptions: @Sendable () -> [CommandOption]

  package init(
    name: String, abstract: String, discussion: String, operand: Operand?,
    options: @escaping @autoclosure @Sendable () -> [CommandOption],
    conflicts: [(CommandOption, CommandOption)] = [],
    examples: [(line: String, effect: String)], subcommands: [Command] = [],
    run: @escaping Run = { _, _ in .success }
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operand = operand
    makeOptions = options
    self.conflicts = conflicts
    self.examples = examples
    self.subcommands = subcommands
    self.run = run
  }

  package var allOptions: [CommandOption] { options + [.color, .version, .help] }
  /// `cellgen generate`
  package var invocation: String { "cellgen " + name }
  /// The last word of the name.
  package var word: String { String(name.split(separator: " ").last ?? "") }
}

extension [Command] {
  /// Finds the command that the first words name, and returns it with the remaining words.
  ///
  /// The words can also name a command that has subcommands.
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

  /// Returns the command that matches most of the first words, for messages about the other words.
  func nearest(_ words: [String]) -> Command? {
    for count in (1...2).reversed() where words.count >= count {
      if let found = try? find(words.prefix(count)) { return found.command }
    }
    return nil
  }
}
