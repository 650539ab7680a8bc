/// A switch shows a Bool and reports the value that it is set to.
///
///     isFavoriteSwitch.addAction(
///       UIAction { [weak self] _ in
///         guard let self else { return }
///         onAction?(.favorite(isOn: isFavoriteSwitch.isOn))
///       }, for: .valueChanged)
extension ToggleElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UISwitch()")
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    if let accessibilityLabel, accessibilityLabel.isLiteral {
      w.assign("\(name).accessibilityLabel", accessibilityLabel.value)
    }
    if axis == .horizontal { w.keepWidth(of: name) }
    guard let action else { return w.assign("\(name).isUserInteractionEnabled", "false") }
    w.line("\(name).addAction(")
    w.indented.block("UIAction", end: "}, for: .valueChanged)", parameters: "[weak self] _ in") {
      w in
      w.line("guard let self else { return }")
      renderReport(of: action, w)
    }
  }

  private func renderReport(of action: ReportedValue, _ w: SwiftWriter) {
    let value = "\(labelName(action.label)): \(name).isOn"
    let report = ".\(memberName(action.name))"
    let whole = "onAction?(\(report)(\(value)))"
    guard !w.fits(whole) else { return w.line(whole) }
    w.line("onAction?(")
    w.indented.call(report, [value], end: ")")
  }

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    w.assign("\(name).isOn", isOn.type.isOptional ? "\(isOn.value) ?? false" : isOn.value)
    w.hide(name, whileNil: isOn, keepingPlace: keepsPlace)
    if let field = accessibilityLabel?.field {
      w.assign("\(name).accessibilityLabel", field.string)
    }
  }
}
