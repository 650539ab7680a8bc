import CellGenCore

extension PreviewPage {
  /// The beginning of the JSON of every page.
  static let jsonMark = "{\n  \"version\": 1,\n  \"generatedBy\": \"cellgen preview\","

  /// The page for other tools: its pictures as trees, and its findings.
  func json() -> JSONValue {
    .object([
      versionEntry, ("generatedBy", .string("cellgen preview")),
      ("manifests", .strings(manifests)),
      ("screens", .array(screens.map(\.json))),
      ("views", .array(views.map(\.json))),
      ("findings", .array(findings.map(\.json))),
    ])
  }
}

extension PreviewFinding {
  fileprivate var json: JSONValue {
    .object([
      ("code", .string(code)), ("message", .string(message)), ("help", .optional(help)),
      ("place", .string(place)), ("view", .optional(view)),
      ("isAboutAccessibility", .bool(isAccessibility)),
    ])
  }
}

extension DrawnScreen {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)),
      ("sections", .array(sections.map(\.json))),
      ("states", .array(states.map(\.json))),
    ])
  }
}

extension DrawnSection {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)),
      ("rows", .array(rows.map(\.normal.json))),
    ])
  }
}

extension DrawnState {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("title", .optional(title?.text)),
      ("message", .optional(message?.text)), ("button", .optional(button?.text)),
      ("view", view?.drawing.json ?? .null),
    ])
  }
}

extension PicturedView {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("place", .string(place)),
      (
        "pictures",
        .array(
          pictures.map { picture in
            .object([
              ("title", .string(picture.title)), ("isMade", .bool(picture.isMade)),
              ("row", picture.cell.normal.json), ("spoken", .strings(picture.spoken)),
            ])
          })
      ),
    ])
  }
}

extension DrawnRow {
  fileprivate var json: JSONValue {
    let shown: JSONValue =
      switch content {
      case .view(let drawing): drawing.json
      case .plain(let row):
        .object([
          ("kind", .string("row")), ("text", .optional(row.text?.string)),
          ("detail", .optional(row.detail?.string)), ("value", .optional(row.value?.string)),
        ])
      }
    return .object([("view", .string(view)), ("content", shown)])
  }
}

extension Drawing {
  /// The structure of the drawing: kinds, order, axes, visibility and texts.
  var json: JSONValue {
    var entries: [(key: String, value: JSONValue)] = [("kind", .string(key))]
    if !property.isEmpty { entries.append(("name", .string(property))) }
    if isHidden { entries.append(("isHidden", .bool(true))) }
    if let words = content.words { entries.append(("text", .optional(words.text))) }
    if case .toggle(let isOn) = content { entries.append(("isOn", .bool(isOn))) }
    if case .stack(let stack) = content {
      entries.append(("axis", .string(stack.isColumn ? "vertical" : "horizontal")))
    }
    if case .view(let name) = content { entries.append(("view", .string(name))) }
    if case .unknown(let name, _) = content { entries.append(("view", .string(name))) }
    if !children.isEmpty { entries.append(("children", .array(children.map(\.json)))) }
    return .object(entries)
  }
}
