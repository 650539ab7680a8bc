/// The well-known fractional number types, with the literals that each accepts without a compiler warning.
///
/// The compiler warns about a whole number that "is not exactly representable", and about any number that
/// "overflows to inf" or "underflows and loses precision", such as those below the least normal number.
package enum NumberType {
  case double
  case float
  /// Creates its whole numbers from an `Int`.
  case cgFloat
  /// A number of at most 18 digits times a power of ten; see `DecimalNumber`.
  case decimal

  /// Returns true if it accepts an integer literal of Swift, such as `-12`, `0xFF`, or `1_000`.
  func contains(integer literal: String) -> Bool {
    switch self {
    case .double: isExact(literal, bits: 53)
    case .float: isExact(literal, bits: 24)
    case .cgFloat: isExact(literal, bits: 53) && IntegerRange(Int64.self).contains(literal)
    case .decimal: IntegerRange(Int64.self).contains(literal)
    }
  }

  /// Returns true if it accepts a decimal literal, with an optional fraction and exponent.
  func contains(decimal literal: String) -> Bool {
    if self == .decimal { return DecimalNumber(literal) != nil }
    let text = literal.filter { $0 != "_" }
    let digits = text.prefix { $0 != "e" && $0 != "E" }
    guard digits.contains(where: { ("1"..."9").contains($0) }) else { return true }
    guard let value = Double(text)?.magnitude, value.isNormal else { return false }
    return switch self {
    case .double, .cgFloat, .decimal: true
    case .float: Float(text)?.isNormal == true
    }
  }

  /// Returns a text that is the same for all literals with equal values.
  func equatable(_ literal: String) -> String {
    if self == .decimal, let number = DecimalNumber(literal) {
      return
        "\(number.isNegative && number.significand != 0)\(number.significand)e\(number.exponent)"
    }
    guard let value = self == .float ? Float(literal).map(Double.init) : Double(literal) else {
      return literal
    }
    // Whole decimals keep digits that a Double loses.
    let isLong = value.magnitude >= 0x1p53 && !literal.contains { ".eE".contains($0) }
    return isLong ? literal : "\(value == 0 ? 0 : value)"
  }

  /// Returns true if a whole number needs at most this many bits, not counting trailing zeros.
  private func isExact(_ literal: String, bits: Int) -> Bool {
    let digits = literal.hasPrefix("-") ? literal.dropFirst() : literal[...]
    if let value = magnitude(digits) {
      return value == 0 || (value >> value.trailingZeroBitCount) >> bits == 0
    }
    guard !digits.hasPrefix("0x"), contains(decimal: literal) else { return false }
    var rest = digits.utf8.filter(isDigit).map { $0 - UInt8(ascii: "0") }
    while rest.last?.isMultiple(of: 2) == true { rest = halved(rest) }
    return UInt64(rest.map(String.init).joined()).map { $0 >> bits == 0 } ?? false
  }
}

/// Returns half of a number, in decimal digits.
private func halved(_ digits: [UInt8]) -> [UInt8] {
  var isOdd = false
  return digits.map { digit in
    defer { isOdd = !digit.isMultiple(of: 2) }
    return (digit + (isOdd ? 10 : 0)) / 2
  }
}
