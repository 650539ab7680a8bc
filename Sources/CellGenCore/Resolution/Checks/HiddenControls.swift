extension Resolver {
  /// Warns of controls that are hidden while their field is nil, so that nobody can give it a first value.
  ///
  /// A `visible` around a control, or one elsewhere that follows its field, shows that somebody has thought of
  /// nil: a button may give the field its first value. So does `keepsPlace`.
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

  /// - Parameter action: what it reports; nil for a control that only shows its field.
  init?(
    _ title: String, _ property: String, _ key: String, _ field: Field, _ action: ReportedValue?
  ) {
    guard field.type.isOptional, action != nil else { return nil }
    (self.title, self.property, self.key, self.field) = (title, property, key, field)
  }
}

extension Element {
  /// Those in it that nothing but their field hides.
  fileprivate var hiddenControls: [HiddenControl] {
    guard look.visible == nil, !look.keepsPlace else { return [] }
    let own: HiddenControl? =
      switch self {
      case .toggle(let toggle):
        HiddenControl("a toggle", toggle.property, "isOn", toggle.isOn, toggle.action)
      case .slider(let slider):
        HiddenControl("a slider", slider.property, "value", slider.value, slider.action)
      case .stepper(let stepper):
        HiddenControl("a stepper", stepper.property, "value", stepper.value, stepper.action)
      case .datePicker(let picker):
        HiddenControl("a date picker", picker.property, "date", picker.date, picker.action)
      default: nil
      }
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
