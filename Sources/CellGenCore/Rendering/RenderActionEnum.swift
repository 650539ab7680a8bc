extension View {
  /// The types that its actions carry, as they are written inside its class.
  var payloadTypes: [TypeExpression] {
    actions.flatMap(\.payload).map { $0.type.insideView }
  }
}

/// Writes what a view reports.
///
///     public enum Action: ViewData {
///       case buy
///       case favorite(isOn: Bool)
///     }
func renderActionEnum(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.block("\(context.access)enum Action: ViewData") { w in
    w.located(view.actions, context) {
      $0.payload.isEmpty ? nil : context.line(of: $0.payload[0].typeSpan)
    } write: { action in
      let name = "case \(escapedIdentifier(action.name.text))"
      if action.payload.isEmpty {
        w.line(name)
      } else {
        w.call(name, action.payload.map(parameter))
      }
    }
  }
}

private func parameter(_ value: Field) -> String {
  "\(escapedIdentifier(value.name.text)): \(value.type.insideView)"
}

extension TypeExpression {
  /// The type as it must be written inside a view, where `Data` means what the view shows.
  fileprivate var insideView: TypeExpression {
    switch self {
    case .optional(let wrapped): .optional(wrapped.insideView)
    case .array(let element): .array(element.insideView)
    case .dictionary(let key, let value):
      .dictionary(key: key.insideView, value: value.insideView)
    case .named(let components):
      .named((components[0].name == "Data" ? [Component(name: "Foundation")] : [])
        + components.map(\.insideView))
    }
  }
}

extension TypeExpression.Component {
  fileprivate var insideView: TypeExpression.Component {
    TypeExpression.Component(name: name, arguments: arguments.map(\.insideView))
  }
}
