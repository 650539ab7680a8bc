extension Resolver {
  /// A section without `select` and `swipe`, which belong to the views of its cells.
  ///
  /// - Errors: `misplaced-key`, once for both.
  mutating func withoutCellActions(
    _ section: Mapping, of name: Mapping.Key
  ) -> Mapping {
    let actions = section.entries.filter(isCellAction)
    guard !actions.isEmpty else { return section }
    let cells = section[Section.cells.name]?.names ?? []
    let home = run.view(
      reporting: actions.flatMap { $0.value.names }, among: cells, from: scope.manifest)
    report(.cellActionOfSection(actions.map(\.key), of: name, view: home, cells: cells))
    var rest = section
    rest.entries.removeAll(where: isCellAction)
    rest.isIncomplete = true
    return rest
  }
}

private func isCellAction(_ entry: Mapping.Entry) -> Bool {
  [WrittenView.select.name, WrittenView.swipe.name].contains(entry.key.text)
}

extension Run {
  /// The one view of some cells, or the one that declares an action.
  fileprivate func view(
    reporting actions: [String], among cells: [String], from manifest: Int
  ) -> String? {
    if cells.count == 1 { return cells[0] }
    return cells.first { cell in
      guard let position = lookUp(cell, from: manifest) else { return false }
      return actions.contains { views[position].actions[$0] != nil }
    }
  }
}

extension Node {
  /// The names in a scalar, a list, or the lists of a mapping.
  fileprivate var names: [String] {
    switch content {
    case .scalar(let scalar): [scalar.text]
    case .sequence(let sequence): sequence.items.flatMap(\.names)
    case .mapping(let mapping):
      mapping.entries.flatMap { entry in
        Swipes.form.construct.has(entry.key.text) ? entry.value.names : [entry.key.text]
      }
    case .empty, .broken: []
    }
  }
}

extension Diagnostic {
  static func cellActionOfSection(
    _ keys: [Mapping.Key], of section: Mapping.Key, view: String?, cells: [String]
  ) -> Diagnostic {
    let what = enumeration(keys.map(\.text))
    let home =
      view.map { "to the view \(quoted($0))" }
      ?? (cells.isEmpty
        ? "to the view whose cells it is for" : "to one of the views \(enumeration(cells, "or"))")
    return Diagnostic(
      .misplacedKey,
      "\(quoted(keys[0].text)) belongs to a view; it is written as if it belonged to a section",
      at: Annotation(keys[0].span, "not a key of a section"),
      also: [Annotation(section.span, "in this section")],
      help: "move \(what) \(home)",
      note: "a view says what its cells report, in whatever section they are")
  }
}
