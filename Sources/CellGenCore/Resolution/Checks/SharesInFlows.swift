extension Resolver {
  /// Reports views whose outermost element has a width relative to its container, if a `flow` repeats them:
  /// the container is the item, whose width depends on that element.
  mutating func checkSharesInFlows() {
    var reported: Set<Int> = []
    for presentation in run.views.lazy.map(\.presentation) {
      guard case .layout(let root)? = presentation else { continue }
      for case .flow(let flow) in Element.stack(root).all {
        for case .repeated(let repeated) in flow.children {
          guard let item = repeated.shownView, reported.insert(item.index).inserted,
            let share = run.views[item.index].outermostShare
          else { continue }
          report(.shareOfItem(share, of: run.views[item.index].name, repeated.data))
        }
      }
    }
  }
}

extension ViewDraft {
  /// The key that makes the width of its outermost element relative to its container.
  fileprivate var outermostShare: Mapping.Key? {
    guard case .value(let layout)? = written?.layout else { return nil }
    var node = layout.value
    if case .sequence(let list) = node.content, list.items.count == 1 { node = list.items[0] }
    guard case .mapping(let element) = node.content, element.entries.count == 1,
      case .mapping(let keys) = element.entries[0].value.content
    else { return nil }
    return keys.entries.first { key in
      ["width", "minWidth", "maxWidth"].contains(key.key.text)
        && key.value.scalar?.text.hasSuffix("%") == true
    }?.key
  }
}

extension Diagnostic {
  fileprivate static func shareOfItem(
    _ key: Mapping.Key, of view: Name, _ data: Field
  ) -> Diagnostic {
    Diagnostic(
      .strayPlace,
      "\(quoted(key.text)) cannot be a percentage in \(quoted(view.text)), which a 'flow' repeats",
      at: Annotation(key.span, "a part of the item, not of the 'flow'"),
      also: [Annotation(data.name.span, "repeated in a 'flow'")],
      help:
        "write a number of points, or show the items in a section with 'layout: { grid: { columns: 2 } }'",
      note: "an item of a 'flow' is as wide as its content")
  }
}
