extension Resolver {
  /// Warns about controls that are hidden while their field is nil, so nobody can give it a first value.
  ///
  /// A `visible` around a control, or one elsewhere that depends on its field, indicates that nil is
  /// intentional: a button could give the field its first value. The same goes for `keepsPlace`.
  mutating func reportHiddenControls(in root: StackElement) {
    guard scope.isWritten(["action"]) else { return }
    let root = Element.stack(root)
    let handled = Set(root.all.flatMap { $0.look.visible?.fields ?? [] }.map(\.name.text))
    for control in root.hiddenControls where !handled.contains(control.field.name.text) {
      guard let entry = scope.entry(control.key, of: control.property) else { continue }
      report(.hiddenControl(control.title, control.field, at: entry.value.span))
    }
  }
}

/// A control that is hidden while its field is nil.
private struct HiddenControl {
  var title: String
  var property: String
  /// The key of its field.
  var key: String
  var field: Field

  /// Creates the control of an element; nil for other elements.
  init?(_ model: some ElementModel) {
    let construct = type(of: model).form.construct
    guard model.holdsValue, model.reportsAction, let key = construct.shortKey,
      let field = model.hidingFields.first, field.type.isOptional
    else { return nil }
    (title, property, self.key, self.field) = (construct.title, model.property, key, field)
  }
}

extension Element {
  /// The controls in it that are hidden only because of their field.
  fileprivate var hiddenControls: [HiddenControl] {
    guard look.visible == nil, !look.keepsPlace else { return [] }
    let own = HiddenControl(model)
    return (own.map { [$0] } ?? []) + children.flatMap(\.hiddenControls)
  }
}

extension DiagnosticCode {
  package static let hiddenControl = Self("hidden-control", .warning, .elements, waits: .forItsView)
}

extension Diagnostic {
  fileprivate static func hiddenControl(
    _ title: String, _ field: Field, at span: SourceSpan
  ) -> Diagnostic {
    let (name, type) = (field.name.text, field.type.unwrapped)
    let value: String? =
      switch KnownType(type) {
      case .bool: "false"
      case .integer, .number: "0"
      default: nil
      }
    return Diagnostic(
      .hiddenControl,
      "\(title) is hidden while \(quoted(name)) is nil, so nobody can give it a first value",
      at: Annotation(span, "hidden while it is nil"),
      also: [Annotation(field.typeSpan, "optional")],
      help: "write '\(name): \(type)\(value.map { " = \($0)" } ?? "")', or "
        + "'visible: \(name)' to hide it on purpose")
  }
}
