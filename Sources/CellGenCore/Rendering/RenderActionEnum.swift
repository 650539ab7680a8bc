extension View {
  /// The types that its actions carry.
  var payloadTypes: [TypeExpression] { actions.flatMap(\.payload).map(\.type) }
}

/// Writes the actions that a view reports.
///
///     public enum Action: ScreenValue {
///       case buy
///       case favorite(isOn: Bool)
///     }
func renderActionEnum(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.block("\(context.access)enum Action: ScreenValue") { w in
    w.located(view.actions, context) {
      $0.payload.isEmpty ? nil : context.line(of: $0.payload[0].typeSpan)
    } write: { action in
      let name = "case \(escapedIdentifier(action.name.text))"
      if action.payload.isEmpty {
        w.line("\(name)")
      } else {
        w.call(name, action.payload.map(parameter))
      }
    }
  }
}

private func parameter(_ value: Field) -> String {
  "\(parameterName(value.name.text)): \(value.type)"
}
