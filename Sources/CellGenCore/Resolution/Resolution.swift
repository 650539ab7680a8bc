/// Resolves the trees of a run to the model; returns nil if there is an error.
///
/// It processes all manifests in several passes, each with more names known:
///
///     declare        settings and the names of views: names can be looked up from now on
///     tokens         colors, fonts, spacings, and styles
///     elements       those that the app provides
///     declarations   each view's own entries: data, identity, actions, size
///     rows           the behavior of rows, and the accessories at their edges
///     previews       stand-ins in pictures for what only Swift knows
///     presentations  samples, layouts, and maps, which look into other views, and the previews of views
///     sections       the screens
///     checks         everything that needs the whole run: name conflicts, cycles, unused declarations
///
/// The entries of views are read on all cores: see ``Resolver/eachView(_:)``.
///
/// A mistake is reported where it is found, and leaves a placeholder: its consequences aren't reported, but
/// independent mistakes are. Parts that the parser lost are marked in the tree as broken or incomplete, and
/// are treated like such mistakes. Warnings that could be consequences of an error are held back: a mistyped
/// name could refer to a declaration that seems unused.
///
/// - Parameter names: Receives the names of the run, if it isn't nil.
func resolve(
  _ manifests: [ParsedManifest], _ diagnostics: inout Diagnostics, names: inout NotedNames?
) -> Module? {
  let yaml = diagnostics.count
  var resolver = Resolver(diagnostics)
  resolver.notesNames = names != nil
  resolver.declare(manifests)
  resolver.declareTokens()
  resolver.declareElements()
  resolver.resolveViews()
  for manifest in resolver.run.manifests.indices {
    resolver.run.manifests[manifest].sections = resolver.resolveSections(of: manifest)
  }
  resolver.check()
  if resolver.notesNames {
    resolver.noteNamesInStyles()
    names = resolver.notedNames()
  }
  diagnostics = resolver.findings.diagnostics.withoutYAML(
    yaml, of: resolver.findings.expressions)
  guard !diagnostics.hasErrors else {
    diagnostics = diagnostics.withoutWarningsThatWait(in: manifests).withoutPartsOfCalls
      .withoutRepeatedKeys(in: manifests)
    return nil
  }
  return assemble(&resolver.run, resolver.findings.uses)
}

extension Resolver {
  fileprivate mutating func resolveViews() {
    eachView { resolver, view, _ in resolver.resolveDeclaration(of: &view) }
    resolveRows()
    resolvePreviewValues()
    resolveElementPreviews()
    run.onlyRepeated = run.namesOnlyRepeated()
    eachView { resolver, view, _ in
      resolver.resolveSamples(of: &view)
      resolver.checkTypeReferences(of: view)
      var display = ViewDisplay(presentation: resolver.resolvePresentation(of: view))
      display.shown = Set(resolver.scope.shown)
      display.reported = resolver.scope.reported.subtracting(view.reportedByCells)
      display.pictured = resolver.scope.onlyPictured
      display.chosenColors = resolver.scope.chosenColors
      display.unreadableInCells = resolver.scope.unreadableInCells
      display.selectedLook = resolver.selectedLook(of: display.presentation, in: view)
      display.accessibility = resolver.scope.speech
      display.written = resolver.scope.written
      let accessories = resolver.scope.rowAccessories
      if !accessories.isEmpty { view.row.accessories.insert(contentsOf: accessories, at: 0) }
      display.preview = resolver.resolvePreview(of: view)
      view.display = display
    }
  }

  fileprivate mutating func check() {
    checkNames()
    checkDataCycles()
    checkUnlikelyTypes()
    checkCompileTimes()
    checkSharesInFlows()
    checkUnseenElements()
    checkUsage()
    checkUnusedStyles()
    checkUnusedFormats()
    checkUnusedTokens()
    checkUnusedElements()
    checkUnusedPreviews()
  }
}
