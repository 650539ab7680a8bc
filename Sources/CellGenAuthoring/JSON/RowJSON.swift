import CellGenCore

/// What a view's rows do, among the other keys of the view.
func json(_ row: Row, in module: Module) -> [(key: String, value: JSONValue)] {
  [
    ("select", .optional(row.select?.text)),
    ("swipes", json(row.swipes, in: module)),
    ("accessories", .array(row.accessories.map { .object(settingsJSON(of: $0, in: module)) })),
    ("indent", row.indent.map { $0.json(in: module) } ?? .null),
  ]
}

extension Indent: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .fixed(let level): level.json(in: module)
    case .field(let field): field.json(in: module)
    }
  }
}

private func json(_ swipes: Swipes, in module: Module) -> JSONValue {
  .object([
    ("leading", .array(swipes.leading.map { json($0, in: module) })),
    ("trailing", .array(swipes.trailing.map { json($0, in: module) })),
  ])
}

private func json(_ action: SwipeAction, in module: Module) -> JSONValue {
  .object([
    ("action", .string(action.action.text)),
    ("title", action.title.map { $0.json(in: module) } ?? .null),
    ("symbol", .optional(action.symbol)), ("destructive", .bool(action.isDestructive)),
    ("color", action.color.map { $0.json(in: module) } ?? .null),
  ])
}
