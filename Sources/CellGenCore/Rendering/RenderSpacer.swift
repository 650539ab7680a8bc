/// The code for a spacer: a view without content, with a fixed length or with the space that the other views
/// leave. It has no intrinsic size to compete with theirs.
///
///     let spacer = UIView()
extension SpacerElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  private var viewClass: String { isInTurningRow ? "CellSpacer" : "UIView" }

  /// Returns true if it is a property because its length changes.
  private func isKept(_ context: RenderContext) -> Bool { !settings(context).isEmpty }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    if isKept(context) { w.assign("private let \(name)", "\(viewClass)()") }
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    if !isKept(context) { w.line("let \(name) = \(viewClass)()") }
    if let setting = lengthSetting(context), setting.moment == .setup { setting.write(w) }
  }

  func settings(_ context: RenderContext) -> [Setting] {
    [lengthSetting(context)].compactMap { $0?.moment == .setup ? nil : $0 }
  }

  private func lengthSetting(_ context: RenderContext) -> Setting? {
    let side = axis == .vertical ? "height" : "width"
    return length.map { length in
      let points = length.map { Length.points($0) }
      return Setting(points, context, named: "\(property)Length") { [name] text, w in
        w.call("constrain", [name, "\(side): \(text)"])
      }
    }
  }
}
