/// Writes what stands in place of the sections; nothing where the manifest describes none of it.
///
///     public func placeholder(for state: ListingState) -> ScreenPlaceholder<ListingAction>? {
///       switch state {
///       case .loading: ScreenPlaceholder(title: "Loading…")
///       case .empty: ScreenPlaceholder(title: "No listings")
///       case .failed(let message): ScreenPlaceholder(message: message)
///       case .content: nil
///       }
///     }
func renderPlaceholders(_ context: ScreenContext, _ w: SwiftWriter) {
  let states = context.screen.states
  if [states.loading, states.empty, states.failed].contains(where: { $0 != nil }) {
    renderStates(states, context, w)
  }
  if let search = states.search {
    w.gap()
    w.function(
      "\(context.access)func placeholder", ["forQuery query: String"],
      " -> ScreenPlaceholder<\(context.actionType)>?"
    ) { w in
      w.call("ScreenPlaceholder", arguments(of: search, context.file))
    }
  }
}

private func renderStates(_ states: ScreenStates, _ context: ScreenContext, _ w: SwiftWriter) {
  w.gap()
  w.function(
    "\(context.access)func placeholder", ["for state: \(context.name)State"],
    " -> ScreenPlaceholder<\(context.actionType)>?"
  ) { w in
    w.switch("state") { w in
      renderCase(".loading", states.loading.map { arguments(of: $0, context.file) }, w)
      renderCase(".empty", states.empty.map { arguments(of: $0, context.file) }, w)
      if let failed = states.failed {
        renderCase(".failed(let message)", failureArguments(failed, context.file), w)
      } else {
        w.caseLine(".failed(let message)", "message.map { ScreenPlaceholder(message: $0) }")
      }
      w.caseLine(".content", "nil")
    }
  }
}

private func renderCase(_ pattern: String, _ arguments: [String]?, _ w: SwiftWriter) {
  guard let arguments else { return w.caseLine(pattern, "nil") }
  let whole = "ScreenPlaceholder(\(arguments.joined(separator: ", ")))"
  if w.fits("case \(pattern): \(whole)") { return w.caseLine(pattern, whole) }
  w.line("case \(pattern):")
  w.indented.call("ScreenPlaceholder", arguments)
}

/// The message that a failure comes with stands before the manifest's.
private func failureArguments(_ placeholder: Placeholder, _ context: RenderContext) -> [String] {
  let message = placeholder.message.map { "message ?? \($0.swift(context))" } ?? "message"
  return arguments(of: placeholder, message: message, context)
}

private func arguments(
  of placeholder: Placeholder, message: String? = nil, _ context: RenderContext
) -> [String] {
  var arguments: [String] = []
  if let title = placeholder.title { arguments.append("title: \(title.swift(context))") }
  if let message = message ?? placeholder.message.map({ $0.swift(context) }) {
    arguments.append("message: \(message)")
  }
  if let symbol = placeholder.symbol {
    arguments.append("image: UIImage(systemName: \(swiftLiteral(symbol)))")
  }
  if let button = placeholder.button {
    arguments.append("buttonTitle: \(button.title.swift(context))")
    arguments.append("action: .\(memberName(button.action.text))")
  }
  return arguments
}
