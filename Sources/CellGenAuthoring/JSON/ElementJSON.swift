import CellGenCore

/// An element of a layout as JSON: what it is, the property that holds it, and its settings.
func json(_ element: Element, in module: Module) -> JSONValue {
  switch element {
  case .label(let label): json(label)
  case .image(let image): json(image)
  case .button(let button): json(button)
  case .toggle(let toggle): json(toggle)
  case .spacer(let spacer):
    kind(
      "spacer",
      [
        ("property", .string(spacer.property)),
        ("length", spacer.length.map(JSONValue.number) ?? .null),
      ])
  case .stack(let stack): json(stack, in: module)
  case .view(let view): json(view, in: module)
  }
}

private func json(_ stack: StackElement, in module: Module) -> JSONValue {
  kind(
    stack.axis == .vertical ? "vstack" : "hstack",
    [
      ("property", .string(stack.property)),
      ("spacing", .number(stack.spacing)),
      ("insets", json(stack.insets)),
      ("alignment", .optional(stack.alignment)),
      ("distribution", .optional(stack.distribution)),
      ("children", .array(stack.children.map { json($0, in: module) })),
    ])
}

private func json(_ label: LabelElement) -> JSONValue {
  kind(
    "label",
    [
      ("property", .string(label.property)),
      ("text", json(label.text)),
      ("font", .string(label.font)),
      ("color", .optional(label.color)),
      ("lines", .number(String(label.lines))),
      ("alignment", .optional(label.alignment)),
      ("keepsPlace", .bool(label.keepsPlace)),
    ])
}

private func json(_ image: ImageElement) -> JSONValue {
  let origin: (key: String, value: JSONValue) =
    switch image.origin {
    case .asset(let text): ("asset", json(text))
    case .symbol(let text): ("symbol", json(text))
    }
  return kind(
    "image",
    [
      ("property", .string(image.property)), origin,
      ("font", .optional(image.font)),
      ("color", .optional(image.color)),
      ("mode", .string(image.fills ? "fill" : "fit")),
      ("width", image.width.map(JSONValue.number) ?? .null),
      ("height", image.height.map(JSONValue.number) ?? .null),
      ("keepsPlace", .bool(image.keepsPlace)),
      ("accessibilityLabel", json(image.accessibilityLabel)),
    ])
}

private func json(_ button: ButtonElement) -> JSONValue {
  kind(
    "button",
    [
      ("property", .string(button.property)),
      ("title", json(button.title)),
      ("symbol", .optional(button.symbol)),
      ("action", .string(button.action)),
      ("keepsPlace", .bool(button.keepsPlace)),
      ("accessibilityLabel", json(button.accessibilityLabel)),
    ])
}

private func json(_ toggle: ToggleElement) -> JSONValue {
  kind(
    "toggle",
    [
      ("property", .string(toggle.property)),
      ("isOn", .string(toggle.isOn.name.text)),
      ("action", json(toggle.action)),
      ("keepsPlace", .bool(toggle.keepsPlace)),
      ("accessibilityLabel", json(toggle.accessibilityLabel)),
    ])
}

private func json(_ view: ViewElement, in module: Module) -> JSONValue {
  kind(
    "view",
    [
      ("property", .string(view.property)),
      ("view", .string(module[view.view].name.text)),
      ("data", .string(view.data.name.text)),
      ("action", json(view.action)),
    ])
}

private func json(_ action: (name: String, label: String)?) -> JSONValue {
  guard let action else { return .null }
  return .object([("name", .string(action.name)), ("label", .string(action.label))])
}

private func json(_ text: Text?) -> JSONValue {
  switch text {
  case nil: .null
  case .literal(let text): .object([("literal", .string(text))])
  case .field(let field): .object([("field", .string(field.name.text))])
  }
}
