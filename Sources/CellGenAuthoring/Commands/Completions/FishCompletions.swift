import CellGenCommand

/// The completions for fish: a line for each suggestion, with its condition.
func fishCompletions(of commands: [Command]) -> String {
  var lines = CommandOption.ofTool.map { line("__fish_use_subcommand", $0) }
  lines += commands.map { line("__fish_use_subcommand", $0) }
  for command in commands {
    lines += command.subcommands.isEmpty ? leafLines(of: command) : groupLines(of: command)
  }
  let body = lines.joined(separator: "\n")
  return """
    # Completions of cellgen for fish. Save this as cellgen.fish in ~/.config/fish/completions.

    complete -c cellgen -f
    \(body)

    """
}

/// The subcommands of a command, its options before one of them is typed, and the completions of each.
private func groupLines(of group: Command) -> [String] {
  let words = group.subcommands.map(\.word).joined(separator: " ")
  let isMissing = condition(for: group) + "; and not __fish_seen_subcommand_from \(words)"
  var lines = group.subcommands.map { line(isMissing, $0) }
  lines += group.allOptions.map { line(isMissing, $0) }
  for command in group.subcommands { lines += leafLines(of: command) }
  return lines
}

/// The options and operands of a command.
private func leafLines(of command: Command) -> [String] {
  let options = command.allOptions.map { line(condition(for: command), $0) }
  guard let operand = offer(command.operand?.completion ?? .nothing) else { return options }
  return options + ["complete -c cellgen -n \(quoted(condition(for: command)))\(operand)"]
}

/// The condition that the words of a command are on the line.
private func condition(for command: Command) -> String {
  command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
    .joined(separator: "; and ")
}

private func line(_ condition: String, _ command: Command) -> String {
  "complete -c cellgen -n \(quoted(condition)) -a \(command.word) -d \(quoted(command.abstract))"
}

private func line(_ condition: String, _ option: CommandOption) -> String {
  let short = option.short.map { " -s \($0)" } ?? ""
  let value = option.placeholder == nil ? "" : " -x" + (offer(option.completion) ?? "")
  let start = "complete -c cellgen -n \(quoted(condition))\(short) -l \(option.name)\(value)"
  return start + " -d \(quoted(option.help))"
}

/// The suggestions for a value or an operand.
private func offer(_ completion: Completion) -> String? {
  switch completion {
  case .nothing: nil
  case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
  case .manifests: " -k -a '(__fish_complete_suffix .sections)'"
  case .folders: " -a '(__fish_complete_directories)'"
  }
}

private func quoted(_ text: String) -> String {
  "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
}
