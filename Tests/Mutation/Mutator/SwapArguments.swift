extension GeneratedFile {
  /// Two neighboring arguments of one kind, or elements of an array, each in the place of the other:
  ///
  ///     CGSize(width: (cellGenMutant(1) ? 20 : 40), height: (cellGenMutant(1) ? 40 : 20))
  func swappedArguments() -> [Mutant] {
    tokens.indices.filter { tokens[$0].kind == .open && tokens[$0].text != "{" && isShipped($0) }
      .flatMap { open -> [Mutant] in
        if isSubscriptOrCapture(open) || isDeclaration(open) { return [] }
        let arguments = arguments(of: open)
        return zip(arguments, arguments.dropFirst()).compactMap { first, second in
          let isList = tokens[open].text == "[" && !(isMember(first) && isMember(second))
          let isPair = tokens[open].text == "(" && !isMember(first) && areAlike(first, second)
          return isList || isChoice(open) || isPair ? swapped(first, second) : nil
        }
      }
  }

  private func swapped(_ first: Range<Int>, _ second: Range<Int>) -> Mutant? {
    let (one, two) = (bytes(of: first), bytes(of: second))
    guard flat(one) != flat(two) else { return nil }
    func wrap(_ range: Range<Int>, _ other: Range<Int>) -> Mutant.Wrap {
      Mutant.Wrap(range: range, before: "(cellGenMutant(#) ? \(text(other)) : ", after: ")")
    }
    let between = text(one.upperBound..<two.lowerBound)
    return mutant(
      .swapArguments, replacing: one.lowerBound..<two.upperBound,
      by: flat(two) + between.flat + flat(one),
      wraps: [wrap(one, two), wrap(two, one)])
  }

  /// The tokens of each argument, without its label.
  private func arguments(of open: Int) -> [Range<Int>] {
    guard let close = tokens[open].partner, close > open + 1 else { return [] }
    var arguments: [Range<Int>] = []
    var (start, token) = (open + 1, open + 1)
    func add(_ end: Int) {
      let isLabeled =
        start + 2 < end && tokens[start].kind == .word && tokens[start + 1].text == ":"
      let range = (isLabeled ? start + 2 : start)..<end
      if !range.isEmpty { arguments.append(range) }
    }
    while token < close {
      if tokens[token].text == "," {
        add(token)
        start = token + 1
      }
      token = after(token)
    }
    add(close)
    return arguments
  }

  private func isSubscriptOrCapture(_ open: Int) -> Bool {
    guard tokens[open].text == "[" else { return false }
    if tokens[open + 1].text == "weak" { return true }
    return open > 0 && tokens[open - 1].range.upperBound == tokens[open].range.lowerBound
      && tokens[open - 1].kind != .open
  }

  /// The parameters of a function, the values of a case, or a type.
  private func isDeclaration(_ open: Int) -> Bool {
    let line = lines[tokens[open].line]
    let words = line.tokens.prefix { $0 < open }.map { tokens[$0].text }
    return words.contains("func") || words.contains("init")
      || line.code.hasPrefix("case ") && !line.code.contains(":")
      || line.code.contains("<") && line.code.contains("var ")
  }

  /// An implicit member, such as `.leading`. Lists of them are sets.
  private func isMember(_ range: Range<Int>) -> Bool {
    range.count == 2 && tokens[range.lowerBound].text == "."
  }

  private func isChoice(_ open: Int) -> Bool { open > 0 && tokens[open - 1].text == "choose" }

  private func areAlike(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    func shape(_ range: Range<Int>) -> [String] {
      tokens[range].compactMap { token in
        switch token.kind {
        case .number: "0"
        case .string: "\""
        case .word: ["true", "false"].contains(token.text) ? "true" : "a"
        case .symbol: token.text == "-" ? nil : token.text
        default: token.text
        }
      }
    }
    return shape(first) == shape(second)
  }
}

extension String {
  fileprivate var flat: String {
    let words = split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
    return (first == " " || first == "\n" ? " " : "") + words
      + (last == " " || last == "\n" ? " " : "")
  }
}
