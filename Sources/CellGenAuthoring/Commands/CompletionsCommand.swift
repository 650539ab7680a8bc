import CellGenCommand

extension Command {
  /// A shell → its completion script for cellgen.
  static let completions = Command(
    name: "completions",
    abstract: "Print a shell completion script.",
    discussion: "",
    operand: Operand(
      name: "shell", help: "'bash', 'zsh' or 'fish'.", isRequired: true, isRepeated: false,
      completion: .words(Shell.allCases.map(\.rawValue))),
    options: [],
    examples: [
      (
        "cellgen completions zsh > ~/.zfunc/_cellgen",
        "For zsh, if '~/.zfunc' is in '$fpath'."
      ),
      (
        "cellgen completions bash > ~/.local/share/bash-completion/completions/cellgen",
        "For bash with bash-completion."
      ),
      ("cellgen completions fish > ~/.config/fish/completions/cellgen.fish", "For fish."),
    ],
    run: { arguments, terminal throws(Failure) in
      try terminal.printResult(try script(for: arguments.operands[0]))
      return .success
    })
}

private enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

private func script(for name: String) throws(Failure) -> String {
  switch Shell(rawValue: name) {
  case .bash: return bashCompletions(of: Command.all)
  case .zsh: return zshCompletions(of: Command.all)
  case .fish: return fishCompletions(of: Command.all)
  case nil:
    throw .usageError(
      "cellgen has no completions for '\(name)'", help: "use 'bash', 'zsh' or 'fish'")
  }
}
