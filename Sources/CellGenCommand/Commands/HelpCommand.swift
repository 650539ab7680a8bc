extension Command {
  /// A command's name → its help.
  static let help = Command(
    name: "help",
    abstract: "Show subcommand help information.",
    discussion: "",
    operand: Operand(
      name: "subcommand", help: "The command to explain.", isRequired: false, isRepeated: true,
      completion: .words(commandWords)),
    options: [],
    examples: [
      ("cellgen help generate", "Explain 'cellgen generate'."),
      ("cellgen help new view", "Explain 'cellgen new view'."),
    ],
    run: { arguments, terminal throws(Failure) in
      let command = try command(arguments.operands)
      try terminal.printResult(UsageGenerator.help(of: command))
      return .success
    })

  /// Written down, since the list of all commands holds this one.
  static let commandWords = [
    "generate", "lint", "format", "init", "new", "dump", "schema", "explain", "completions", "help",
  ]
}

private func command(_ words: [String]) throws(Failure) -> Command? {
  guard !words.isEmpty else { return nil }
  do throws(ParserError) {
    let (command, rest) = try Command.find(words[...])
    if let surplus = rest.first { throw .surplusOperand(surplus) }
    return command
  } catch {
    throw UsageGenerator.failure(for: error, in: .help)
  }
}
