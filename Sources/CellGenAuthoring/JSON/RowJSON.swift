import CellGenCore

/// The behavior of a view's rows, as entries among the other keys of the view.
func json(_ row: Row, in module: Module) -> [(key: String, value: JSONValue)] {
  [
    ("select", row.select.map { json($0, in: module) } ?? .null),
    ("swipes", json(row.swipes, in: module)),
    ("commands", .array(row.commands.map { json($0, in: module) })),
    ("menu", .array(row.menu.map { json($0, in: module) })),
    ("accessories", .array(row.accessories.map { .object(settingsJSON(of: $0, in: module)) })),
    ("indent", row.indent.map { $0.json(in: module) } ?? .null),
    ("separator", row.separator.map { $0.json(in: module) } ?? .null),
    ("highlight", .optional(row.highlights ? nil : "none")),
    ("delete", .optional(row.delete?.text)),
    ("longPress", .optional(row.longPress?.text)),
    ("seen", row.seen.map { .object(settingsJSON(of: $0, in: module)) } ?? .null),
  ]
}

/// The name of the action, or an object if data determines the selection.
private func json(_ selection: CellSelection, in module: Module) -> JSONValue {
  let action = selection.action.text
  return selection.enabled == nil
    ? .string(action)
    : .object([("action", .string(action))] + settingsJSON(of: selection, in: module))
}

extension AccessoryPlace: JSONRepresentable {}

extension Reorder: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    let to: JSONValue = targets.map { .strings($0.map(\.text)) } ?? .bool(true)
    return always ? .object([("to", to), ("always", .bool(true))]) : to
  }
}

extension Collapse: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch initially {
    case .expanded: .bool(false)
    case .collapsed: .bool(true)
    case .field(let field): field.json(in: module)
    }
  }
}

extension Separator: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    if isHidden { return .string("none") }
    return .object([
      ("inset", inset.map { .object(settingsJSON(of: $0, in: module)) } ?? .null),
      ("alignedTo", .optional(alignedTo?.text)),
    ])
  }
}

extension ListSeparators: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    inset == nil && color == nil ? .bool(isShown) : .object(settingsJSON(of: self, in: module))
  }
}

extension MenuItem: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    CellGenAuthoring.json(self as any RowCommand, in: module)
  }
}

private func json(_ swipes: Swipes, in module: Module) -> JSONValue {
  .object([
    ("leading", .array(swipes.leading.map { json($0, in: module) })),
    ("trailing", .array(swipes.trailing.map { json($0, in: module) })),
  ])
}

private func json(_ command: any RowCommand, in module: Module) -> JSONValue {
  .object([("action", .string(command.action.text))] + settingsJSON(of: command, in: module))
}
