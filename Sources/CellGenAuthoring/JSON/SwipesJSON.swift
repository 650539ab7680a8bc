import CellGenCore

extension Indent: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .fixed(let level): level.json(in: module)
    case .field(let field): field.json(in: module)
    }
  }
}

func json(_ swipes: Swipes, in module: Module) -> JSONValue {
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
