/// Reads a spacer: nothing, its length, or `{ length: 12 }`.
func resolveSpacer(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> SpacerElement? {
  let property = scope.names.next("", .spacer)
  switch entry.value.content {
  case .empty: return SpacerElement(property: property, length: nil)
  case .mapping:
    guard let mapping = readMapping(entry.value, .spacer, of: entry.key, &diagnostics) else {
      return nil
    }
    let length = mapping.number("length", .aboveZero, &diagnostics)
    return SpacerElement(property: property, length: length)
  default:
    guard
      let length = readNumber(
        entry.value, "'spacer'", .aboveZero,
        help: "write 'spacer' alone for all the room that is left, or a number such as 8",
        &diagnostics)
    else {
      return nil
    }
    return SpacerElement(property: property, length: length)
  }
}
