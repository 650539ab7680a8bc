/// Writes the layout of a screen; sections with a custom layout become parameters.
///
///     /// The layout of the Listing screen.
///     @MainActor
///     public enum ListingLayout {
///       public static func make() -> UICollectionViewCompositionalLayout {
///         ScreenLayout<ListingContent>.make { section in
///           switch section.section {
///           case .header: section.list()
///           }
///         }
///       }
///
///       public static func makeTableView(frame: CGRect = .zero) -> UITableView {
///         UITableView(frame: frame, style: .plain)
///       }
///     }
func renderScreenLayout(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("The layout of the \(context.name) screen.", w)
  w.line("@MainActor")
  w.block("\(context.access)enum \(context.layoutType)") { w in
    if context.hasCollection { renderCollectionLayout(context, w) }
    if let table = context.screen.table {
      w.gap()
      renderTableView(table, context, w)
    }
  }
}

private func renderCollectionLayout(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("The layout of its collection view.", w)
  renderSignature(context, w) { w in
    let make = "ScreenLayout<\(context.contentType)>.make"
    let sections = { (w: SwiftWriter) in
      w.switch("section.section", over: context.screen.sections) { section, w in
        w.layout(of: section, context)
      }
    }
    let points = context.screen.sectionSpacing
    let spacing = points.isZero ? nil : "spacing: \(points.swift(context.file))"
    let tables = [("backgrounds", backgrounds(context)), ("pinned", pinnedEdges(context))].filter {
      !$0.1.isEmpty
    }
    let inline = [spacing].compactMap(\.self) + tables.map(inlineTable)
    let whole: SwiftLine =
      inline.isEmpty ? "\(make)" : "\(make)(\(inline.joined(separator: ", ")))"
    if tables.isEmpty || w.fits("\(whole) { section in") {
      return w.block(whole, parameters: "section in", sections)
    }
    w.line("\(make)(")
    if let spacing { w.indented.line("\(spacing),") }
    for (index, table) in tables.enumerated() {
      w.indented.table(table, end: index == tables.count - 1 ? "" : ",")
    }
    w.block(")", parameters: "section in", sections)
  }
}

/// An argument whose value is a dictionary, with its elements.
private typealias Table = (label: String, elements: [TableElement])

/// An element of a dictionary: a value, or a call.
private struct TableElement {
  var text: String
  /// The arguments; empty for a value that isn't a call.
  var arguments: [String] = []

  var inline: String {
    arguments.isEmpty ? text : "\(text)(\(arguments.joined(separator: ", ")))"
  }
}

private func inlineTable(_ table: Table) -> String {
  "\(table.label): [\(table.elements.map(\.inline).joined(separator: ", "))]"
}

extension SwiftWriter {
  fileprivate func table(_ table: (label: String, elements: [TableElement]), end: String) {
    let whole: SwiftLine = "\(inlineTable(table))\(end)"
    if fits(whole) { return line(whole) }
    line("\(table.label): [")
    let comma = table.elements.count > 1 ? "," : ""
    for element in table.elements {
      if element.arguments.isEmpty {
        indented.line("\(element.text)\(comma)")
      } else {
        indented.call(element.text, element.arguments, end: comma)
      }
    }
    line("]\(end)")
  }
}

/// Returns the edges of sections whose header or footer stays in view, as dictionary elements.
private func pinnedEdges(_ context: ScreenContext) -> [TableElement] {
  context.screen.sections.compactMap { section in
    let edges = [(section.header, ".top"), (section.footer, ".bottom")].filter {
      $0.0?.isPinned == true
    }.map(\.1)
    guard !edges.isEmpty else { return nil }
    let value = edges.count == 1 ? edges[0] : "[\(edges.joined(separator: ", "))]"
    return TableElement(text: ".\(memberName(section.name.text)): \(value)")
  }
}

/// Returns the backgrounds of sections, as dictionary elements.
private func backgrounds(_ context: ScreenContext) -> [TableElement] {
  context.screen.sections.compactMap { section in
    section.background.map {
      TableElement(
        text: ".\(memberName(section.name.text)): CellLook", arguments: $0.arguments(context.file))
    }
  }
}

