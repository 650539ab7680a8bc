/// Reads what selecting and swiping the cells of all views report.
///
/// Before the presentations, because an action that cells report needs no element that does.
func resolveCellActions(in run: inout Run, _ diagnostics: inout Diagnostics) {
  for position in run.views.indices {
    guard let mapping = run.views[position].mapping,
      mapping["select"] != nil || mapping["swipe"] != nil,
      let shower = run.position(showing: position)
    else { continue }
    var scope = CellActionScope(of: run.views[position], shownBy: run.views[shower])
    run.views[position].select = mapping["select"].flatMap {
      resolveSelect($0, &scope, &diagnostics)
    }
    if let entry = mapping.entry("swipe") {
      run.views[position].swipes = resolveSwipe(entry, &scope, &diagnostics)
    }
    run.views[shower].reportedByCells.formUnion(scope.reported)
  }
}

/// What `select` and `swipe` of one view share while they are read.
struct CellActionScope {
  /// The actions of the class that shows the view.
  let actions: ActionTable
  let fields: FieldTable
  /// The view that declares the actions; nil for the view itself.
  let owner: String?
  /// The actions that the cells report.
  private(set) var reported: Set<String> = []

  init(of view: ViewDraft, shownBy shower: ViewDraft) {
    actions = shower.actions
    fields = view.fields
    owner = view.isMapped ? shower.name.text : nil
  }

  /// An action that carries nothing, for help to name.
  var example: String? { actions.all.first { $0.payload.isEmpty && !$0.isIncomplete }?.name.text }

  /// Finds the action that a node names, which must carry nothing.
  ///
  /// - Errors: `unknown-action` and `element-action`; nil is to be passed over in silence.
  mutating func find(
    _ node: Node, of key: String, _ diagnostics: inout Diagnostics
  ) -> Name? {
    let isField = node.scalar.map { fields[$0.text] != nil } ?? false
    let note =
      isField ? "\(node.described) is a field; '\(key)' names an action" : nil
    guard
      let action = actions.find(
        node, quoted(key), carrying: nil, of: owner, note: note, &diagnostics)
    else { return nil }
    reported.insert(action.name.text)
    if !action.payload.isEmpty {
      diagnostics.report(
        .elementAction(action, of: quoted(key), "carries no values", at: node.span))
    }
    return Name(action.name.text, span: node.span)
  }
}

extension Run {
  /// The view whose class shows a view: itself, or the one that it names; nil for one that leads
  /// nowhere, which is reported where presentations are read.
  func position(showing position: Int) -> Int? {
    let view = views[position]
    guard let node = view.mapping?["view"] else { return position }
    guard let name = node.scalar?.text else { return nil }
    guard view.isMapped else { return position }
    guard let target = lookUp(name, from: view.manifest), !views[target].isMapped else {
      return nil
    }
    return target
  }
}
