extension Resolver {
  /// Reads the behavior and accessories of rows, for all views.
  ///
  /// This precedes presentations, because an action that cells report doesn't need an element.
  mutating func resolveRows() {
    for position in run.views.indices {
      let view = run.views[position]
      guard let written = view.written?.row, !written.entries.isEmpty else { continue }
      let shower = run.position(showing: position)
      scope = ViewScope(view)
      scope.actions = shower.map { run.views[$0].actions } ?? NamedTable(isOpen: true)
      scope.owner = view.isMapped ? shower.map { run.views[$0].name.text } : nil
      scope.reported = shower.map { run.views[$0].reportedByCells } ?? []
      let owner = Mapping.Key(text: view.name.text, span: view.name.span)
      run.views[position].row = read(written, of: owner, at: owner.span, Row.form) ?? Row()
      run.views[position].declared.shownByCell.formUnion(scope.shown)
      run.views[position].declared.chosenColors += scope.chosenColors
      if let shower { run.views[shower].reportedByCells = scope.reported }
    }
  }
}

extension Run {
  /// Returns the view whose class shows a view: itself, or its target; nil if there is no such view, which is
  /// reported when presentations are read.
  func position(showing position: Int) -> Int? {
    let view = views[position]
    guard let entry = view.written?.view.value, !view.isOwnClass else { return position }
    guard let name = entry.value.scalar?.text else { return nil }
    guard view.isMapped else { return position }
    guard let target = lookUp(name, from: view.manifest), !views[target].isMapped else {
      return nil
    }
    return target
  }
}
