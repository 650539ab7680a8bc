import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The schema says what the table of keys says. JSON is YAML, so our own parser reads it.
@Suite("Schema") struct SchemaTests {
  // Read once: it is long, and each case of a test makes a suite of its own.
  private static let reading = Reading(manifestSchema())

  private let root: Node
  private let schema: Mapping

  init() throws {
    try #require(Self.reading.summaries == [])
    root = try #require(Self.reading.root)
    schema = try #require(root.mapping)
  }

  @Test(arguments: Construct.all) func hasTheKeysOfTheTable(_ kind: Construct) throws {
    let definition = try definition(of: kind)
    let properties = try #require(definition["properties"]?.mapping)
    #expect(properties.entries.map(\.key.text) == kind.keys.map(\.name))
    // The names of the elements that a manifest declares are its own.
    let isOpen = definition["additionalProperties"]?.mapping != nil
    #expect(isOpen == (kind == .element))
    #expect(isOpen || definition["additionalProperties"]?.scalar?.text == "false")
    for (entry, key) in zip(properties.entries, kind.keys) {
      let description = entry.value.mapping?["description"]?.scalar?.text
      #expect(description?.hasPrefix(key.doc) == true, "\(key.name)")
    }
  }

  @Test(arguments: Construct.all) func asksForWhatIsRequired(_ kind: Construct) throws {
    let definition = try definition(of: kind)
    let required = definition["required"]?.items.compactMap(\.scalar?.text) ?? []
    let expected = kind.isChoiceOfOne ? [] : kind.keys.filter(\.isRequired).map(\.name)
    #expect(required == expected)
    #expect((definition["maxProperties"]?.scalar?.text == "1") == kind.isChoiceOfOne)
  }

  @Test(arguments: Construct.all) func hasTheRulesOfTheTable(_ kind: Construct) throws {
    let definition = try definition(of: kind)
    #expect((definition["allOf"]?.items.count ?? 0) == kind.rules.count)
    let required = Set(kind.rules.isEmpty ? [] : values(of: "required", below: root))
    for key in kind.rules.flatMap(\.keys) {
      #expect(kind.keys.contains { $0.name == key })
      #expect(required.contains(key))
    }
  }

  @Test func asksForWhatMayNotBeEmpty() throws {
    let data = try definition(of: .view)["properties"]?.mapping?["data"]?.mapping
    #expect(data?["minProperties"]?.scalar?.text == "1")
    let reserved = data?["propertyNames"]?.mapping?["not"]?.mapping?["enum"]?.texts
    #expect(reserved == ReservedNames.fields.keys.sorted())
    let children = try definition(of: .stack)["properties"]?.mapping?["children"]?.mapping
    #expect(children?["minItems"]?.scalar?.text == "1")
  }

  @Test func namesNothingThatItDoesNotDefine() throws {
    let kinds = Construct.all.dropFirst().map(\.name) + WordList.allCases.map(\.definition)
    let definitions = try #require(schema["$defs"]?.mapping?.entries.map(\.key.text))
    #expect(Array(definitions.prefix(kinds.count)) == kinds)
    #expect(definitions.dropFirst(kinds.count).allSatisfy { $0.hasPrefix("choice") })
    let references = Set(values(of: "$ref", below: root))
    #expect(references == Set(definitions.map { "#/$defs/\($0)" }))
  }

  @Test func listsTheWords() throws {
    let words = values(of: "enum", below: root)
    for word in Vocabulary.fonts + Vocabulary.colors + ["carousel", "table", "package", "custom"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test func hasDefaults() throws {
    let properties = try definition(of: .stack)["properties"]?.mapping
    let spacing = properties?["spacing"]?.mapping?["default"]?.scalar
    #expect(spacing?.text == "8" && spacing?.style == .plain)
    #expect(properties?["distribution"]?.mapping?["default"]?.scalar?.text == "fill")
    #expect(properties?["alignment"]?.mapping?["default"] == nil, "it depends on the stack's axis")
    let manifest = try definition(of: .manifest)["properties"]?.mapping
    #expect(manifest?["screen"]?.mapping?["default"] == nil)
  }

  private func definition(of kind: Construct) throws -> Mapping {
    if kind == .manifest { return schema }
    return try #require(schema["$defs"]?.mapping?[kind.name]?.mapping)
  }

  /// All texts that a keyword has anywhere.
  private func values(of keyword: String, below node: Node) -> [String] {
    let own = node.mapping?[keyword].map { $0.scalar.map { [$0.text] } ?? $0.texts } ?? []
    return own + node.children.flatMap { values(of: keyword, below: $0) }
  }
}

extension Construct.Rule {
  fileprivate var keys: [String] {
    switch self {
    case .oneOf(let keys): keys
    case .excludes(let one, let other): [one.key, other.key]
    case .needs(let all, let others): (all + others).map(\.key)
    }
  }
}

extension Node {
  fileprivate var mapping: Mapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  fileprivate var items: [Node] {
    if case .sequence(let sequence) = content { sequence.items } else { [] }
  }

  fileprivate var texts: [String] { items.compactMap(\.scalar?.text) }

  fileprivate var children: [Node] { items + (mapping?.entries.map(\.value) ?? []) }
}

/// What editors show beside the words that they suggest.
@Suite("Schema: words for editors") struct SchemaWordTests {
  private let schema = manifestSchema()

  @Test func wordsHaveDescriptions() {
    #expect(schema.contains("\"enumDescriptions\": ["))
    #expect(schema.contains("34 points at the default text size."))
    #expect(schema.contains("#FF3B30, #FF453A in dark mode"))
    #expect(schema.contains("\"A UILabel; short form: the field it shows.\""))
  }

  /// A project keeps it, so it must not be large.
  @Test func itIsSmall() { #expect(schema.utf8.count < 400_000, "\(schema.utf8.count)") }
}
