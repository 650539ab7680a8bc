extension JSONValue {
  /// A schema in which choices that occur more than once become definitions.
  ///
  /// Every element has the same keys for its look, whose values have many forms; defining them once makes the
  /// schema much smaller.
  ///
  /// - Returns: the schema without its definitions, and the definitions.
  func sharingChoices() -> (schema: JSONValue, shared: [(key: String, value: JSONValue)]) {
    var counts: [String: Int] = [:]
    countChoices(&counts)
    var sharing = Sharing(counts: counts)
    let schema = replacingChoices(&sharing)
    return (schema, sharing.definitions)
  }

  /// The choices worth a definition, and the definitions so far.
  private struct Sharing {
    let counts: [String: Int]
    var names: [String: String] = [:]
    var definitions: [(key: String, value: JSONValue)] = []
  }

  private func countChoices(_ counts: inout [String: Int]) {
    switch self {
    case .array(let items): for item in items { item.countChoices(&counts) }
    case .object(let entries):
      for (key, value) in entries {
        if key == "anyOf" { counts[value.rendered(), default: 0] += 1 }
        value.countChoices(&counts)
      }
    case .null, .bool, .number, .string: break
    }
  }

  private func replacingChoices(_ sharing: inout Sharing) -> JSONValue {
    switch self {
    case .array(let items): return .array(items.map { $0.replacingChoices(&sharing) })
    case .object(let entries):
      return .object(
        entries.map { key, value in
          let text = key == "anyOf" ? value.rendered() : ""
          guard text.utf8.count > 100, sharing.counts[text, default: 0] > 1 else {
            return (key, value.replacingChoices(&sharing))
          }
          if let name = sharing.names[text] { return ("$ref", .string("#/$defs/\(name)")) }
          let name = "choice\(sharing.names.count + 1)"
          sharing.names[text] = name
          let choice = value.replacingChoices(&sharing)
          sharing.definitions.append((name, .object([("anyOf", choice)])))
          return ("$ref", .string("#/$defs/\(name)"))
        })
    case .null, .bool, .number, .string: return self
    }
  }
}
