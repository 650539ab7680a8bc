/// Writes everything that a screen shows, as one value.
///
///     /// Everything that the Listing screen shows.
///     public struct ListingContent: ScreenContent {
///       public var header: [TitleCellModel] = []
///
///       public init() {}
///
///       public init(header: [TitleCellModel] = []) { … }
///
///       public func items(in section: ListingSection) -> [ListingItem] { … }
///     }
func renderContent(_ context: ScreenContext, _ w: SwiftWriter) {
  let properties = context.screen.sections.flatMap { contentProperties(of: $0, context) }
  renderDoc("Everything that the \(context.name) screen shows.", w)
  w.type("\(context.access)struct \(context.contentType)", ["ScreenContent"]) { w in
    for section in context.screen.sections where section.cells.count > 1 {
      renderSectionItem(of: section, context, w)
      w.gap()
    }
    renderProperties(properties, context, w)
    w.gap()
    renderInitializers(properties, context, w)
    renderItems(context, w)
    if !context.boundaries.isEmpty {
      w.gap()
      renderBoundaries(.header, context, w)
      w.gap()
      renderBoundaries(.footer, context, w)
    }
  }
}

// MARK: - Properties

/// A stored property of a screen's content.
private struct ContentProperty {
  var name: String
  var type: String
  /// Nil for an optional, which begins as nil without it.
  var value: String?
  var doc: String?
  /// Whether it belongs to a section of several lines, which has gaps around it.
  var isApart: Bool
  /// Whether it is the first of its section.
  var isFirst = false
}

/// The properties of a section in the order in which they are shown.
private func contentProperties(
  of section: Section, _ context: ScreenContext
) -> [ContentProperty] {
  let isApart = section.header != nil || section.footer != nil || section.doc != nil
  var properties: [ContentProperty] = []
  let boundary = { (place: Boundary.Place) in
    Boundary(section, place, context.file).map {
      ContentProperty(
        name: $0.name, type: "\($0.view.viewDataType)?", value: nil,
        doc: "The \(place.rawValue) of the section `\(section.name.text)`; nil for none.",
        isApart: isApart)
    }
  }
  if let header = boundary(.header) { properties.append(header) }
  if let type = itemType(of: section, context) {
    properties.append(
      ContentProperty(
        name: section.name.text, type: "[\(type)]", value: "[]", doc: section.doc,
        isApart: isApart))
  }
  if let footer = boundary(.footer) { properties.append(footer) }
  if !properties.isEmpty { properties[0].isFirst = true }
  return properties
}

/// The type of a section's items: a cell model, or an enum of several; nil for no cells.
private func itemType(of section: Section, _ context: ScreenContext) -> String? {
  switch section.cells.count {
  case 0: nil
  case 1: context.file.module[section.cells[0]].cellModelType
  default: sectionItemType(of: section, context)
  }
}

/// The enum of a section's kinds: `ReviewsItem`, or `OrdersCell` for the section `orders` of the screen
/// `Orders`, where the other would hide the items of the whole screen or the protocol that it keeps.
private func sectionItemType(of section: Section, _ context: ScreenContext) -> String {
  let name = capitalized(section.name.text)
  let hidden = [context.itemType, sectionItemProtocol]
  return hidden.contains(name + "Item") ? name + "Cell" : name + "Item"
}

private let sectionItemProtocol = "ScreenSectionItem"

/// Writes the kinds of cell of a section of several.
///
///     /// A cell of the section `reviews`.
///     public enum ReviewsItem: ScreenSectionItem {
///       case review(ReviewCellModel)
///       case promo(PromoCellModel)
///
///       public var screenItem: ListingItem {
///         switch self {
///         case .review(let model): return .review(model)
///         case .promo(let model): return .promo(model)
///         }
///       }
///     }
private func renderSectionItem(
  of section: Section, _ context: ScreenContext, _ w: SwiftWriter
) {
  renderDoc("A cell of the section `\(section.name.text)`.", w)
  let views = section.cells.map { context.file.module[$0] }
  let name = sectionItemType(of: section, context)
  w.type("\(context.access)enum \(name)", [sectionItemProtocol]) { w in
    renderModelCases(views, w)
    w.gap()
    w.block("\(context.access)var screenItem: \(context.itemType)") { w in
      w.switch("self", over: views) { view, w in
        let name = memberName(view.caseName)
        // The value of a switch would be copied once more, by code for each case.
        w.caseLine(".\(name)(let model)", "return .\(name)(model)")
      }
    }
  }
}

