/// The reason why text isn't a valid default for a field, with the bytes to point at.
struct DefaultProblem: Error {
  /// The kind of problem.
  enum Kind: Equatable {
    /// Nothing after the `=`.
    case missing
    /// Not a literal, such as a call.
    case notALiteral
    case unclosedString
    case interpolation
    case unknownEscape(String)
    /// `.5` or `5.`; the text is the number in Swift's notation.
    case bareFraction(String)
    /// A list or dictionary that isn't empty.
    case elements
    /// `"""` or `#"`.
    case longString
  }

  var kind: Kind
  var range: Range<Int>
}

/// Reads the default of a field: a Swift literal, `nil`, `[]`, `[:]`, or `.member`.
///
/// - Units: `text` is the field's whole text, and `start` a byte offset in it.
func parseDefault(_ text: [UInt8], from start: Int) throws(DefaultProblem) -> (Literal, Range<Int>)
{
  var range = start..<text.count
  while let first = text[range].first, first == UInt8(ascii: " ") { range = range.dropFirst() }
  while let last = text[range].last, last == UInt8(ascii: " ") { range = range.dropLast() }
  guard let first = text[range].first else { throw DefaultProblem(kind: .missing, range: range) }
  let piece = String(decoding: text[range], as: UTF8.self)
  if first == UInt8(ascii: "\"") {
    return (.string(try parseString(text, range)), range)
  }
  if let literal = word(piece) ?? number(piece) ?? member(piece) { return (literal, range) }
  throw DefaultProblem(kind: mistake(piece), range: range)
}

/// Returns a default that is a single keyword; nil for other text.
private func word(_ text: String) -> Literal? {
  switch text {
  case "nil": .nil
  case "true": .bool(true)
  case "false": .bool(false)
  case "[]", "[ ]": .emptyArray
  case "[:]", "[ : ]": .emptyDictionary
  default: nil
  }
}

/// Reads `.name`; the name can be in backticks.
func member(_ text: String) -> Literal? {
  guard text.hasPrefix(".") else { return nil }
  var name = text.dropFirst()
  if name.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
    name = name.dropFirst().dropLast()
  } else if memberName(String(name)) != name {
    // `.init` alone is a function, and `.self` is a type; neither is a value.
    return nil
  }
  return isIdentifier(String(name)) ? .member(String(name)) : nil
}

/// Reads a whole number in any of Swift's radices, or a decimal fraction.
private func number(_ text: String) -> Literal? {
  // Fast path: most numbers are only a few digits.
  if text.utf8.first.map(isDigit) == true, UInt64(text) != nil { return .integer(text) }
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
    return isDigits(digits.dropFirst(2), radix: radix) ? .integer(text) : nil
  }
  if isDigits(digits, radix: 10) { return .integer(text) }
  return isFraction(digits) ? .float(text) : nil
}

/// Returns true if text consists of digits and underscores, beginning with a digit.
private func isDigits(_ text: Substring, radix: Int) -> Bool {
  guard let first = text.utf8.first, first != UInt8(ascii: "_") else { return false }
  return text.allSatisfy { character in
    guard character.isASCII else { return false }
    return character == "_" || character.hexDigitValue.map { $0 < radix } == true
  }
}

/// Returns true if text is of the form `1.5`, `1e3`, or `1.5e-3`.
private func isFraction(_ text: Substring) -> Bool {
  let halves = text.split(
    maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "e" || $0 == "E" })
  let parts = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.allSatisfy({ isDigits($0, radix: 10) }) else { return false }
  guard halves.count == 2 else { return parts.count == 2 }
  let exponent = halves[1]
  let isSigned = exponent.hasPrefix("+") || exponent.hasPrefix("-")
  return isDigits(isSigned ? exponent.dropFirst() : exponent, radix: 10)
}

/// Returns the likely problem of text that isn't a literal.
private func mistake(_ text: String) -> DefaultProblem.Kind {
  if text.hasPrefix("#\"") { return .longString }
  if text.hasPrefix(".") || text.hasPrefix("-."), number(zeroBefore(text)) != nil {
    return .bareFraction(zeroBefore(text))
  }
  if text.hasSuffix("."), number(text + "0") != nil { return .bareFraction(text + "0") }
  if text.hasPrefix("[") { return .elements }
  return .notALiteral
}

private func zeroBefore(_ text: String) -> String {
  text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text
}
