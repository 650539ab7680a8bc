/// The declaration of an option, used for parsing, help, and suggestions.
package struct CommandOption: Sendable {
  /// The value of an option.
  package enum Value: Sendable {
    /// No value: the option is on if it is present.
    case flag
    /// Any nonempty text; help shows the placeholder.
    case text(placeholder: String)
    /// One of a few words.
    case choice(of: [String], placeholder: String)
  }

  /// The name, without dashes.
  package var name: String
  package var short: Character?
  var value: Value
  package var help: String
  /// The value if the option is missing.
  var fallback: String?
  /// The completions that a shell suggests for its value, besides the words of a choice.
  package var completion: Completion

  package init(
    _ name: String, short: Character? = nil, _ value: Value, _ help: String,
    fallback: String? = nil, completion: Completion = .nothing
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.fallback = fallback
    if case .choice(let words, _) = value {
      self.completion = .words(words)
    } else {
      self.completion = completion
    }
  }

  /// The option as typed: `--output`.
  package var long: String { "--" + name }

  /// All spellings: `-o` and `--output`.
  package var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [long] }

  /// `<dir>`, or nil for a flag.
  package var placeholder: String? {
    switch value {
    case .flag: nil
    case .text(let placeholder), .choice(_, let placeholder): "<\(placeholder)>"
    }
  }
}

/// The completions that a shell suggests for a value or an operand.
package enum Completion: Hashable, Sendable {
  case nothing
  case words([String])
  /// Files named `*.sections`, and folders.
  case manifests
  case folders
}

extension CommandOption {
  package static let help = CommandOption("help", short: "h", .flag, "Show help information.")
  package static let version = CommandOption("version", .flag, "Show the version.")
  /// An option of the tool; commands that have a `--verbose` of their own declare that.
  package static let verboseVersion = CommandOption(
    "verbose", .flag,
    "Add the commit, Swift version, and platform of the build to the version.")
  /// The options of a command line without a command.
  package static let ofTool = [version, verboseVersion, help]
  package static let color = CommandOption(
    "color", .choice(of: ColorChoice.allCases.map(\.rawValue), placeholder: "when"),
    "Color messages: 'auto' (on a terminal), 'always' or 'never'.",
    fallback: ColorChoice.auto.rawValue)
}

/// When messages have colors.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
