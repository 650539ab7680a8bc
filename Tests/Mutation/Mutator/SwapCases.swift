extension GeneratedFile {
  /// Two neighboring branches of a `switch`, each with the body of the other:
  ///
  ///     case .open: if cellGenMutant(1) { .systemRed } else { .systemGreen }
  func swappedCases() -> [Mutant] {
    tokens.indices.filter { tokens[$0].text == "switch" && isShipped($0) }.flatMap { start in
      guard let open = tokens[start...].firstIndex(where: { $0.text == "{" }) else {
        return [Mutant]()
      }
      let bodies = bodies(of: open)
      return zip(bodies, bodies.dropFirst()).compactMap(swapped)
    }
  }

  private func swapped(_ first: Range<Int>, _ second: Range<Int>) -> Mutant? {
    let (one, two) = (bytes(of: first), bytes(of: second))
    guard flat(one) != flat(two) else { return nil }
    func wrap(_ range: Range<Int>, _ other: Range<Int>) -> Mutant.Wrap {
      Mutant.Wrap(
        range: range, before: "if cellGenMutant(#) { \(text(other)) } else { ", after: " }")
    }
    return mutant(
      .swapCases, replacing: one, by: flat(two), wraps: [wrap(one, two), wrap(two, one)])
  }

  /// The tokens of each branch, without its patterns.
  private func bodies(of open: Int) -> [Range<Int>] {
    guard let close = tokens[open].partner else { return [] }
    var bodies: [Range<Int>] = []
    var token = open + 1
    var start: Int?
    while token < close {
      let isBranch =
        (tokens[token].text == "case" || tokens[token].text == "default")
        && lines[tokens[token].line].tokens.lowerBound == token
      if isBranch {
        if let start, start < token { bodies.append(start..<token) }
        while tokens[token].text != ":" {
          token = (tokens[token].kind == .open ? tokens[token].partner! : token) + 1
        }
        start = token + 1
      } else if tokens[token].kind == .open {
        token = tokens[token].partner!
      }
      token += 1
    }
    if let start, start < close { bodies.append(start..<close) }
    return bodies
  }
}
