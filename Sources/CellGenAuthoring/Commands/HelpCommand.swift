import CellGenCommand

extension Command {
  /// A command's name → its help, or the man page.
  static let help = Command(
    name: "help",
    abstract: "Describe a command, or list all commands.",
    discussion: "",
    operand: Operand(
      name: "subcommand", help: "The command to describe.", isRequired: false, isRepeated: true,
      completion: .words(commandWords)),
    options: [.man],
    examples: [
      ("cellgen help generate", "Describe 'cellgen generate'."),
      ("cellgen help new view", "Describe 'cellgen new view'."),
      ("cellgen help --man | man -l -", "Read all help as a man page."),
      (
        "cellgen help --man > /usr/local/share/man/man1/cellgen.1",
        "Install the man page, for 'man cellgen'."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      let words = arguments.operands
      try terminal.printResult(arguments.has(.man) ? manPage(words) : helpText(of: words))
      return .success
    })

  /// Listed by hand: the list of all commands contains this command, so using it would be circular.
  static let commandWords = [
    "generate", "lint", "format", "preview", "breaking", "strings", "init", "new", "import",
    "eject", "doctor", "lsp", "dump", "schema", "keys", "guide", "explain", "completions", "help",
  ]
}

extension CommandOption {
  fileprivate static let man = CommandOption(
    "man", .flag, "Print all help as a man page.")
}

private func helpText(of words: [String]) throws(Failure) -> String {
  UsageGenerator.help(of: try command(words), among: Command.all)
}

private func manPage(_ words: [String]) throws(Failure) -> String {
  guard let surplus = words.first else { return ManPage.text(of: Command.all) }
  throw UsageGenerator.failure(for: .surplusOperand(surplus), in: .help)
}

private func command(_ words: [String]) throws(Failure) -> Command? {
  guard !words.isEmpty else { return nil }
  do throws(ParserError) {
    let (command, rest) = try Command.all.find(words[...])
    if let surplus = rest.first { throw .surplusOperand(surplus) }
    return command
  } catch {
    throw UsageGenerator.failure(for: error, in: .help)
  }
}
