/// A number as an integer multiplied by a power of ten, like `Decimal`.
///
/// `Decimal` literals can be inexact: `Decimal(floatLiteral:)` takes a `Double`, so `3.133` becomes
/// 3.132999999999999488.
///
/// - Shape: the significand doesn't end with a zero, unless it is zero.
/// - Source: Foundation, `Decimal.init(_ value: Double)`, and swiftlang/swift-corelibs-foundation#3913.
struct DecimalNumber: Hashable {
  var isNegative: Bool
  var significand: Int64
  var exponent: Int

  /// Reads a literal such as `-1_000`, `9.99`, or `1.5e-3`; nil for a number with too many digits.
  init?(_ literal: String) {
    let text = literal.utf8.filter { $0 != UInt8(ascii: "_") }
    let halves = text.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") })
    isNegative = halves[0].first == UInt8(ascii: "-")
    let parts = halves[0].drop { !isDigit($0) }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var digits = Array(parts.joined()).drop { $0 == UInt8(ascii: "0") }
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    digits = digits.dropLast(zeros)
    guard !digits.isEmpty else {
      (significand, exponent) = (0, 0)
      return
    }
    let power = halves.count == 2 ? Int(String(decoding: halves[1], as: UTF8.self)) : 0
    guard let power, let significand = Int64(String(decoding: digits, as: UTF8.self)) else {
      return nil
    }
    let fraction = parts.count == 2 ? parts[1].count : 0
    let (exponent, overflows) = power.subtractingReportingOverflow(fraction - zeros)
    guard !overflows, (-128...127).contains(exponent) else { return nil }
    (self.significand, self.exponent) = (significand, exponent)
  }

  /// True if a `Double` has exactly this value, with few enough digits for Foundation to keep them all.
  var isExactAsDouble: Bool {
    guard significand < 1_000_000 else { return false }
    guard exponent < 0 else { return exponent <= 12 }
    // The fraction of a `Double` is a sum of halves, quarters, and so on.
    var rest = significand
    for _ in exponent..<0 {
      guard rest.isMultiple(of: 5) else { return rest == 0 }
      rest /= 5
    }
    return true
  }
}
