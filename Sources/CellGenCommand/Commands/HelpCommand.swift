extension Command {
  /// A command's name → its help.
  static let help = Command(
    name: "help",
    abstract: "Show subcommand help information.",
    discussion: "",
    operand: Operand(
      name: "subcommand", help: "The command to explain.", isRequired: false, isRepeated: false),
    options: [],
    examples: [("cellgen help generate", "Explain 'cellgen generate'.")],
    run: { arguments, terminal throws(Failure) in
      try terminal.printResult(UsageGenerator.help(of: try command(arguments.operands.first)))
      return .success
    })
}

private func command(_ name: String?) throws(Failure) -> Command? {
  guard let name else { return nil }
  do throws(ParserError) {
    return try Command.named(name)
  } catch {
    throw UsageGenerator.failure(for: error, in: .help)
  }
}
