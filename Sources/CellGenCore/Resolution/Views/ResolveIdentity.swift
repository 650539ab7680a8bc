extension Resolver {
  /// Reads the `id` of a view: `only`, a field, or by default the field `id`.
  mutating func resolveIdentity(_ view: WrittenView) -> IdentityDraft {
    let found: FieldDraft?
    switch view.id {
    case .value(let entry):
      if entry.value.scalar?.text == WrittenView.only { return .only }
      found = findField(entry.value, quoted(entry.key.text))
    case .absent:
      let field = scope.fields.reading("id")
      if field.isAbsent { return .none }
      found = field.value
    case .lost: found = scope.fields["id"]
    }
    guard let field = found, let type = field.type else { return .unknown }
    let own = ["ID", "View", "Data", "Action"]
    if let name = type.firstNames.first(where: own.contains) {
      report(.shadowedType(name, field, inside: scope.name.text + "CellModel"))
    }
    return .field(field.name.text)
  }
}
