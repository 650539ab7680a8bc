/// Writes what the views of a screen report.
///
///     /// What the cells of the Listing screen report, with the id of the cell.
///     public enum ListingAction: ViewData {
///       case title(TitleCellModel.ID, TitleView.Action)
///     }
func renderScreenActions(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc(
    "What the \(context.parts) of the \(context.name) screen report, with the id of the cell.", w)
  w.type("\(context.access)enum \(context.actionType)", ["ViewData"]) { w in
    for view in context.cells where !context.actions(of: view).isEmpty {
      let action = "\(context.file.shownBy(view).viewType).Action"
      w.call("case \(escapedIdentifier(view.caseName))", ["\(view.cellModelType).ID", action])
    }
    for boundary in context.boundaries where !context.actions(of: boundary.view).isEmpty {
      w.call("case \(boundary.name)", ["\(context.file.shownBy(boundary.view).viewType).Action"])
    }
    for action in context.screen.states.actions {
      w.line("case \(escapedIdentifier(action.text))")
    }
  }
}