extension SectionBackground {
  fileprivate func arguments(_ context: RenderContext) -> [String] {
    var arguments: [String] = []
    if let color { arguments.append("background: \(color.swift(context))") }
    if !cornerRadius.isZero { arguments.append("cornerRadius: \(cornerRadius.swift(context))") }
    if let border {
      arguments += [
        "borderColor: \(border.color.swift(context))",
        "borderWidth: \(border.width.swift(context))",
      ]
    }
    if let insets { arguments.append("insets: \(swiftText(insets, context))") }
    return arguments
  }
}

private func renderTableView(
  _ table: TableAppearance, _ context: ScreenContext, _ w: SwiftWriter
) {
  let make: SwiftLine = "UITableView(frame: frame, style: .\(memberName(table.style)))"
  renderDoc("Creates a table view in the screen's style.", w)
  w.block("\(context.access)static func makeTableView(frame: CGRect = .zero) -> UITableView") { w in
    let settings =
      tableSettings(table.height, context.file) + tableSettings(table.separators, context.file)
    guard !settings.isEmpty else { return w.line(make) }
    w.line("let tableView = \(make)")
    for (property, value) in settings { w.assign("tableView.\(property)", "\(value)") }
    w.line("return tableView")
  }
}

/// Returns the heights of a table's rows that differ from UIKit's default.
///
/// - Source: `rowHeight` is "the default height in points of each row in the table view" (Apple,
///   `UITableView.rowHeight`), which the data source of a screen leaves to the table view.
private func tableSettings(
  _ height: CellHeight?, _ context: RenderContext
) -> [(property: String, value: String)] {
  switch height {
  case .fixed(let points)?: [("rowHeight", points.swift(context))]
  case .estimated(let points)?: [("estimatedRowHeight", points.swift(context))]
  case nil: []
  }
}

/// Returns the separator settings that differ from UIKit's defaults.
private func tableSettings(
  _ separators: ListSeparators, _ context: RenderContext
) -> [(property: String, value: String)] {
  guard separators.isShown else { return [("separatorStyle", ".none")] }
  let insets = [
    ("separatorInset.left", separators.inset?.leading),
    ("separatorInset.right", separators.inset?.trailing),
  ]
  return insets.compactMap { property, inset in inset.map { (property, $0.swift(context)) } }
    + (separators.color.map { [("separatorColor", $0.swift(context))] } ?? [])
}

/// Writes the function around the layout, with a parameter for each section with a custom layout.
///
///     public static func make(
///       photos: @escaping @MainActor (LayoutSection<ListingSection>) -> NSCollectionLayoutSection
///     ) -> UICollectionViewCompositionalLayout {
private func renderSignature(
  _ context: ScreenContext, _ w: SwiftWriter, _ body: (SwiftWriter) -> Void
) {
  let parameters = layoutParameters(context)
  let name: SwiftLine = "\(context.access)static func make("
  let result: SwiftLine = ") -> UICollectionViewCompositionalLayout"
  guard !parameters.isEmpty else { return w.block("\(name)\(result)", body) }
  w.line(name)
  renderParameters(parameters, context, w.indented)
  w.block(result, body)
}

/// A parameter for a section whose layout the app makes.
package struct LayoutParameter {
  /// The name of the section, which labels the argument.
  package let section: String

  /// True if the name clashes with a parameter of the closure around the call.
  private var hasOwnName: Bool { section == "section" }

  /// The name of the parameter inside the function.
  var name: String { hasOwnName ? "makeSection" : section }

  /// The declaration of the parameter.
  var declaration: String { hasOwnName ? "section makeSection" : parameterName(section) }

  /// The argument that passes it on under its label.
  var argument: String { "\(labelName(section)): \(escapedIdentifier(name))" }
}

