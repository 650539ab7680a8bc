/// Writes the kinds of cell of a screen, with ids that carry the kind.
///
///     /// Any cell of the Listing screen.
///     public enum ListingItem: ScreenItem {
///       case title(TitleViewData)
///
///       public enum ID: ScreenValue {
///         case title(TitleViewData.ID)
///       }
///
///       public var id: ID {
///         switch self {
///         case .title(let data): .title(data.id)
///         }
///       }
///     }
func renderItemEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  let access = context.access
  renderDoc("Any cell of the \(context.name) screen.", w)
  w.type("\(access)enum \(context.itemType)", ["ScreenItem"]) { w in
    renderDataCases(context.cells, w)
    w.gap()
    w.block("\(access)enum ID: ScreenValue") { w in
      for view in context.cells {
        w.call("case \(escapedIdentifier(view.caseName))", ["\(view.viewDataType).ID"])
      }
    }
    w.gap()
    w.block("\(access)var id: ID") { w in
      w.switch("self", over: context.cells) { view, w in
        let name = memberName(view.caseName)
        w.caseLine(".\(name)(let data)", ".\(name)(data.id)")
      }
    }
  }
}

/// Writes a case for each kind of cell that holds its data.
func renderDataCases(_ views: [View], _ w: SwiftWriter) {
  for view in views {
    w.call("case \(escapedIdentifier(view.caseName))", [view.viewDataType])
  }
}

/// Writes the headers and footers of a screen.
///
///     /// Any header or footer of the Listing screen.
///     public enum ListingHeaderFooter: ScreenValue {
///       case reviewsHeader(SectionHeaderViewData)
///     }
func renderHeaderFooterEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("Any header or footer of the \(context.name) screen.", w)
  w.type("\(context.access)enum \(context.headerFooterType)", ["ScreenValue"]) { w in
    for boundary in context.boundaries {
      guard let type = boundary.type else {
        w.line("case \(boundary.name)")
        continue
      }
      w.call("case \(boundary.name)", [type])
    }
  }
}
