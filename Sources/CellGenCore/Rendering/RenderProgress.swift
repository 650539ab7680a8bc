/// A progress bar shows a fraction, which UIKit takes as a `Float`.
///
///     uploadProgressView.progress = Float(data.upload)
extension ProgressElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIProgressView()")
  }

  func renderConfiguration(_ context: RenderContext, _ w: SwiftWriter) {
    let fraction = value.type.isOptional ? "\(value.value) ?? 0" : value.value
    let isFloat = KnownType(value.type).unwrapped == .number(.float)
    w.assign("\(name).progress", isFloat ? fraction : "Float(\(fraction))")
    w.hide(name, whileNil: value)
  }
}