/// Writes the parameters for the sections with custom layouts.
func renderParameters(
  _ parameters: [LayoutParameter], _ context: ScreenContext, _ w: SwiftWriter
) {
  for (index, parameter) in parameters.enumerated() {
    let end = index == parameters.count - 1 ? "" : ","
    renderParameter(parameter.declaration, end: end, context, w)
  }
}

private func renderParameter(
  _ name: String, end: String, _ context: ScreenContext, _ w: SwiftWriter
) {
  let argument = "@escaping @MainActor (LayoutSection<\(context.sectionType)>) ->"
  let result = "NSCollectionLayoutSection\(end)"
  if w.fits("\(name): \(argument) \(result)") {
    w.line("\(name): \(argument) \(result)")
  } else {
    w.line("\(name):")
    w.indented.pair("\(argument)", "\(result)", indent: false)
  }
}

/// Returns the parameters for the sections with custom layouts.
package func layoutParameters(_ context: ScreenContext) -> [LayoutParameter] {
  context.screen.sections.compactMap { section in
    guard section.layout.isCustom else { return nil }
    return LayoutParameter(section: section.name.text)
  }
}

extension SwiftWriter {
  /// Writes the case that makes a section's layout.
  fileprivate func layout(of section: Section, _ screen: ScreenContext) {
    let context = screen.file
    let name = section.name.text
    let function = calledName(LayoutParameter(section: name).name)
    let head = "case .\(memberName(name)):"
    guard case .cases(let field, let cases) = section.layout else {
      return layout(section.layout, of: section, after: head, custom: function, screen)
    }
    line("\(head)")
    // The pattern for all other cases comes last.
    let others = cases.filter { $0.pattern != .else } + cases.filter { $0.pattern == .else }
    let first = others.enumerated().lazy.compactMap { position, each in
      each.line(context).map { $0 - position - 1 }
    }.first
    located(at: first, context) {
      indented.switch("section.layoutValue(as: \(field.type).self)") { w in
        for each in others {
          w.layout(
            each.layout, of: section, after: each.pattern.swift, custom: function, screen)
        }
      }
    }
  }

  /// Writes the layout of a case, on one line if it fits.
  private func layout(
    _ layout: SectionLayout, of section: Section, after head: String, custom function: String,
    _ screen: ScreenContext
  ) {
    let (callee, arguments) = layoutCall(layout, custom: function, screen.file)
    if case .grid(let grid) = layout, !grid.spans.isEmpty {
      line("\(head)")
      return indented.call(callee, arguments, spans: grid.spans, in: section, screen)
    }
    let whole: SwiftLine = "\(head) \(callee)(\(arguments.joined(separator: ", ")))"
    if fits(whole) { return line(whole) }
    line("\(head)")
    indented.call(callee, arguments)
  }
}

extension SwiftWriter {
  /// Writes the call that makes a grid in which some cells span several columns.
  ///
  ///     section.grid(columns: 2, spacing: 8) { (id: ShopItem.ID) in
  ///       switch id {
  ///       case .advert: .all
  ///       default: .columns(1)
  ///       }
  ///     }
  fileprivate func call(
    _ callee: String, _ arguments: [String], spans: [GridSpan], in section: Section,
    _ screen: ScreenContext
  ) {
    let parameters = "(id: \(screen.itemType).ID) in"
    let whole: SwiftLine = "\(callee)(\(arguments.joined(separator: ", ")))"
    let body = { (w: SwiftWriter) in w.spans(spans, in: section, screen) }
    if fits("\(whole) { \(parameters)") { return block(whole, parameters: parameters, body) }
    line("\(callee)(")
    indented.fill(arguments, end: "")
    block(")", parameters: parameters, body)
  }

  /// Writes the `switch` over the IDs of a screen's items that returns the number of columns that a cell
  /// spans.
  private func spans(_ spans: [GridSpan], in section: Section, _ screen: ScreenContext) {
    let cases = spans.map { span in
      (screen.itemCase(of: screen.file.module[span.view], in: section), span.width)
    }
    self.switch("id") { w in
      for (name, width) in cases { w.caseLine(".\(memberName(name))", "\(swiftText(width))") }
      let isWhole = screen.items.allSatisfy { item in cases.contains { $0.0 == item.caseName } }
      if !isWhole { w.line("default: .columns(1)") }
    }
  }
}