private func renderProperties(
  _ properties: [ContentProperty], _ context: ScreenContext, _ w: SwiftWriter
) {
  var isAfterApart = false
  for property in properties {
    if property.isFirst, property.isApart || isAfterApart { w.gap() }
    isAfterApart = property.isApart
    if let doc = property.doc { renderDoc(doc, w) }
    let name = escapedIdentifier(property.name)
    w.property("\(context.access)var \(name)", property.type, property.value)
  }
}

/// Writes the initializers, which are synthesized where no other module uses them.
private func renderInitializers(
  _ properties: [ContentProperty], _ context: ScreenContext, _ w: SwiftWriter
) {
  guard context.file.isExported else { return }
  w.line("\(context.access)init() {}")
  w.gap()
  guard !properties.isEmpty else { return }
  let parameters = properties.map {
    LocatedText("\(parameterName($0.name)): \($0.type) = \($0.value ?? "nil")", at: nil)
  }
  renderInitializer(parameters, context.file, w) { w in
    for property in properties {
      w.assign("self.\(memberName(property.name))", escapedIdentifier(property.name))
    }
  }
  w.gap()
}

// MARK: - Functions

/// Writes the items of each section.
///
///     public func items(in section: ListingSection) -> [ListingItem] {
///       switch section {
///       case .header: header.map { .title($0) }
///       }
///     }
private func renderItems(_ context: ScreenContext, _ w: SwiftWriter) {
  w.function(
    "\(context.access)func items", ["in section: \(context.sectionType)"],
    " -> [\(context.itemType)]"
  ) { w in
    w.switch("section", over: context.screen.sections) { section, w in
      let name = section.name.text
      // The parameter hides a property of its name.
      let property = name == "section" ? "self.section" : escapedIdentifier(name)
      let shown = section.limit.map { "\(property).prefix(\($0))" } ?? property
      let items: String
      switch section.cells.count {
      case 0: items = "[]"
      case 1:
        let view = context.file.module[section.cells[0]]
        items = "\(shown).map { .\(memberName(view.caseName))($0) }"
      default: items = "\(shown).map { $0.screenItem }"
      }
      w.caseLine(".\(memberName(name))", items)
    }
  }
}

/// Writes the headers or the footers of all sections.
///
///     public func header(of section: ListingSection) -> ListingHeaderFooter? {
///       switch section {
///       case .reviews: reviewsHeader.map { .reviewsHeader($0) }
///       case .header, .photos, .related: nil
///       }
///     }
private func renderBoundaries(
  _ place: Boundary.Place, _ context: ScreenContext, _ w: SwiftWriter
) {
  let boundaries = context.boundaries.filter { $0.place == place }
  let others = context.screen.sections.filter { Boundary($0, place, context.file) == nil }
  let name = "\(context.access)func \(place.rawValue)"
  let parameters = ["of section: \(context.sectionType)"]
  let result = " -> \(context.headerFooterType)?"
  guard !boundaries.isEmpty else {
    return w.function(name, parameters, result, short: "nil")
  }
  w.function(name, parameters, result) { w in
    w.switch("section") { w in
      for boundary in boundaries {
        let value = "\(boundary.name).map { .\(boundary.name)($0) }"
        w.caseLine(".\(memberName(boundary.section.name.text))", value)
      }
      if !others.isEmpty {
        w.caseLine(others.map { ".\(memberName($0.name.text))" }, "nil")
      }
    }
  }
}
