/// A spacer is a view without content, of a fixed length or as long as the others leave room for.
///
///     let spacer = UIView()
///     spacer.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
extension SpacerElement: ElementRendering {
  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = escapedIdentifier(property)
    w.line("let \(name) = UIView()")
    if let length {
      w.constrain(name, axis == .vertical ? "height" : "width", length, givesWay: false)
    } else {
      let axis = axis == .vertical ? "vertical" : "horizontal"
      w.line("\(name).setContentHuggingPriority(.fittingSizeLevel, for: .\(axis))")
    }
  }
}
