import CellGenCore

func json(_ swipes: Swipes) -> JSONValue {
  .object([
    ("leading", .array(swipes.leading.map(json))),
    ("trailing", .array(swipes.trailing.map(json))),
  ])
}

private func json(_ action: SwipeAction) -> JSONValue {
  .object([
    ("action", .string(action.action.text)), ("title", .optional(action.title)),
    ("symbol", .optional(action.symbol)), ("destructive", .bool(action.isDestructive)),
    ("color", .optional(action.color)),
  ])
}
