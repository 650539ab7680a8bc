import CellGenCore

/// An element of a layout as JSON: what it is, the property that holds it, and its settings.
func json(_ element: Element, in module: Module) -> JSONValue {
  let model = element.model
  var entries: [(key: String, value: JSONValue)] = [("property", .string(model.property))]
  if case .view(let inner) = element {
    entries.append(("view", .string(module[inner.view].name.text)))
  }
  return kind(model.key, entries + settingsJSON(of: model, in: module))
}
