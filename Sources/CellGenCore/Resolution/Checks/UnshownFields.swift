extension Resolver {
  /// Warns about fields that no element of a layout shows.
  ///
  /// Only views with a layout are checked: custom classes and other views can show any field. The identity
  /// doesn't have to be visible, no element can show a date or a URL, and the key `unshown` lists the fields
  /// that only code reads.
  mutating func checkUnshownFields(of view: ViewDraft) {
    guard view.written?.layout.value != nil || view.written?.plainRow.value != nil,
      view.presentation != nil
    else { return }
    var shown = view.unshown.union(view.display.shown).union(view.declared.shownByCell)
      .union(view.chosenColors.map(\.field.text))
    if case .field(let identity) = view.identity { shown.insert(identity) }
    for field in view.fields.all
    where field.canBeShown && field.name.text != "id" && !shown.contains(field.name.text) {
      report(.unshownField(field.name, of: view.name))
    }
  }
}

extension FieldDraft {
  /// True if a label or a switch could show it.
  fileprivate var canBeShown: Bool {
    type.map { KnownType($0).isLabelText || KnownType($0).unwrapped == .bool } ?? false
  }
}

extension DiagnosticCode {
  package static let unshownField = Self("unshown-field", .warning, .elements, waits: .forItsView)
}

extension Diagnostic {
  static func unshownField(_ field: Name, of view: Name) -> Diagnostic {
    Diagnostic(
      .unshownField,
      "no element of \(quoted(view.text)) shows the field \(quoted(field.text))",
      at: Annotation(field.span, "never shown"),
      help:
        "add an element that shows it, remove it, or write 'unshown: [\(field.text)]' if only your "
        + "code reads it")
  }
}
