import CellGenCommand

/// The completions for zsh: a function for each command, which calls `_arguments`.
func zshCompletions(of commands: [Command]) -> String {
  var functions = [dispatcher("_cellgen", over: commands)]
  for command in commands {
    guard !command.subcommands.isEmpty else {
      functions.append(function(of: command))
      continue
    }
    functions.append(dispatcher(functionName(command), over: command.subcommands))
    functions += command.subcommands.map(function)
  }
  let body = functions.joined(separator: "\n")
  return """
    #compdef cellgen
    # Completions of cellgen for zsh. Save this as _cellgen in a folder of $fpath.

    \(body)
    if [[ "$funcstack[1]" == "_cellgen" ]]; then
      _cellgen "$@"
    else
      compdef _cellgen cellgen
    fi

    """
}

/// `_cellgen_new_screen`
private func functionName(_ command: Command) -> String {
  "_cellgen_" + command.name.map { $0.isLetter ? String($0) : "_" }.joined()
}

/// A function that completes the name of a subcommand, and delegates the words after it.
private func dispatcher(_ name: String, over commands: [Command]) -> String {
  let words = commands.map { "    \(quoted("\($0.word):\($0.abstract)"))\n" }.joined()
  let calls = commands.map { "        \($0.word)) \(functionName($0)) ;;\n" }.joined()
  let options = CommandOption.ofTool.flatMap(specs)
    .map { "    \($0) \\\n" }.joined()
  return """
    \(name)() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands
      commands=(
    \(words)\
      )
      _arguments -C \\
    \(options)\
        '1: :->command' \\
        '*:: :->arguments'
      case $state in
        command) _describe -t commands command commands ;;
        arguments)
          case $words[1] in
    \(calls)\
          esac ;;
      esac
    }

    """
}

/// A function that completes the options and operands of a command.
private func function(of command: Command) -> String {
  let operand = command.operand.map { [spec(of: $0)] } ?? []
  let all = command.allOptions.flatMap(specs) + operand
  let lines = all.joined(separator: " \\\n    ")
  return """
    \(functionName(command))() {
      _arguments -s \\
        \(lines)
    }

    """
}

/// `'(-o --output)'{-o,--output=}'[The folder to write to.]:dir:_files -/'`
private func specs(of option: CommandOption) -> [String] {
  let help = "[\(escaped(option.help))]"
  let value =
    option.placeholder.map { ":\(escaped(plain($0))):\(action(option.completion))" } ?? ""
  let long = option.long + (option.placeholder == nil ? "" : "=")
  guard let short = option.short else { return [quoted(long + help + value)] }
  let exclusion = "(-\(short) \(option.long))"
  return ["-\(short)", long].map { quoted(exclusion + $0 + help + value) }
}

private func spec(of operand: Command.Operand) -> String {
  let number = operand.isRepeated ? "*" : "1"
  return quoted("\(number):\(operand.name):\(action(operand.completion))")
}

private func plain(_ placeholder: String) -> String {
  placeholder.filter { $0 != "<" && $0 != ">" }
}

private func action(_ completion: Completion) -> String {
  switch completion {
  case .nothing: " "
  case .words(let words): "(\(words.joined(separator: " ")))"
  case .manifests: #"_files -g "*.sections""#
  case .folders: "_files -/"
  }
}

/// Escapes the colons and brackets that would end a description.
private func escaped(_ text: String) -> String {
  text.map { #"[]:\"#.contains($0) ? #"\"# + String($0) : String($0) }.joined()
}

private func quoted(_ text: String) -> String {
  "'" + text.replacing("'", with: #"'\''"#) + "'"
}
