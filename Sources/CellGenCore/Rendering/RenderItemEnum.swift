/// Writes the kinds of cell of a screen, with IDs that include the kind.
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
///
/// If a section shows all kinds, items can also be edited by kind, like the items of a section.
func renderItemEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  let access = context.access
  renderDoc("Any cell of the \(context.name) screen.", w)
  w.type("\(access)enum \(context.itemType)", ["ScreenItem"]) { w in
    renderCases(context, w)
    w.gap()
    w.block("\(access)enum ID: ScreenValue") { w in
      for kind in context.items {
        w.call("case \(escapedIdentifier(kind.caseName))", ["\(kind.view.viewDataType).ID"])
      }
      renderIDs(context, w)
    }
    w.gap()
    w.block("\(access)var id: ID") { w in
      w.switch("self", over: context.items) { kind, w in
        let name = memberName(kind.caseName)
        w.caseLine(".\(name)(let data)", ".\(name)(data.id)")
      }
    }
    if context.itemsHaveKinds {
      renderKinds(context.cells, context, w)
    }
  }
}

/// Writes the IDs without their kinds: for cells that stay selected, and for cells that move in sections of a
/// single kind.
///
///     public var task: TaskViewData.ID? { if case .task(let id) = self { id } else { nil } }
private func renderIDs(_ context: ScreenContext, _ w: SwiftWriter) {
  for kind in context.kindsOfIDs {
    let name = escapedIdentifier(kind.caseName)
    w.gap()
    w.shortBlock(
      "\(context.access)var \(name): \(kind.view.viewDataType).ID?",
      "if case .\(memberName(kind.caseName))(let id) = self { id } else { nil }")
  }
}

extension ScreenContext {
  /// True if items can be edited by kind, because a section shows all kinds.
  package var itemsHaveKinds: Bool { screen.sections.contains(where: showsAllKinds) }

  /// The kinds whose IDs the IDs of the screen have as properties.
  package var kindsOfIDs: [ItemKind] {
    let moved = Set(moves.compactMap { $0.kindName(self) })
    let isSelected = screen.selection != nil
    return items.filter { kind in
      (isSelected || moved.contains(kind.caseName)) && kind.caseName != "hashValue"
    }
  }
}

private func renderCases(_ context: ScreenContext, _ w: SwiftWriter) {
  for kind in context.items {
    w.call("case \(escapedIdentifier(kind.caseName))", [kind.view.viewDataType])
  }
}

/// Writes a case for each view, with its data as the associated value.
func renderDataCases(_ views: [View], _ context: ScreenContext, _ w: SwiftWriter) {
  for view in views {
    w.call("case \(escapedIdentifier(context.caseName(of: view)))", [view.viewDataType])
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
