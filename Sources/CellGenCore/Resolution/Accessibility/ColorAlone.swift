/// A color that a field chooses.
struct ChosenColor: Sendable {
  /// The place that names the field.
  var field: Name
  /// True if the color belongs to an element with `accessibility: none`, which conveys nothing of its own.
  var isDecoration = false
}

extension Resolver {
  /// Marks the colors of an element with `accessibility: none`, and of the elements in it.
  ///
  /// - Parameter first: the number of colors before the element was read.
  mutating func noteDecoration(of element: Element?, from first: Int) {
    guard element?.model.look.accessibility?.isHidden == true else { return }
    for index in scope.chosenColors.indices.dropFirst(first) {
      scope.chosenColors[index].isDecoration = true
    }
  }

  /// Warns about fields that only a color conveys.
  ///
  /// Fields that hold a color contain no other information, decoration repeats what something else conveys, and it
  /// is unknown what code conveys.
  mutating func checkColorAlone(of view: ViewDraft) {
    guard !view.chosenColors.isEmpty, !view.hasLabelOfItsOwn, case .layout = view.presentation
    else { return }
    let shown = view.display.shown.union(view.declared.shownByCell).union(view.unshown)
    var reported: Set<String> = []
    for field in view.chosenColors.filter({ !$0.isDecoration }).map(\.field)
    where !shown.contains(field.text) {
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
