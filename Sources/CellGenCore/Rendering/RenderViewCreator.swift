/// Writes the class that makes the views of a screen.
///
///     /// Makes the cells, headers and footers of the Listing screen.
///     @MainActor
///     public final class ListingViewCreator: CollectionViewCreator {
///       public typealias Content = ListingContent
///
///       /// Called with everything that the views report.
///       public var onAction: ActionHandler<ListingAction>?
///
///       private let titleCells = CellKind<TitleCellModel>(
///         reuseIdentifier: "Listing.Title", accessibilityIdentifier: "listing.title")
///       …
///     }
func renderViewCreator(_ context: ScreenContext, _ w: SwiftWriter) {
  let access = context.access
  renderDoc("Makes the \(context.parts) of the \(context.name) screen.", w)
  w.line("@MainActor")
  let conformances =
    (context.hasCollection ? ["CollectionViewCreator"] : [])
    + (context.hasTable ? ["TableViewCreator"] : [])
  w.type("\(access)final class \(context.viewCreatorType)", conformances) { w in
    w.line("\(access)typealias Content = \(context.contentType)")
    w.gap()
    renderDoc("Called with everything that the views report.", w)
    w.line("\(access)var onAction: ActionHandler<\(context.actionType)>?")
    w.gap()
    for view in context.cells { renderCellKind(of: view, context, w) }
    w.gap()
    for view in context.boundaryViews { renderHeaderFooterKind(of: view, context, w) }
    if context.file.isExported {
      w.gap()
      w.line("\(access)init() {}")
    }
    if context.hasCollection { renderCollectionFunctions(context, w) }
    if context.hasTable { renderTableFunctions(context, w) }
  }
}

extension View {
  /// The property of a creator that makes its cells.
  var cellsProperty: String { caseName + "Cells" }
  /// The property of a creator that makes its headers and footers.
  var viewsProperty: String { caseName + "Views" }
}

private func renderCellKind(of view: View, _ context: ScreenContext, _ w: SwiftWriter) {
  let identifier = context.accessibilityIdentifier(view.caseName)
  let accessibility =
    if case .only = view.identity {
      "accessibilityIdentifier: \(identifier)"
    } else {
      "accessibilityPrefix: \(identifier)"
    }
  w.call(
    "private let \(view.cellsProperty) = CellKind", generic: view.cellModelType,
    ["reuseIdentifier: \(reuseIdentifier(of: view, context))", accessibility])
}

private func renderHeaderFooterKind(of view: View, _ context: ScreenContext, _ w: SwiftWriter) {
  w.call(
    "private let \(view.viewsProperty) = HeaderFooterKind",
    generic: context.file.shownBy(view).viewType,
    ["reuseIdentifier: \(reuseIdentifier(of: view, context))"])
}

private func reuseIdentifier(of view: View, _ context: ScreenContext) -> String {
  swiftLiteral("\(context.name).\(view.name.text)")
}

// MARK: - Containers

private func renderCollectionFunctions(_ context: ScreenContext, _ w: SwiftWriter) {
  w.gap()
  renderCell("collectionView: UICollectionView", "UICollectionViewCell", context, w)
  guard !context.boundaries.isEmpty else { return }
  w.gap()
  renderHeaderFooterView(
    ["ofKind kind: String", "at indexPath: IndexPath", "in collectionView: UICollectionView"],
    "UICollectionReusableView",
    arguments: ["ofKind: kind", "at: indexPath", "in: collectionView"], context, w)
  w.gap()
  renderUpdate("UICollectionReusableView", context, w)
}

private func renderTableFunctions(_ context: ScreenContext, _ w: SwiftWriter) {
  w.gap()
  w.block("\(context.access)func register(in tableView: UITableView)") { w in
    for view in context.cells { w.line("\(view.cellsProperty).register(in: tableView)") }
    for view in context.boundaryViews { w.line("\(view.viewsProperty).register(in: tableView)") }
  }
  w.gap()
  renderCell("tableView: UITableView", "UITableViewCell", context, w)
  guard !context.boundaries.isEmpty else { return }
  w.gap()
  renderHeaderFooterView(
    ["in tableView: UITableView"], "UITableViewHeaderFooterView", arguments: ["in: tableView"],
    context, w)
  w.gap()
  renderUpdate("UITableViewHeaderFooterView", context, w)
}

