/// Turns the trees of a run into the model; nil when there is an error in the run.
///
/// Goes over all manifests several times, each time with more names known:
///
///     declare        settings and the names of views: after it names can be looked up
///     declarations   what each view says of itself: data, identity, actions, size, samples
///     cell actions   what selecting and swiping cells report
///     presentations  layouts and maps, which look into other views
///     sections       the screens
///     checks         what shows only when all is known: clashes of names, circles, disuse
///
/// A mistake is reported where it stands and leaves a placeholder, so that nothing is said about
/// its consequences and all that does not follow from it is still found. What the parser lost is
/// marked in the tree as broken or incomplete and counts as such a mistake. Warnings of disuse and of
/// missing names wait until there is no error: what seems unused may be what a mistake was meant to
/// name.
func resolve(_ manifests: [ParsedManifest], _ diagnostics: inout Diagnostics) -> Module? {
  var run = declare(manifests, &diagnostics)
  resolveViews(in: &run, &diagnostics)
  for manifest in run.manifests.indices {
    let sections = resolveSections(of: manifest, in: &run, &diagnostics)
    run.manifests[manifest].sections = sections
  }
  checkNames(run, &diagnostics)
  checkDataCycles(run, &diagnostics)
  checkUnlikelyTypes(run, &diagnostics)
  checkCompileTimes(run, &diagnostics)
  checkUsage(run, &diagnostics)
  guard !diagnostics.hasErrors else {
    diagnostics = diagnostics.withoutWarningsThatWait
    return nil
  }
  return assemble(run)
}

private func resolveViews(in run: inout Run, _ diagnostics: inout Diagnostics) {
  for position in run.views.indices {
    let source = run.source(of: run.views[position])
    resolveDeclaration(of: &run.views[position], in: source, &diagnostics)
  }
  resolveCellActions(in: &run, &diagnostics)
  // The views as declared: presentations look into them and are entered afterwards.
  let declared = run
  for position in run.views.indices {
    let view = declared.views[position]
    checkTypeReferences(of: view, in: declared, &diagnostics)
    let presentation = resolvePresentation(of: view, in: declared, &diagnostics)
    run.views[position].presentation = presentation
    if presentation == nil { run.hasLooseEnds = true }
  }
  if run.manifests.contains(where: \.isIncomplete) { run.hasLooseEnds = true }
}
