/// What is wrong with a command line, as facts; `UsageGenerator` has the words.
package enum ParserError: Error, Equatable {
  case unknownCommand(String, known: [String])
  /// `of` is the command that was to have it, as it is typed.
  case unknownSubcommand(String, of: String, known: [String])
  /// The names are as they would be typed.
  case unknownOption(String, known: [String])
  /// `value` is the placeholder of what should follow.
  case missingValue(option: String, value: String)
  case emptyValue(option: String, value: String)
  case unwantedValue(option: String, found: String)
  case wrongValue(option: String, found: String, valid: [String])
  case conflict(String, String)
  case missingOperand(String)
  case surplusOperand(String)
}
