import CellGenCore

/// The formatting of a catalog.
///
/// Xcode indents by two spaces, writes `"key" : value` and an empty line into an empty object, escapes
/// neither `/` nor letters, and ends the file at its last brace. Other programs format differently, and
/// cellgen's additions match the rest of the file.
struct CatalogStyle {
  /// A line break; empty if the file is a single line.
  var newline: [UInt8] = Array("\n".utf8)
  /// The indentation of one level.
  var indent: [UInt8] = Array("  ".utf8)
  /// The separator between a key and its value.
  var colon: [UInt8] = Array(" : ".utf8)

  init() {}

  /// The style of a file, as shown by its first key.
  init(of root: JSONNode, in bytes: [UInt8]) {
    guard let first = root.members.first else { return }
    let space = bytes[root.range.lowerBound + 1..<first.keyRange.lowerBound]
    if let lineFeed = space.lastIndex(of: UInt8(ascii: "\n")) {
      newline = Array(space.contains(UInt8(ascii: "\r")) ? "\r\n".utf8 : "\n".utf8)
      indent = Array(space[(lineFeed + 1)...])
    } else {
      newline = []
      indent = []
    }
    colon = Array(bytes[first.keyRange.upperBound..<first.value.range.lowerBound])
  }

  /// A line break with the indentation of a level.
  func line(_ depth: Int) -> [UInt8] {
    newline.isEmpty ? [] : newline + repeatElement(indent, count: depth).joined()
  }

  /// An object whose keys and values are already JSON.
  func object(_ members: [(key: [UInt8], value: [UInt8])], depth: Int) -> [UInt8] {
    guard !members.isEmpty else { return emptyObject(depth: depth) }
    var text = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += line(depth + 1) + member.key + colon + member.value
    }
    return text + line(depth) + [UInt8(ascii: "}")]
  }

  private func emptyObject(depth: Int) -> [UInt8] {
    let isXcodes = colon == Array(" : ".utf8) && !newline.isEmpty
    return [UInt8(ascii: "{")] + (isXcodes ? newline + line(depth) : []) + [UInt8(ascii: "}")]
  }

  /// A value that begins on a line of some level.
  func render(_ value: JSONValue, depth: Int) -> [UInt8] {
    switch value {
    case .object(let members):
      object(
        members.map { (quote($0.key), render($0.value, depth: depth + 1)) }, depth: depth)
    case .string(let text): quote(text)
    case .bool(let flag): Array("\(flag)".utf8)
    case .number(let digits): Array(digits.utf8)
    case .null: Array("null".utf8)
    case .array: preconditionFailure("cellgen adds no arrays to a catalog")
    }
  }

  /// A text in quotes, with the escapes that Xcode writes.
  func quote(_ text: String) -> [UInt8] {
    let escapes: [UInt8: String] = [
      UInt8(ascii: "\""): "\\\"", UInt8(ascii: "\\"): "\\\\", 0x08: "\\b", 0x0C: "\\f",
      0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t",
    ]
    var quoted = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if let escape = escapes[byte] {
        quoted += Array(escape.utf8)
      } else if byte < 0x20 {
        quoted +=
          Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
      } else {
        quoted.append(byte)
      }
    }
    return quoted + [UInt8(ascii: "\"")]
  }
}
