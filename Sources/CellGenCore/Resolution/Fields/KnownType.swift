/// A field's type, as far as cellgen knows it; others are left to the Swift compiler.
package indirect enum KnownType: Equatable, Sendable {
  case text
  case bool
  case character
  case integer(IntegerRange)
  case number(NumberType)
  case url
  case date
  case uuid
  /// `AttributedString`, which accepts text literals.
  case attributedText
  case optional(KnownType)
  case array(KnownType)
  case dictionary(key: KnownType, value: KnownType)
  case set
  case unknown

  package init(_ type: TypeExpression) {
    switch type {
    case .optional(let wrapped): self = .optional(KnownType(wrapped))
    case .array(let element): self = .array(KnownType(element))
    case .dictionary(let key, let value):
      self = .dictionary(key: KnownType(key), value: KnownType(value))
    case .named(let components): self = KnownType(components)
    }
  }

  private init(_ components: [TypeExpression.Component]) {
    let isKnown =
      components.count == 1 || components.count == 2 && modules.contains(components[0].name)
    guard isKnown, let last = components.last else {
      self = .unknown
      return
    }
    guard last.arguments.isEmpty else {
      self = last.name == "Set" ? .set : .unknown
      return
    }
    self = byName[last.name] ?? .unknown
  }

  /// The type without its optional, if it has one.
  package var unwrapped: KnownType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The types of the items of an array, or of the keys and values of a dictionary.
  var elements: (key: KnownType, value: KnownType) {
    switch unwrapped {
    case .array(let element): (.unknown, element)
    case .dictionary(let key, let value): (key, value)
    default: (.unknown, .unknown)
    }
  }

  /// True if a label can show it.
  var isLabelText: Bool {
    switch unwrapped {
    case .text, .integer, .number: true
    default: false
    }
  }
}

extension KnownType {
  /// The names of the most common field types, most common first.
  static let names = [
    "String", "Int", "Bool", "Double", "Date", "URL", "UUID", "Float", "Decimal", "Data",
    "CGFloat", "Substring", "TimeInterval", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64",
    "UInt32", "UInt16", "UInt8", "Character", "Set", "Array", "Dictionary", "Optional",
  ]
}

/// The modules that can qualify a well-known name.
private let modules: Set<String> = ["Swift", "Foundation", "CoreGraphics"]

/// The well-known types by name.
///
/// `Int` and `UInt` have 64 bits, as on every device that runs iOS 15.
private let byName: [String: KnownType] = [
  "String": .text, "Substring": .text, "Character": .character, "Bool": .bool,
  "Double": .number(.double), "Float": .number(.float), "CGFloat": .number(.cgFloat),
  "Decimal": .number(.decimal), "TimeInterval": .number(.double), "URL": .url, "Date": .date,
  "UUID": .uuid, "AttributedString": .attributedText,
  "Int": integer(Int.self), "Int8": integer(Int8.self),
  "Int16": integer(Int16.self), "Int32": integer(Int32.self), "Int64": integer(Int64.self),
  "UInt": integer(UInt.self), "UInt8": integer(UInt8.self), "UInt16": integer(UInt16.self),
  "UInt32": integer(UInt32.self), "UInt64": integer(UInt64.self),
]

private func integer<T: FixedWidthInteger>(_ type: T.Type) -> KnownType {
  .integer(IntegerRange(type))
}

/// The range of whole numbers that a type can hold.
package struct IntegerRange: Hashable {
  var least: Int64
  var most: UInt64

  init<T: FixedWidthInteger>(_ type: T.Type) {
    least = Int64(T.min)
    most = UInt64(T.max)
  }

  /// Returns true if an integer literal of Swift, such as `-12`, `0xFF`, or `1_000`, is in the range.
  func contains(_ literal: String) -> Bool {
    let isNegative = literal.hasPrefix("-")
    guard let magnitude = magnitude(isNegative ? literal.dropFirst() : literal[...]) else {
      return false
    }
    return isNegative ? magnitude <= least.magnitude : magnitude <= most
  }
}

/// Returns the value of digits with an optional radix prefix; nil if it exceeds 64 bits.
func magnitude(_ digits: Substring) -> UInt64? {
  if digits.utf8.first.map(isDigit) == true, let value = UInt64(digits) { return value }
  let plain = digits.filter { $0 != "_" }
  for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where plain.hasPrefix(prefix) {
    return UInt64(plain.dropFirst(2), radix: radix)
  }
  return UInt64(plain)
}
