import CellGenCore

/// Writes help from the declarations of commands, and messages about invalid command lines.
package enum UsageGenerator {
  /// Returns the message about an invalid command line, with the usage of the command.
  package static func failure(for error: ParserError, in command: Command?) -> Failure {
    var failure = message(for: error, in: command)
    failure.exitCode = .usage
    failure.usage = reminder(of: command)
    return failure
  }

  private static func message(for error: ParserError, in command: Command?) -> Failure {
    let name = command?.invocation ?? "cellgen"
    switch error {
    case .unknownCommand(let found, let known):
      return Failure("cellgen has no command '\(found)'", help: helpForCommand(found, known))
    case .unknownSubcommand(let found, let command, let known):
      return Failure(
        "'\(command)' has no command '\(found)'", help: help(found, known) ?? list(known))
    case .unknownOption(let found, let known):
      let foreign = command.flatMap { ForeignOption.help(found, in: $0) }
      return Failure("'\(name)' has no option '\(found)'", help: foreign ?? help(found, known))
    case .missingValue(let option, let value):
      let remedy = "write a value that begins with '-' as '\(option)=\(value)'"
      return Failure("'\(option)' needs a value: '\(option) \(value)'", help: remedy)
    case .emptyValue(let option, let value):
      return Failure("'\(option)' needs a \(value), found ''")
    case .unwantedValue(let option, let found):
      return Failure("'\(option)' takes no value, found '\(found)'")
    case .wrongValue(let option, let found, let valid):
      let choices = Suggestion.alternatives(valid)
      return Failure("'\(option)' must be \(choices), found '\(found)'", help: help(found, valid))
    case .conflict(let one, let other):
      return Failure("'\(one)' and '\(other)' cannot be used together")
    case .missingCompanion(let found, let other):
      return Failure(
        "'\(found)' needs a command or '\(other)'", help: "write '\(name) \(other) \(found)'")
    case .missingOperand(let operand):
      return Failure("'\(name)' needs a \(operand)")
    case .surplusOperand(let found):
      return Failure("'\(name)' takes no more arguments, found '\(found)'")
    }
  }

  private static func help(_ found: String, _ known: [String]) -> String? {
    Suggestion.help(near: found, among: known)
  }

  /// Returns help for an unknown command, which could be a manifest.
  private static func helpForCommand(_ found: String, _ known: [String]) -> String {
    if found.hasSuffix(ManifestFinder.fileExtension) {
      return "did you mean '\(Command.generate.invocation) \(found)'?"
    }
    return ForeignCommand.help(found, among: known) ?? Suggestion.help(near: found, among: known)
      ?? list(known)
  }

  private static func list(_ commands: [String]) -> String {
    "the commands are " + commands.map { "'\($0)'" }.joined(separator: ", ")
  }
}

// MARK: - Help

extension UsageGenerator {
  /// The purpose of the tool, as a sentence.
  package static let overview = "Generate the Swift code of iOS list screens from manifests."

  /// Returns the usage line and a pointer to more information, for the end of an error.
  private static func reminder(of command: Command?) -> String {
    let invocation = command?.invocation ?? "cellgen"
    return """
      Usage: \(usage(of: command))
        See '\(invocation) --help' for more information.

      """
  }

  /// Returns the help of a command, or of the tool with all commands.
  package static func help(of command: Command?, among commands: [Command]) -> String {
    let sections = command.map(commandSections) ?? toolSections(commands)
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func toolSections(_ commands: [Command]) -> [String] {
    [
      paragraph("OVERVIEW: " + overview),
      "USAGE: \(usage(of: nil))\n",
      section("OPTIONS", CommandOption.ofTool.map(row)),
      section("EXIT CODES", ExitCode.all.map { ("\($0.rawValue)", $0.meaning) }),
      section("SUBCOMMANDS", commands.map { ($0.name, $0.abstract) }),
      "  See 'cellgen help <subcommand>' for detailed help.\n",
    ]
  }

  private static func commandSections(_ command: Command) -> [String] {
    [
      paragraph("OVERVIEW: " + command.abstract),
      command.discussion.isEmpty ? "" : command.discussion + "\n",
      paragraph("USAGE: " + usage(of: command)),
      command.operand.map { section("ARGUMENTS", [("<\($0.name)>", $0.help)]) } ?? "",
      section("OPTIONS", command.allOptions.map(row)),
      command.subcommands.isEmpty
        ? "" : section("SUBCOMMANDS", command.subcommands.map { ($0.word, $0.abstract) }),
      command.examples.isEmpty ? "" : "EXAMPLES:\n" + command.examples.map(example).joined(),
    ]
  }

  /// Returns an outline of the command line.
  package static func usage(of command: Command?) -> String {
    guard let command else { return "cellgen <subcommand>" }
    if !command.subcommands.isEmpty { return command.invocation + " <subcommand>" }
    let options = command.options.map { option in
      "[" + ([option.long] + (option.placeholder.map { [$0] } ?? [])).joined(separator: " ") + "]"
    }
    let operands = command.operand.map { [$0.placeholder] } ?? []
    return ([command.invocation] + operands + options).joined(separator: " ")
  }

  private static func example(_ example: (line: String, effect: String)) -> String {
    "  \(example.line)\n" + wrap(example.effect, indent: 6)
  }

  private static func row(_ option: CommandOption) -> (String, String) {
    let names = option.spellings.joined(separator: ", ")
    let label = option.placeholder.map { names + " " + $0 } ?? names
    return (label, description(of: option))
  }

  /// Returns the description of an option, with its default.
  package static func description(of option: CommandOption) -> String {
    option.help + (option.fallback.map { " (default: \($0))" } ?? "")
  }
}

// MARK: - Layout

extension UsageGenerator {
  private static let width = 80
  /// The column at which descriptions begin.
  private static let column = 26

  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    "\(title):\n" + rows.map { row($0.0, $0.1) }.joined()
  }

  /// Returns a label with its description next to it, or below it if the label is long.
  private static func row(_ label: String, _ text: String) -> String {
    let label = "  " + label
    let description = wrap(text, indent: column)
    guard label.count < column else { return label + "\n" + description }
    return label + description.dropFirst(label.count)
  }

  private static func paragraph(_ text: String) -> String { wrap(text, indent: 2, first: 0) }

  /// Wraps text at spaces; every line except the first begins at `indent`.
  private static func wrap(_ text: String, indent: Int, first: Int? = nil) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: first ?? indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}
