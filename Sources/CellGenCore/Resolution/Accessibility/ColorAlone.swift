extension Resolver {
  /// Warns about fields that only a color conveys.
  ///
  /// Fields that hold a color contain no other information, and it is unknown what code conveys.
  mutating func checkColorAlone(of view: ViewDraft) {
    guard !view.chosenColors.isEmpty, !view.hasLabelOfItsOwn, case .layout = view.presentation
    else { return }
    let shown = view.display.shown.union(view.declared.shownByCell).union(view.unshown)
    var reported: Set<String> = []
    for field in view.chosenColors where !shown.contains(field.text) {
      guard let type = view.fields[field.text]?.type, !Color.fits(type) else { continue }
      if reported.insert(field.text).inserted {
        report(.colorAlone(field, isBool: KnownType(type).unwrapped == .bool))
      }
    }
  }
}

extension DiagnosticCode {
  package static let colorAlone = Self(
    "color-alone", .warning, .elements, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  /// Returns the warning about a field.
  ///
  /// - Source: WCAG 2.1, 1.4.1, "Use of Color".
  fileprivate static func colorAlone(_ field: Name, isBool: Bool) -> Diagnostic {
    let cases = isBool ? "true: …, false: …" : "…"
    return Diagnostic(
      .colorAlone,
      "only a color shows the field \(quoted(field.text))",
      at: Annotation(field.span, "some readers cannot see it"),
      help: "write 'accessibility: { value: { field: \(field.text), cases: { \(cases) } } }', or "
        + "also show \(quoted(field.text)) as a text or a symbol")
  }
}
