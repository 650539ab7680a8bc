extension Row {
  /// Whether what is written of it names something of UIKit.
  var namesUIKit: Bool { !swipes.isEmpty || accessories.contains { $0.color != nil } }
}

/// Writes what a view's rows do, and what stands at their edges.
func renderRow(_ row: Row, _ context: RenderContext, _ w: SwiftWriter) {
  renderTouches(of: row, context, w)
  w.gap()
  renderAccessories(row.accessories, context, w)
  w.gap()
  renderIndentation(row.indent, context, w)
}

/// Writes what touches on a cell do; nothing where they do nothing.
///
///     @MainActor
///     public static func row(of data: Self) -> CellRow<Action> {
///       CellRow(select: .open, trailing: [CellSwipeAction(.delete, title: "Delete")])
///     }
private func renderTouches(of row: Row, _ context: RenderContext, _ w: SwiftWriter) {
  guard row.select != nil || !row.swipes.isEmpty || !row.highlights else { return }
  let head = "\(context.access)static func row(of data: Self) -> CellRow<Action>"
  let own =
    (row.select.map { ["select: .\(memberName($0.text))"] } ?? [])
    + (row.highlights ? [] : ["highlights: false"])
  let select = own.isEmpty ? nil : own.joined(separator: ", ")
  let sides = [("leading", row.swipes.leading), ("trailing", row.swipes.trailing)]
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

/// Writes how far rows are indented; nothing where they are not.
private func renderIndentation(_ indent: Indent?, _ context: RenderContext, _ w: SwiftWriter) {
  guard let indent else { return }
  let level =
    switch indent {
    case .fixed(let level): "\(level)"
    case .field(let field): field.value
    }
  w.shortBlock("@MainActor \(context.access)static func indentation(of data: Self) -> Int", level)
}
