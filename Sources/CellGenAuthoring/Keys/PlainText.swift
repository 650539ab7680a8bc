import CellGenCore

/// Markdown of one paragraph as plain text: code is in quotes.
func withQuotes(_ markdown: String) -> String { markdown.replacing("`", with: "'") }

/// A paragraph in lines of at most 80 columns; continuation lines are indented to the start of its text.
///
/// - Parameter mark: the start of the first line.
func hanging(_ text: String, after mark: String = "") -> String {
  let gap = padded("", to: mark.count)
  return wrapped(text, to: 80 - mark.count).enumerated()
    .map { ($0 == 0 ? mark : gap) + $1 }.joined(separator: "\n")
}

/// The lines of a text, each indented by a number of spaces, and without a line break at the end.
func indented(_ text: String, by count: Int) -> String {
  let gap = padded("", to: count)
  return text.split(separator: "\n").map { gap + $0 }.joined(separator: "\n")
}

/// A text padded with spaces up to a column.
func padded(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - text.count))
}
