/// A button reports an action that carries nothing.
///
///     buyButton.setTitle("Buy", for: .normal)
///     buyButton.addAction(
///       UIAction { [weak self] _ in self?.onAction?(.buy) }, for: .primaryActionTriggered)
extension ButtonElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIButton(type: .system)")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    for setting in ownSettings(context) where setting.moment == .setup { setting.write(w) }
    if title != nil { renderTitleFont(w) }
    if let symbol { renderSymbol(symbol, w) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    w.call(
      "\(name).addAction",
      [
        "UIAction { [weak self] _ in self?.onAction?(.\(memberName(action))) }",
        "for: .primaryActionTriggered",
      ])
    renderLook(look(context), context, w)
  }

  private func renderTitleFont(_ w: SwiftWriter) {
    w.assign("\(name).titleLabel?.font", ".preferredFont(forTextStyle: .body)")
    w.assign("\(name).titleLabel?.adjustsFontForContentSizeCategory", "true")
  }

  private func renderSymbol(_ symbol: String, _ w: SwiftWriter) {
    let name = name
    let image = "UIImage(systemName: \(swiftLiteral(symbol)))"
    w.call("\(name).setImage", [image, "for: .normal"])
    w.call(
      "\(name).setPreferredSymbolConfiguration",
      [symbolConfiguration("body"), "forImageIn: .normal"])
  }

  func settings(_ context: RenderContext) -> [Setting] {
    (ownSettings(context) + look(context)).filter { $0.moment != .setup }
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: title?.field, context)
  }

  private func ownSettings(_ context: RenderContext) -> [Setting] {
    var settings: [Setting] = []
    if let title {
      settings.append(
        Setting(title, context, named: "\(property)Title") { title, w in
          w.call("\(name).setTitle", [title, "for: .normal"])
        })
    }
    if let accessibilityLabel {
      settings.append(
        Setting(
          "\(name).accessibilityLabel", accessibilityLabel, context, named: "\(property)Name"))
    }
    return settings
  }
}
