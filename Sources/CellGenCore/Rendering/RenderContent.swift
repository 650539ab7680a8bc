/// Writes the content type of a screen.
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
  let properties = contentProperties(context)
  renderDoc("Everything that the \(context.name) screen shows.", w)
  w.type("\(context.access)struct \(context.contentType)", ["ScreenContent"]) { w in
    // Swift can't infer them from the one function that names them all.
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
    renderEdges(context, w)
    renderSections(context, w)
  }
}

// MARK: - Properties

/// Returns the stored properties of a screen's content, in order.
package func contentProperties(_ context: ScreenContext) -> [ContentProperty] {
  edgeProperties(.header, context)
    + context.screen.sections.flatMap { contentProperties(of: $0, context) }
    + edgeProperties(.footer, context)
}

/// A stored property of a screen's content.
package struct ContentProperty {
  package var name: String
  package var type: String
  /// The section that it belongs to; nil for the screen's own header and footer.
  package var section: Name?
  /// The initial value; nil for an optional, which is nil by default.
  var value: String?
  var doc: String?
  /// True if it belongs to a section that takes several lines, with gaps around it.
  var isApart: Bool
  /// True if it is the first of its section.
  var isFirst = false
}

/// Returns the property of the screen's header or footer; empty if there is none.
private func edgeProperties(
  _ place: Boundary.Place, _ context: ScreenContext
) -> [ContentProperty] {
  guard let edges = context.screen.edges, let edge = Boundary(edges, place, context.file),
    let type = edge.type
  else { return [] }
  return [
    ContentProperty(
      name: edge.name, type: "\(type)?", doc: "The \(place.rawValue) of the screen; nil for none.",
      isApart: true, isFirst: true)
  ]
}

/// Writes the header and footer of the screen; writes nothing if there are none.
///
///     public func screenEdges() -> ScreenEdges<Self> {
///       ScreenEdges(header: screenHeader.map { .screenHeader($0) })
///     }
private func renderEdges(_ context: ScreenContext, _ w: SwiftWriter) {
  guard let edges = context.screen.edges else { return }
  w.block("\(context.access)func screenEdges() -> ScreenEdges<Self>") { w in
    let arguments = Boundary.Place.allCases.compactMap { place in
      Boundary(edges, place, context.file).map { edge in
        "\(place.rawValue): \(edge.name).map { .\(edge.name)($0) }"
      }
    }
    w.call("ScreenEdges", arguments)
  }
  w.gap()
}

/// Returns the properties of a section, in display order.
private func contentProperties(
  of section: Section, _ context: ScreenContext
) -> [ContentProperty] {
  guard section.repeated == nil else { return [repeatedProperty(of: section, context)] }
  let isApart = section.header != nil || section.footer != nil || section.doc != nil
  var properties: [ContentProperty] = []
  let boundary = { (place: Boundary.Place) in
    Boundary(section, place, context.file).flatMap { boundary in
      boundary.type.map {
        ContentProperty(
          name: boundary.name, type: "\($0)?", section: section.name, value: nil,
          doc: "The \(place.rawValue) of the section `\(section.name.text)`; nil for none.",
          isApart: isApart)
      }
    }
  }
  if let header = boundary(.header) { properties.append(header) }
  if let type = itemType(of: section, context) {
    properties.append(
      ContentProperty(
        name: section.name.text, type: "[\(type)]", section: section.name, value: "[]",
        doc: section.doc,
        isApart: isApart))
  }
  if let footer = boundary(.footer) { properties.append(footer) }
  if !properties.isEmpty { properties[0].isFirst = true }
  return properties
}

/// Returns the property of a repeated section: an array of its data and cells.
private func repeatedProperty(of section: Section, _ context: ScreenContext) -> ContentProperty {
  let types = [
    section.repeated.map { context.file.module[$0].viewDataType }, itemType(of: section, context),
  ]
  return ContentProperty(
    name: section.name.text,
    type: "[SectionContent<\(types.compactMap(\.self).joined(separator: ", "))>]",
    section: section.name, value: "[]",
    doc: section.doc, isApart: section.doc != nil, isFirst: true)
}

/// Returns the type of a section's items: the data of a view, or an enum of several; nil without cells.
private func itemType(of section: Section, _ context: ScreenContext) -> String? {
  switch section.cells.count {
  case 0: nil
  case 1: context.file.module[section.cells[0]].viewDataType
  default: sectionItemType(of: section, context)
  }
}

/// Returns the name of the enum of a section's kinds: `ReviewsItem`. For the section `orders` of the screen
/// `Orders`, it is `OrdersCell`, because the other name would hide the items of the whole screen or the
/// protocol that the enum conforms to.
package func sectionItemType(of section: Section, _ context: ScreenContext) -> String {
  let name = capitalized(section.name.text)
  let hidden = [context.itemType, sectionItemProtocol]
  return hidden.contains(name + "Item") ? name + "Cell" : name + "Item"
}

private let sectionItemProtocol = "ScreenSectionItem"

