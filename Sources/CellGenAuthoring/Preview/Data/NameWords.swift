import CellGenCore

/// The words of a name, in lower case: `old`, `price` for `oldPrice`.
func lowercasedWords(of name: String) -> [String] {
  titleInWords(name).split(separator: " ").map { $0.lowercased() }
}

/// A table by word, from groups of words that share a value.
func table<Value>(byWord groups: [(words: String, value: Value)]) -> [String: Value] {
  groups.reduce(into: [:]) { table, group in
    for word in group.words.split(separator: " ") { table[String(word)] = group.value }
  }
}
