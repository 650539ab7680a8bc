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
  /// What is told of the cells.
  public var hooks = ListHooks<Content.Item.ID>()
  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }

  private let tableView: UITableView
  private let diffable: CellGenTableScreen<Content>
  private let sizes = CellGenSizes()
  private let updates = CellGenUpdates()
  private var end = CellGenEndDetector()

  public init(tableView: UITableView, creator: Creator) {
    self.tableView = tableView
    self.creator = creator
    let shown = CellGenShownContent<Content>()
    let updates = updates
    creator.register(in: tableView)
    diffable = CellGenTableScreen(tableView: tableView, shown: shown) { tableView, indexPath, id in
      guard let item = shown.itemToDisplay(for: id) else { return nil }
      let cell = updates.answer { creator.cell(for: item, at: indexPath, in: tableView) }
      CellGenHosted.inside(cell)?.itemID = id
      return cell
    }
    super.init()
    diffable.canEdit = { [weak self] in self?.canEdit($0) ?? false }
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Plain tables pad each header from iOS 15 on, by some reports (Nexters/tidify-iOS#62) also one
    // without a height, which all sections of this screen have.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      tableView.sectionHeaderTopPadding = 0
    }
  }

  /// What was applied last. In the middle of an update it may not be shown yet.
  public private(set) var state = ListState<Content>.content(Content())

  /// The content that was applied last; nothing where that is another state. In the middle of an
  /// update it may not be shown yet.
  public var content: Content { state.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    diffable.itemIdentifier(for: indexPath).flatMap { diffable.shown.items[$0] }
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    diffable.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    diffable.shownSection(at: index)
  }

  /// The size of an item's cell in a container of a width, without a cell; nil while the item is not
  /// shown.
  ///
  /// - Units: points.
  public func size(for id: Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    diffable.shown.items[id].map { sizes.size(of: $0.model, boundedBy: width) }
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  ///
  /// It may be called at any moment. What is applied by a hook, or by a view that is configured, is
  /// shown when UIKit is done with what it is doing, in the order in which it was applied.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(
      .content(content), animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows content, or what stands in place of it.
  public func apply(
    _ state: ListState<Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    self.state = state
    updates.add(of: self, ifGone: completion) {
      $0.show(state, isAnimated: animatingDifferences, completion: completion)
    }
  }

  private func show(
    _ state: ListState<Content>, isAnimated: Bool, completion: (() -> Void)?
  ) {
    // A table asks for headers and footers only when it loads their section. That an empty batch
    // makes it ask is documented for heights alone, and those who hide headers by one load the data
    // again behind it (peterpaulis/StaticDataTableViewController).
    let changes = diffable.shown.replace(with: state.content, isReloading: true)
    if changes.hasOtherItems { end.itemsChanged() }
    let update = diffable.shown.update
    diffable.apply(changes.snapshot, animatingDifferences: isAnimated) { [weak self] in
      completion?()
      self?.didEnd(update)
    }
    updateHeadersAndFooters(changes, isAnimated: isAnimated)
    tableView.backgroundView = creator.placeholderView(
      for: state, isEmpty: diffable.shown.isEmpty)
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  /// Diffable data sources leave headers and footers alone, so those that have changed are updated
  /// and laid out here.
  private func updateHeadersAndFooters(_ changes: CellGenContentChanges<Content>, isAnimated: Bool)
  {
    let headers = changes.sectionsWithChangedHeaders.compactMap(changes.snapshot.indexOfSection)
    let footers = changes.sectionsWithChangedFooters.compactMap(changes.snapshot.indexOfSection)
    if headers.isEmpty, footers.isEmpty { return }
    for index in headers {
      guard let view = tableView.headerView(forSection: index), let header = header(at: index)
      else { continue }
      creator.update(view, with: header)
    }
    for index in footers {
      guard let view = tableView.footerView(forSection: index), let footer = footer(at: index)
      else { continue }
      creator.update(view, with: footer)
    }
    // Makes the table ask for heights again, as the documentation of `beginUpdates()` says.
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  /// Without animation the end may come while the update is still being carried out.
  private func didEnd(_ update: Int) {
    guard diffable.shown.settle(update) else { return }
    updates.add(of: self) { $0.checkEnd() }
  }

  private func checkEnd() {
    let isEmpty = diffable.shown.items.isEmpty
    guard let nearEnd = hooks.nearEnd,
      end.comesNear(hooks.nearEndDistance, in: tableView, isEmpty: isEmpty)
    else { return }
    nearEnd()
  }

  private func header(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(diffable.shown.content.header(of:))
  }

  private func footer(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(diffable.shown.content.footer(of:))
  }

  /// Where there is no header or footer, plain tables have nothing, and grouped ones UIKit's own gap
  /// between sections: the automatic dimension stands for it, and 0 for no height at all from iOS 11
  /// on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom of older systems,
  /// takes the gap away and lets reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && tableView.style == .plain ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, headers and footers

  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    header(at: index).map(headerFooterView)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    footer(at: index).map(headerFooterView)
  }

  private func headerFooterView(for headerFooter: Content.HeaderFooter) -> UIView {
    updates.answer { creator.headerFooterView(for: headerFooter, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    height(of: header(at: index))
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    height(of: footer(at: index))
  }

  // MARK: UITableViewDelegate, selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    canSelect(indexPath)
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    canSelect(indexPath) ? indexPath : nil
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    creator.report(selected: item, hooks, isEditing: tableView.isEditing) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    hooks.didDeselect?(item.id)
  }

  private func canSelect(_ indexPath: IndexPath) -> Bool {
    creator.canSelect(item(at: indexPath), hooks, isEditing: tableView.isEditing)
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
    let declared = item(at: indexPath).flatMap {
      creator.swipeConfiguration(of: $0, on: edge) { [weak self] in
        self?.diffable.shown.items[$0] != nil
      }
    }
    return declared ?? UISwipeActionsConfiguration(actions: [])
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
    return tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing
      || !creator.swipeActions(of: item, on: .leading).isEmpty
      || !creator.swipeActions(of: item, on: .trailing).isEmpty
  }

  // MARK: UITableViewDelegate, display

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let willDisplay = hooks.willDisplay,
      let id = CellGenHosted.inside(cell)?.itemID as? Content.Item.ID
    else {
      return
    }
    updates.answer { willDisplay(id) }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let didEndDisplaying = hooks.didEndDisplaying,
      let id = CellGenHosted.inside(cell)?.itemID as? Content.Item.ID
    else { return }
    updates.answer { didEndDisplaying(id) }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hooks.didScroll?(scrollView)
    // An update looks when it has ended; before, what is measured may be the content before it.
    if !updates.isRunning { checkEnd() }
  }

  // MARK: UITableViewDataSourcePrefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    updates.answer { hooks.prefetch?(indexPaths.compactMap(diffable.itemIdentifier(for:))) }
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    updates.answer {
      hooks.cancelPrefetching?(indexPaths.compactMap(diffable.itemIdentifier(for:)))
    }
  }
}

/// The diffable data source underneath.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>
{
  let shown: CellGenShownContent<Content>
  var canEdit: ((IndexPath) -> Bool)?

  init(
    tableView: UITableView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.shown = shown
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    fatalError("init(tableView:cellProvider:) is not supported")
  }

  /// The section at a place, by what the table counts, which may be of the time before an update that
  /// is under way.
  func shownSection(at index: Int) -> Content.Section? {
    if #available(iOS 15, *) { return sectionIdentifier(for: index) }
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit?(indexPath) ?? false
  }
}
#endif
