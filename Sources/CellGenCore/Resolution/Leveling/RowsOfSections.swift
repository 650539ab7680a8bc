extension Diagnostic {
  /// Returns the diagnostic with a fix that moves a section's row keys, such as `select` and `swipe`, to
  /// their view.
  func withRows(of section: Mapping, in resolver: Resolver) -> Diagnostic {
    let entries = section.entries.filter { Row.form.construct.has($0.key.text) }
    guard primary.span == entries.first?.key.span, let cells = section[Section.cells.name]?.names
    else { return self }
    let view = resolver.run.view(
      reporting: entries.flatMap { $0.value.names }, among: cells, from: resolver.scope.manifest)
    let home =
      view.map { "the view \(quoted($0))" } ?? "one of the views \(enumeration(cells, "or"))"
    var problem = self
    problem.help = "move \(enumeration(entries.map(\.key.text))) to \(home)"
    problem.note = "a view decides what its cells do and show, in every section"
    return problem
  }
}

extension Run {
  /// Returns the only view of some cells, or the one that declares an action.
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
