/// Creates the model of a run without errors, consuming the drafts of its views.
///
/// Each draft is released as soon as its view exists, so a large run never holds all of both in memory.
func assemble(_ run: inout Run, _ uses: Uses) -> Module {
  let manifests = run.manifests.enumerated().map { position, draft in
    manifest(draft, modules: uses.modules[position] ?? [], in: run)
  }
  var views: [View] = []
  views.reserveCapacity(run.views.count)
  for position in run.views.indices {
    views.append(view(run.views[position]))
    run.views[position] = ViewDraft(name: .blank, manifest: 0)
  }
  return Module(
    manifests: manifests, views: views, liveTokens: run.tokenGraph.live(),
    viewOfAnotherModule: uses.viewOfAnotherModule)
}

private func manifest(_ draft: ManifestDraft, modules: Set<String>, in run: Run) -> Manifest {
  Manifest(
    source: draft.source, prefix: draft.prefix.value?.text, access: draft.access.value,
    imports: draft.imports, usedModules: modules.union(draft.otherModules.names).sorted(),
    containers: draft.containers.value ?? [.collection],
    deploymentTarget: draft.deploymentTarget.value, strings: draft.strings.strings,
    swiftUI: draft.swiftUI, assetBundle: draft.assets.bundle ?? .main,
    tokens: draft.tokens.tokens, preview: draft.preview, uses: draft.uses.sorted(),
    tokenPrefix: draft.tokenPrefix,
    elements: draft.elements.compactMap { $0.form?.blank.declaration },
    views: draft.views.map(ViewReference.init), screen: screen(draft, in: run))
}

private func screen(_ draft: ManifestDraft, in run: Run) -> Screen? {
  guard let sections = draft.sections, let name = draft.screenName else { return nil }
  return Screen(
    name: name, sections: sections, edges: draft.edges, cells: sections.flatMap(\.cells).unique,
    prefixedCases: run.prefixedCases(among: sections.flatMap(\.cells)),
    sectionSpacing: draft.sectionSpacing,
    table: draft.isShown(in: .table) ? draft.table : nil, states: draft.states,
    refresh: draft.refresh, selection: draft.selection, scrolling: draft.scrolling,
    keyboardDismissMode: draft.keyboardDismissMode, animation: draft.animation)
}

private func view(_ draft: ViewDraft) -> View {
  guard let presentation = draft.presentation else {
    preconditionFailure("a view without a presentation has been reported")
  }
  return View(
    name: draft.name, typeName: draft.typeName, manifest: draft.manifest, doc: draft.written?.doc,
    origin: draft.declared.origin, fields: draft.declared.complete,
    unshown: draft.unshown.sorted(), animates: draft.written?.animates ?? false,
    identity: identity(draft), presentation: presentation,
    actions: draft.actions.all.map(\.action), formerNames: draft.declared.formerNames,
    reportedByElements: draft.display.reported.sorted(), row: draft.row, size: draft.declared.size,
    look: draft.look,
    accessibility: draft.display.accessibility, samples: draft.declared.samples,
    preview: draft.display.preview)
}

private func identity(_ draft: ViewDraft) -> Identity? {
  switch draft.identity {
  case .only: .only
  case .field(let name): draft.fields[name]?.field.map(Identity.field)
  case .none, .unknown: nil
  }
}
