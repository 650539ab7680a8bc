import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand
@testable import CellGenCore

/// Whatever a server sends becomes a manifest without errors, or is refused with a reason.
@Suite("Importing JSON: any document")
struct ImportJSONRandomTests {
  @Test("Becomes a correct manifest, always the same", arguments: 0..<400)
  func documents(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let text = random.document()
    for model in [nil, "Model"] {
      let options = JSONOptions(name: nil, at: nil, model: model)
      do throws(Failure) {
        let imported = try importJSON(Array(text.utf8), path: "random.json", options: options)
        let manifest = imported.manifest(uses: [])
        expectCorrect(manifest, text, warnings: true)
        let again = try importJSON(Array(text.utf8), path: "random.json", options: options)
        #expect(again.manifest(uses: []) == manifest)
      } catch {
        #expect(error.reasons.allSatisfy { $0.help != nil }, "\(text)")
      }
    }
  }
}

extension SplitMix {
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

  /// A list of objects, an envelope around one, or one object.
  fileprivate mutating func document() -> String {
    let shape = shape(depth: 0)
    let rows = "[" + (0...below(4)).map { _ in object(shape) }.joined(separator: ", ") + "]"
    switch below(4) {
    case 0: return object(shape)
    case 1: return "{\"page\": 1, \"\(key())\": \(rows)}"
    default: return rows
    }
  }

  /// The keys of objects that are alike, with what their values are.
  private indirect enum Shape {
    case object([(key: String, value: Shape)])
    case list(Shape)
    case scalar(Int)
    case any
  }

  private mutating func shape(depth: Int) -> Shape {
    .object(
      (0...below(7)).map { _ in
        let value: Shape =
          switch below(depth >= 5 ? 7 : 10) {
          case 7: shape(depth: depth + 1)
          case 8: .list(below(3) == 0 ? .scalar(below(9)) : shape(depth: depth + 1))
          case 9: .any
          case let kind: .scalar(kind)
          }
        return (key(), value)
      })
  }

  private mutating func object(_ shape: Shape) -> String {
    guard case .object(let members) = shape else { return value(shape) }
    return "{"
      + members.compactMap { key, shape -> String? in
        switch below(12) {
        case 0: nil
        case 1: "\"\(key)\": null"
        default: "\"\(key)\": \(value(shape))"
        }
      }.joined(separator: ", ") + "}"
  }

  private mutating func value(_ shape: Shape) -> String {
    switch shape {
    case .object: object(shape)
    case .list(let item):
      "[" + (0..<below(4)).map { _ in value(item) }.joined(separator: ", ") + "]"
    case .scalar(let kind): scalar(kind)
    case .any: value(below(2) == 0 ? .list(.scalar(below(9))) : .scalar(below(9)))
    }
  }

  private mutating func scalar(_ kind: Int) -> String {
    switch kind {
    case 0: pick(["0", "-0", "7", "4211", "1767225600", "9007199254740993"])
    case 1: pick(["0.5", "1e3", "-2.75", "12", "1E-7", "0.0"])
    case 2: pick(["true", "false"])
    case 3:
      pick([
        "\"https://example.com/a.png\"", "\"https://example.com/?q=%20\"", "\"\"", "\"http://a b\"",
      ])
    case 4:
      pick(["\"2026-01-31T12:00:00Z\"", "\"2026-01-31T12:00:00.25+02:00\"", "\"2026-01-31\""])
    case 5: pick(["\"5b0c9e5a-3f0b-4c56-9b53-0f4b7c1d2e3f\"", "\"open\"", "\"closed\""])
    case 6:
      pick([
        "\"null\"", "\"~\"", "\"yes\"", "\"a: b # c\"", "\"- x\"", "\"\\u0000\\u202e\"",
        "\"Theme.title\"",
        "\"none\"", "\"{title}\"", "\"\\ud83d\\ude00 two\\nlines\"", "\"'\"", "\"\\\"\"",
        "\".dot\"", "\"  \"",
        "\"" + String(repeating: "long text ", count: 20) + "\"", "\"\\ufffe\\u2028\"", "\"nil\"",
        "\"123\"",
      ])
    case 7: pick(["18446744073709551615", "123456789012345678901234567890", "1e999", "1e-400"])
    default: pick(["null", "\"text\"", "1", "{}", "[]"])
    }
  }

  private mutating func key() -> String {
    pick([
      "id", "title", "name", "created_at", "image_url", "imageUrl", "type", "items", "data",
      "author", "tags",
      "class", "default", "self", "samples", "hashValue", "none", "None", "view", "View", "cell",
      "Self", "in",
      "a b", "a-b", "1", "2024-01-01", "", "é", "日", "description", "init", "Type", "price",
      "sections", "screen",
      "rawValue", "deep", "content", "from", "layout", "collection", "table", "image", "button",
      "text", "url",
      "children", "people", "status", "Optional", "String", "Int", "Date", "URL", "action",
      "configuration",
      "hash", "data", "id", "title",
    ])
  }
}
