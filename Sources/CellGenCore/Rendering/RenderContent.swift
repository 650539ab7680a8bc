/// Writes everything that a screen shows, as one value.
///
///     /// Everything that the Listing screen shows.
///     public struct ListingContent: ScreenContent {
///       public var header: [TitleViewData] = []
///
///       public init() {}
///
///       public init(header: [TitleViewData] = []) { … }
///
///       public func sections() -> [ShownSection<Self>] { … }
///     }
func renderContent(_ context: ScreenContext, _ w: SwiftWriter) {
  let properties = context.screen.sections.flatMap { contentProperties(of: $0, context) }
  renderDoc("Everything that the \(context.name) screen shows.", w)
  w.type("\(context.access)struct \(context.contentType)", ["ScreenContent"]) { w in
    // Swift cannot infer them from the one function that names them all.
    w.line("\(context.access)typealias Section = \(context.sectionType)")
    w.line("\(context.access)typealias Item = \(context.itemType)")
    if !context.boundaries.isEmpty {
      w.line("\(context.access)typealias HeaderFooter = \(context.headerFooterType)")
    }
    w.gap()
    for section in context.screen.sections where section.cells.count > 1 {
      renderSectionItem(of: section, context, w)
      w.gap()
    }
    renderProperties(properties, context, w)
    w.gap()
    renderInitializers(properties, context, w)
    renderSections(context, w)
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
    Boundary(section, place, context.file).flatMap { boundary in
      boundary.type.map {
        ContentProperty(
          name: boundary.name, type: "\($0)?", value: nil,
          doc: "The \(place.rawValue) of the section `\(section.name.text)`; nil for none.",
          isApart: isApart)
      }
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

/// The type of a section's items: the data of a view, or an enum of several; nil for no cells.
private func itemType(of section: Section, _ context: ScreenContext) -> String? {
  switch section.cells.count {
  case 0: nil
  case 1: context.file.module[section.cells[0]].viewDataType
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

/// The properties that the protocol has, which no case's data can be.
private let sectionItemMembers = ["hashValue", "id", "screenItem"]

/// Writes the kinds of cell of a section of several.
///
///     /// A cell of the section `reviews`.
///     public enum ReviewsItem: ScreenSectionItem {
///       case review(ReviewViewData)
///       case promo(PromoViewData)
///
///       public var screenItem: ListingItem {
///         switch self {
///         case .review(let data): return .review(data)
///         case .promo(let data): return .promo(data)
///         }
///       }
///
///       public var review: ReviewViewData? {
///         get { if case .review(let data) = self { data } else { nil } }
///         set { if let newValue { self = .review(newValue) } }
///       }
///       …
///     }
private func renderSectionItem(
  of section: Section, _ context: ScreenContext, _ w: SwiftWriter
) {
  renderDoc("A cell of the section `\(section.name.text)`.", w)
  let views = section.cells.map { context.file.module[$0] }
  let name = sectionItemType(of: section, context)
  w.type("\(context.access)enum \(name)", [sectionItemProtocol]) { w in
    renderDataCases(views, w)
    w.gap()
    w.block("\(context.access)var screenItem: \(context.itemType)") { w in
      w.switch("self", over: views) { view, w in
        let name = memberName(view.caseName)
        // The value of a switch would be copied once more, by code for each case.
        w.caseLine(".\(name)(let data)", "return .\(name)(data)")
      }
    }
    for view in views where !sectionItemMembers.contains(view.caseName) {
      w.gap()
      renderCase(of: view, context, w)
    }
  }
}

/// Writes the data of an item of one kind; nil for an item of another.
private func renderCase(of view: View, _ context: ScreenContext, _ w: SwiftWriter) {
  let (name, member) = (escapedIdentifier(view.caseName), memberName(view.caseName))
  let head = "\(context.access)var \(name): \(view.viewDataType)?"
  // The brace goes to the next line where it does not fit, as `swift format` has it.
  if !w.fits(head + " {") { w.line(head) }
  w.block(w.fits(head + " {") ? head : "") { w in
    w.shortBlock("get", "if case .\(member)(let data) = self { data } else { nil }")
    w.shortBlock("set", "if let newValue { self = .\(member)(newValue) }")
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

// MARK: - Sections

/// Writes the sections with what is in them.
///
///     public func sections() -> [ShownSection<Self>] {
///       [
///         ShownSection(.header, items: header.map { .title($0) }),
///         ShownSection(
///           .reviews, header: reviewsHeader.map { .reviewsHeader($0) },
///           items: reviews.map { $0.screenItem }),
///       ]
///     }
private func renderSections(_ context: ScreenContext, _ w: SwiftWriter) {
  let sections = context.screen.sections
  w.block("\(context.access)func sections() -> [ShownSection<Self>]") { w in
    w.line("[")
    for section in sections {
      w.indented.call(
        "ShownSection", arguments(of: section, context), end: sections.count > 1 ? "," : "")
    }
    w.line("]")
  }
}

private func arguments(of section: Section, _ context: ScreenContext) -> [String] {
  let name = section.name.text
  var arguments = [".\(memberName(name))"]
  let boundaries = Boundary.Place.allCases.compactMap { Boundary(section, $0, context.file) }
  for boundary in boundaries where boundary.type != nil {
    arguments.append(
      "\(boundary.place.rawValue): \(boundary.name).map { .\(boundary.name)($0) }")
  }
  let fixed = boundaries.filter { $0.type == nil }.map { boundary in
    "fixed\(capitalized(boundary.place.rawValue)): .\(boundary.name)"
  }
  guard !section.cells.isEmpty else { return arguments + fixed }
  let property = escapedIdentifier(name)
  let shown = section.limit.map { "\(property).prefix(\($0))" } ?? property
  let item =
    section.cells.count > 1
    ? "$0.screenItem"
    : ".\(memberName(context.file.module[section.cells[0]].caseName))($0)"
  return arguments + ["items: \(shown).map { \(item) }"] + fixed
}
