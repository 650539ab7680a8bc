/// The code for a nested view, which is configured with part of the enclosing view's data and forwards its
/// actions as an action of that view.
///
///     authorView.onAction = { [weak self] in self?.onAction?(.author(action: $0)) }
extension ViewElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "\(context.module[view].viewType)(frame: .zero)")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    // A view whose actions all come from its cells reports nothing when nested.
    if let action, context.module[view].reportsActions {
      let report = action.swift("$0")
      w.closure("\(name).onAction =", "[weak self] in", "self?.onAction?(\(report))")
    }
    renderLook(look(context), context, w)
  }

  var innerViews: String? { name }

  func settings(_ context: RenderContext) -> [Setting] {
    [Setting(moment: .configuration, fields: [data], write: renderConfiguration)]
      + look(context).filter { $0.moment != .setup }
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }

  private func renderConfiguration(_ w: SwiftWriter) {
    w.unwrapping(data, as: "data") { data, w in w.call("\(name).configure", ["with: \(data)"]) }
  }
}

extension SwiftWriter {
  /// Writes code that uses the value of a field if it isn't nil.
  ///
  /// - Parameter name: The name of an unwrapped value. The field's own name could also be that of a property.
  func unwrapping(_ field: Field, as name: String, _ write: (String, SwiftWriter) -> Void) {
    guard field.type.isOptional else { return write(field.value, self) }
    block("if let \(name) = \(field.value)") { write(name, $0) }
  }

  /// Writes a closure of one expression, on one line if it fits.
  func closure(_ head: String, _ parameters: String, _ value: String) {
    let whole: SwiftLine = "\(head) { \(parameters) \(value) }"
    if fits(whole) {
      line(whole)
    } else {
      block("\(head)", parameters: parameters) { $0.line("\(value)") }
    }
  }
}
