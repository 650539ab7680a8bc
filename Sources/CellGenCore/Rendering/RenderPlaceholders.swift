/// Writes what stands in place of the sections; nothing where the manifest describes none of it.
///
///     public func placeholder(for state: ListingState) -> ScreenPlaceholder<ListingAction>? {
///       switch state {
///       case .loading: ScreenPlaceholder(title: "Loading…")
///       case .empty: ScreenPlaceholder(title: "No listings")
///       case .failed(let message):
///         ScreenPlaceholder(TroubleViewData(message: message), identifier: "listing.failed") {
///           .failed($0)
///         }
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
      call(for: search, context).render(w)
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
      renderCase(".loading", states.loading, context, w)
      renderCase(".empty", states.empty, context, w)
      if let failed = states.failed {
        let usesMessage = failed.view.map { !ownData(of: failed, $0, context).isEmpty } ?? true
        renderCase(usesMessage ? ".failed(let message)" : ".failed", failed, context, w)
      } else {
        w.caseLine(".failed(let message)", "message.map { ScreenPlaceholder(message: $0) }")
      }
      w.caseLine(".content", "nil")
    }
  }
}

private func renderCase(
  _ pattern: SwiftLine, _ placeholder: Placeholder?, _ context: ScreenContext, _ w: SwiftWriter
) {
  guard let placeholder else { return w.caseLine(pattern, "nil") }
  let call = call(for: placeholder, context)
  if w.fits("case \(pattern): \(call.whole)") { return w.caseLine(pattern, call.whole) }
  w.line("case \(pattern):")
  call.render(w.indented)
}

private func call(for placeholder: Placeholder, _ context: ScreenContext) -> PartCall {
  guard let view = placeholder.view else {
    return PartCall("ScreenPlaceholder", arguments(of: placeholder, context.file))
  }
  let data = context.file.module[view]
  let own = ownData(of: placeholder, view, context).map { "\($0): \($0)" }
  var arguments = ["\(data.viewDataType)(\(own.joined()))"]
  if placeholder.place != .center { arguments.append("at: .\(placeholder.place.rawValue)") }
  arguments.append(
    "identifier: \(swiftLiteral(accessibilityPath(of: placeholder, context)))")
  let reports = !context.actions(of: data).isEmpty
  return PartCall(
    "ScreenPlaceholder", arguments,
    reporting: reports ? ".\(memberName(placeholder.state.text))($0)" : nil)
}

/// The field of a view that shows what the state comes with; none where it shows nothing of it.
private func ownData(
  of placeholder: Placeholder, _ view: ViewReference, _ context: ScreenContext
) -> [String] {
  let name = Placeholder.data[placeholder.state.text]
  return context.file.module[view].fields.map(\.name.text).filter { $0 == name }
}

private func arguments(of placeholder: Placeholder, _ context: RenderContext) -> [String] {
  var arguments: [String] = []
  if let title = placeholder.title { arguments.append("title: \(title.swift(context))") }
  let message = placeholder.message?.swift(context)
  if placeholder.state.text == "failed" {
    // The message that a failure comes with stands before the manifest's.
    arguments.append("message: message" + (message.map { " ?? \($0)" } ?? ""))
  } else if let message {
    arguments.append("message: \(message)")
  }
  if let symbol = placeholder.symbol {
    arguments.append("image: UIImage(systemName: \(swiftLiteral(symbol)))")
  }
  if let asset = placeholder.asset {
    arguments.append("image: UIImage(named: \(swiftLiteral(asset)))")
  }
  if let button = placeholder.button {
    arguments.append("buttonTitle: \(button.title.swift(context))")
    arguments.append("action: .\(memberName(button.action.text))")
  }
  return arguments
}
