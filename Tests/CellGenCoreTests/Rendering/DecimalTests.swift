import Foundation
import Testing

@testable import CellGenCore

/// Numbers of a manifest are decimals with the same digits in Swift.
@Suite struct DecimalTests {
  @Test(arguments: [
    ("0.5", "0.5"), ("19.25", "19.25"), ("24.0", "24.0"), ("0.0", "0.0"), ("1e3", "1e3"),
    ("9.99", "Decimal(sign: .plus, exponent: -2, significand: 999)"),
    ("-3.1330", "Decimal(sign: .minus, exponent: -3, significand: 3133)"),
    ("1e100", "Decimal(sign: .plus, exponent: 100, significand: 1)"),
    ("1_234_567.125", "Decimal(sign: .plus, exponent: -3, significand: 1_234_567_125)"),
    ("2.50e-4", "Decimal(sign: .plus, exponent: -5, significand: 25)"),
  ])
  func asSwift(literal: String, expected: String) {
    #expect(swiftText(.float(literal), as: .number(.decimal)) == expected)
    #expect(swiftText(.float(literal), as: .optional(.number(.decimal))) == expected)
    #expect(swiftText(.float(literal), as: .number(.double)) == literal)
  }

  @Test(arguments: [
    ("92233720368547758.07", true), ("922337203685477580.71", false), ("1e127", true),
    ("1e146", false), ("1e-128", true), ("1e-129", false), ("1e99999999999999999999", false),
    ("0e999", true),
  ])
  func whatADecimalHolds(literal: String, fits: Bool) {
    #expect(NumberType.decimal.contains(decimal: literal) == fits)
  }

  @Test func equalNumbersAreEqual() {
    let texts = ["3.133", "3.1330", "3133e-3", "-0.0", "0.0", "92233720368547758.07"]
    let values = texts.map(NumberType.decimal.equatable)
    #expect(values[0] == values[1])
    #expect(values[0] == values[2])
    #expect(values[3] == values[4])
    #expect(values[5] != NumberType.decimal.equatable("92233720368547758.06"))
    #expect(NumberType.decimal.equatable("3") == NumberType.decimal.equatable("3.0"))
  }

  /// A literal that stays as it is goes through a `Double`.
  @Test func whatStaysALiteralIsExact() throws {
    var generator = SplitMix(state: 1)
    var count = 0
    for _ in 0..<20_000 {
      let text =
        "\(Int.random(in: 0..<10_000, using: &generator)).\(Int.random(in: 0..<1000, using: &generator) * 125)"
        + (Bool.random(using: &generator) ? "e\(Int.random(in: -20...12, using: &generator))" : "")
      guard let number = DecimalNumber(text) else { continue }
      let exact = try #require(Decimal(string: text))
      let parts = Decimal(
        sign: number.isNegative ? .minus : .plus, exponent: number.exponent,
        significand: Decimal(number.significand))
      #expect(parts == exact, "\(text)")
      guard number.isExactAsDouble else { continue }
      count += 1
      #expect(Decimal(try #require(Double(text))) == exact, "\(text)")
    }
    #expect(count > 500)
  }
}
