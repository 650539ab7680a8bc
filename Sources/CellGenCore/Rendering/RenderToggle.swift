/// The code for a switch, which shows a Bool and reports the value that it is set to.
///
///     reportChanges(of: isFavoriteSwitch) { .favorite(isOn: $0) }
extension ToggleElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UISwitch()")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    for setting in ownSettings(context) where setting.moment == .setup { setting.write(w) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    if let action {
      renderAction(action, w)
    } else {
      w.assign("\(name).isUserInteractionEnabled", "false")
    }
    renderLook(look(context), context, w)
  }

  private func renderAction(_ action: ReportedValue, _ w: SwiftWriter) {
    w.shortBlock("reportChanges(of: \(name))", "\(action.swift("$0"))")
  }

  func settings(_ context: RenderContext) -> [Setting] {
    let shown = Setting(moment: .configuration, fields: [isOn]) {
      $0.assign("\(name).isOn", "\(isOn.flag)")
    }
    return [shown] + (look(context) + ownSettings(context)).filter { $0.moment != .setup }
  }

  private func ownSettings(_ context: RenderContext) -> [Setting] {
    enabledSettings(enabled, context) + labelSettings(accessibilityLabel, context)
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }
}
