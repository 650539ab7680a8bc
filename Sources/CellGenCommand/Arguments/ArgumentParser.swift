/// The request that a command line makes.
enum Invocation {
  case run(Command, ParsedArguments)
  /// The help of a command, or of the whole tool.
  case help(Command?)
  /// The version; with the facts about the build if it is verbose.
  case version(isVerbose: Bool)
}

/// Parses a command line by the conventions of swift-argument-parser.
///
///     cellgen <command> <command in it>? (operand | --flag | --key value | --key=value | -k value)* [-- operand*]
///
/// An option's value can begin with a dash only in the form with `=`. If an option is passed twice, the last
/// value counts, unless the command reads all of them. `--help` takes precedence over mistakes.
func parseArguments(
  _ arguments: [String], of commands: [Command]
) throws(ParserError) -> Invocation {
  guard let first = arguments.first else { return .help(nil) }
  if CommandOption.help.spellings.contains(first) { return .help(nil) }
  if first.hasPrefix("-") { return try parseToolOptions(arguments, first: first) }
  let (command, rest) = try commands.find(arguments[...])
  let options = rest.prefix { $0 != "--" }
  if options.contains(where: CommandOption.help.spellings.contains) { return .help(command) }
  if let version = version(in: options) { return version }
  var parser = ArgumentParser(command: command, rest: rest)
  return .run(command, try parser.parse())
}

/// Parses a command line without a command, whose first word isn't `--help`.
private func parseToolOptions(
  _ arguments: [String], first: String
) throws(ParserError) -> Invocation {
  let known = CommandOption.ofTool.map(\.long)
  guard known.contains(first) else { throw .unknownOption(first, known: known) }
  guard let version = version(in: arguments[...]) else {
    throw .missingCompanion(first, CommandOption.version.long)
  }
  return version
}

/// Returns the request for the version among some options; nil if there is none.
private func version(in options: ArraySlice<String>) -> Invocation? {
  guard options.contains(CommandOption.version.long) else { return nil }
  return .version(isVerbose: options.contains(CommandOption.verboseVersion.long))
}

/// Parses the arguments after a command's name.
private struct ArgumentParser {
  let command: Command
  var rest: ArraySlice<String>
  var parsed = ParsedArguments()

  init(command: Command, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  mutating func parse() throws(ParserError) -> ParsedArguments {
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseOption(argument)
      } else {
        parsed.operands.append(argument)
      }
    }
    guard command.subcommands.isEmpty else { throw .missingOperand("<subcommand>") }
    try checkConflicts()
    try checkOperands()
    return parsed
  }

  /// Parses an option whose name has been consumed, but whose value hasn't.
  private mutating func parseOption(_ argument: String) throws(ParserError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.allOptions.first(where: { $0.spellings.contains(spelling) }) else {
      throw .unknownOption(spelling, known: command.allOptions.flatMap(\.spellings))
    }
    guard let placeholder = option.placeholder else {
      if let attached { throw .unwantedValue(option: spelling, found: attached) }
      return parsed.set(option)
    }
    guard let value = attached ?? nextValue() else {
      throw .missingValue(option: spelling, value: placeholder)
    }
    if value.isEmpty { throw .emptyValue(option: spelling, value: placeholder) }
    if case .choice(let valid, _) = option.value, !valid.contains(value) {
      throw .wrongValue(option: spelling, found: value, valid: valid)
    }
    parsed.set(option, to: value)
  }

  /// Returns the next argument, unless it looks like an option.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" else { return nil }
    return rest.popFirst()
  }

  private func checkConflicts() throws(ParserError) {
    for (one, other) in command.conflicts where parsed.has(one) && parsed.has(other) {
      throw .conflict(one.long, other.long)
    }
  }

  private func checkOperands() throws(ParserError) {
    guard let operand = command.operand else {
      if let surplus = parsed.operands.first { throw .surplusOperand(surplus) }
      return
    }
    if operand.isRequired, parsed.operands.isEmpty { throw .missingOperand("<\(operand.name)>") }
    if !operand.isRepeated, parsed.operands.count > 1 { throw .surplusOperand(parsed.operands[1]) }
  }
}
