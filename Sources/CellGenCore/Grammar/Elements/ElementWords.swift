extension Element {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "securefield passwordfield password securetextfield",
      "write 'textField: { …, isSecure: true }'"),
    ForeignWord(
      "hidden hide visible show if when unless condition else",
      "add 'visible: …' to the keys of the element, with a Bool field or an optional"),
    .accessibilityTraits,
    .accessory,
    .menu,
    .pinnedHeader,
    .refresh,
    .search,
    .index,
    .fontOfLabel,
    .formatOfLabel,
    ForeignWord(
      "badge chip tag pill",
      "write '- label: { text: title, background: systemFill, cornerRadius: circle }'"
    ) { value, _ in
      "write '- label: { text: \(shownField(value)), background: systemFill, "
        + "cornerRadius: circle }'"
    },
    .example("asyncimage remoteimage webimage", "write '- image: { url: ‹photo› }'") {
      $0.identifier
    },
    .example(
      "avatar", "write '- image: { url: ‹photo›, width: 40, height: 40, cornerRadius: circle }'"
    ) { $0.identifier },
    ForeignWord(
      "card container group",
      "write 'vstack:' with 'background', 'cornerRadius', 'insets' and 'children'"),
    .example(
      "grid lazyvgrid lazyhgrid gridrow", "write '- repeat: { data: …, columns: ‹2› }'"
    ) { value in
      guard case .mapping(let mapping) = value.content else { return nil }
      return mapping["columns"]?.plainNumber
    },
    ForeignWord("viewthatfits", "write '- hstack: { vertical: compact, children: […] }'"),
    ForeignWord(
      "gradient", "write '- box: { height: 40, background: { gradient: [clear, black] } }'"),
    ForeignWord(
      "blur material", "write '- box: { height: 40, background: { blur: systemMaterial } }'"),
  ]
}

/// The field that an element was meant to show.
private func shownField(_ value: Node) -> String {
  var shown = value
  if case .mapping(let mapping) = value.content {
    let keys = ["text", "title", "label", "value", "count", "field", "content"]
    guard let entry = mapping.entries.first(where: { keys.contains($0.key.text) }) else {
      return "…"
    }
    shown = entry.value
  }
  guard let text = shown.scalar?.text, !text.isEmpty else { return "…" }
  return isIdentifier(text) ? text : "{ literal: \(inYAML(text)) }"
}

/// Help to replace an element with a custom view.
func customView(named name: String) -> String {
  let view = upperCamelCase(name)
  return
    "declare a view '\(view)' with 'view: custom', give this one a field '\(name): \(view)ViewData', "
    + "and write '- view: \(name)' in the layout"
}

/// Elements that only custom views can provide.
let leafElements: Set<String> = [
  "searchfield", "editor", "colorpicker", "map", "video", "player",
  "web", "webview", "html", "chart", "rating", "radio", "scroll",
  "scrollview", "custom", "carousel",
]
