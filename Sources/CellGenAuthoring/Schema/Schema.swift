import CellGenCore

/// The JSON Schema of manifests, for editors that complete and check YAML.
///
/// It is generated from the key table of the resolver, so both know the same keys, words and forms.
/// Types are those of YAML 1.2's core schema: where cellgen accepts any text, an editor may see a number
/// or a boolean.
///
/// - Shape: JSON with a trailing line break, and a definition for each ``Construct``.
/// - Source: JSON Schema draft 2020-12; editors that know only draft 7 read it as well.
package func manifestSchema() -> String {
  let head: [(key: String, value: JSONValue)] = [
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("$id", .string("urn:cellgen:manifest")),
  ]
  let definitions = Construct.all.filter { $0 != .manifest }
    .map { (key: $0.name, value: JSONValue.object(definition(of: $0))) }
  let entries = head + definition(of: .manifest) + [("$defs", .object(definitions))]
  return JSONValue.object(entries).rendered() + "\n"
}

/// The schema of a mapping.
private func definition(of kind: Construct) -> [(key: String, value: JSONValue)] {
  let properties = kind.keys.map { (key: $0.name, value: JSONValue.object(property($0))) }
  let required = kind.keys.filter { $0.isRequired && !kind.isChoiceOfOne }.map(\.name)
  var entries: [(key: String, value: JSONValue)] = [
    ("title", .string(kind.title)),
    ("type", .string("object")),
    ("properties", .object(properties)),
    // The names of the elements that a manifest declares are its own.
    ("additionalProperties", kind == .element ? .object([]) : .bool(false)),
  ]
  if !required.isEmpty { entries.append(("required", .strings(required))) }
  if kind.isChoiceOfOne {
    entries += [("minProperties", .integer(1)), ("maxProperties", .integer(1))]
  }
  if !kind.rules.isEmpty {
    entries.append(("allOf", .array(kind.rules.map { .object($0.schema) })))
  }
  return entries
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
  /// The default of the key, as in a manifest or in words; nil if there is none.
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

/// A value that is a constant by default.
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
