extension GeneratedFile {
  /// A condition that counts where it doesn't hold:
  ///
  ///     hide(noteLabel, while: (cellGenMutant(1) != (data.note == nil)))
  func negatedConditions() -> [Mutant] {
    conditions.filter { isShipped($0.lowerBound) }.map { condition in
      let range = bytes(of: condition)
      return mutant(
        .negateCondition, replacing: range, by: "!(\(flat(range)))",
        wraps: [Mutant.Wrap(range: range, before: "(cellGenMutant(#) != (", after: "))")])
    }
  }

  private var conditions: [Range<Int>] {
    tokens.indices.compactMap { position -> Range<Int>? in
      switch tokens[position].text {
      case "while", "whileHidden": afterLabel(position)
      case "?": beforeQuestionMark(position)
      case "if", "guard": ofStatement(position)
      case "=": ofProperty(position)
      default: nil
      }
    }
  }

  private func afterLabel(_ position: Int) -> Range<Int>? {
    guard tokens[position + 1].text == ":", tokens[position + 2].text != "[" else { return nil }
    var end = position + 2
    while tokens[end].text != ",", tokens[end].kind != .close { end = after(end) }
    return position + 2..<end
  }

  /// The condition of `a ? b : c`, whose question mark has spaces around it.
  private func beforeQuestionMark(_ position: Int) -> Range<Int>? {
    let mark = tokens[position].range
    guard position > 0, tokens[position - 1].range.upperBound < mark.lowerBound else { return nil }
    var start = position
    while start > 0 {
      let before = tokens[start - 1]
      if before.kind == .open || Self.starts.contains(before.text) { break }
      start = before.kind == .close ? before.partner! : start - 1
    }
    return start < position ? start..<position : nil
  }

  private static let starts: Set = ["=", ",", ":", "in", "return", "?", "??", "{", "}"]

  /// The only condition of an `if` or a `guard`, unless it binds a value.
  private func ofStatement(_ position: Int) -> Range<Int>? {
    guard !["let", "case", "var", "#", "DEBUG"].contains(tokens[position + 1].text),
      position == 0 || tokens[position - 1].text != "#"
    else { return nil }
    var end = position + 1
    while end < tokens.count, tokens[end].text != "{", tokens[end].text != "else" {
      if tokens[end].text == "," { return nil }
      end = after(end)
    }
    return position + 1 < end ? position + 1..<end : nil
  }

  /// The value that a property such as `isOn` is set to.
  private func ofProperty(_ position: Int) -> Range<Int>? {
    guard position >= 2, tokens[position - 1].text.hasPrefix("is"),
      tokens[position - 2].text == ".",
      lines[tokens[position].line].tokens.upperBound > position + 1
    else { return nil }
    let range = position + 1..<lines[tokens[position].line].tokens.upperBound
    if range.count == 1 || tokens[range].contains(where: { $0.text == "?" || $0.text == "switch" })
    {
      return nil
    }
    var depth = 0
    for token in tokens[range] {
      depth += token.kind == .open ? 1 : token.kind == .close ? -1 : 0
      if depth < 0 { return nil }
    }
    return depth == 0 ? range : nil
  }

  /// The next token that isn't in brackets which this one opens.
  func after(_ position: Int) -> Int {
    (tokens[position].kind == .open ? tokens[position].partner ?? position : position) + 1
  }
}
