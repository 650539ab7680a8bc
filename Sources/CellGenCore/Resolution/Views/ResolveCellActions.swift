extension Resolver {
  /// Reads what rows do and have at their edges, for all views.
  ///
  /// This comes before presentations, because an action that cells report does not need an element.
  mutating func resolveCellActions() {
    for position in run.views.indices {
      guard let written = run.views[position].written,
        written.select.value != nil || written.swipe.value != nil
          || written.accessory.value != nil || written.indent.value != nil,
        let shower = run.position(showing: position)
      else { continue }
      let view = run.views[position]
      scope = ViewScope(view)
      scope.actions = run.views[shower].actions
      scope.owner = view.isMapped ? run.views[shower].name.text : nil
      scope.reported = run.views[shower].reportedByCells
      run.views[position].select = written.select.value.flatMap { resolveSelect($0.value) }
      run.views[position].swipes = written.swipe.value.flatMap { read($0) } ?? Swipes()
      run.views[position].accessories = written.accessory.value.map { readAccessories($0) } ?? []
      run.views[position].indent = written.indent.value.flatMap { readIndent($0) }
      run.views[position].shownByCell.formUnion(scope.shown)
      run.views[shower].reportedByCells = scope.reported
    }
  }

  private mutating func readIndent(_ entry: Mapping.Entry) -> Indent? {
    let subject = quoted(entry.key.text)
    if let scalar = entry.value.scalar, isPlainInteger(scalar) {
      return readInteger(entry.value, subject, atLeast: 1).map(Indent.fixed)
    }
    guard let field = findField(entry.value, subject)?.field else { return nil }
    guard field.type.simpleName == "Int" else {
      report(.indentOfOtherType(field, at: entry.value.span))
      return nil
    }
    return .field(field)
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

extension Diagnostic {
  fileprivate static func indentOfOtherType(_ field: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "'indent' cannot come from \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "not an Int"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "name a field of type Int that is not optional")
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
