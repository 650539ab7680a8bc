/// The code for a box, which has no content.
///
///     private let box = CellBox(cornerRadius: .circle)
extension BoxElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  private func isKept(_ context: RenderContext) -> Bool { !settings(context).isEmpty }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    guard isKept(context) else { return }
    w.call("private let \(name) = CellBox", look.boxArguments(context))
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    if !isKept(context) { w.call("let \(name) = CellBox", look.boxArguments(context)) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    renderLook(lookSettings(hiddenWhileNil: [], context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: [], context).filter { $0.moment != .setup }
  }
}
