/// Writes what selecting a cell reports; nothing where no cell of the screen can be selected.
///
///     public func selectAction(of item: ListingItem) -> ListingAction? {
///       switch item {
///       case .title(let model): .title(model.id, .open)
///       case .photo, .promo: nil
///       }
///     }
func renderSelection(_ context: ScreenContext, _ w: SwiftWriter) {
  guard context.cells.contains(where: { $0.select != nil }) else { return }
  w.gap()
  w.function(
    "\(context.access)func selectAction", ["of item: \(context.itemType)"],
    " -> \(context.actionType)?"
  ) { w in
    w.switch("item", over: context.cells, where: { $0.select != nil }, otherwise: "nil") {
      view, w in
      guard let action = view.select else { return }
      let name = memberName(view.caseName)
      w.caseLine(".\(name)(let model)", ".\(name)(model.id, .\(memberName(action.text)))")
    }
  }
}

extension SwiftWriter {
  /// Writes a `switch` over a screen's items with a case for some of its views, and one for all
  /// others.
  func `switch`(
    _ value: String, over views: [View], where isIncluded: (View) -> Bool,
    otherwise other: String, _ write: (View, SwiftWriter) -> Void
  ) {
    let rest = views.filter { !isIncluded($0) }.map { ".\(memberName($0.caseName))" }
    self.switch(value) { w in
      for view in views where isIncluded(view) { write(view, w) }
      if !rest.isEmpty { w.caseLine(rest, other) }
    }
  }
}
