extension GeneratedFile {
  /// A view that keeps something of the data that it showed before: a statement that isn't executed where the view is
  /// prepared for reuse or there is nothing to show, or one that is only executed for the first data.
  ///
  ///     if cellGenMutant(1, firstOf: self) { hide(noteLabel, while: data.note == nil) }
  func skippedResets() -> [Mutant] {
    let statements = statements
    return statements.compactMap { statement -> Mutant? in
      if statement.function == "prepareForReuse" {
        return statement.head.hasPrefix("super.") ? nil : dropped(statement, .skipReset)
      }
      guard statement.function == "configure", statement.isOutermost, isReset(statement) else {
        return nil
      }
      let range = bytes(of: statement)
      return mutant(
        .skipReset, replacing: range,
        by: "(only the first time) " + flat(range),
        wraps: [
          Mutant.Wrap(
            range: range, before: "if cellGenMutant(#, firstOf: self) { ", after: " }")
        ])
    } + elseBranches(of: statements)
  }

  /// Returns true if a statement depends on the data.
  private func isReset(_ statement: Statement) -> Bool {
    if ["let ", "guard ", "self.data", "update("].contains(where: statement.head.hasPrefix) {
      return false
    }
    let range =
      lines[statement.lines.lowerBound].tokens
      .lowerBound..<lines[statement.lines.upperBound].tokens.upperBound
    return tokens[range].contains { $0.text == "data" || $0.text == "nil" }
  }

  private func elseBranches(of statements: [Statement]) -> [Mutant] {
    statements.filter { $0.head.hasPrefix("if ") }.compactMap { statement in
      guard let line = statement.lines.first(where: { lines[$0].code == "} else {" }),
        statement.lines.upperBound > line + 1
      else { return nil }
      let range =
        lines[line + 1].range.lowerBound..<lines[statement.lines.upperBound - 1].range.upperBound
      return mutant(
        .skipReset, replacing: range, by: "(nothing)",
        wraps: [Mutant.Wrap(range: range, before: "if !cellGenMutant(#) { ", after: " }")])
    }
  }
}
