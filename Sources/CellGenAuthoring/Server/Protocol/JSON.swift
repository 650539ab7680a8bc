import Foundation

/// A JSON value in a message.
///
/// `true` and `1` are two values, which `JSONSerialization` can't distinguish.
///
/// - Units: a number without a fraction is an integer, however it was written.
indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

// MARK: - Parts

extension JSON {
  /// The value of a key; null if this isn't an object or lacks the key.
  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var isNull: Bool { self == .null }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The items of an array; empty for other values.
  var items: [JSON] { if case .array(let items) = self { items } else { [] } }

  /// Null for a missing value.
  static func optional(_ value: JSON?) -> JSON { value ?? .null }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// This object merged with another one.
  func merging(_ other: [String: JSON]) -> JSON {
    guard case .object(let members) = self else { return .object(other) }
    return .object(members.merging(other) { $1 })
  }
}

// MARK: - Literals

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(nilLiteral: ()) { self = .null }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

// MARK: - Text

extension JSON {
  /// Reads UTF-8 text; nil if it isn't JSON.
  init?(text: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(withoutHalves(text))) else {
      return nil
    }
    self = value
  }

  /// The text on one line, with sorted keys.
  var text: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Infinity and NaN are the only values without a JSON form.
    guard let data = try? encoder.encode(self) else { return Array("null".utf8) }
    return Array(data)
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let items = try? value.decode([JSON].self) {
      self = .array(items)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let items): try value.encode(items)
    case .object(let members): try value.encode(members)
    }
  }
}

/// JSON text with each unpaired surrogate replaced by U+FFFD.
///
/// A document in an editor with UTF-16 strings can contain unpaired surrogates, which are sent as escapes
/// such as `\ud800`. Foundation would refuse the whole message, and the document would be out of sync from
/// then on. One UTF-16 unit is replaced by one unit, so positions stay the same. Invalid UTF-8 bytes are also
/// replaced.
private func withoutHalves(_ text: [UInt8]) -> [UInt8] {
  var text = Array(String(decoding: text, as: UTF8.self).utf8)
  var position = 0
  while let backslash = text[position...].firstIndex(of: UInt8(ascii: "\\")) {
    position = min(backslash + 2, text.count)
    guard let unit = escapedUnit(at: backslash, in: text), UTF16.isSurrogate(unit) else { continue }
    position = backslash + 6
    if UTF16.isLeadSurrogate(unit), let next = escapedUnit(at: position, in: text),
      UTF16.isTrailSurrogate(next)
    {
      position += 6
    } else {
      text.replaceSubrange(backslash + 2..<backslash + 6, with: "fffd".utf8)
    }
  }
  return text
}

/// The UTF-16 unit of an escape such as `\u0041`.
private func escapedUnit(at offset: Int, in text: [UInt8]) -> UInt16? {
  guard text.count >= offset + 6, text[offset] == UInt8(ascii: "\\"),
    text[offset + 1] == UInt8(ascii: "u")
  else { return nil }
  return UInt16(String(decoding: text[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
}
