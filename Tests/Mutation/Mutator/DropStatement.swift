extension GeneratedFile {
  /// A statement that isn't executed:
  ///
  ///     if !mutant(1) { titleLabel.text = data.title }
  func droppedStatements() -> [Mutant] {
    statements.compactMap { statement in
      // Those are resets.
      guard statement.function != "prepareForReuse", isDroppable(statement) else { return nil }
      return dropped(statement, .dropStatement)
    }
  }

  func dropped(_ statement: Statement, _ kind: Mutant.Operator) -> Mutant {
    let range = bytes(of: statement)
    return mutant(
      kind, replacing: range, by: "(nothing)",
      wraps: [Mutant.Wrap(range: range, before: "if !cellGenMutant(#) { ", after: " }")])
  }

  private func isDroppable(_ statement: Statement) -> Bool {
    let first = statement.head.prefix { $0.isLetter || $0 == "#" || $0 == "@" }
    if Self.undroppable.contains(String(first)) { return false }
    if !statement.isAlone { return true }
    // Alone, it's a value, unless it's an assignment.
    let words = lines[statement.lines.lowerBound].tokens.map { tokens[$0].text }
    return words.contains("=") || words.contains("+=") || statement.function == "makeElements"
      || statement.function == "configure" || statement.function == "update"
  }

  private static let undroppable: Set = [
    "let", "var", "guard", "return", "switch", "get", "set", "#if", "#endif", "#else", "break",
    "default",
    "case", "typealias", "@available", "self",
  ]
}
