extension MappingKind.ValueKind {
  /// The keywords that say which values are of this kind.
  var schema: [(key: String, value: JSONValue)] {
    switch self {
    case .text: [("type", .strings(["string", "number", "boolean"]))]
    case .name(let naming): naming.schema
    case .type: typeSchema
    case .sample: []
    case .integer(let minimum, let maximum):
      [
        ("type", .string("integer")), ("minimum", .number(String(minimum))),
        ("maximum", .number(String(maximum))),
      ]
    case .number(let range): [("type", .string("number"))] + range.schema
    case .flag: [("type", .string("boolean"))]
    case .choice(let words): [("enum", .strings(words))]
    case .nothing: [("type", .string("null"))]
    case .list(let item): [("type", .string("array")), ("items", .object(item.schema))]
    case .names(let naming, let value): namesSchema(naming, value)
    case .mapping(let kind): [("$ref", .string("#/$defs/\(kind.rawValue)"))]
    case .either(let kinds): [("anyOf", .array(kinds.map { .object($0.schema) }))]
    }
  }

  /// A Swift type as a text; `[String]` without quotes is a list in YAML, and cellgen takes it.
  private var typeSchema: [(key: String, value: JSONValue)] {
    let text = JSONValue.object([("type", .string("string")), ("minLength", .number("1"))])
    let array = JSONValue.object([
      ("type", .string("array")), ("items", text), ("minItems", .number("1")),
      ("maxItems", .number("1")),
    ])
    return [("anyOf", .array([text, array]))]
  }

  private func namesSchema(
    _ naming: MappingKind.Naming, _ value: MappingKind.ValueKind
  ) -> [(key: String, value: JSONValue)] {
    let names = naming.pattern.map { pattern in
      [(key: "propertyNames", value: JSONValue.object([("pattern", .string(pattern))]))]
    }
    return [("type", .string("object"))] + (names ?? [])
      + [("additionalProperties", .object(value.schema))]
  }
}

extension MappingKind.Naming {
  fileprivate var schema: [(key: String, value: JSONValue)] {
    guard let pattern else {
      // The name of a file may look like a number or a boolean.
      return MappingKind.ValueKind.text.schema
    }
    return [("type", .string("string")), ("pattern", .string(pattern))]
  }

  /// How the name is spelled, as a regular expression; nil for a name that may be anything.
  fileprivate var pattern: String? {
    switch self {
    case .type: "^[A-Z][A-Za-z0-9_]*$"
    case .member: "^([a-z][A-Za-z0-9_]*|_[A-Za-z0-9_]+)$"
    case .module: "^([A-Za-z][A-Za-z0-9_]*|_[A-Za-z0-9_]+)$"
    case .manifest: nil
    }
  }
}

extension MappingKind.NumberRange {
  fileprivate var schema: [(key: String, value: JSONValue)] {
    switch self {
    case .any: []
    case .atLeastZero: [("minimum", .number("0"))]
    case .aboveZero: [("exclusiveMinimum", .number("0"))]
    }
  }
}
