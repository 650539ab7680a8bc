/// `visible: !isRead`: the opposite of a field, which YAML takes for a tag.
@Sendable func negation(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .tag else { return nil }
  let (key, text) = (mistake.text.bytes.key(before: mistake.text.start), mistake.text.text)
  if isFlag(key) { return conditionHelp(text).map { Advice(help: $0) } }
  if key == ToggleElement.isOn.name { return oppositeHelp(text).map { Advice(help: $0) } }
  // What is not hidden is visible.
  let field = String(text.dropFirst())
  let isHidden = Construct.all.contains { $0.foreignWord(key)?.meant == "visible" }
  return isHidden && isIdentifier(field) ? Advice(help: "write 'visible: \(field)'") : nil
}

/// `color: isRead ? gray : black`: a value that a condition chooses.
@Sendable func conditionalValue(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .nestedKey else { return nil }
  let (bytes, text) = (mistake.text.bytes, mistake.text.text)
  guard let sign = text.firstRange(of: " ? ") else { return nil }
  let start = bytes.afterSpaces(Int(mistake.place.end))
  let other = bytes.text(start, bytes.restEnd(start, inFlow: !mistake.brackets.isEmpty))
  let values = [String(text[sign.upperBound...]), other].map { $0.drop { $0 == "." } }
  return choiceHelp(String(text[..<sign.lowerBound]), values.map(String.init))
    .map { Advice(help: $0) }
}

extension ManifestBytes {
  /// The key right before a value, in braces or on a line; empty for none.
  fileprivate func key(before value: Int) -> String {
    var end = value
    while end > 0, base[end - 1] == Byte.space { end -= 1 }
    guard end > 0, base[end - 1] == Byte.colon else { return "" }
    end -= 1
    var start = end
    while start > 0, isWordByte(base[start - 1]) { start -= 1 }
    return text(start, end)
  }
}

/// Whether a key takes `true` or `false`.
private func isFlag(_ key: String) -> Bool {
  Construct.all.contains { $0.key(key)?.value.isFlag == true }
}

extension Construct.ValueKind {
  /// Whether `true` is such a value.
  fileprivate var isFlag: Bool {
    switch self {
    case .flag: true
    case .either(let kinds): kinds.contains(where: \.isFlag)
    default: false
    }
  }
}
