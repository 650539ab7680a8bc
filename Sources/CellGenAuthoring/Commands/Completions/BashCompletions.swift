import CellGenCommand

/// The completions of the commands for bash 3.2 and later.
///
/// The words before the cursor tell the command; then the word before it says whether a value of an
/// option stands here. `=` is a word of its own in bash.
func bashCompletions(of commands: [Command]) -> String {
  let groups = commands.filter { !$0.subcommands.isEmpty }
  let leaves = commands.flatMap { $0.subcommands.isEmpty ? [$0] : $0.subcommands }
  let topLevel =
    commands.map(\.word) + CommandOption.version.spellings + CommandOption.help.spellings
  let firstWords = patterns("", commands)
  let secondWords = groups.map(nesting).joined()
  let optionValues = leaves.flatMap(values).joined()
  let others = (groups + leaves).map(words).joined()
  return """
    # Completions of cellgen for bash. Source this file, or save it where bash-completion looks.

    _cellgen_words() {
      local IFS=$' \\t\\n'
      COMPREPLY=($(compgen -W "$1" -- "$cur"))
    }

    _cellgen_folders() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -d -- "$cur"))
    }

    _cellgen_manifests() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -f -X '!*.sections' -- "$cur") $(compgen -d -- "$cur"))
    }

    _cellgen() {
      local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD - 1]}"
      local command="" index
      if [[ "$cur" == "=" ]]; then
        cur=""
      elif [[ "$prev" == "=" ]]; then
        prev="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "$command/${COMP_WORDS[index]}" in
          \(firstWords))
            command="${COMP_WORDS[index]}" ;;
    \(secondWords)\
        esac
      done
      COMPREPLY=()
      case "$command $prev" in
    \(optionValues)\
      esac
      case "$command" in
        "") _cellgen_words "\(topLevel.joined(separator: " "))" ;;
    \(others)\
      esac
    }

    complete -o filenames -F _cellgen cellgen

    """
}

/// What the word of a command is taken by behind another: `"new/view" | "new/screen"`.
private func patterns(_ prefix: String, _ commands: [Command]) -> String {
  commands.map { "\"\(prefix)/\($0.word)\"" }.joined(separator: " | ")
}

/// How the second word of a command within another is taken up.
private func nesting(_ command: Command) -> String {
  """
        \(patterns(command.word, command.subcommands)))
          command="\(command.word) ${COMP_WORDS[index]}" ;;

  """
}

/// A case for each option with a value that something is offered for.
private func values(_ command: Command) -> [String] {
  command.allOptions.compactMap { option in
    guard option.placeholder != nil else { return nil }
    let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
    return "    \(patterns)) \(offer(option.completion)); return ;;\n"
  }
}

/// What is offered where no value of an option stands.
private func words(_ command: Command) -> String {
  let options = command.allOptions.flatMap(\.spellings).joined(separator: " ")
  let others =
    command.subcommands.isEmpty
    ? offer(command.operand?.completion ?? .nothing)
    : offer(.words(command.subcommands.map(\.word)))
  return """
        "\(command.name)")
          if [[ "$cur" == -* ]]; then _cellgen_words "\(options)"; else \(others); fi ;;

    """
}

private func offer(_ completion: Completion) -> String {
  switch completion {
  case .nothing: ":"
  case .words(let words): "_cellgen_words \"\(words.joined(separator: " "))\""
  case .manifests: "_cellgen_manifests"
  case .folders: "_cellgen_folders"
  }
}
