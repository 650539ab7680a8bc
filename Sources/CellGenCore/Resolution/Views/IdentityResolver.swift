/// Reads the `id` of a view: `only`, a field, or by default the field `id`.
func resolveIdentity(
  _ mapping: Mapping, _ fields: FieldTable, of view: Name, _ diagnostics: inout Diagnostics
) -> IdentityDraft {
  guard let node = mapping["id"] else {
    return defaultIdentity(fields, isCut: mapping.isIncomplete)
  }
  if node.scalar?.text == "only" { return .only }
  guard let field = fields.find(node, "'id'", &diagnostics) else { return .unknown }
  guard let type = field.type else { return .unknown }
  if let name = type.firstName, ["ID", "View", "Data", "Action"].contains(name) {
    diagnostics.report(.shadowedType(name, field, inside: view.text + "CellModel"))
  }
  return .field(field.name.text)
}

private func defaultIdentity(_ fields: FieldTable, isCut: Bool) -> IdentityDraft {
  if fields["id"] != nil { return .field("id") }
  return isCut || fields.isIncomplete ? .unknown : .none
}
