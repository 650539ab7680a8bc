/// The code for a progress bar, which shows a fraction.
///
///     show(data.upload, in: uploadProgressView)
extension ProgressElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIProgressView()")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    for setting in [shown(context)] + trackSettings(context) where setting.moment == .setup {
      setting.write(w)
    }
    renderLook(look(context), context, w)
  }

  private func shown(_ context: RenderContext) -> Setting {
    guard case .field(let field) = value else {
      return Setting(value, context, named: "\(property)Value") { [name] text, w in
        w.call("show", [text, "in: \(name)"])
      }
    }
    return Setting(moment: .configuration, fields: [field]) { [name] w in
      w.call("show", [field.double(or: "0"), "in: \(name)"])
    }
  }

  private func trackSettings(_ context: RenderContext) -> [Setting] {
    track.map {
      [Setting("\(name).trackTintColor", $0, context, named: "\(property)Track")]
    } ?? []
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    ([shown(context)] + trackSettings(context) + look(context)).filter { $0.moment != .setup }
  }
}
