/// Writes the names of a screen's data sources.
///
///     /// Shows a `ListingContent` in a collection view.
///     public typealias ListingDataSource = CollectionDataSource<ListingViewCreator>
func renderDataSources(_ context: ScreenContext, _ w: SwiftWriter) {
  let content = withArticle(context.contentType)
  renderDoc("The state of the \(context.name) screen: content, or the reason there is none.", w)
  w.typealias(
    "\(context.access)typealias \(context.stateType) = ListState", generic: context.contentType)
  w.gap()
  if context.hasCollection {
    renderDoc("Shows \(content) in a collection view.", w)
    w.typealias(
      "\(context.access)typealias \(context.dataSourceType) = CollectionDataSource",
      generic: context.viewCreatorType)
    w.gap()
    renderCollectionInitializer(context, w)
    w.gap()
  }
  if context.hasTable {
    renderDoc("Shows \(content) in a table view.", w)
    w.typealias(
      "\(context.access)typealias \(context.tableDataSourceType) = TableDataSource",
      generic: context.viewCreatorType)
    w.gap()
    renderTableInitializer(context, w)
  }
}

/// Writes the initializer that makes the collection view; sections with a custom layout become its
/// parameters.
///
///     extension ListingDataSource {
///       /// Creates a collection view with the screen's layout, and shows content in it.
///       public convenience init() {
///         self.init(layout: ListingLayout.make())
///       }
///     }
private func renderCollectionInitializer(_ context: ScreenContext, _ w: SwiftWriter) {
  w.block("extension \(context.dataSourceType)") { w in
    renderDoc("Creates a collection view with the screen's layout, and shows content in it.", w)
    let name: SwiftLine = "\(context.access)convenience init("
    let parameters = layoutParameters(context)
    let arguments = parameters.map(\.argument)
    let body = { (w: SwiftWriter) in
      let make = "\(context.layoutType).make"
      let whole: SwiftLine = "self.init(layout: \(make)(\(arguments.joined(separator: ", "))))"
      if w.fits(whole) { return w.line(whole) }
      w.line("self.init(")
      w.indented.line("layout: \(make)(")
      w.indented.indented.fill(arguments, end: "))")
    }
    guard !parameters.isEmpty else { return w.block("\(name))", body) }
    w.line(name)
    renderParameters(parameters, context, w.indented)
    w.block(")", body)
  }
}

private func renderTableInitializer(_ context: ScreenContext, _ w: SwiftWriter) {
  w.block("extension \(context.tableDataSourceType)") { w in
    renderDoc("Creates a table view in the screen's style, and shows content in it.", w)
    w.block("\(context.access)convenience init()") { w in
      w.call("self.init", ["tableView: \(context.layoutType).makeTableView()"])
    }
  }
}

extension SwiftWriter {
  /// Writes a type alias for a generic type.
  fileprivate func `typealias`(_ head: String, generic argument: String) {
    let whole: SwiftLine = "\(head)<\(argument)>"
    guard !fits(whole) else { return line(whole) }
    line("\(head)<")
    indented.line("\(argument)")
    line(">")
  }
}
