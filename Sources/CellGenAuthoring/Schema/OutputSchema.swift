/// The schema of JSON that a command prints.
indirect enum OutputSchema {
  case text, integer, flag
  /// The version of the output format.
  case version
  /// Any value.
  case any
  /// One of these words.
  case words([String])
  case list(OutputSchema)
  /// An object whose keys are names or paths.
  case map(OutputSchema)
  /// An object with these keys; later versions of cellgen can add others.
  case object([Entry])
  /// A value, or null.
  case optional(OutputSchema)
  /// The value of a key that is omitted when it has nothing to express.
  case maybe(OutputSchema)
  /// A reference to a definition by name, for values that nest.
  case named(String)

  /// A key with its possible values.
  typealias Entry = (key: String, value: OutputSchema)
}

extension OutputSchema {
  /// The schema as JSON.
  fileprivate var json: JSONValue { .object(entries) }

  fileprivate var entries: [(key: String, value: JSONValue)] {
    switch self {
    case .text: [("type", .string("string"))]
    case .integer: [("type", .string("integer"))]
    case .flag: [("type", .string("boolean"))]
    case .version: [("const", .integer(outputVersion))]
    case .any: []
    case .words(let words): [("enum", .strings(words))]
    case .list(let item): [("type", .string("array")), ("items", item.json)]
    case .map(let value): [("type", .string("object")), ("additionalProperties", value.json)]
    case .object(let entries):
      [
        ("type", .string("object")),
        ("properties", .object(entries.map { ($0.key, $0.value.json) })),
        ("required", .strings(entries.filter { !$0.value.mayBeMissing }.map(\.key))),
      ]
    case .optional(let value):
      [("anyOf", .array([value.json, .object([("type", .string("null"))])]))]
    case .maybe(let value): value.entries
    case .named(let name): [("$ref", .string("#/$defs/\(name)"))]
    }
  }

  private var mayBeMissing: Bool { if case .maybe = self { true } else { false } }
}

/// The published format of the JSON that a command prints: `cellgen schema --of lint`.
struct PublishedOutput: Sendable {
  /// The command: `lint`.
  let command: String
  /// The keys besides `version`.
  let entries: @Sendable () -> [OutputSchema.Entry]
  /// The definitions that other schemas refer to.
  var definitions: @Sendable () -> [OutputSchema.Entry] = { [] }

  /// The JSON Schema, with a line break at the end.
  var schema: String {
    let body = OutputSchema.object([("version", .version)] + entries()).entries
    let definitions = definitions().map { (key: $0.key, value: $0.value.json) }
    return JSONValue.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:cellgen:output:\(command)")),
        ("title", .string("The JSON of 'cellgen \(command)'")),
      ] + body + (definitions.isEmpty ? [] : [("$defs", .object(definitions))])
    ).rendered() + "\n"
  }
}
