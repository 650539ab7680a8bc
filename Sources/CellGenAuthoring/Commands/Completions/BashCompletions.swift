import CellGenCommand

/// The completions for bash 3.2 and later.
///
/// The words before the cursor determine the command; the last of them shows whether the cursor is at
/// the value of an option. `=` is a separate word in bash.
func bashCompletions(of commands: [Command]) -> String {
  let groups = commands.filter { !$0.subcommands.isEmpty }
  let leaves = commands.flatMap { $0.subcommands.isEmpty ? [$0] : $0.subcommands }
  let topLevel = commands.map(\.word) + CommandOption.ofTool.flatMap(\.spellings)
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

/// The pattern for a nested command and its parent: `"new/view" | "new/screen"`.
private func patterns(_ prefix: String, _ commands: [Command]) -> String {
  commands.map { "\"\(prefix)/\($0.word)\"" }.joined(separator: " | ")
}

/// The case that recognizes the second word of a nested command.
private func nesting(_ command: Command) -> String {
  """
        \(patterns(command.word, command.subcommands)))
          command="\(command.word) ${COMP_WORDS[index]}" ;;

  """
}

/// A case for each option whose value has suggestions.
private func values(_ command: Command) -> [String] {
  command.allOptions.compactMap { option in
    guard option.placeholder != nil else { return nil }
    let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
    return "    \(patterns)) \(offer(option.completion)); return ;;\n"
  }
}

/// The suggestions where no option value is expected.
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
