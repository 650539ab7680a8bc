/// Writes what a view's cell does as a row of its list; nothing where it does nothing.
///
///     @MainActor
///     public static func row(of data: Self) -> CellRow<Action> {
///       CellRow(select: .open, trailing: [CellSwipeAction(.delete, title: "Delete")])
///     }
func renderRow(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  guard view.select != nil || !view.swipes.isEmpty || !view.highlights else { return }
  let head = "\(context.access)static func row(of data: Self) -> CellRow<Action>"
  let own =
    (view.select.map { ["select: .\(memberName($0.text))"] } ?? [])
    + (view.highlights ? [] : ["highlights: false"])
  let select = own.isEmpty ? nil : own.joined(separator: ", ")
  let edges = [("leading", view.swipes.leading), ("trailing", view.swipes.trailing)]
    .filter { !$0.1.isEmpty }
  let call = { (swipe: SwipeAction) in cellSwipeAction(swipe, context) }
  guard !edges.isEmpty else {
    return w.shortBlock("@MainActor \(head)", "CellRow(\(select ?? ""))")
  }
  w.line("@MainActor")
  w.block(head) { w in
    let rows = edges.map { "\($0.0): [\($0.1.map(call).joined(separator: ", "))]" }
    let whole = "CellRow(\(([select].compactMap { $0 } + rows).joined(separator: ", ")))"
    if edges.count == 1, edges[0].1.count == 1, w.fits(whole) { return w.line(whole) }
    w.line("CellRow(")
    if let select { w.indented.line(select + ",") }
    for (position, edge) in edges.enumerated() {
      renderEdge(edge.0, edge.1, end: position == edges.count - 1 ? ")" : ",", context, w.indented)
    }
  }
}

private func renderEdge(
  _ edge: String, _ actions: [SwipeAction], end: String, _ context: RenderContext,
  _ w: SwiftWriter
) {
  let whole = "\(edge): [\(cellSwipeAction(actions[0], context))]\(end)"
  if actions.count == 1, w.fits(whole) { return w.line(whole) }
  w.line("\(edge): [")
  for action in actions {
    w.indented.call(
      "CellSwipeAction", arguments(of: action, context), end: actions.count > 1 ? "," : "")
  }
  w.line("]\(end)")
}

private func cellSwipeAction(_ swipe: SwipeAction, _ context: RenderContext) -> String {
  "CellSwipeAction(\(arguments(of: swipe, context).joined(separator: ", ")))"
}

private func arguments(of swipe: SwipeAction, _ context: RenderContext) -> [String] {
  var arguments = [".\(memberName(swipe.action.text))"]
  if let title = swipe.title { arguments.append("title: \(title.swift(context))") }
  if let symbol = swipe.symbol {
    arguments.append("image: UIImage(systemName: \(swiftLiteral(symbol)))")
  }
  if swipe.isDestructive { arguments.append("isDestructive: true") }
  if let color = swipe.color { arguments.append("color: \(color.swift(context))") }
  return arguments
}
