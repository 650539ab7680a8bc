/// A button reports an action that carries nothing.
///
///     buyButton.setTitle("Buy", for: .normal)
///     buyButton.addAction(
///       UIAction { [weak self] _ in self?.onAction?(.buy) }, for: .primaryActionTriggered)
extension ButtonElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIButton(type: .system)")
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    if let title { renderTitle(title, w) }
    if let symbol { renderSymbol(symbol, w) }
    if let accessibilityLabel, accessibilityLabel.isLiteral {
      w.assign("\(name).accessibilityLabel", accessibilityLabel.value)
    }
    if axis == .horizontal { w.keepWidth(of: name) }
    w.call(
      "\(name).addAction",
      [
        "UIAction { [weak self] _ in self?.onAction?(.\(memberName(action))) }",
        "for: .primaryActionTriggered",
      ])
  }

  private func renderTitle(_ title: Text, _ w: SwiftWriter) {
    let name = name
    if title.isLiteral { w.call("\(name).setTitle", [title.value, "for: .normal"]) }
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

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    if let field = title?.field {
      w.call("\(name).setTitle", [field.string, "for: .normal"])
      w.hide(name, whileNil: field, keepingPlace: keepsPlace)
    }
    if let field = accessibilityLabel?.field {
      w.assign("\(name).accessibilityLabel", field.string)
    }
  }
}
