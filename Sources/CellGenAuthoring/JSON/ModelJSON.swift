import CellGenCore

/// The values of a form's keys, in order.
func settingsJSON(
  of model: any FormModel, in module: Module
) -> [(key: String, value: JSONValue)] {
  model.settings.compactMap { key, value in
    switch value {
    case .value(let value): (key, valueJSON(value, in: module))
    case .nothing: (key, .null)
    case .omitted: nil
    }
  }
}

/// The JSON of a model's value: a word, a nested model, or a value with its own JSON.
func valueJSON(_ value: any Sendable, in module: Module) -> JSONValue {
  if let value = value as? any JSONRepresentable { return value.json(in: module) }
  if let word = value as? any Word { return .string(word.word) }
  guard let model = value as? any FormModel else {
    preconditionFailure("a model contains a value that JSON can't represent: \(type(of: value))")
  }
  return .object(settingsJSON(of: model, in: module))
}

/// A value of the model whose JSON differs from its settings.
protocol JSONRepresentable {
  func json(in module: Module) -> JSONValue
}

extension String: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .string(self) }
}

extension Flag: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .literal(let flag): .bool(flag)
    case .member(let member): member.json(in: module)
    case .opposite(let member): .object([("not", member.json(in: module))])
    }
  }
}

extension Bool: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .bool(self) }
}

extension Int: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .integer(self) }
}

extension Double: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .number(self) }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .array(map { $0.json(in: module) }) }
}

extension JSONRepresentable where Self: RawRepresentable, RawValue == String {
  func json(in module: Module) -> JSONValue { .string(rawValue) }
}

extension CarouselLayout.Paging: JSONRepresentable {}
extension Heading.Style: JSONRepresentable {}
extension Placeholder.Place: JSONRepresentable {}

extension Name: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .string(text) }
}

extension Field: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .string(name.text) }
}

extension ReportedValue: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([("name", .string(name)), ("label", .string(label))])
  }
}

extension ItemAction: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    var entries = [("name", JSONValue.string(name)), ("label", .string(label))]
    if let item {
      let kind = if case .id = item.kind { "id" } else { "index" }
      entries.append(("item", .object([("label", .string(item.label)), ("is", .string(kind))])))
    }
    return .object(entries)
  }
}

extension SideInsets: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([
      ("top", top.json(in: module)), ("leading", leading.json(in: module)),
      ("bottom", bottom.json(in: module)), ("trailing", trailing.json(in: module)),
    ])
  }
}

extension Insets: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([
      ("top", top.json(in: module)), ("leading", leading.json(in: module)),
      ("bottom", bottom.json(in: module)), ("trailing", trailing.json(in: module)),
    ])
  }
}

extension CellHeight: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .fixed(let points): .object([("fixed", points.json(in: module))])
    case .estimated(let points): .object([("estimated", points.json(in: module))])
    }
  }
}

extension CarouselLayout.Width: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .points(let points): .object([("points", points.json(in: module))])
    case .fraction(let fraction): .object([("fraction", .number(fraction))])
    case .content(let estimate): .object([("content", estimate.json(in: module))])
    }
  }
}

extension WholeNumber: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .literal(let number): .integer(number)
    case .member(let member): member.json(in: module)
    }
  }
}

extension GridSpan: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    .object([("view", view.json(in: module)), ("columns", width.json)])
  }
}

extension GridSpan.Width {
  fileprivate var json: JSONValue {
    switch self {
    case .columns(let count): .integer(count)
    case .all: .string("all")
    }
  }
}

extension Element: JSONRepresentable {
  func json(in module: Module) -> JSONValue { CellGenAuthoring.json(self, in: module) }
}

extension ViewReference: JSONRepresentable {
  func json(in module: Module) -> JSONValue { .string(module[self].typeName) }
}

extension SectionEdge: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .view(let view, isPinned: false): view.json(in: module)
    case .view(let view, isPinned: true):
      .object([("view", view.json(in: module)), ("pinned", .bool(true))])
    case .heading(let heading): .object(settingsJSON(of: heading, in: module))
    }
  }
}

extension SectionLayout: JSONRepresentable {
  func json(in module: Module) -> JSONValue {
    switch self {
    case .list(let list): kind("list", settingsJSON(of: list, in: module))
    case .grid(let grid): kind("grid", settingsJSON(of: grid, in: module))
    case .waterfall(let waterfall): kind("waterfall", settingsJSON(of: waterfall, in: module))
    case .carousel(let carousel): kind("carousel", settingsJSON(of: carousel, in: module))
    case .custom: kind("custom", [])
    case .cases(let field, let cases):
      kind(
        "cases",
        [
          ("field", field.json(in: module)),
          ("cases", .object(cases.map { ($0.pattern.word, $0.layout.json(in: module)) })),
        ])
    }
  }
}
