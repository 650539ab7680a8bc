extension KeyFindings {
  /// The findings, for other tools.
  ///
  ///     { "version": 1, "words", "constructs": [ … ], "keys": [ … ], "foreign": [ … ], "suggestions": [ ] }
  ///
  /// All keys are always present, in this order; missing values are null. Texts are Markdown.
  func json(_ words: [String]) -> String {
    JSONValue.object([
      versionEntry, ("words", .strings(words)),
      ("constructs", .array(constructs.map(\.json))), ("keys", .array(keys.map(\.json))),
      (
        "foreign",
        .array(
          foreign.map { word in
            .object([
              ("owners", .strings(word.owners)), ("means", .optional(word.meant)),
              ("help", .string(word.help)),
            ])
          })
      ),
      ("suggestions", .strings(suggestions)),
    ]).rendered() + "\n"
  }
}

extension ConstructHelp {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("meaning", .optional(meaning)),
      ("since", since.map(JSONValue.integer) ?? .null), ("shortKey", .optional(shortKey)),
      ("places", .strings(places.map(\.path))), ("keys", .array(keys.map(\.json))),
      ("commonKeys", .strings(commonKeys)), ("rules", .strings(rules)),
      ("example", .optional(example)),
    ])
  }
}

extension KeyHelp {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("owner", .string(owner)), ("alsoIn", .strings(otherOwners)),
      ("meaning", .string(meaning)), ("value", .string(value)), ("forms", .strings(forms)),
      ("mappings", .strings(mappings)), ("required", .bool(isRequired)),
      ("default", .optional(fallback)), ("since", since.map(JSONValue.integer) ?? .null),
      ("synonyms", .strings(synonyms)), ("example", .optional(example)),
    ])
  }
}
