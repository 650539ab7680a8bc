/// A mistake in a command line; `UsageGenerator` turns it into a message.
package enum ParserError: Error, Equatable {
  case unknownCommand(String, known: [String])
  /// An unknown subcommand; `of` is the outer command, as typed.
  case unknownSubcommand(String, of: String, known: [String])
  /// An unknown option; the names are as typed, with dashes.
  case unknownOption(String, known: [String])
  /// A missing value; `value` is its placeholder.
  case missingValue(option: String, value: String)
  case emptyValue(option: String, value: String)
  case unwantedValue(option: String, found: String)
  case wrongValue(option: String, found: String, valid: [String])
  case conflict(String, String)
  /// An option of the tool that only works with another one, in this order.
  case missingCompanion(String, String)
  case missingOperand(String)
  case surplusOperand(String)
}
