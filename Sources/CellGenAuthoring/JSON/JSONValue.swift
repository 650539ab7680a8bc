import CellGenCore

/// A JSON value whose objects keep the order of their keys.
indirect enum JSONValue {
  case null
  case bool(Bool)
  /// A number in JSON's notation.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The text of an optional, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  static func integer(_ number: Int) -> JSONValue { .number("\(number)") }

  static func number(_ number: Double) -> JSONValue {
    .number(
      number == number.rounded() && number.magnitude < 1e15
        ? String(Int(clamping: number)) : "\(number)")
  }
}

extension JSONValue {
  /// The value as readable JSON: two spaces for each level, and on one line if it fits.
  ///
  /// - Shape: without a line break at the end.
  func rendered() -> String {
    var writer = JSONWriter()
    writer.write(self, indentation: 0, column: 0)
    return writer.text
  }
}

/// Writes human-readable JSON.
private struct JSONWriter {
  var text = ""
  private let width = 100

  /// Writes a value that begins at a column of a line with some indentation.
  mutating func write(_ value: JSONValue, indentation: Int, column: Int) {
    if let line = value.line(within: width - column) {
      text += line
      return
    }
    let inner = indentation + 2
    switch value {
    case .array(let items):
      writeBlock("[", "]", count: items.count, indentation) {
        $0.write(items[$1], indentation: inner, column: inner)
      }
    case .object(let entries):
      writeBlock("{", "}", count: entries.count, indentation) {
        let key = JSONValue.quote(entries[$1].key) + ": "
        $0.text += key
        $0.write(entries[$1].value, indentation: inner, column: inner + key.utf8.count)
      }
    case .null, .bool, .number, .string: text += value.line(within: .max) ?? ""
    }
  }

  private mutating func writeBlock(
    _ open: String, _ close: String, count: Int, _ indentation: Int,
    _ writeItem: (inout JSONWriter, Int) -> Void
  ) {
    text += open
    for index in 0..<count {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indentation + 2)
      writeItem(&self, index)
    }
    text += "\n" + String(repeating: " ", count: indentation) + close
  }
}

extension JSONValue {
  /// The value on one line with a maximum number of bytes; nil if it does not fit.
  fileprivate func line(within limit: Int) -> String? {
    let line: String?
    switch self {
    case .null: line = "null"
    case .bool(let value): line = String(value)
    case .number(let digits): line = digits
    case .string(let text): line = JSONValue.quote(text)
    case .array(let items):
      line = JSONValue.join(items, within: limit) { $0.line(within: $1) }
        .map { "[\($0)]" }
    case .object(let entries):
      line = JSONValue.join(entries, within: limit) { entry, rest in
        entry.value.line(within: rest).map { "\(JSONValue.quote(entry.key)): \($0)" }
      }
      .map { $0.isEmpty ? "{}" : "{ \($0) }" }
    }
    return line.flatMap { $0.utf8.count <= limit ? $0 : nil }
  }

  /// Joins the lines of items, giving up as soon as they are too long.
  private static func join<Item>(
    _ items: [Item], within limit: Int, _ line: (Item, Int) -> String?
  ) -> String? {
    var result = ""
    for item in items {
      guard let piece = line(item, limit - result.utf8.count) else { return nil }
      result += result.isEmpty ? piece : ", " + piece
      if result.utf8.count > limit { return nil }
    }
    return result
  }

  /// A JSON string with its quotes; control and invisible characters are escaped.
  fileprivate static func quote(_ text: String) -> String {
    var result = "\""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isHidden(scalar, after: previous):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
