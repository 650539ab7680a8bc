extension ExitCode {
  /// The exit codes, in the order in which help lists them.
  package static let all: [ExitCode] = [.success, .failure, .breakingChanges, .usage]

  /// Its meaning, as a sentence.
  package var meaning: String {
    switch self {
    case .success: "Success."
    case .failure:
      "A manifest or a template has an error, a file cannot be read or written, or '--check' "
        + "found a difference."
    case .breakingChanges: "'cellgen breaking' found something that a change breaks."
    case .usage: "The command line is invalid."
    }
  }
}
