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
///         reuseIdentifier: "Listing.Title",
///         accessibilityIdentifier: { ListingAccessibilityID.title($0) })
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
    w.line("\(access)typealias Action = \(context.actionType)")
    w.gap()
    renderDoc("Called with everything that the screen reports.", w)
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
    if !context.boundaries.isEmpty {
      w.gap()
      renderUpdate(context, w)
    }
    renderSelection(context, w)
    renderSwipes(context, w)
    renderPlaceholders(context, w)
  }
}

extension View {
  /// The property of a creator that makes its cells.
  var cellsProperty: String { caseName + "Cells" }
  /// The property of a creator that makes its headers and footers.
  var viewsProperty: String { caseName + "Views" }
}

/// Writes the property that makes a view's cells.
///
///     private let photoCells = CellKind<PhotoCellModel>(
///       reuseIdentifier: "Listing.Photo",
///       accessibilityIdentifier: { ListingAccessibilityID.photo($0) })
private func renderCellKind(of view: View, _ context: ScreenContext, _ w: SwiftWriter) {
  let constant = "\(context.accessibilityType).\(memberName(view.caseName))"
  let isOnly = if case .only = view.identity { true } else { false }
  let callee = "private let \(view.cellsProperty) = CellKind"
  let arguments =
    ["reuseIdentifier: \(reuseIdentifier(of: view, context))"]
    + (context.isInList(view) ? ["isInList: true"] : [])
  let closure =
    "accessibilityIdentifier: { \(isOnly ? "_ in \(constant)" : "\(constant)($0)") }"
  if w.indented.fits(closure + ")") {
    return w.call(callee, generic: view.cellModelType, arguments + [closure])
  }
  w.open(callee, generic: view.cellModelType)
  w.indented.fill(arguments, end: ",")
  w.indented.block(
    "accessibilityIdentifier:", end: "})", parameters: isOnly ? "_ in" : ""
  ) { w in
    if isOnly { w.line(constant) } else { w.call(constant, ["$0"]) }
  }
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
  renderRegister("collectionView: UICollectionView", context, w)
  w.gap()
  renderCell("collectionView: UICollectionView", "UICollectionViewCell", context, w)
  guard !context.boundaries.isEmpty else { return }
  w.gap()
  renderHeaderFooterView(
    ["ofKind kind: String", "at indexPath: IndexPath", "in collectionView: UICollectionView"],
    "UICollectionReusableView",
    arguments: ["ofKind: kind", "at: indexPath", "in: collectionView"], context, w)
}

private func renderTableFunctions(_ context: ScreenContext, _ w: SwiftWriter) {
  renderRegister("tableView: UITableView", context, w)
  w.gap()
  renderCell("tableView: UITableView", "UITableViewCell", context, w)
  guard !context.boundaries.isEmpty else { return }
  w.gap()
  renderHeaderFooterView(
    ["in tableView: UITableView"], "UITableViewHeaderFooterView", arguments: ["in: tableView"],
    context, w)
}

/// Writes the function that registers all kinds in a container.
private func renderRegister(_ container: String, _ context: ScreenContext, _ w: SwiftWriter) {
  let name = container.prefix { $0 != ":" }
  let kinds = context.cells.map(\.cellsProperty) + context.boundaryViews.map(\.viewsProperty)
  w.gap()
  w.block("\(context.access)func register(in \(container))") { w in
    for kind in kinds { w.line("\(kind).register(in: \(name))") }
  }
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
    guard !context.cells.isEmpty else {
      // A `switch` over an enum without cases would be code that never runs, of which Swift warns.
      return w.line("// The screen has no cells: there is no item to call this with.")
    }
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
      let identifier = "\(context.accessibilityType).\(boundary.name)"
      w.line("case .\(boundary.name)(let \(data.name)):")
      let reports = !context.actions(of: boundary.view).isEmpty
      w.indented.call(
        "\(boundary.view.viewsProperty).view",
        ["for: \(data.value)"] + arguments + ["accessibilityIdentifier: \(identifier)"],
        reporting: reports ? ".\(boundary.name)($0)" : nil)
    }
  }
}

/// Writes the function that shows new data in a header or footer.
///
///     case .reviewsHeader(let data): sectionHeaderViews.update(view, with: data)
private func renderUpdate(_ context: ScreenContext, _ w: SwiftWriter) {
  w.function(
    "\(context.access)func update",
    ["_ view: UIView", "with headerFooter: \(context.headerFooterType)"]
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