private func swiftText(_ width: GridSpan.Width) -> String {
  switch width {
  case .columns(let count): ".columns(\(count))"
  case .all: ".all"
  }
}

extension LayoutCase {
  /// Returns the line of a case that only the compiler can check.
  fileprivate func line(_ context: RenderContext) -> Int? {
    if case .named = pattern { context.line(of: span) } else { nil }
  }
}

/// Returns the call of the function that makes a section's layout.
private func layoutCall(
  _ layout: SectionLayout, custom function: String, _ context: RenderContext
) -> (callee: String, arguments: [String]) {
  switch layout {
  case .list(let list): ("section.list", listArguments(list, context))
  case .grid(let grid):
    (
      "section.grid",
      [swiftText(grid.columns, context)]
        + commonArguments(
          grid.spacing, lines: grid.lineSpacing, grid.insets, grid.height, context)
    )
  case .waterfall(let waterfall):
    (
      "section.waterfall",
      [swiftText(waterfall.columns, context)]
        + commonArguments(waterfall.spacing, waterfall.insets, nil, context)
    )
  case .carousel(let carousel):
    (
      "section.carousel",
      ["width: \(swiftText(carousel.width, context))"]
        + (carousel.rows == .literal(1) ? [] : ["rows: \(carousel.rows.swift(context))"])
        + commonArguments(carousel.spacing, carousel.insets, carousel.height, context)
        + pagingArguments(carousel.paging)
    )
  case .custom: (function, ["section"])
  case .cases: preconditionFailure("a case has one layout")
  }
}

private func swiftText(_ columns: GridLayout.Columns, _ context: RenderContext) -> String {
  switch columns {
  case .count(let count): "columns: \(count.swift(context))"
  case .minWidth(let width): "minWidth: \(width.swift(context))"
  }
}

/// Returns the arguments of a list: at most a height for the plain list, which iOS 13 also supports.
private func listArguments(_ list: ListLayout, _ context: RenderContext) -> [String] {
  let height = list.height.map { ["height: \($0.swift(context))"] } ?? []
  guard list.appearance != "plain" || list.separators != ListSeparators() else { return height }
  let look =
    (list.separators.inset?.arguments(context) ?? [])
    + (list.separators.color.map { ["color: \($0.swift(context))"] } ?? [])
  let separators =
    list.separators.isShown
    ? look.isEmpty ? [] : ["separators: CellSeparator(\(look.joined(separator: ", ")))"]
    : ["showsSeparators: false"]
  return [".\(memberName(list.appearance))"] + separators + height
}

private func pagingArguments(_ paging: CarouselLayout.Paging) -> [String] {
  paging == .continuousGroupLeadingBoundary ? [] : ["paging: .\(paging.rawValue)"]
}

private func commonArguments(
  _ spacing: Number, lines: Number? = nil, _ insets: Insets?, _ height: CellHeight?,
  _ context: RenderContext
) -> [String] {
  ["spacing: \(spacing.swift(context))"]
    + (lines.map { ["lineSpacing: \($0.swift(context))"] } ?? [])
    + (insets.map { ["insets: \(swiftText($0, context))"] } ?? [])
    + (height.map { ["height: \(swiftText($0, context))"] } ?? [])
}

private func swiftText(_ height: CellHeight, _ context: RenderContext) -> String {
  switch height {
  case .fixed(let points): ".absolute(\(points.swift(context)))"
  case .estimated(let points): ".estimated(\(points.swift(context)))"
  }
}

private func swiftText(_ width: CarouselLayout.Width, _ context: RenderContext) -> String {
  switch width {
  case .points(let points): ".absolute(\(points.swift(context)))"
  case .fraction(let fraction): ".fractionalWidth(\(swiftText(fraction)))"
  case .content(let estimate): ".estimated(\(estimate.swift(context)))"
  }
}
