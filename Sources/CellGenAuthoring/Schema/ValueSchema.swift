import CellGenCore

extension Construct.ValueKind {
  /// The keywords that describe the values of this kind.
  var schema: [(key: String, value: JSONValue)] { schema(mayBeEmpty: true, reserved: []) }

  /// The keywords for the value of a key.
  ///
  /// - Parameter mayBeEmpty: whether the list or mapping can be empty.
  /// - Parameter reserved: the names that the mapping must not have.
  func schema(mayBeEmpty: Bool, reserved: [String]) -> [(key: String, value: JSONValue)] {
    switch self {
    case .text: [("type", .strings(["string", "number", "boolean"]))]
    case .name(let naming): naming.schema
    case .field: Self.either(Self.fieldSpellings).schema(mayBeEmpty: mayBeEmpty, reserved: reserved)
    case .type: typeSchema
    case .model:
      pattern(
        #"^(?![a-z][A-Za-z0-9]*$)([A-Za-z_`]|\#(beyondASCII))([^=!&(]*([A-Za-z0-9_`>]|\#(beyondASCII)))?$"#
      )
    case .propertyPath: pattern("^\(Self.property)([?]?[.]\(Self.property))*$")
    case .sample: []
    case .integer(let minimum, let maximum):
      [
        ("type", .string("integer")), ("minimum", .integer(minimum)),
        ("maximum", .integer(maximum)),
      ]
    case .number(let range): [("type", .string("number"))] + range.schema
    case .flag: [("type", .string("boolean"))]
    case .choice(let words): choiceSchema(words)
    case .token: Construct.Naming.member.schema
    case .swiftMember: pattern(swiftMemberPattern)
    case .hexColor: pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .phrase: pattern("[{]")
    case .percentage: pattern("^[0-9]+([.][0-9]+)?%$")
    case .range: pattern(#"^[^ .<]+([.][^ .<]+)*[.]{3}[^ .<]+([.][^ .<]+)*$"#)
    case .nothing: [("type", .string("null"))]
    case .list(let item):
      [
        ("type", .string("array")),
        ("items", .object(item.schema(mayBeEmpty: true, reserved: reserved))),
      ]
        + (mayBeEmpty ? [] : [("minItems", .number("1"))])
    case .names(let naming, let value):
      namesSchema(naming, value, reserved) + (mayBeEmpty ? [] : [("minProperties", .number("1"))])
    case .mapping(let construct): [("$ref", .string("#/$defs/\(construct().name)"))]
    case .either(let kinds):
      [
        (
          "anyOf",
          .array(kinds.map { .object($0.schema(mayBeEmpty: mayBeEmpty, reserved: reserved)) })
        )
      ]
    }
  }

  /// One of some words; long lists are defined once, and elements have descriptions.
  private func choiceSchema(_ words: [String]) -> [(key: String, value: JSONValue)] {
    if let list = WordList.allCases.first(where: { $0.words == words }) {
      return [("$ref", .string("#/$defs/\(list.definition)"))]
    }
    let elements = words.map { Construct.element.key($0) }
    let isOfElements = !words.isEmpty && !elements.contains { $0 == nil }
    return isOfElements ? described(elements.compactMap(\.self)) : [("enum", .strings(words))]
  }

  private static let property = "`?([A-Za-z_]|\(beyondASCII))\(nameRest)`?"

  private func pattern(_ pattern: String) -> [(key: String, value: JSONValue)] {
    [("type", .string("string")), ("pattern", .string(pattern))]
  }

  /// A Swift type as text; cellgen also accepts `[String]` without quotes, which is a list in YAML.
  private var typeSchema: [(key: String, value: JSONValue)] {
    let text = JSONValue.object([
      ("type", .string("string")), ("minLength", .number("1")), ("pattern", .string(typePattern)),
    ])
    let array = JSONValue.object([
      ("type", .string("array")), ("items", text), ("minItems", .number("1")),
      ("maxItems", .number("1")),
    ])
    return [("anyOf", .array([text, array]))]
  }

  private func namesSchema(
    _ naming: Construct.Naming, _ value: Construct.ValueKind, _ reserved: [String]
  ) -> [(key: String, value: JSONValue)] {
    let others = JSONValue.object([("enum", .strings(reserved))])
    let names = naming.pattern.map { pattern in
      [
        (
          key: "propertyNames",
          value: JSONValue.object(
            [("pattern", .string(pattern))] + (reserved.isEmpty ? [] : [("not", others)]))
        )
      ]
    }
    return [("type", .string("object"))] + (names ?? [])
      + [("additionalProperties", .object(value.schema))]
  }
}

private let swiftMemberPattern =
  #"^([A-Z]|\#(beyondASCII))\#(nameRest)(\.([A-Za-z_]|\#(beyondASCII))\#(nameRest))+$"#

/// Any non-ASCII character of an identifier; only cellgen checks which ones are allowed.
private let beyondASCII = #"[^\u0000-\u007F]"#

/// The characters of an identifier after the first.
private let nameRest = "([A-Za-z0-9_]|\(beyondASCII))*"

/// Excludes text that isn't a type: a lowercase word at the start, and `->`, `!` or `??` before the default.
private let typePattern = #"^(?![a-z][A-Za-z0-9]*([? ]|$))(?![^=]*(->|!|\? *\?))"#

extension Construct.Naming {
  fileprivate var schema: [(key: String, value: JSONValue)] {
    guard let pattern else {
      // The name of a file can look like a number or a boolean.
      return Construct.ValueKind.text.schema
    }
    return [("type", .string("string")), ("pattern", .string(pattern))]
  }

  /// The spelling of the name, as a regular expression; nil if any name is allowed.
  fileprivate var pattern: String? {
    switch self {
    case .type: "^([A-Z]|\(beyondASCII))\(nameRest)$"
    case .member, .format: "^(([a-z]|\(beyondASCII))\(nameRest)|_([A-Za-z0-9_]|\(beyondASCII))+)$"
    case .module: "^(([A-Za-z]|\(beyondASCII))\(nameRest)|_([A-Za-z0-9_]|\(beyondASCII))+)$"
    case .swiftMember: swiftMemberPattern
    case .manifest, .colorSource: nil
    }
  }
}

extension Construct.NumberRange {
  fileprivate var schema: [(key: String, value: JSONValue)] {
    switch self {
    case .any: []
    case .atLeastZero: [("minimum", .number("0"))]
    case .fraction: [("minimum", .number("0")), ("maximum", .number("1"))]
    case .aboveZero: [("exclusiveMinimum", .number("0"))]
    }
  }
}
