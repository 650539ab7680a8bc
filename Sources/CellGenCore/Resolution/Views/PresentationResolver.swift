/// Reads how a view is shown: by elements that cellgen writes, by a class of the user's, or by
/// another view.
///
/// - Errors: nil when it could not be read; that has been reported.
func resolvePresentation(
  of view: ViewDraft, in run: Run, _ diagnostics: inout Diagnostics
) -> Presentation? {
  guard let mapping = view.mapping else { return nil }
  let other = run.views.first { $0.name.text != view.name.text && !$0.isMapped }
  reportConflicts(
    mapping, isMapped: view.isMapped, example: other?.name.text ?? "Title", &diagnostics)
  if let node = mapping["view"] {
    guard let name = readName(node, "'view'", &diagnostics) else { return nil }
    return name.text == "custom"
      ? .custom : resolveMapping(of: view, to: name, mapping, in: run, &diagnostics)
  }
  if let entry = mapping.entry("layout") {
    return resolveLayout(entry, of: view, in: run, &diagnostics).map(Presentation.layout)
  }
  return mapping.isIncomplete || mapping["map"] != nil
    ? nil : resolveDefaultLayout(of: view, &diagnostics).map(Presentation.layout)
}

/// Reports keys of which one excludes another or needs another.
private func reportConflicts(
  _ mapping: Mapping, isMapped: Bool, example: String, _ diagnostics: inout Diagnostics
) {
  let view = mapping.entry("view")
  if let view, let layout = mapping.entry("layout") {
    diagnostics.report(.layoutAndView(layout.key, view.key, isMapped: isMapped))
  }
  if let map = mapping.entry("map"), !isMapped, !mapping.isIncomplete, view?.value.isBroken != true
  {
    diagnostics.report(.mapWithoutView(map.key, example: example))
  }
}

extension DiagnosticCode {
  package static let layoutAndView = Self("layout-and-view", .error, .layouts)
  package static let mapWithoutView = Self("map-without-view", .error, .sharedViews)
}

extension Diagnostic {
  static func layoutAndView(
    _ layout: Mapping.Key, _ view: Mapping.Key, isMapped: Bool
  ) -> Diagnostic {
    Diagnostic(
      .layoutAndView,
      "a view has either 'layout' or 'view', not both",
      at: Annotation(layout.span, "cellgen would write the view"),
      also: [
        Annotation(view.span, isMapped ? "another view shows it" : "you write the view")
      ],
      help: "remove one of them")
  }

  static func mapWithoutView(_ key: Mapping.Key, example: String) -> Diagnostic {
    Diagnostic(
      .mapWithoutView,
      "'map' means nothing here, because no other view shows this one",
      at: Annotation(key.span),
      help: "add 'view: \(example)' with the name of the view that shows it, or remove 'map'")
  }
}