/// The protocol's properties, whose names cases can't use for their data.
package let sectionItemMembers = ["hashValue", "id", "screenItem"]

/// Writes the kinds of cell of a section that has several.
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
///
/// A section that shows all kinds uses the items of the screen:
///
///     /// A cell of the section `reviews`.
///     public typealias ReviewsItem = ListingItem
private func renderSectionItem(
  of section: Section, _ context: ScreenContext, _ w: SwiftWriter
) {
  renderDoc("A cell of the section `\(section.name.text)`.", w)
  let views = section.cells.map { context.file.module[$0] }
  let name = sectionItemType(of: section, context)
  guard !context.showsAllKinds(section) else {
    return w.line("\(context.access)typealias \(name) = \(context.itemType)")
  }
  w.type("\(context.access)enum \(name)", [sectionItemProtocol]) { w in
    renderDataCases(views, context, w)
    w.gap()
    w.block("\(context.access)var screenItem: \(context.itemType)") { w in
      w.switch("self", over: views) { view, w in
        let item = memberName(context.itemCase(of: view, in: section))
        // Each case returns, because a `switch` expression would copy its value once more, with code for each
        // case.
        let kind = memberName(context.caseName(of: view))
        w.caseLine(".\(kind)(let data)", "return .\(item)(data)")
      }
    }
    renderKinds(views, context, w)
  }
}

/// Writes a property for each kind that accesses the data of an item of that kind.
func renderKinds(_ views: [View], _ context: ScreenContext, _ w: SwiftWriter) {
  for view in views where !sectionItemMembers.contains(context.caseName(of: view)) {
    w.gap()
    renderKind(of: view, context, w)
  }
}

/// Writes the property for one kind; its value is nil for an item of another kind.
private func renderKind(of view: View, _ context: ScreenContext, _ w: SwiftWriter) {
  let kind = context.caseName(of: view)
  let (name, member) = (escapedIdentifier(kind), memberName(kind))
  let head: SwiftLine = "\(context.access)var \(name): \(view.viewDataType)?"
  // If it doesn't fit, the brace goes on the next line, as `swift format` puts it.
  let fits = w.fits("\(head) {")
  if !fits { w.line(head) }
  w.block(fits ? head : "") { w in
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

/// Writes the initializers, which are synthesized if no other module uses them.
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
      w.assign("self.\(memberName(property.name))", "\(escapedIdentifier(property.name))")
    }
  }
  w.gap()
}

// MARK: - Sections

/// Writes the sections with their contents.
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
    guard context.hasRepeatedSections else { return renderArray(of: sections, context, w) }
    if sections.count == 1 { return renderRepeated(sections[0], "", context, w) }
    renderJoined(sections, context, w)
  }
}

private func renderArray(
  of sections: some Collection<Section>, _ context: ScreenContext, _ w: SwiftWriter
) {
  w.line("[")
  renderElements(sections, context, w.indented)
  w.line("]")
}

private func renderElements(
  _ sections: some Collection<Section>, _ context: ScreenContext, _ w: SwiftWriter
) {
  for section in sections {
    w.call(
      "ShownSection", arguments(of: section, context), end: sections.count > 1 ? "," : "")
  }
}

/// Writes the sections part by part, because the compiler is slow to type-check one long chain.
///
///     var sections: [ShownSection<Self>] = [
///       ShownSection(.pinned, items: pinned.map { .task($0) })
///     ]
///     sections += days.map { section in
///       ShownSection(repeated: .days(section.id), items: section.items.map { .task($0) })
///     }
///     return sections
private func renderJoined(_ sections: [Section], _ context: ScreenContext, _ w: SwiftWriter) {
  var rest = sections[...]
  let first = rest.prefix { $0.repeated == nil }
  if first.isEmpty {
    w.line("var sections: [ShownSection<Self>] = []")
  } else {
    w.line("var sections: [ShownSection<Self>] = [")
    renderElements(first, context, w.indented)
    w.line("]")
  }
  rest = rest.dropFirst(first.count)
  while let section = rest.first {
    if section.repeated != nil {
      renderRepeated(section, "sections += ", context, w)
    } else {
      renderAppending(section, context, w)
    }
    rest = rest.dropFirst()
  }
  w.line("return sections")
}

private func renderAppending(_ section: Section, _ context: ScreenContext, _ w: SwiftWriter) {
  let call = "ShownSection(\(arguments(of: section, context).joined(separator: ", ")))"
  if w.fits("sections.append(\(call))") { return w.line("sections.append(\(call))") }
  w.line("sections.append(")
  w.indented.call("ShownSection", arguments(of: section, context), end: ")")
}

private func renderRepeated(
  _ section: Section, _ head: String, _ context: ScreenContext, _ w: SwiftWriter
) {
  let name = escapedIdentifier(section.name.text)
  let boundaries = Boundary.Place.allCases.compactMap { Boundary(section, $0, context.file) }
  let isPlain = boundaries.allSatisfy { $0.isPresent.constant == true }
  w.block("\(head)\(name).map", parameters: "section in") { w in
    if !isPlain { w.line("let data = section.data") }
    let edges = boundaries.map {
      "\($0.place.rawValue): \($0.repeatedValue(isPlain ? "section.data" : "data", context, w))"
    }
    w.call(
      isPlain ? "ShownSection" : "return ShownSection",
      repeatedArguments(of: section, edges, context))
  }
}

