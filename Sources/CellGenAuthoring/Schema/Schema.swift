import CellGenCore

/// The JSON Schema of manifests, for editors that complete and check YAML.
///
/// It is generated from the resolver's key table, so both know the same keys, words and forms. Types are
/// those of YAML 1.2's core schema: where cellgen accepts any text, an editor might see a number or a
/// boolean.
///
/// - Shape: JSON with a trailing line break, and a definition for each ``Construct``.
/// - Source: JSON Schema draft 2020-12; editors that only support draft 7 can read it as well.
package func manifestSchema() -> String {
  let head: [(key: String, value: JSONValue)] = [
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("$id", .string("urn:cellgen:manifest")),
  ]
  let constructs = Construct.all.filter { $0 != .manifest }
    .map { (key: $0.name, value: JSONValue.object(definition(of: $0))) }
  let lists = WordList.allCases.map {
    (key: $0.definition, value: JSONValue.object($0.schema))
  }
  let manifest = JSONValue.object(head + definition(of: .manifest))
  let (parts, shared) = JSONValue.array([manifest, .object(constructs)]).sharingChoices()
  guard case .array(let both) = parts, case .object(let root) = both[0],
    case .object(let shorter) = both[1]
  else { preconditionFailure("sharing choices keeps the shape of a schema") }
  let definitions = JSONValue.object(shorter + lists + shared)
  return JSONValue.object(root + [("$defs", definitions)]).rendered() + "\n"
}

/// The schema of a mapping.
private func definition(of kind: Construct) -> [(key: String, value: JSONValue)] {
  let properties = kind.keys.map { (key: $0.name, value: JSONValue.object(property($0))) }
  let required = kind.keys.filter { $0.isRequired && !kind.isChoiceOfOne }.map(\.name)
  var entries: [(key: String, value: JSONValue)] = [
    ("title", .string(kind.title)),
    ("type", .string("object")),
    ("properties", .object(properties)),
    // A manifest chooses the names of the elements that it declares.
    ("additionalProperties", kind == .element ? .object([]) : .bool(false)),
  ]
  if kind == .element { entries.append(("propertyNames", elementNames)) }
  if !required.isEmpty { entries.append(("required", .strings(required))) }
  if kind.isChoiceOfOne {
    entries += [("minProperties", .integer(1)), ("maxProperties", .integer(1))]
  }
  if !kind.rules.isEmpty {
    entries.append(("allOf", .array(kind.rules.map { .object($0.schema) })))
  }
  return entries
}

/// The names of elements, which editors list before the author's own.
private var elementNames: JSONValue {
  let own = Construct.ValueKind.name(.member).schema
  return .object([("anyOf", .array([.object(described(Construct.element.keys)), .object(own)]))])
}

/// The keyword for one of the names of some keys, with their meanings.
///
/// Editors show the descriptions beside the names that they suggest; validators ignore them.
func described(_ keys: [Construct.Key]) -> [(key: String, value: JSONValue)] {
  described(keys.map { ($0.name, $0.doc) })
}

private func described(
  _ words: [(name: String, meaning: String)]
) -> [(key: String, value: JSONValue)] {
  [("enum", .strings(words.map(\.name))), ("enumDescriptions", .strings(words.map(\.meaning)))]
}

extension WordList {
  /// The name of the schema definition for the words, shared by all keys that take them.
  var definition: String { self == .fonts ? "textStyle" : "colorOfUIKit" }

  fileprivate var schema: [(key: String, value: JSONValue)] {
    [("title", .string(title))] + described(words.map { ($0, meaning(of: $0)) })
  }

  /// The size of a text style, or the values of a color.
  private func meaning(of word: String) -> String {
    switch self {
    case .fonts: return "\(Int(TextSizes.standard(word) ?? 17)) points at the default text size."
    case .colors:
      let (light, dark) = (figures(of: word, in: .light), figures(of: word, in: .dark))
      guard let light, let dark else { return "UIColor.\(word)" }
      return light == dark ? light : "\(light), \(dark) in dark mode"
    }
  }

  private func figures(of color: String, in appearance: Appearance) -> String? {
    guard let paint = PublishedColors.paint(of: color, in: appearance) else { return nil }
    return paint.digits
      + (paint.alpha < 1 ? " at \(Int((paint.alpha * 100).rounded())) %" : "")
  }
}

/// The schema of a key.
private func property(_ key: Construct.Key) -> [(key: String, value: JSONValue)] {
  let fallback = key.defaultText
  let description = key.doc + (fallback.map { " Default: \($0)." } ?? "")
  let value = fallback.flatMap { key.value.defaultValue($0) }
  var entries: [(key: String, value: JSONValue)] = [
    ("title", .string(key.name)), ("description", .string(description)),
  ]
  if let value { entries.append(("default", value)) }
  return entries + key.value.schema(mayBeEmpty: key.mayBeEmpty, reserved: key.reserved)
}

extension Construct.Key {
  /// The default of the key, as written in a manifest or in words; nil if there is none.
  package var defaultText: String? {
    if let fallback { return fallback }
    switch (standard as? any FixedByDefault)?.fixedConstant ?? standard {
    case let text as String: return text
    case let number as Double: return JSONValue.number(number).rendered()
    case let number as Int: return String(number)
    case let flag as Bool: return String(flag)
    case let number as CellGenCore.Number:
      if case .literal(let points) = number { return JSONValue.number(points).rendered() }
      return nil
    case let word as any RawRepresentable: return word.rawValue as? String
    default: return nil
    }
  }
}

/// A value whose default is a constant.
private protocol FixedByDefault {
  var fixedConstant: any Sendable { get }
}

extension Value: FixedByDefault {
  fileprivate var fixedConstant: any Sendable { constant ?? self as any Sendable }
}

extension Construct.ValueKind {
  /// The default as a value; nil if it is only described in words.
  fileprivate func defaultValue(_ text: String) -> JSONValue? {
    for kind in alternatives {
      switch kind {
      case .choice(let words) where words.contains(text): return .string(text)
      case .integer, .number:
        if isPlainNumber(Scalar(text: text, style: .plain)) { return .number(text) }
      case .flag where ["true", "false"].contains(text): return .bool(text == "true")
      default: continue
      }
    }
    return nil
  }
}
