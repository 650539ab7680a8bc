/// The arguments of a valid command line.
package struct ParsedArguments: Sendable {
  /// The operands, in the order of the command line.
  package internal(set) var operands: [String] = []
  private var flags: Set<String> = []
  /// All values of each option, in the order of the command line.
  private var values: [String: [String]] = [:]

  package func has(_ option: CommandOption) -> Bool {
    flags.contains(option.name) || values[option.name] != nil
  }

  /// The last value of the option, or its fallback.
  package subscript(option: CommandOption) -> String? {
    values[option.name]?.last ?? option.fallback
  }

  /// Returns the values of an option that can be passed several times.
  package func all(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  /// The value of an option whose choices are an enum's cases.
  package subscript<Choice: RawRepresentable<String>>(
    option: CommandOption, as _: Choice.Type
  ) -> Choice {
    guard let choice = self[option].flatMap(Choice.init) else {
      preconditionFailure("the choices of '\(option.long)' and its fallback are those of the enum")
    }
    return choice
  }

  mutating func set(_ option: CommandOption) { flags.insert(option.name) }

  mutating func set(_ option: CommandOption, to value: String) {
    values[option.name, default: []].append(value)
  }
}
