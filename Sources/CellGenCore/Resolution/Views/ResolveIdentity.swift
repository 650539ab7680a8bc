extension Resolver {
  /// Reads the `id` of a view: `only`, a field, or by default the field `id`.
  mutating func resolveIdentity(_ view: WrittenView) -> IdentityDraft {
    let found: FieldDraft?
    switch view.id {
    case .value(let entry):
      if entry.value.scalar?.text == WrittenView.only {
        checkOtherID(than: nil, entry)
        return .only
      }
      found = findField(entry.value, quoted(entry.key.text))
      if let found { checkOtherID(than: found, entry) }
    case .absent:
      let field = scope.fields.reading("id")
      if field.isAbsent { return .none }
      found = field.value
    case .lost: found = scope.fields["id"]
    }
    guard let field = found, field.type != nil else { return .unknown }
    return .field(field.name.text)
  }

  /// Reports a field `id` that doesn't identify the cells: `Identifiable` requires a property of that name.
  private mutating func checkOtherID(than field: FieldDraft?, _ entry: Mapping.Entry) {
    guard let other = scope.fields["id"], other.name.text != field?.name.text else { return }
    report(.otherID(other.name, entry, scope.name))
  }

  /// Reports the types of fields and action values that would refer to types inside the view data.
  mutating func checkShadowedTypes(of view: ViewDraft) {
    let isCell = if case .none = view.identity { false } else { true }
    for value in view.values where !value.isWellKnown {
      guard let type = value.type else { continue }
      for name in type.firstNames where name == "Action" || isCell && name == "ID" {
        report(.shadowedType(name, value, inside: view.typeName + "ViewData"))
        break
      }
    }
  }
}

extension Diagnostic {
  static func otherID(_ field: Name, _ entry: Mapping.Entry, _ view: Name) -> Diagnostic {
    let written = entry.value.scalar?.text ?? ""
    return Diagnostic(
      .memberCollision,
      "the field 'id' and 'id: \(written)' both generate the property 'id'",
      at: Annotation(field.span, "generates 'id'"),
      also: [Annotation(entry.key.span, "also generates it")],
      help: "rename the field, or remove 'id: \(written)' if the field tells the cells apart")
  }
}
