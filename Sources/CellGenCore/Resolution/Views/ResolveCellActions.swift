extension Resolver {
  /// Reads the actions that selecting and swiping cells report, for all views.
  ///
  /// This comes before presentations, because an action that cells report does not need an element.
  mutating func resolveCellActions() {
    for position in run.views.indices {
      guard let written = run.views[position].written,
        written.select.value != nil || written.swipe.value != nil,
        let shower = run.position(showing: position)
      else { continue }
      let view = run.views[position]
      scope = ViewScope(view)
      scope.actions = run.views[shower].actions
      scope.owner = view.isMapped ? run.views[shower].name.text : nil
      scope.reported = run.views[shower].reportedByCells
      run.views[position].select = written.select.value.flatMap { resolveSelect($0.value) }
      run.views[position].swipes = written.swipe.value.flatMap { read($0) } ?? Swipes()
      run.views[shower].reportedByCells = scope.reported
    }
  }

  /// Finds the action that a node names, which must have no values.
  ///
  /// - Errors: `unknown-action` and `element-action`; nil needs no further report.
  mutating func findCellAction(_ node: Node, of key: String) -> Name? {
    let isField = node.scalar.map { scope.fields[$0.text] != nil } ?? false
    let note = isField ? "\(node.described) is a field; '\(key)' names an action" : nil
    guard let action = findAction(node, quoted(key), carrying: nil, note: note) else { return nil }
    scope.reported.insert(action.name.text)
    if !action.values.isEmpty {
      report(.elementAction(action, of: quoted(key), "must carry no values", at: node.span))
    }
    return Name(action.name.text, span: node.span)
  }
}

extension Run {
  /// The view whose class shows a view: itself, or its target; nil if there is no such view, which is
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
