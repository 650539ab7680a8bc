extension Resolver {
  /// Reports the mistakes in styles that no element uses; the keys of other styles are read along with the
  /// element's.
  mutating func checkUnusedStyles() {
    let uses = findings.uses
    for (position, manifest) in run.manifests.enumerated() {
      for style in manifest.tokens.styles where !uses.styles.contains(style.name.span) {
        scope = ViewScope(manifest: position)
        // The view that uses it could have any of the fields that it names.
        scope.fields = NamedTable(isOpen: true)
        scope.isInLayout = true
        scope.isOutermost = true
        scope.hasState = true
        checkStyles(named: style)
        for entry in style.mapping.entries where entry.key.text != Construct.styleKey {
          for mistake in mistakes(in: entry) { report(mistake) }
        }
      }
    }
    // Names that occur only in these styles still count as unused.
    findings.uses = uses
  }

  /// Notes the names in the keys of all styles, even keys that every element overrides.
  mutating func noteNamesInStyles() {
    for (position, manifest) in run.manifests.enumerated() {
      for entry in manifest.tokens.styles.flatMap(\.mapping.entries) {
        for axis in [StackElement.Axis.vertical, .horizontal] {
          var resolver = withoutFindings
          resolver.scope = ViewScope(manifest: position)
          resolver.scope.fields = NamedTable(isOpen: true)
          resolver.scope.axis = axis
          resolver.scope.isInLayout = true
          resolver.scope.hasState = true
          for element in styledElements { element.note(entry, &resolver) }
          findings.noted.formUnion(resolver.findings.noted)
        }
      }
    }
  }

  /// Returns the mistakes in a value of a style; none if any element accepts it.
  private func mistakes(in entry: Mapping.Entry) -> [Diagnostic] {
    var first: [Diagnostic]?
    for axis in [StackElement.Axis.vertical, .horizontal] {
      var resolver = withoutFindings
      resolver.scope.axis = axis
      let found = styledElements.compactMap { $0.mistakes(in: entry, resolver) }
      if found.contains(where: \.isEmpty) { return [] }
      first = first ?? found.first
    }
    return first ?? []
  }
}

extension StyledModel {
  fileprivate static func note(_ entry: Mapping.Entry, _ resolver: inout Resolver) {
    guard let key = form.keys.first(where: { $0.name == entry.key.text }) else { return }
    var model = form.blank
    _ = key.read(entry, &model, &resolver)
  }

  /// Returns the mistakes in the value of a key; nil for a key that it doesn't have.
  ///
  /// The required iOS version of a value is checked in the manifest that uses the style.
  fileprivate static func mistakes(in entry: Mapping.Entry, _ resolver: Resolver) -> [Diagnostic]? {
    guard let key = form.keys.first(where: { $0.name == entry.key.text }) else { return nil }
    var (model, resolver) = (form.blank, resolver)
    _ = key.read(entry, &model, &resolver)
    return resolver.findings.diagnostics.all.filter {
      $0.severity == .error && $0.code != .needsNewerIOS
    }
  }
}
