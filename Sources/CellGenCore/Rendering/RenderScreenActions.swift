/// Writes the actions that the views of a screen report.
///
///     /// The actions that the cells of the Listing screen report, with their ids.
///     public enum ListingAction: ScreenValue {
///       case title(TitleViewData.ID, TitleViewData.Action)
///     }
func renderScreenActions(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc(doc(context), w)
  w.type("\(context.access)enum \(context.actionType)", ["ScreenValue"]) { w in
    for view in context.cells where !context.actions(of: view).isEmpty {
      let data = view.viewDataType
      let name = escapedIdentifier(context.caseName(of: view))
      w.call("case \(name)", ["\(data).ID", "\(data).Action"])
    }
    for boundary in context.boundaries where context.reports(boundary) {
      let data = boundary.type ?? ""
      let id = boundary.section.repeated == nil ? [] : ["\(data).ID"]
      w.call("case \(boundary.name)", id + ["\(data).Action"])
    }
    for (state, view) in context.reportingStates {
      w.call("case \(escapedIdentifier(state))", ["\(view.viewDataType).Action"])
    }
    for move in context.moves {
      let values = move.payload.map { value in
        value.label.map { "\($0): \(value.type)" } ?? value.type
      }
      w.call("case \(move.caseName)", values)
    }
    for action in context.screen.actions {
      w.line("case \(escapedIdentifier(action.text))")
    }
  }
}

extension ScreenContext {
  /// False for a screen without actions: Swift warns that the handler of such a screen is never called.
  package var reportsAnything: Bool {
    cells.contains { !actions(of: $0).isEmpty } || boundaries.contains(where: reports)
      || !reportingStates.isEmpty || !moves.isEmpty || !screen.actions.isEmpty
  }
}

/// Returns the documentation, which names the parts that report; only cells report with their IDs.
private func doc(_ context: ScreenContext) -> String {
  let hasCells = context.cells.contains { !context.actions(of: $0).isEmpty }
  let places = context.boundaries.filter(context.reports).map(\.place)
  let parts =
    [
      (hasCells, "cells"), (places.contains(.header), "headers"),
      (places.contains(.footer), "footers"),
      (
        !context.screen.states.actions.isEmpty || !context.reportingStates.isEmpty, "placeholders"
      ),
    ].filter(\.0).map(\.1)
  guard let last = parts.last else {
    let isSilent = context.screen.refresh == nil && context.moves.isEmpty
    return isSilent
      ? "The actions of the \(context.name) screen, which reports none."
      : "The actions that the \(context.name) screen reports."
  }
  let others = parts.dropLast().joined(separator: ", ")
  let names = others.isEmpty ? last : "\(others) and \(last)"
  let isRepeated = context.boundaries.contains {
    $0.section.repeated != nil && context.reports($0)
  }
  let withIDs = (hasCells ? ["cells"] : []) + (isRepeated ? ["repeated sections"] : [])
  let ids =
    withIDs.isEmpty
    ? ""
    : hasCells && others.isEmpty
      ? ", with their ids" : "; \(withIDs.joined(separator: " and ")) report them with their ids"
  return "The actions that the \(names) of the \(context.name) screen report\(ids)."
}
