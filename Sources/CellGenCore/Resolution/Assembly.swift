/// Makes the model of a run without errors.
func assemble(_ run: Run) -> Module {
  Module(manifests: run.manifests.map(manifest), views: run.views.map(view))
}

private func manifest(_ draft: ManifestDraft) -> Manifest {
  Manifest(
    source: draft.source, access: draft.access, imports: draft.imports,
    containers: draft.containers, deploymentTarget: draft.deploymentTarget,
    views: draft.views.map(ViewReference.init), screen: screen(draft))
}

private func screen(_ draft: ManifestDraft) -> Screen? {
  guard let sections = draft.sections, let name = draft.screenName else { return nil }
  var seen: Set<Int> = []
  let cells = sections.flatMap(\.cells).filter { seen.insert($0).inserted }
  return Screen(
    name: name, sections: sections.map(section), cells: cells.map(ViewReference.init),
    table: draft.containers.contains(.table) ? draft.table : nil, states: draft.states)
}

private func section(_ draft: SectionDraft) -> Section {
  Section(
    name: draft.name, doc: draft.doc, cells: draft.cells.map(ViewReference.init),
    layout: draft.layout, header: draft.header.map(ViewReference.init),
    footer: draft.footer.map(ViewReference.init), background: draft.background)
}

private func view(_ draft: ViewDraft) -> View {
  guard let presentation = draft.presentation else {
    preconditionFailure("a view without a presentation has been reported")
  }
  return View(
    name: draft.name, manifest: draft.manifest, doc: draft.doc,
    fields: draft.fields.all.compactMap(\.field), identity: identity(draft),
    presentation: presentation, actions: draft.actions.all.map(\.action),
    select: draft.select, swipes: draft.swipes, size: draft.size, samples: draft.samples)
}

private func identity(_ draft: ViewDraft) -> Identity? {
  switch draft.identity {
  case .only: .only
  case .field(let name): draft.fields[name]?.field.map(Identity.field)
  case .none, .unknown: nil
  }
}
