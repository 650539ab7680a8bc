/// Writes the placeholders that replace the sections; writes nothing if the manifest describes none.
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
      call(for: search, context, w).render(w)
    }
  }
}

private func renderStates(_ states: ScreenStates, _ context: ScreenContext, _ w: SwiftWriter) {
  w.gap()
  w.function(
    "\(context.access)func placeholder", ["for state: \(context.stateType)"],
    " -> ScreenPlaceholder<\(context.actionType)>?"
  ) { w in
    // Only a switch whose cases are all expressions can omit 'return'.
    let isExpression = [states.loading, states.empty, states.failed]
      .allSatisfy { $0?.isOneExpression != false }
    let head = isExpression ? "" : "return "
    w.switch("state") { w in
      renderCase(".loading", states.loading, after: head, context, w)
      renderCase(".empty", states.empty, after: head, context, w)
      if let failed = states.failed {
        let usesMessage =
          failed.view.map { !ownData(of: failed, $0, context).isEmpty } ?? failed.usesData
        let pattern: SwiftLine = usesMessage ? ".failed(let message)" : ".failed"
        renderCase(pattern, failed, after: head, context, w)
      } else {
        w.caseLine(
          ".failed(let message)", "\(head)message.map { ScreenPlaceholder(message: $0) }")
      }
      w.caseLine(".content", "\(head)nil")
    }
  }
}

extension Placeholder {
  /// True if it needs no lines before it.
  fileprivate var isOneExpression: Bool {
    (texts + [symbol, asset].compactMap(\.self)).allSatisfy {
      $0.field != nil || $0.isOneExpression
    }
      && color?.isInline != false
  }
}

/// Writes the case of a state.
///
/// - Parameter head: The word before the value of the case.
private func renderCase(
  _ pattern: SwiftLine, _ placeholder: Placeholder?, after head: String, _ context: ScreenContext,
  _ w: SwiftWriter
) {
  guard let placeholder else { return w.caseLine(pattern, "\(head)nil") }
  guard placeholder.isOneExpression else {
    w.line("case \(pattern):")
    return call(for: placeholder, after: head, context, w.indented).render(w.indented)
  }
  let call = call(for: placeholder, after: head, context, w)
  if w.fits("case \(pattern): \(call.whole)") { return w.caseLine(pattern, call.whole) }
  w.line("case \(pattern):")
  call.render(w.indented)
}

/// Returns the call that makes it, after writing the lines that it needs.
private func call(
  for placeholder: Placeholder, after head: String = "", _ context: ScreenContext, _ w: SwiftWriter
) -> PartCall {
  guard let view = placeholder.view else {
    return PartCall("\(head)ScreenPlaceholder", arguments(of: placeholder, context.file, w))
  }
  let data = context.file.module[view]
  let own = ownData(of: placeholder, view, context).map { "\($0): \($0)" }
  var arguments = ["\(data.viewDataType)(\(own.joined()))"]
  if placeholder.place != .center { arguments.append("at: .\(placeholder.place.rawValue)") }
  arguments.append(
    "identifier: \(swiftLiteral(accessibilityPath(of: placeholder, context)))")
  let reports = !context.actions(of: data).isEmpty
  return PartCall(
    "\(head)ScreenPlaceholder", arguments,
    reporting: reports ? ".\(memberName(placeholder.state.text))($0)" : nil)
}

/// Returns the field of a view that shows the state's data; empty if it shows none.
private func ownData(
  of placeholder: Placeholder, _ view: ViewReference, _ context: ScreenContext
) -> [String] {
  let name = Placeholder.data[placeholder.state.text]
  return context.file.module[view].fields.map(\.name.text).filter { $0 == name }
}

private func arguments(
  of placeholder: Placeholder, _ context: RenderContext, _ w: SwiftWriter
) -> [String] {
  var arguments: [String] = []
  if let title = placeholder.title {
    arguments.append("title: \(title.swift(context, named: "title", w))")
  }
  let message = placeholder.message?.swift(context, named: "text", w)
  if placeholder.addsMessage {
    // The message of the failure itself precedes the manifest's.
    arguments.append("message: message" + (message.map { " ?? \(operand($0))" } ?? ""))
  } else if let message {
    arguments.append("message: \(message)")
  }
  if let symbol = placeholder.symbol {
    arguments.append("image: \(symbol.image(.symbol, context, named: "image", w))")
  }
  if let asset = placeholder.asset {
    arguments.append("image: \(asset.image(.asset, context, named: "image", w))")
  }
  if let image = placeholder.image { arguments.append("image: \(image.swift)") }
  if let color = placeholder.color {
    arguments.append("color: \(color.swift(context, named: "color", w))")
  }
  if let button = placeholder.button {
    arguments.append("buttonTitle: \(button.title.swift(context, named: "buttonTitle", w))")
    arguments.append("action: .\(memberName(button.action.text))")
  }
  return arguments
}
