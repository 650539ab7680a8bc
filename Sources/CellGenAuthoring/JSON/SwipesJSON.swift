import CellGenCore

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