// MARK: - Functions

/// Writes the function that makes a cell in a container.
///
///     case .title(let model):
///       titleCells.cell(for: model, at: indexPath, in: tableView) { [weak self] in
///         self?.onAction?(.title(model.id, $0))
///       }
private func renderCell(
  _ container: String, _ cell: String, _ context: ScreenContext, _ w: SwiftWriter
) {
  let containerName = container.prefix { $0 != ":" }
  w.function(
    "\(context.access)func cell",
    ["for item: \(context.itemType)", "at indexPath: IndexPath", "in \(container)"],
    " -> \(cell)"
  ) { w in
    w.switch("item", over: context.cells) { view, w in
      let name = memberName(view.caseName)
      w.line("case .\(name)(let model):")
      let reports = !context.actions(of: view).isEmpty
      w.indented.call(
        "\(view.cellsProperty).cell",
        ["for: model", "at: indexPath", "in: \(containerName)"],
        reporting: reports ? ".\(name)(model.id, $0)" : nil)
    }
  }
}

/// Writes the function that makes a header or footer in a container.
///
///     case .reviewsHeader(let data):
///       sectionHeaderViews.view(
///         for: data, in: tableView, accessibilityIdentifier: "listing.reviews.header")
private func renderHeaderFooterView(
  _ parameters: [String], _ result: String, arguments: [String], _ context: ScreenContext,
  _ w: SwiftWriter
) {
  w.function(
    "\(context.access)func headerFooterView",
    ["for headerFooter: \(context.headerFooterType)"] + parameters, " -> \(result)"
  ) { w in
    w.switch("headerFooter", over: context.boundaries) { boundary, w in
      let data = shownData(of: boundary.view, context)
      let identifier = context.accessibilityIdentifier(
        "\(boundary.section.name.text).\(boundary.place.rawValue)")
      w.line("case .\(boundary.name)(let \(data.name)):")
      let reports = !context.actions(of: boundary.view).isEmpty
      w.indented.call(
        "\(boundary.view.viewsProperty).view",
        ["for: \(data.value)"] + arguments + ["accessibilityIdentifier: \(identifier)"],
        reporting: reports ? ".\(boundary.name)($0)" : nil)
    }
  }
}

/// Writes the function that shows new data in a header or footer of a container.
///
///     case .reviewsHeader(let data): sectionHeaderViews.update(view, with: data)
private func renderUpdate(_ view: String, _ context: ScreenContext, _ w: SwiftWriter) {
  w.function(
    "\(context.access)func update",
    ["_ view: \(view)", "with headerFooter: \(context.headerFooterType)"]
  ) { w in
    w.switch("headerFooter", over: context.boundaries) { boundary, w in
      let data = shownData(of: boundary.view, context)
      w.caseLine(
        ".\(boundary.name)(let \(data.name))",
        "\(boundary.view.viewsProperty).update(view, with: \(data.value))")
    }
  }
}

/// The name of what a header or footer is given, and the data that its view is configured with.
private func shownData(
  of view: View, _ context: ScreenContext
) -> (name: String, value: String) {
  guard case .mapped(let target, let map) = view.presentation else { return ("data", "data") }
  return ("model", mappedData(map, for: context.file.module[target]))
}

extension SwiftWriter {
  /// Writes a call with, where there is an action to report, a closure that reports it.
  fileprivate func call(_ callee: String, _ arguments: [String], reporting action: String?) {
    guard let action else { return call(callee, arguments) }
    let whole = "\(callee)(\(arguments.joined(separator: ", ")))"
    let report = { (w: SwiftWriter) in w.call("self?.onAction?", [action]) }
    if fits("\(whole) { [weak self] in") {
      block(whole, parameters: "[weak self] in", report)
    } else {
      line("\(callee)(")
      indented.fill(arguments, end: "")
      block(")", parameters: "[weak self] in", report)
    }
  }
}
