/// Writes what swiping a cell uncovers; nothing where no cell of the screen can be swiped.
///
///     public func swipeActions(
///       of item: ListingItem, on edge: CellSwipeEdge
///     ) -> [CellSwipeAction<ListingAction>] {
///       switch item {
///       case .review(let model):
///         switch edge {
///         case .leading: []
///         case .trailing:
///           [CellSwipeAction(.review(model.id, .delete), title: "Delete", isDestructive: true)]
///         }
///       case .title, .photo: []
///       }
///     }
func renderSwipes(_ context: ScreenContext, _ w: SwiftWriter) {
  guard context.cells.contains(where: { !$0.swipes.isEmpty }) else { return }
  w.gap()
  w.function(
    "\(context.access)func swipeActions",
    ["of item: \(context.itemType)", "on edge: CellSwipeEdge"],
    " -> [CellSwipeAction<\(context.actionType)>]"
  ) { w in
    w.switch("item", over: context.cells, where: { !$0.swipes.isEmpty }, otherwise: "[]") {
      view, w in
      let name = memberName(view.caseName)
      w.line("case .\(name)(let model):")
      w.indented.switch("edge") { w in
        renderEdge("leading", view.swipes.leading, of: name, w)
        renderEdge("trailing", view.swipes.trailing, of: name, w)
      }
    }
  }
}

private func renderEdge(
  _ edge: String, _ actions: [SwipeAction], of name: String, _ w: SwiftWriter
) {
  let elements = actions.map { arguments(of: $0, name) }
  let whole = elements.map { "CellSwipeAction(\($0.joined(separator: ", ")))" }
    .joined(separator: ", ")
  if actions.count <= 1, w.indented.fits("[\(whole)]") {
    return w.caseLine(".\(edge)", "[\(whole)]")
  }
  w.line("case .\(edge):")
  w.indented.line("[")
  for element in elements {
    w.indented.indented.call("CellSwipeAction", element, end: elements.count > 1 ? "," : "")
  }
  w.indented.line("]")
}

private func arguments(of swipe: SwipeAction, _ name: String) -> [String] {
  var arguments = [".\(name)(model.id, .\(memberName(swipe.action.text)))"]
  if let title = swipe.title { arguments.append("title: \(swiftLiteral(title))") }
  if let symbol = swipe.symbol {
    arguments.append("image: UIImage(systemName: \(swiftLiteral(symbol)))")
  }
  if swipe.isDestructive { arguments.append("isDestructive: true") }
  if let color = swipe.color { arguments.append("color: .\(memberName(color))") }
  return arguments
}
