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
  let sides = [("leading", view.swipes.leading), ("trailing", view.swipes.trailing)]
    .filter { !$0.1.isEmpty }
  guard !sides.isEmpty else {
    return w.shortBlock("@MainActor \(head)", "CellRow(\(select ?? ""))")
  }
  w.line("@MainActor")
  w.block(head) { w in
    let call = sides.contains { $0.1.contains(where: \.hasLines) } ? "return CellRow" : "CellRow"
    let edges = sides.map { edge, actions in
      (edge, actions.map { arguments(of: $0, context, w) })
    }
    let rows = edges.map { edge, actions in
      "\(edge): [\(actions.map(cellSwipeAction).joined(separator: ", "))]"
    }
    let whole = "\(call)(\(([select].compactMap { $0 } + rows).joined(separator: ", ")))"
    if edges.count == 1, edges[0].1.count == 1, w.fits(whole) { return w.line(whole) }
    w.line("\(call)(")
    if let select { w.indented.line(select + ",") }
    for (position, edge) in edges.enumerated() {
      renderEdge(edge.0, edge.1, end: position == edges.count - 1 ? ")" : ",", w.indented)
    }
  }
}

/// - Parameter actions: the arguments of each.
private func renderEdge(_ edge: String, _ actions: [[String]], end: String, _ w: SwiftWriter) {
  let whole = "\(edge): [\(cellSwipeAction(actions[0]))]\(end)"
  if actions.count == 1, w.fits(whole) { return w.line(whole) }
  w.line("\(edge): [")
  for action in actions {
    w.indented.call("CellSwipeAction", action, end: actions.count > 1 ? "," : "")
  }
  w.line("]\(end)")
}

private func cellSwipeAction(_ arguments: [String]) -> String {
  "CellSwipeAction(\(arguments.joined(separator: ", ")))"
}

/// The arguments of an action, after lines that its title needs.
private func arguments(
  of swipe: SwipeAction, _ context: RenderContext, _ w: SwiftWriter
) -> [String] {
  let name = lowerCamelCase(swipe.action.text)
  var arguments = [".\(memberName(swipe.action.text))"]
  if let title = swipe.title {
    let text = title.constant?.swift(context) ?? title.swift(context, named: "\(name)Title", w)
    arguments.append("title: \(text)")
  }
  if let symbol = swipe.symbol {
    arguments.append("image: UIImage(systemName: \(swiftLiteral(symbol)))")
  }
  if swipe.isDestructive { arguments.append("isDestructive: true") }
  if let color = swipe.color { arguments.append("color: \(color.swift(context))") }
  return arguments
}

extension SwipeAction {
  /// Whether its title may need lines before it.
  fileprivate var hasLines: Bool {
    guard let title, title.constant == nil else { return false }
    return !title.isInline || title.constants.contains(where: \.mayBeNil)
  }
}
