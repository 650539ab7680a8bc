/// Writes the names of a screen's data sources.
///
///     /// Shows a `ListingContent` in a collection view.
///     public typealias ListingDataSource = CollectionDataSource<ListingViewCreator>
func renderDataSources(_ context: ScreenContext, _ w: SwiftWriter) {
  let content = withArticle(context.contentType)
  renderDoc("What the \(context.name) screen has to show: content, or why there is none.", w)
  w.typealias(
    "\(context.access)typealias \(context.name)State = ListState", generic: context.contentType)
  w.gap()
  if context.hasCollection {
    renderDoc("Shows \(content) in a collection view.", w)
    w.typealias(
      "\(context.access)typealias \(context.name)DataSource = CollectionDataSource",
      generic: context.viewCreatorType)
    w.gap()
  }
  if context.hasTable {
    renderDoc("Shows \(content) in a table view.", w)
    w.typealias(
      "\(context.access)typealias \(context.name)TableDataSource = TableDataSource",
      generic: context.viewCreatorType)
  }
}

extension SwiftWriter {
  /// Writes another name for a generic type.
  fileprivate func `typealias`(_ head: String, generic argument: String) {
    let whole = "\(head)<\(argument)>"
    guard !fits(whole) else { return line(whole) }
    line("\(head)<")
    indented.line(argument)
    line(">")
  }
}
