/// Reads what selecting and swiping the cells of all views report.
///
/// Before the presentations, because an action that cells report needs no element that does.
func resolveCellActions(in run: inout Run, _ diagnostics: inout Diagnostics) {
  var isLost = false
  for position in run.views.indices {
    guard let mapping = run.views[position].mapping, mapping.mayHaveCellActions else { continue }
    guard let shower = run.position(showing: position) else {
      isLost = true
      continue
    }
    let reportedBefore = diagnostics.all.count
    resolveCellActions(mapping, of: position, shownBy: shower, in: &run, &diagnostics)
    let isWrong = diagnostics.all[reportedBefore...].contains { $0.severity == .error }
    if isWrong || mapping.hasLostCellActions { run.views[shower].hasLostCellActions = true }
  }
  guard isLost else { return }
  // What a view reports that is shown by nothing may be the action of any.
  for position in run.views.indices { run.views[position].hasLostCellActions = true }
}

private func resolveCellActions(
  _ mapping: Mapping, of position: Int, shownBy shower: Int, in run: inout Run,
  _ diagnostics: inout Diagnostics
) {
  var scope = CellActionScope(
    of: run.views[position], shownBy: run.views[shower],
    in: run.manifests[run.views[position].manifest])
  run.views[position].select = mapping["select"].flatMap {
    resolveSelect($0, &scope, &diagnostics)
  }
  if let entry = mapping.entry("swipe") {
    run.views[position].swipes = resolveSwipe(entry, &scope, &diagnostics)
  }
  run.views[shower].reportedByCells.formUnion(scope.reported)
}

extension Mapping {
  fileprivate var mayHaveCellActions: Bool {
    self["select"] != nil || self["swipe"] != nil || isIncomplete
  }

  fileprivate var hasLostCellActions: Bool {
    isIncomplete || self["select"]?.isBroken == true || self["swipe"]?.isBroken == true
  }
}

/// What `select` and `swipe` of one view share while they are read.
struct CellActionScope {
  /// The actions of the class that shows the view.
  let actions: ActionTable
  let fields: FieldTable
  /// The view that declares the actions; nil for the view itself.
  let owner: String?
  let manifest: ManifestDraft
  /// The actions that the cells report.
  private(set) var reported: Set<String> = []

  init(of view: ViewDraft, shownBy shower: ViewDraft, in manifest: ManifestDraft) {
    self.manifest = manifest
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
