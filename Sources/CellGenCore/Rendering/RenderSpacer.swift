/// A spacer is a view without content, of a fixed length or as long as the others leave room for: it
/// has no size of its own that it could insist on.
///
///     let spacer = UIView()
extension SpacerElement: ElementRendering {
  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = escapedIdentifier(property)
    w.line("let \(name) = \(isInTurningRow ? "CellSpacer" : "UIView")()")
    if let length {
      let side = axis == .vertical ? "height" : "width"
      w.call("constrain", [name, "\(side): \(Length.points(length).swift(context))"])
    }
  }
}
