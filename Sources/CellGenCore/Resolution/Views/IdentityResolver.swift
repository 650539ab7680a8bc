/// Reads the `id` of a view: `only`, a field, or by default the field `id`.
func resolveIdentity(
  _ mapping: Mapping, _ fields: FieldTable, of view: Name, _ diagnostics: inout Diagnostics
) -> IdentityDraft {
  let found: FieldDraft?
  if let node = mapping["id"] {
    if node.scalar?.text == "only" { return .only }
    found = fields.find(node, "'id'", &diagnostics)
  } else {
    found = fields["id"]
    if found == nil, !mapping.isIncomplete, !fields.isIncomplete { return .none }
  }
  guard let field = found, let type = field.type else { return .unknown }
  let own = ["ID", "View", "Data", "Action"]
  if let name = type.firstNames.first(where: own.contains) {
    diagnostics.report(.shadowedType(name, field, inside: view.text + "CellModel"))
  }
  return .field(field.name.text)
}
