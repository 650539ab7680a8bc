import CellGenCore

extension Construct.Rule {
  /// The keyword that describes the mappings that follow the rule.
  var schema: [(key: String, value: JSONValue)] {
    switch self {
    case .oneOf(let keys):
      [("anyOf", .array(keys.map { Construct.Condition.has($0).value }))]
    case .excludes(let one, let other):
      [("not", .object([("allOf", .array([one.value, other.value]))]))]
    case .needs(let all, let others):
      [
        (
          "anyOf",
          .array(all.map { .object([("not", $0.value)]) } + others.map(\.value))
        )
      ]
    }
  }
}

extension Construct.Condition {
  /// A schema for the mappings that meet the condition.
  fileprivate var value: JSONValue {
    let required = (key: "required", value: JSONValue.strings([key]))
    switch self {
    case .has: return .object([required])
    case .isOne(_, let words): return .object([required, property([words.schema])])
    case .isNone(_, let words):
      let word = (key: "type", value: JSONValue.string("string"))
      return .object([required, property([word, ("not", .object([words.schema]))])])
    case .isMapping: return .object([required, property([("type", .string("object"))])])
    }
  }

  private func property(
    _ value: [(key: String, value: JSONValue)]
  ) -> (key: String, value: JSONValue) {
    ("properties", .object([(key, .object(value))]))
  }
}

extension [String] {
  /// The keyword for one of these words.
  fileprivate var schema: (key: String, value: JSONValue) { ("enum", .strings(self)) }
}
