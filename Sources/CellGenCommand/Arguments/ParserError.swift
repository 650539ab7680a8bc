/// A mistake in a command line; `UsageGenerator` turns it into a message.
package enum ParserError: Error, Equatable {
  case unknownCommand(String, known: [String])
  /// `of` is the outer command, as typed.
  case unknownSubcommand(String, of: String, known: [String])
  /// The names are as typed, with dashes.
  case unknownOption(String, known: [String])
  /// `value` is the placeholder of the missing value.
  case missingValue(option: String, value: String)
  case emptyValue(option: String, value: String)
  case unwantedValue(option: String, found: String)
  case wrongValue(option: String, found: String, valid: [String])
  case conflict(String, String)
  case missingOperand(String)
  case surplusOperand(String)
}
