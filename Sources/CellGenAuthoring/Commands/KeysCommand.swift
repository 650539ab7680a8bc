import CellGenCommand
import CellGenCore

extension Command {
  /// Words → the keys they name, and what those keys accept.
  static let keys = Command(
    name: "keys",
    abstract: "Show what an element or a key of a manifest takes, with an example.",
    discussion: """
      One word names an element, such as 'label', or another mapping, such as 'swipe';
      two words name a key, as in 'label font' or 'label.font'. The page of a key
      shows its values, its default, its meaning and the iOS version it needs. Other
      words are searched: names of UIKit and SwiftUI lead to the key that does the
      same. Without a word, all elements and mappings are listed.
      """,
    operand: Operand(
      name: "word", help: "A name such as 'label', or a name of UIKit.", isRequired: false,
      isRepeated: true, completion: .words(Construct.all.map(\.name))),
    options: [.format],
    examples: [
      ("cellgen keys label", "List the keys of a label."),
      ("cellgen keys label font", "Show which fonts a label takes."),
      ("cellgen keys onTapGesture", "Find the key for a tap."),
      ("cellgen keys swipe --format json", "The same, for other tools."),
    ],
    run: { arguments, terminal throws(Failure) in
      try printKeys(arguments, terminal)
      return .success
    })
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format", .choice(of: ["text", "json"], placeholder: "format"),
    "The output format: 'text' or 'json'.", fallback: "text")
}

private func printKeys(_ arguments: ParsedArguments, _ terminal: Terminal) throws(Failure) {
  let words = arguments.operands
  let isJSON = arguments[.format] == "json"
  let found = words.isEmpty ? .overview : findKeys(words)
  guard words.isEmpty || !found.isEmpty || isJSON else { throw .nothingFound(words, found) }
  if isJSON {
    try terminal.printResult(found.json(words))
  } else {
    try terminal.printResult(words.isEmpty ? keyOverview() : found.text)
  }
}

extension Failure {
  fileprivate static func nothingFound(_ words: [String], _ found: KeyFindings) -> Failure {
    let name = words.joined(separator: " ")
    return .usageError(
      "cellgen has no key '\(name)'",
      help: Suggestion.alternatives(found.suggestions).isEmpty
        ? "'cellgen keys' lists all elements and mappings"
        : "did you mean \(Suggestion.alternatives(found.suggestions))?")
  }
}