private func arguments(of section: Section, _ context: ScreenContext) -> [String] {
  let name = section.name.text
  var arguments = [".\(memberName(name))"] + collapseArgument(of: section)
  let boundaries = Boundary.Place.allCases.compactMap { Boundary(section, $0, context.file) }
  for boundary in boundaries where boundary.type != nil {
    arguments.append(
      "\(boundary.place.rawValue): \(boundary.name).map { .\(boundary.name)($0) }")
  }
  let fixed = boundaries.filter { $0.type == nil }.map { boundary in
    "fixed\(capitalized(boundary.place.rawValue)): .\(boundary.name)"
  }
  let leftOut = itemLeftOut(of: section, in: escapedIdentifier(name), context)
  let stays = context.namesOfTargets.contains(name) ? ["staysWhenEmpty: true"] : []
  guard !section.cells.isEmpty else { return arguments + fixed }
  return arguments + ["items: \(items(of: section, in: escapedIdentifier(name), context))"] + fixed
    + leftOut + stays
}

/// Returns the items of a section as items of the screen.
private func items(
  of section: Section, in property: String, _ context: ScreenContext
) -> String {
  let shown = section.limit.map { "\(property).prefix(\($0))" } ?? property
  if context.showsAllKinds(section) {
    return section.limit == nil ? shown : "Array(\(shown))"
  }
  let item =
    section.cells.count > 1
    ? "$0.screenItem"
    : ".\(memberName(context.itemCase(of: context.file.module[section.cells[0]], in: section)))($0)"
  return "\(shown).map { \(item) }"
}

/// Returns the ID of the first item beyond the section's limit, if cells can be moved to its end.
///
///     itemLeftOut: today.dropFirst(3).first.map { .task($0.id) }
private func itemLeftOut(
  of section: Section, in property: String, _ context: ScreenContext
) -> [String] {
  guard let limit = section.limit, !section.cells.isEmpty,
    section.reorder != nil || context.namesOfTargets.contains(section.name.text)
  else { return [] }
  let id =
    section.cells.count > 1
    ? "$0.id"
    : ".\(memberName(context.itemCase(of: context.file.module[section.cells[0]], in: section)))($0.id)"
  return ["itemLeftOut: \(property).dropFirst(\(limit)).first.map { \(id) }"]
}

/// Returns the argument for the initial state of a collapsible section; empty for other sections.
private func collapseArgument(of section: Section) -> [String] {
  let isCollapsed: String
  switch section.collapse?.initially {
  case nil: return []
  case .expanded: isCollapsed = "false"
  case .collapsed: isCollapsed = "true"
  case .field(let field):
    let member = "section.\(fieldName(field))"
    isCollapsed = field.type.isOptional ? "\(member) ?? false" : member
  }
  return ["isCollapsed: \(isCollapsed)"]
}

/// Returns the arguments for the content of a repeated section, which is called `section`.
///
/// - Parameter edges: Its header and footer.
private func repeatedArguments(
  of section: Section, _ edges: [String], _ context: ScreenContext
) -> [String] {
  var arguments = ["repeated: .\(memberName(section.name.text))(section.id)"]
  if case .cases(let field, _) = section.layout {
    arguments.append("layout: section.\(fieldName(field))")
  }
  if let index = section.index {
    arguments.append("indexTitle: section.\(fieldName(index))")
  }
  arguments += collapseArgument(of: section)
  return arguments + edges + ["items: \(items(of: section, in: "section.items", context))"]
    + itemLeftOut(of: section, in: "section.items", context)
}

/// Returns the name of a field of repeated data as a member of the section; names that a section itself
/// declares refer to its data.
private func fieldName(_ field: Field) -> String {
  let name = memberName(field.name.text)
  return ["data", "items", "id"].contains(field.name.text) ? "data.\(name)" : name
}

extension Boundary {
  /// True while the text is present, by the data of its section.
  fileprivate var isPresent: Value<Flag> {
    guard case .phrase(let text, _, _) = shown, text.mayBeNil else { return .constant(true) }
    return text.isPresent
  }

  /// Returns the header or footer of a repeated section, after writing the lines that it needs.
  ///
  /// - Parameter data: The data that the section is repeated for.
  fileprivate func repeatedValue(
    _ data: String, _ context: ScreenContext, _ w: SwiftWriter
  ) -> String {
    let value = type.map { _ in ".\(name)(\(data))" } ?? ".\(name)"
    let isPresent = isPresent
    if isPresent.constant == true { return value }
    let condition = isPresent.swift(
      context.file, named: "has\(capitalized(place.rawValue))", w)
    return "\(operand(condition)) ? \(value) : nil"
  }
}
