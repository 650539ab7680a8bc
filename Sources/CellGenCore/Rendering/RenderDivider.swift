/// The code for a hairline.
///
///     let divider = CellDivider(color: .opaqueSeparator)
extension DividerElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Returns true if it is a property because part of it changes.
  private func isKept(_ context: RenderContext) -> Bool { !settings(context).isEmpty }

  private func arguments(_ context: RenderContext) -> [String] {
    (color?.fixed(context).map { ["color: \($0)"] } ?? [])
      + (isVertical ? ["isVertical: true"] : [])
  }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    guard isKept(context) else { return }
    w.call("private let \(name) = CellDivider", arguments(context))
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    if !isKept(context) { w.call("let \(name) = CellDivider", arguments(context)) }
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    let colors = color.map { Setting("\(name).lineColor", $0, context, named: "\(property)Color") }
    return ([colors].compactMap { $0 } + look(context)).filter { $0.moment != .setup }
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: [], context)
  }
}
