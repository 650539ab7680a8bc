#if os(Linux)
/// A type of a field with the defaults and the samples that it may have, as a manifest writes them.
struct RandomType: Equatable, Sendable {
  var name: String
  var defaults: [String] = []
  var samples: [Sample] = []

  /// A value of a sample: a word, or a text that needs quotes.
  enum Sample: Equatable, Sendable {
    case plain(String)
    case text(String)
    case list([Sample])
    case dictionary([String: Sample])
  }

  var isOptional: Bool { name.hasSuffix("?") }
  var optional: RandomType {
    RandomType(name: name + "?", defaults: defaults + ["nil"], samples: samples + [.plain("~")])
  }
  var array: RandomType {
    RandomType(name: "[\(name)]", defaults: ["[]"], samples: [.list([]), .list(samples)])
  }
  /// A dictionary from it, where its samples can be keys.
  func dictionary(to value: RandomType) -> RandomType {
    let keys = samples.compactMap { if case .plain(let key) = $0 { key } else { nil } }
    let pairs = zip(keys, value.samples + value.samples + value.samples).map { ($0, $1) }
    return RandomType(
      name: "[\(name): \(value.name)]", defaults: ["[:]"],
      samples: [.dictionary(Dictionary(pairs) { $1 })])
  }
  func named(_ other: String) -> RandomType {
    RandomType(name: other, defaults: defaults, samples: samples)
  }

  var isText: Bool { ["String", "Substring"].contains(unwrapped) }
  var isBool: Bool { unwrapped == "Bool" }
  var isWhole: Bool { name == "Int" }
  var isString: Bool { name == "String" }
  /// The type of the items of an array.
  var item: RandomType? {
    guard unwrapped.hasPrefix("["), unwrapped.hasSuffix("]"), !name.contains(":") else {
      return nil
    }
    return RandomType(name: String(unwrapped.dropFirst().dropLast()))
  }
  var isFraction: Bool { ["Double", "Float", "CGFloat"].contains(unwrapped) }

  var isNumber: Bool {
    Self.numbers.contains { $0.name == unwrapped || "Swift.\($0.name)" == unwrapped }
  }
  /// Whether a value can be chosen by its cases.
  var hasCases: Bool { isBool || isOptional || isTint }

  /// Whether it is the enum that is nobody's.
  var isTint: Bool { unwrapped == "Tint" }

  var isAttributed: Bool { unwrapped == "AttributedString" }
  var isDate: Bool { unwrapped == "Date" }
  var isURL: Bool { unwrapped == "URL" }
  var isTexts: Bool { unwrapped == "[String]" }
  /// Whether sliders and steppers show it.
  var isControlNumber: Bool { isFraction || unwrapped == "Int" }
  /// Whether a control shows it, and reports what it was changed to.
  var isControlled: Bool { isString || isControlNumber || isTint || isDate || isURL }

  /// Its name without a question mark.
  var unwrapped: String { isOptional ? String(name.dropLast()) : name }

  static let bool = RandomType(
    name: "Bool", defaults: ["true", "false"], samples: [.plain("true"), .plain("false")])

  static let date = RandomType(
    name: "Date", defaults: [".distantPast"],
    samples: [
      .text("2026-01-31T12:00:00Z"), .text("1969-12-31T23:59:59.25Z"), .plain("12345e+10"),
      .plain("1234567.5"), .plain("-1234567"),
    ])

  static let attributed = RandomType(name: "AttributedString", samples: [.text("a"), .text("")])

  /// An enum that is nobody's.
  static let tint = RandomType(
    name: "Tint", defaults: [".example", ".default", ".`init`"],
    samples: [.plain(".example"), .plain(".default")])

