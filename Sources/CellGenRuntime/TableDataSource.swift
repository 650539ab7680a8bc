#if canImport(UIKit)
public import UIKit

/// Shows a screen's content in a table view.
///
///     let dataSource = ListingTableDataSource(tableView: tableView, creator: creator)
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the table view does not. It is the table's delegate too, and tells what a delegate
/// is told through ``hooks``.
@MainActor
public final class TableDataSource<Creator: TableViewCreator>: NSObject, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  public typealias Content = Creator.Content

  public let creator: Creator
  private let list: CellGenList<Creator, CellGenTableScreen<Content>>

  /// What is told of the cells.
  public var hooks: ListHooks<Content.Item.ID> {
    get { list.hooks }
    set { list.hooks = newValue }
  }

  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void {
    get { list.onDuplicate }
    set { list.onDuplicate = newValue }
  }

  public init(tableView: UITableView, creator: Creator) {
    self.creator = creator
    creator.register(in: tableView)
    // A table asks for headers and footers only when it loads their section. That an empty batch
    // makes it ask is documented for heights alone, and those who hide headers by one load the data
    // again behind it (peterpaulis/StaticDataTableViewController).
    let shown = CellGenShownContent<Content>(isReloading: true)
    let screen = CellGenTableScreen(tableView: tableView, shown: shown) {
      tableView, indexPath, id in
      shown.cellToDisplay(for: id) { creator.cell(for: $0, at: indexPath, in: tableView) }
    }
    list = CellGenList(creator: creator, container: tableView, screen: screen)
    super.init()
    screen.canEdit = { [weak self] in self?.canEdit($0) ?? false }
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Plain tables pad each header from iOS 15 on, by some reports (Nexters/tidify-iOS#62) also one
    // without a height, which all sections of this screen have.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      tableView.sectionHeaderTopPadding = 0
    }
  }

  /// What was applied last. In the middle of an update it may not be shown yet.
  public var state: ListState<Content> { list.state }

  /// The content that was applied last; nothing where that is another state. In the middle of an
  /// update it may not be shown yet.
  public var content: Content { list.state.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    list.item(at: indexPath)
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    list.screen.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    list.screen.shownSection(at: index)
  }

  /// The size of an item's cell in a container of a width, without a cell; nil while the item is not
  /// shown.
  ///
  /// - Units: points.
  public func size(for id: Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    list.size(for: id, boundedBy: width)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  ///
  /// It may be called at any moment. What is applied by a hook, or by a view that is configured, is
  /// shown when UIKit is done with what it is doing, in the order in which it was applied.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    list.apply(.content(content), isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows content, or what stands in place of it.
  public func apply(
    _ state: ListState<Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    list.apply(state, isAnimated: animatingDifferences, completion: completion)
  }

  // MARK: UITableViewDelegate, headers and footers

  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    list.screen.shownHeader(at: index).map(headerFooterView)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    list.screen.shownFooter(at: index).map(headerFooterView)
  }

  private func headerFooterView(for headerFooter: Content.HeaderFooter) -> UIView {
    list.screen.shown.updates.answer {
      creator.headerFooterView(for: headerFooter, in: list.screen.tableView)
    }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    height(of: list.screen.shownHeader(at: index))
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    height(of: list.screen.shownFooter(at: index))
  }

  /// Where there is no header or footer, plain tables have nothing, and grouped ones UIKit's own gap
  /// between sections: the automatic dimension stands for it, and 0 for no height at all from iOS 11
  /// on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom of older systems,
  /// takes the gap away and lets reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && list.screen.tableView.style == .plain
      ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath)
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    list.canSelect(indexPath) ? indexPath : nil
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list.didSelect(indexPath) { tableView.deselectRow(at: indexPath, animated: true) }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    list.didDeselect(indexPath)
  }

  // MARK: UITableViewDelegate, swipe actions

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeConfiguration(at: indexPath, on: .leading)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeConfiguration(at: indexPath, on: .trailing)
  }

  /// The actions of an edge; an empty configuration for none, since a table takes nil for its own
  /// action to delete.
  private func swipeConfiguration(
    at indexPath: IndexPath, on edge: CellSwipeEdge
  ) -> UISwipeActionsConfiguration {
    list.swipeConfiguration(at: indexPath, on: edge) ?? UISwipeActionsConfiguration(actions: [])
  }

  /// Editing offers to delete a row by its trailing actions, so none without them.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    // Asked outside of editing, too: a row of no style cannot be swiped.
    guard tableView.isEditing, let item = item(at: indexPath) else { return .delete }
    return creator.swipeActions(of: item, on: .trailing).isEmpty ? .none : .delete
  }

  /// A diffable table lets no row be swiped that cannot be edited.
  private func canEdit(_ indexPath: IndexPath) -> Bool {
    guard let item = item(at: indexPath) else { return false }
    let tableView = list.screen.tableView
    return tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing
      || !creator.swipeActions(of: item, on: .leading).isEmpty
      || !creator.swipeActions(of: item, on: .trailing).isEmpty
  }

  // MARK: UITableViewDelegate, display

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.willDisplay)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.didEndDisplaying)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
  }

  // MARK: UITableViewDataSourcePrefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    list.report(indexPaths, to: hooks.prefetch)
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.cancelPrefetching)
  }
}

/// The diffable data source underneath.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let tableView: UITableView
  let shown: CellGenShownContent<Content>
  var canEdit: ((IndexPath) -> Bool)?

  init(
    tableView: UITableView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    self.shown = shown
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    fatalError("init(tableView:cellProvider:) is not supported")
  }

  func shownHeader(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap(shown.content.header(of:))
  }

  func shownFooter(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap(shown.content.footer(of:))
  }

  var isEditing: Bool { tableView.isEditing }

  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let headers = changes.sectionsWithChangedHeaders.compactMap(changes.snapshot.indexOfSection)
    let footers = changes.sectionsWithChangedFooters.compactMap(changes.snapshot.indexOfSection)
    if headers.isEmpty, footers.isEmpty { return }
    let changed =
      headers.map { (tableView.headerView(forSection: $0), shownHeader(at: $0)) }
      + footers.map { (tableView.footerView(forSection: $0), shownFooter(at: $0)) }
    for case (let view?, let headerFooter?) in changed { update(view, headerFooter) }
    // Makes the table ask for heights again, as the documentation of `beginUpdates()` says.
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  func showBehindCells(_ view: UIView?) { tableView.backgroundView = view }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit?(indexPath) ?? false
  }
}
#endif
