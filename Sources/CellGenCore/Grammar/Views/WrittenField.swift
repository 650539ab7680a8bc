/// The entries of a field that is written as a mapping because it names its value's place in a model.
struct WrittenField: Sendable {
  var type = Reading<Mapping.Entry>.absent
  var standard = Reading<Mapping.Entry>.absent
  var from = Reading<Mapping.Entry>.absent

  /// The word for a field that a model does not provide.
  static let none = "none"
}

extension WrittenField: FormModel {
  private static let type = Key("type", \.type, .later(.type), "Its Swift type.")
    .asked { _ in "add 'type: String', or another type" }

  private static let from = Key(
    "from", \.from, .later(.either([.choice([none]), .propertyPath])),
    "The property of the model with its value; `none` for a parameter of the initializer."
  ).asked { _ in "add 'from: …' with a property of the model, or write only the type" }
    .synonyms("path keypath property source")

  package static let form = Form(
    "field", "a field", blank: WrittenField(),
    [
      type,
      Key(
        "default", \.standard, .later(.sample),
        "Its value in an initializer call that leaves it out."
      )
      .synonyms("value"),
      from,
    ])
}

extension Mapping {
  /// True if it is a field with a place in a model, rather than a type that was written as a mapping.
  var isField: Bool {
    if self["from"] != nil { return true }
    let field = WrittenField.form.construct
    return self["type"] != nil && entries.contains { field.spellings(of: $0.key.text) == ["from"] }
  }
}

extension Resolver {
  /// Reads a field of view data: `name: Type`, or a mapping that names its value's place in a model.
  mutating func resolveField(
    _ entry: Mapping.Entry, in mapping: Mapping, of view: WrittenView
  ) -> FieldDraft {
    guard case .mapping(let keys) = entry.value.content, keys.isField else {
      return resolveField(entry, in: mapping)
    }
    var field = FieldDraft(
      name: Name(entry.key.text, span: entry.key.span), type: nil, typeSpan: entry.value.span)
    guard let written: WrittenField = read(entry) else { return field }
    if let type = written.type.value {
      field = resolveField(Mapping.Entry(key: entry.key, value: type.value), in: keys)
    }
    if let standard = written.standard.value { readDefault(standard, into: &field) }
    if let from = written.from.value {
      if view.from.isAbsent { report(.originWithoutModel(from.key, of: field.name, scope.name)) }
      field.origin = readOrigin(from, of: view) ?? .namesake
    }
    return field
  }

  // MARK: - Defaults

  /// Reads the default of a field that is written as a mapping.
  private mutating func readDefault(_ entry: Mapping.Entry, into field: inout FieldDraft) {
    if let literal = field.defaultValue, !(literal == .nil && field.type?.isOptional == true) {
      report(.secondDefault(entry.key, of: field))
      return
    }
    switch entry.value.content {
    case .broken: field.defaultValue = .nil
    case .empty: report(.emptyValue(quoted(entry.key.text), entry.value))
    case .scalar(let scalar): readDefault(scalar, entry, into: &field)
    case .sequence(let list) where list.items.isEmpty: set(.emptyArray, at: entry, in: &field)
    case .mapping(let mapping) where mapping.entries.isEmpty:
      set(.emptyDictionary, at: entry, in: &field)
    case .sequence, .mapping:
      report(
        .wrongKind(
          quoted(entry.key.text), expected: "a literal or a member", found: entry.value,
          help: "declare a static member on the type and write '.member'"))
    }
  }

  /// Reads a default like one after a `=`, but with YAML's quotes.
  private mutating func readDefault(
    _ scalar: Scalar, _ entry: Mapping.Entry, into field: inout FieldDraft
  ) {
    let known = field.type.map { KnownType($0).unwrapped }
    let isLiteral = (try? parseDefault(Array(scalar.text.utf8), from: 0)) != nil
    if known == .text || known == .character, scalar.style != .plain || !isLiteral {
      set(.string(scalar.text), at: entry, in: &field)
    } else {
      let spans = ScalarSpans(entry.value, in: source)
      readDefault(scalar, from: 0, spans, before: entry.value.comment, into: &field)
    }
  }

  /// Uses a literal as the default if it fits.
  private mutating func set(
    _ literal: Literal, at entry: Mapping.Entry, in field: inout FieldDraft
  ) {
    field.defaultValue = literal
    if let type = field.type, !accepts(type, literal) {
      report(.defaultMismatch(literal, field, type, at: entry.value.span))
    }
  }
}

extension Diagnostic {
  fileprivate static func secondDefault(_ key: Mapping.Key, of field: FieldDraft) -> Diagnostic {
    Diagnostic(
      .defaultSyntax,
      "the default of \(quoted(field.name.text)) must be written once",
      at: Annotation(key.span, "a second default"),
      also: [Annotation(field.typeSpan, "the first follows the type")],
      help: "remove one of them")
  }

  fileprivate static func originWithoutModel(
    _ key: Mapping.Key, of field: Name, _ view: Name
  ) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "'from' of a field needs the key 'from' of its view",
      at: Annotation(key.span, "a property of no model"),
      also: [Annotation(view.span, "this view has no model")],
      help:
        "add 'from: \(view.text)Model' to the view, with the name of your type, or write only the "
        + "type of \(quoted(field.text))")
  }
}
