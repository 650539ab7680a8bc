/// Writes the kinds of cell of a screen, with ids that carry the kind.
///
///     /// Any cell of the Listing screen.
///     public enum ListingItem: ScreenItem {
///       case title(TitleCellModel)
///
///       public enum ID: ViewData {
///         case title(TitleCellModel.ID)
///       }
///
///       public var id: ID {
///         switch self {
///         case .title(let model): .title(model.id)
///         }
///       }
///
///       public var model: any CellModel {
///         switch self {
///         case .title(let model): model
///         }
///       }
///     }
func renderItemEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  let access = context.access
  renderDoc("Any cell of the \(context.name) screen.", w)
  w.type("\(access)enum \(context.itemType)", ["ScreenItem"]) { w in
    renderModelCases(context.cells, w)
    w.gap()
    w.block("\(access)enum ID: ViewData") { w in
      for view in context.cells {
        w.call("case \(escapedIdentifier(view.caseName))", ["\(view.cellModelType).ID"])
      }
    }
    w.gap()
    w.block("\(access)var id: ID") { w in
      w.switch("self", over: context.cells) { view, w in
        let name = memberName(view.caseName)
        w.caseLine(".\(name)(let model)", ".\(name)(model.id)")
      }
    }
    w.gap()
    w.block("\(access)var model: any CellModel") { w in
      w.switch("self", over: context.cells) { view, w in
        w.caseLine(".\(memberName(view.caseName))(let model)", "model")
      }
    }
  }
}

/// Writes a case for each kind of cell that holds its model.
func renderModelCases(_ views: [View], _ w: SwiftWriter) {
  for view in views {
    w.call("case \(escapedIdentifier(view.caseName))", [view.cellModelType])
  }
}

/// Writes the headers and footers of a screen.
///
///     /// Any header or footer of the Listing screen.
///     public enum ListingHeaderFooter: ViewData {
///       case reviewsHeader(SectionHeaderViewData)
///     }
func renderHeaderFooterEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("Any header or footer of the \(context.name) screen.", w)
  w.type("\(context.access)enum \(context.headerFooterType)", ["ViewData"]) { w in
    for boundary in context.boundaries {
      w.call("case \(boundary.name)", [boundary.view.viewDataType])
    }
  }
}
