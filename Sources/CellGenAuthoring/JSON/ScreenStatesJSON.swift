import CellGenCore

func json(_ table: TableAppearance?) -> JSONValue {
  guard let table else { return .null }
  return .object([
    ("style", .string(table.style)), ("separators", .bool(table.showsSeparators)),
  ])
}

func json(_ states: ScreenStates) -> JSONValue {
  .object([
    ("loading", json(states.loading)), ("empty", json(states.empty)),
    ("failed", json(states.failed)),
  ])
}

private func json(_ placeholder: Placeholder?) -> JSONValue {
  guard let placeholder else { return .null }
  return .object([
    ("title", .optional(placeholder.title)), ("message", .optional(placeholder.message)),
    ("symbol", .optional(placeholder.symbol)),
    (
      "button",
      placeholder.button.map {
        .object([("title", .string($0.title)), ("action", .string($0.action.text))])
      } ?? .null
    ),
  ])
}

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
