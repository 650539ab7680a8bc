/// A command of other tools, and its equivalent.
enum ForeignCommand {
  /// Returns the help for a command that cellgen doesn't have; nil for none.
  ///
  /// - Parameter known: The existing commands.
  static func help(_ found: String, among known: [String]) -> String? {
    let row = all.first { $0.words.split(separator: " ").contains { $0 == found.lowercased() } }
    guard let row, known.contains(where: { row.command.hasPrefix("cellgen \($0)") }) else {
      return nil
    }
    return "write '\(row.command)'"
  }

  private static let all: [(words: String, command: String)] = [
    ("check validate verify analyze analyse", "cellgen lint"),
    ("fix autofix autocorrect correct", "cellgen lint --fix"),
    ("watch dev start", "cellgen generate --watch"),
    ("build run gen code codegen compile make", "cellgen generate"),
    ("clean prune purge", "cellgen generate --prune"),
    ("diff verify-output ci", "cellgen generate --check"),
    ("fmt", "cellgen format"),
    ("serve server show open render", "cellgen preview"),
    ("create add scaffold template", "cellgen new"),
    ("localize localise l10n catalog extract", "cellgen strings"),
    ("docs doc rule rules", "cellgen explain"),
  ]
}
