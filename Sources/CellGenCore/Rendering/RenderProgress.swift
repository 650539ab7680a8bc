/// A progress bar shows a fraction, which UIKit takes as a `Float`.
///
///     uploadProgressView.progress = Float(data.upload)
extension ProgressElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  package var hidingField: Field? { value }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIProgressView()")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    renderLook(look(context), context, w)
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingField, context)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    let fraction = value.type.isOptional ? "\(value.value) ?? 0" : value.value
    let isFloat = KnownType(value.type).unwrapped == .number(.float)
    let shown = Setting(moment: .configuration, needsData: true) { w in
      w.assign("\(name).progress", isFloat ? fraction : "Float(\(fraction))")
    }
    return [shown] + look(context).filter { $0.moment != .setup }
  }
}
