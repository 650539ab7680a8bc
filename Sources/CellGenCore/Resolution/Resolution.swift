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
/// A mistake is reported where it is found and leaves a placeholder, so that nothing is said about
/// its consequences and all that does not follow from it is still found. What the parser lost is
/// marked in the tree as broken or incomplete and counts as such a mistake. Warnings of disuse and of
/// missing names wait until there is no error: what seems unused may be what a mistake was meant to
/// name.
func resolve(_ manifests: [ParsedManifest], _ diagnostics: inout Diagnostics) -> Module? {
  var resolver = Resolver(diagnostics)
  resolver.declare(manifests)
  resolver.resolveViews()
  for manifest in resolver.run.manifests.indices {
    resolver.run.manifests[manifest].sections = resolver.resolveSections(of: manifest)
  }
  resolver.check()
  diagnostics = resolver.diagnostics
  guard !diagnostics.hasErrors else {
    diagnostics = diagnostics.withoutWarningsThatWait
    return nil
  }
  return assemble(resolver.run)
}

extension Resolver {
  fileprivate mutating func resolveViews() {
    for position in run.views.indices { resolveDeclaration(of: position) }
    resolveCellActions()
    // The views as declared: presentations look into them and are entered afterwards.
    var presentations: [Presentation?] = []
    for (position, view) in run.views.enumerated() {
      checkTypeReferences(of: view)
      presentations.append(resolvePresentation(of: view))
      run.views[position].shown = scope.shown
    }
    for position in run.views.indices {
      run.views[position].presentation = presentations[position]
    }
  }

  fileprivate mutating func check() {
    checkNames()
    checkDataCycles()
    checkUnlikelyTypes()
    checkCompileTimes()
    checkUsage()
  }
}