  static let texts = ["String", "Substring"].map { name in
    RandomType(
      name: name, defaults: [#""""#, #""a \\ \"b\" \u{1F600}""#, #""x""#],
      samples: [
        .text(""), .text("a \"b\" \\(c)\n"), .text("\u{1F468}\u{200D}\u{1F469} e\u{301}\u{202E}"),
        .plain("24"), .plain("no"),
      ])
  }

  static let numbers =
    [
      integer("Int", "-9223372036854775808", "9223372036854775807"),
      integer("Int8", "-128", "127"), integer("Int64", "-9223372036854775808", "1234567"),
      integer("UInt", "0", "18446744073709551615"), integer("UInt8", "0", "255"),
      integer("Swift.Int16", "-1", "32767"), fraction("Double"), fraction("Float"),
      fraction("CGFloat"), fraction("TimeInterval"),
      RandomType(
        name: "Decimal", defaults: ["24.99", "-9223372036854775808", "1e100"],
        samples: [.plain("24.99"), .plain("-0"), .plain("9223372036854775807")]),
    ]

  private static func integer(_ name: String, _ least: String, _ most: String) -> RandomType {
    RandomType(
      name: name, defaults: [least, most, "0x1F", "0b11", "1_0", ".max", ".zero"],
      samples: [least, most, "1"].map(Sample.plain))
  }

  private static func fraction(_ name: String) -> RandomType {
    RandomType(
      name: name, defaults: ["0.5", "-0", "1e-7", "16777216", "0x10", ".pi", "1_000.5"],
      samples: ["0.5", "1E+2", "-0", "-1e-7", "16777216"].map(Sample.plain))
  }

  static let url = RandomType(
    name: "URL", samples: [.plain("https://example.com/?q=1#a"), .plain("mailto:a@b.de")])

  /// Those that no element shows.
  static let others = [
    RandomType(
      name: "Character", defaults: [#""a""#, #""\"""#], samples: [.text("\u{E9}"), .plain("x")]),
    url,
    RandomType(name: "UUID", samples: [.plain("5B0C9E5A-3F0B-4C56-9B53-0F4B7C1D2E3F")]),
    RandomType(name: "UIImage"), RandomType(name: "UIColor"),
    RandomType(name: "Set<Int>", defaults: ["[]"], samples: [.list([.plain("1"), .plain("1")])]),
    RandomType(name: "Foundation.Data"),
    RandomType(name: "Outer<Tint>.Inner", defaults: [".one"], samples: [.plain(".one")]),
    RandomType(name: "Result<Int, Failure>", samples: [.plain(".example")]),
  ]

  /// The declarations of the types above that are nobody's.
  static let support = """
    public import Foundation

    // The import is used even where nothing below is.
    public typealias UsedData = Data

    nonisolated public enum Tint: Hashable, Sendable {
      case example
      case `default`
      case `init`
    }

    nonisolated public struct Outer<Value: Hashable & Sendable>: Hashable, Sendable {
      nonisolated public enum Inner: Hashable, Sendable { case one }
    }

    nonisolated public enum Failure: Error, Hashable { case some }

    extension Result<Int, Failure> {
      nonisolated public static var example: Self { .success(1) }
    }
    """

  /// What the classes of users import, and use in public in any case, as an import that is public must be.
  static let imports = """
    public import CellGenRuntime
    public import Foundation
    import SwiftUI
    public import UIKit

    public typealias UsedModel = ViewData
    public typealias UsedDate = Date
    public typealias UsedView = UIView

    """

  /// What Swift members in a manifest name.
  static let theme = """
    enum Theme {
      static var words: String { "" }
      static var ink: UIColor { .black }
      static var face: UIFont { .preferredFont(forTextStyle: .body) }
      static var logo: UIImage { UIImage() }
      static var gap: CGFloat { 1 }
      static var isOn: Bool { true }
      static var most: Int { 2 }
      static var limit: Double { 2000 }
      static var today: Foundation.Date { Foundation.Date() }
      static var strength: UILayoutPriority { .defaultHigh }
      static var link: URL { URL(string: "https://example.org/a.png")! }
    }

    """
}
#endif
