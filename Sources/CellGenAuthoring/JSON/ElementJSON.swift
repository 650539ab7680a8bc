import CellGenCore

/// An element of a layout as JSON: its kind, the property that holds it, and its settings.
func json(_ element: Element, in module: Module) -> JSONValue {
  let model = element.model
  var entries: [(key: String, value: JSONValue)] = [("property", .string(model.property))]
  if let view = model.shownView {
    entries.append(("view", .string(module[view].typeName)))
  }
  return kind(model.key, entries + settingsJSON(of: model, in: module))
}

extension PropertyValue: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .literal(let literal): .string(swiftText(literal))
    case .field(let field): .object([("field", .string(field.name.text))])
    case .member(let member): member.json(in: module)
    case .flag(let flag): flag.json(in: module)
    case .number(let number): number.json(in: module)
    case .text(let text): text.json(in: module)
    case .color(let color): color.json(in: module)
    case .font(let font): font.json(in: module)
    }
  }
}
