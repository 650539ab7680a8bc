extension Resolver {
  /// Warns of fields that no element of a layout shows.
  ///
  /// Of a view without a layout nothing is known: classes of the user's and other views show what they
  /// like. The identity is not there to be seen, a date or a URL is nothing that an element shows, and
  /// the key `unshown` names what only code reads.
  mutating func checkUnshownFields(of view: ViewDraft) {
    guard case .layout = view.presentation, view.written?.layout.value != nil else { return }
    var shown = view.unshown.union(view.shown)
    if case .field(let identity) = view.identity { shown.insert(identity) }
    for field in view.fields.all
    where field.canBeShown && field.name.text != "id" && !shown.contains(field.name.text) {
      report(.unshownField(field.name, of: view.name))
    }
  }
}

extension FieldDraft {
  /// Whether a label or a switch could show it.
  fileprivate var canBeShown: Bool {
    type.map { KnownType($0).isLabelText || KnownType($0).unwrapped == .bool } ?? false
  }
}

extension DiagnosticCode {
  package static let unshownField = Self("unshown-field", .warning, .elements, waits: true)
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
