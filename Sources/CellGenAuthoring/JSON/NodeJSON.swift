import CellGenCore

/// A tree as JSON: mappings are objects in file order, scalars are strings, and empty nodes are null.
///
/// - Shape: one line, without a line break at the end.
package func renderJSON(_ node: Node) -> String {
  var json = JSONText()
  json.append(node)
  return String(decoding: json.bytes, as: UTF8.self)
}

extension JSONValue {
  /// The tree as a value that can be broken into lines.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = .string(scalar.text)
    case .sequence(let list): self = .array(list.items.map { JSONValue($0) })
    case .mapping(let mapping):
      self = .object(mapping.entries.map { ($0.key.text, JSONValue($0.value)) })
    case .empty, .broken: self = .null
    }
  }
}

/// JSON while it is being written.
private struct JSONText {
  var bytes: [UInt8] = []

  mutating func append(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): append(scalar.text)
    case .sequence(let sequence): append(sequence)
    case .mapping(let mapping): append(mapping)
    case .empty, .broken: bytes.append(contentsOf: "null".utf8)
    }
  }

  private mutating func append(_ sequence: Node.Sequence) {
    var separator = UInt8(ascii: "[")
    for item in sequence.items {
      bytes.append(separator)
      separator = UInt8(ascii: ",")
      append(item)
    }
    if sequence.items.isEmpty { bytes.append(separator) }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(_ mapping: Mapping) {
    var separator = UInt8(ascii: "{")
    for entry in mapping.entries {
      bytes.append(separator)
      separator = UInt8(ascii: ",")
      append(entry.key.text)
      bytes.append(UInt8(ascii: ":"))
      append(entry.value)
    }
    if mapping.entries.isEmpty { bytes.append(separator) }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func append(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C:
        bytes.append(0x5C)
        bytes.append(byte)
      case 0..<0x20:
        appendEscape(byte)
      default:
        bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    default: bytes.append(contentsOf: ("\\u00" + codePoint(UInt32(byte)).suffix(2)).utf8)
    }
  }
}
