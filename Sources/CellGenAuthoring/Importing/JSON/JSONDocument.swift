import CellGenCommand
import CellGenCore

/// A JSON file with the positions of its values.
struct JSONDocument {
  let source: SourceText
  let root: JSONNode
  /// The keys that an object contains twice.
  private(set) var findings: [ImportFinding] = []
  private let lines: LineTable

  /// - Errors: the first mistake in the JSON, with its position.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    source = SourceText(path: path, bytes: bytes)
    lines = LineTable(source)
    var reader = JSONReader(bytes, .sample)
    do throws(JSONReader.Fault) {
      root = try reader.read()
    } catch {
      let place = lines.location(at: error.range.lowerBound)
      throw Failure("\(path):\(place.line):\(place.column): \(error.message)", help: error.help)
    }
    for duplicate in reader.duplicates {
      findings.append(
        finding(
          at: duplicate.range, duplicate.key, "duplicate-key", .not,
          "the key '\(duplicate.key)' is in its object twice, and only the first value was read"))
    }
  }

  /// From 1.
  func line(of node: JSONNode) -> Int { lines.location(at: node.range.lowerBound).line }

  func finding(
    at range: Range<Int>, of view: String? = nil, _ subject: String, _ kind: String,
    _ degree: ImportFinding.Degree, _ text: String
  ) -> ImportFinding {
    let place = lines.location(at: range.lowerBound)
    return ImportFinding(
      line: place.line, column: place.column, view: view, subject: subject, kind: kind,
      degree: degree, text: text)
  }

  /// A number as it is written.
  func digits(of node: JSONNode) -> String {
    String(decoding: source.bytes[node.range], as: UTF8.self)
  }

  /// A failure at a value.
  func failure(_ message: String, at node: JSONNode, help: String) -> Failure {
    let place = lines.location(at: node.range.lowerBound)
    return Failure("\(source.path):\(place.line):\(place.column): \(message)", help: help)
  }
}

extension JSONReader.Purpose {
  fileprivate static let sample = Self(
    noun: "file", deepest: 256, helpIfEmpty: "save a response of your server in it",
    helpIfDeep: "save a response that shows its rows in fewer levels")
}

extension JSONNode {
  var isNull: Bool { if case .null = content { true } else { false } }

  var isObject: Bool { if case .object = content { true } else { false } }

  /// The items of an array; nil for other values.
  var items: [JSONNode]? { if case .array(let items) = content { items } else { nil } }

  /// True if it is a list with an object in it.
  var isListOfObjects: Bool { items?.contains(where: \.isObject) == true }

  /// An object with a single member, in place of a value that isn't an object.
  func wrapped(as key: String) -> JSONNode {
    JSONNode(
      content: .object([Member(key: JSONKey(key), keyRange: range, value: self)]), range: range)
  }
}
