#if canImport(UIKit)
public import UIKit

/// Shows the content of a screen in a table view.
///
///     let dataSource = ListingTableDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep a strong reference to it, since the table view does not. It is the table view's delegate; set your
/// own as ``delegate``, and use ``hooks`` to receive the events of cells by their ids.
@MainActor
public final class TableDataSource<Creator: ViewCreator>: NSObject,
  _CellGenDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching
{
  public typealias Content = Creator.Content
  public typealias _Animation = ListAnimation
  public typealias Diffable = UITableViewDiffableDataSource<
    Content.Section, Content.Item.ID
  >

  /// The table view that shows the content.
  public let tableView: UITableView
  public var _list: some _CellGenListing<Creator> { list }
  private let list: CellGenList<Creator, CellGenTableScreen<Content>>
  // part: Dragging
  private var dragging: CellGenTableDragging<Creator>?
  // part end

  /// Called with each cell after it is configured. Setting it calls it with the cells on the screen.
  public var configureCell: (@MainActor (UITableViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in list.screen.visibleCells { configure(cell) }
    }
  }

  /// The delegate for everything that the data source does not decide. Initially, it is the previous delegate
  /// of the table view, such as its `UITableViewController`.
  ///
  /// Methods about what *did* or *will* happen are forwarded after the data source has done its part. Methods
  /// that *ask* are answered by the data source where the screen declares an answer, and by the delegate
  /// elsewhere.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { if list.isInstalled { becomeDelegate() } }
  }

  /// The data source for everything that this one does not answer: index titles, and which rows can be moved.
  /// Initially, it is the previous data source of the table view, such as its `UITableViewController`.
  public weak var fallbackDataSource: (any UITableViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Receives prefetching calls after ``hooks``. Initially, it is the previous one of the table view.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The underlying UIKit data source, for features other than snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  public var diffableDataSource: Diffable { list.screen }

  /// Shows content in an existing table view.
  ///
  /// - Parameters:
  ///   - tableView: the table view; its current delegate becomes ``delegate``.
  ///   - creator: the view creator; nil for the screen's own.
  public init(tableView: UITableView, creator: Creator? = nil) {
    self.tableView = tableView
    CellGenTenants.leave(tableView)
    let found = tableView.dataSource
    // A table requests headers and footers only when it loads their section. It is documented only for
    // heights that an empty batch of updates makes it ask again, and apps that hide headers with such a batch
    // reload the data after it (peterpaulis/StaticDataTableViewController).
    let shown = CellGenShownContent<Content>(isReloading: true)
    weak var maker: CellGenList<Creator, CellGenTableScreen<Content>>?
    let screen = CellGenTableScreen(tableView: tableView, shown: shown) {
      _, indexPath, id in
      shown.cellToDisplay(for: id) { maker?.tableViewCell(for: $0, at: indexPath) }
    }
    list = CellGenList(creator: creator ?? Creator(), container: tableView, screen: screen)
    maker = list
    super.init()
    screen.canEdit = { [weak self] in self?.canEdit($0) ?? false }
    // part: Moving
    screen.canMove = { [weak list] in list?.canMoveRow(from: $0) ?? false }
    screen.didMove = { [weak list] in list?.reportMove(of: [$0], from: $1) }
    // part end
    // part: Editing
    screen.delete = { [weak list] in list?.reportDeletion(at: $0) }
    // part end
    screen.leave = { [weak list] in list?.leaveContainer() }
    list.didConfigure = { [weak self] cell in self?.configure(cell) }
    delegate = tableView.delegate
    prefetchDataSource = tableView.prefetchDataSource
    screen.fallback = found
    list.didInstall = { [weak self] in self?.didInstall() }
    list.install()
  }

  private func didInstall() {
    // part: Dragging
    setUpDragging()
    // part end
    becomeDelegate()
    tableView.prefetchDataSource = self
    list.fittings.add { [weak self] in self?.stopListening() }
    // As in ``CellGenTableScreen/prepare(for:)``, for screens where no section can have a header.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      list.fittings.set(\.sectionHeaderTopPadding, of: tableView, to: 0)
    }
  }

  /// Restores the delegates that the table view would have without the data source.
  private func stopListening() {
    list.screen.giveBackPadding()
    if tableView.delegate === self { tableView.delegate = delegate }
    if tableView.prefetchDataSource === self { tableView.prefetchDataSource = prefetchDataSource }
    // part: Dragging
    if tableView.dragDelegate === dragging { tableView.dragDelegate = nil }
    if tableView.dropDelegate === dragging { tableView.dropDelegate = nil }
    dragging = nil
    // part end
  }

  // part: Dragging
  /// Sets up dragging. An app that has its own delegates for dragging keeps them.
  private func setUpDragging() {
    guard list.lifts, tableView.dragDelegate == nil, tableView.dropDelegate == nil else { return }
    let dragging = CellGenTableDragging<Creator>()
    dragging.list = list
    self.dragging = dragging
    tableView.dragDelegate = dragging
    tableView.dropDelegate = dragging
    // Off on an iPhone before iOS 15 (Apple, `dragInteractionEnabled`).
    list.fittings.set(\.dragInteractionEnabled, of: tableView, to: true)
  }
  // part end

  /// Becomes the delegate. UIKit checks which methods a delegate responds to when it is set, so this sets it
  /// again after each change of ``delegate``.
  private func becomeDelegate() {
    tableView.delegate = nil
    tableView.delegate = self
  }

  private func configure(_ cell: UIView) {
    guard let configureCell, let cell = cell as? UITableViewCell, let item = list.item(of: cell)
    else { return }
    configureCell(cell, item)
  }

  /// Scrolls to an item once all content applied so far is shown. Does nothing for an item that is not shown.
  public func scroll(
    to id: Content.Item.ID, at position: UITableView.ScrollPosition = .middle,
    animated: Bool = true
  ) {
    list.shown.updates.add(of: list) { list in
      guard let indexPath = list.indexPath(for: id) else { return }
      list.screen.tableView.scrollToRow(at: indexPath, at: position, animated: animated)
    }
  }

  // part: Headers
  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    guard Content.HeaderFooter.self != Never.self, list.hasContainer else {
      return (delegate?.tableView(_:viewForHeaderInSection:))?(tableView, index) ?? nil
    }
    return list.screen.shownHeader(at: index).map { header in
      let view = headerFooterView(for: header, isHeader: true)
      // part: Collapsing
      if let section = list.screen.shownSection(at: index) {
        list.showCollapsing(of: section, in: view)
      }
      // part end
      return view
    }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    guard Content.HeaderFooter.self != Never.self, list.hasContainer else {
      return (delegate?.tableView(_:viewForFooterInSection:))?(tableView, index) ?? nil
    }
    return list.screen.shownFooter(at: index).map { headerFooterView(for: $0, isHeader: false) }
  }

  private func headerFooterView(
    for headerFooter: Content.HeaderFooter, isHeader: Bool
  ) -> UIView {
    list.screen.shown.updates.answer {
      list.creator.headerFooter(for: headerFooter).shown.headerFooterView(
        in: tableView, isHeader: isHeader, list.kinds, onAction: list.reportAction)
    }
  }
  // part end

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    if Content.HeaderFooter.self == Never.self || !list.hasContainer,
      let height = delegate?.tableView(_:heightForHeaderInSection:)
    {
      return height(tableView, index)
    }
    guard list.hasContainer else { return tableView.sectionHeaderHeight }
    return height(of: list.screen.shownHeader(at: index))
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    if Content.HeaderFooter.self == Never.self || !list.hasContainer,
      let height = delegate?.tableView(_:heightForFooterInSection:)
    {
      return height(tableView, index)
    }
    guard list.hasContainer else { return tableView.sectionFooterHeight }
    return height(of: list.screen.shownFooter(at: index))
  }

  /// Returns the height of a header or footer. Without one, plain tables have no space, and grouped ones have
  /// UIKit's own gap between sections. The automatic dimension represents that gap, and 0 means no height at
  /// all from iOS 11 on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom from older
  /// systems, removes the gap and makes reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && tableView.style == .plain
      ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, heights of rows

  /// A table without estimates asks its delegate for none, unless it gets them from elsewhere (Apple,
  /// `estimatedRowHeight`: "Setting the value to 0 disables estimated heights").
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let standard = tableView.estimatedRowHeight
    let given = (delegate?.tableView(_:estimatedHeightForRowAt:))?(tableView, indexPath) ?? standard
    if given != standard || given == 0 { return given }
    guard list.screen.measuresRows else { return tableView.rowHeight }
    return list.estimatedHeight(at: indexPath) ?? standard
  }

  // MARK: UITableViewDelegate, selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  /// True if the delegate wants to select rows whose view declares nothing: it returns true, or implements a
  /// method for it. Without a delegate's answer, rows of another data source can be selected, as in UIKit.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldHighlight = delegate?.tableView(_:shouldHighlightRowAt:) {
      return shouldHighlight(tableView, indexPath)
    }
    return delegate?.tableView(_:didSelectRowAt:) != nil || !list.hasContainer
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if list.canSelect(indexPath) { return indexPath }
    guard delegateSelects(indexPath) else { return nil }
    guard let willSelect = delegate?.tableView(_:willSelectRowAt:) else { return indexPath }
    return willSelect(tableView, indexPath)
  }

  /// A keyboard reaches the rows that can be selected. In other rows, it reaches the controls.
  public func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    if let canFocus = delegate?.tableView(_:canFocusRowAt:) {
      return canFocus(tableView, indexPath)
    }
    guard list.hasContainer else { return tableView.cellGenAllowsFocus }
    return list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list.didSelect(indexPath) { tableView.deselectRow(at: indexPath, animated: true) }
    (delegate?.tableView(_:didSelectRowAt:))?(tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    list.didDeselect(indexPath)
    (delegate?.tableView(_:didDeselectRowAt:))?(tableView, indexPath)
  }

  // part: Editing
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if list.selectsByTwoFingers { return true }
    let shouldBegin = delegate?.tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    return shouldBegin?(tableView, indexPath) ?? false
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    list.didBeginSelectingByTwoFingers()
    (delegate?.tableView(_:didBeginMultipleSelectionInteractionAt:))?(tableView, indexPath)
  }
  // part end

  // part: Moving
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if list.canMove(from: sourceIndexPath) {
      return list.target(ofMoveFrom: sourceIndexPath, to: proposedDestinationIndexPath)
    }
    let target = delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    return target?(tableView, sourceIndexPath, proposedDestinationIndexPath)
      ?? proposedDestinationIndexPath
  }
  // part end

  // MARK: UITableViewDelegate, swipe actions

  // part: Swipes
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list.swipeConfiguration(at: indexPath, on: .leading)
      ?? (delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(tableView, indexPath)
      ?? noActions
  }
  // part end

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    // part: Swipes
    if let own = list.swipeConfiguration(at: indexPath, on: .trailing) { return own }
    // part end
    if let others = (delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(
      tableView, indexPath)
    {
      return others
    }
    // part: Editing
    if tableView.isEditing, list.deleteAction(at: indexPath) != nil { return nil }
    // part end
    return noActions
  }

  /// An empty configuration. For nil, a table would show its own delete action.
  private var noActions: UISwipeActionsConfiguration? {
    list.hasContainer ? UISwipeActionsConfiguration(actions: []) : nil
  }

  /// Editing shows a delete control for rows with trailing actions, and none for others.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard list.hasContainer else {
      return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .delete
    }
    // UIKit also asks outside of editing, and a row without an editing style cannot be swiped.
    guard tableView.isEditing, let row = list.row(at: indexPath) else { return .delete }
    if !row.trailing.isEmpty { return .delete }
    // part: Editing
    if list.deleteAction(at: indexPath) != nil { return .delete }
    // part end
    return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .none
  }

  /// A diffable table allows swiping only for rows that can be edited.
  private func canEdit(_ indexPath: IndexPath) -> Bool {
    guard let row = list.row(at: indexPath) else { return false }
    // part: Editing
    if tableView.isEditing,
      tableView.allowsMultipleSelectionDuringEditing || list.deleteAction(at: indexPath) != nil
    {
      return true
    }
    // part end
    // part: Moving
    if tableView.isEditing, list.canMove(from: indexPath) { return true }
    // part end
    return !row.leading.isEmpty || !row.trailing.isEmpty
      || delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:) != nil
      || delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:) != nil
  }

  // part: Menus
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPath)
      ?? (delegate?.tableView(_:contextMenuConfigurationForRowAt:point:))?(
        tableView, indexPath, point) ?? nil
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if list.commitPreview(animator) { return }
    (delegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:))?(
      tableView, configuration, animator)
  }
  // part end

  // MARK: UITableViewDelegate, display

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if list.screen.isFirstOnScreen() { list.didAppear() }
    list.takeHeight(of: cell)
    list.report(cell, to: list.hooks.willDisplay)
    (delegate?.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // Again, because it may have changed while it was on the screen.
    list.takeHeight(of: cell)
    list.report(cell, to: list.hooks.didEndDisplaying)
    (delegate?.tableView(_:didEndDisplaying:forRowAt:))?(tableView, cell, indexPath)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
    (delegate?.scrollViewDidScroll(_:))?(scrollView)
  }

  // part: Places
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if list.hasContainer { list.places.didEndAnimation() }
    (delegate?.scrollViewDidEndScrollingAnimation(_:))?(scrollView)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if list.hasContainer { list.places.stayAfterChange() }
    (delegate?.scrollViewDidChangeAdjustedContentInset(_:))?(scrollView)
  }
  // part end

  #if canImport(ObjectiveC)
  // The delegate may implement methods that this class does not.

  nonisolated public override func responds(to selector: Selector!) -> Bool {
    let estimate = Selector(("tableView:estimatedHeightForRowAtIndexPath:"))
    let isOwn =
      selector != estimate || MainActor.assumeIsolated { tableView.estimatedRowHeight != 0 }
    return isOwn && super.responds(to: selector)
      || CellGenForwarding.target(for: selector, delegate: { delegate }) != nil
  }

  nonisolated public override func forwardingTarget(for selector: Selector!) -> Any? {
    CellGenForwarding.target(for: selector, delegate: { delegate })
      ?? super.forwardingTarget(for: selector)
  }
  #endif

  // MARK: UITableViewDataSourcePrefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // part: Images
    list.prefetchImages(at: indexPaths)
    // part end
    list.report(indexPaths, to: list.hooks.prefetch)
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    // part: Images
    list.cancelPrefetchingImages(at: indexPaths)
    // part end
    list.report(indexPaths, to: list.hooks.cancelPrefetching)
    (prefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:))?(tableView, indexPaths)
  }
}

extension TableDataSource: CellGenTenant {
  func leaveContainer() { list.leaveContainer() }
}

extension CellGenList where Screen == CellGenTableScreen<Content> {
  // part: Moving
  /// True if a row can be moved. Where rows are dragged, a table may lift rows that its data source can move
  /// even if the delegate returns no items for them (according to a report in someone else's code), so these
  /// can be moved only during editing.
  func canMoveRow(from indexPath: IndexPath) -> Bool {
    guard canMove(from: indexPath) else { return false }
    // part: Dragging
    if lifts, !screen.isEditing { return lifts(at: indexPath) }
    // part end
    return true
  }
  // part end

  func tableViewCell(for item: Content.Item, at indexPath: IndexPath) -> UITableViewCell {
    creator.cell(for: item).shown.cell(
      in: screen.tableView, at: indexPath, kinds, onAction: reportAction)
  }
}

/// The underlying diffable data source.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let tableView: UITableView
  let shown: CellGenShownContent<Content>
  /// The data source for everything that this one does not answer.
  weak var fallback: (any UITableViewDataSource)?
  var canEdit: ((IndexPath) -> Bool)?
  // part: Moving
  var canMove: ((IndexPath) -> Bool)?
  /// Called when the user has moved an item from a section.
  var didMove: ((Content.Item.ID, Content.Section) -> Void)?
  // part end
  // part: Editing
  /// Called when the user deletes a row.
  var delete: ((IndexPath) -> Void)?
  // part end
  /// Called when another data source takes over the table view.
  var leave: (() -> Void)?
  // part: Edges
  /// The header and footer above and below all sections.
  private var edges = ScreenEdges<Content>()
  private var header: CellGenTableEdge?
  private var footer: CellGenTableEdge?
  // part end
  private var wasOnScreen = false
  let estimates = CellGenRowEstimates<Content.Item.ID>()
  /// True if the padding above headers was removed.
  private var hasNoPadding = false

  init(
    tableView: UITableView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    self.shown = shown
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    fatalError("init(tableView:cellProvider:) is not supported")
  }

  func shownHeader(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap { shown.boundaries(of: $0).header }
  }

  func shownFooter(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap { shown.boundaries(of: $0).footer }
  }

  var isEditing: Bool { tableView.isEditing }

  // part: Accessories
  func isRow(at indexPath: IndexPath) -> Bool { true }
  // part end

  // A table that is asked for its cells performs layout (github.com/Juanpe/SkeletonView/pull/384).
  var visibleCells: [UIView] { isUnseen ? [] : tableView.visibleCells }

  /// True for a table that is outside of any window and has not been on the screen yet.
  ///
  /// When such a table is laid out, which any update does, it logs
  /// `UITableViewAlertForLayoutOutsideViewHierarchy`: "This may cause bugs by forcing views inside the table
  /// view to load and perform layout without accurate information" (JohnEstropia/CoreStore#360). A table that
  /// was on the screen and is covered now is updated nevertheless: this keeps its rows and their heights, and
  /// therefore its position.
  var isUnseen: Bool { !wasOnScreen && tableView.window == nil }

  /// Called when a row is shown. Returns true for the first one on the screen.
  func isFirstOnScreen() -> Bool {
    if wasOnScreen || tableView.window == nil { return false }
    wasOnScreen = true
    return true
  }

  /// Removes the padding that a plain table has above each header from iOS 15 on, while there is a section
  /// without a header: according to some reports, it is there as well (Nexters/tidify-iOS#62). Padding that
  /// an app has set is kept.
  func prepare(for changes: CellGenContentChanges<Content>) {
    estimates.forget(allBut: { shown.items[$0] != nil }, count: shown.items.count)
    guard #available(iOS 15, *), tableView.style == .plain else { return }
    let isNeeded = shown.lacksHeaders
    let padding = tableView.sectionHeaderTopPadding
    if isNeeded, padding == UITableView.automaticDimension {
      tableView.sectionHeaderTopPadding = 0
      hasNoPadding = true
    } else if !isNeeded {
      giveBackPadding()
    }
  }

  fileprivate func giveBackPadding() {
    guard #available(iOS 15, *), hasNoPadding else { return }
    hasNoPadding = false
    if tableView.sectionHeaderTopPadding == 0 {
      tableView.sectionHeaderTopPadding = UITableView.automaticDimension
    }
  }

  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>? {
    // Sections that are not repeated keep their order.
    if Content.Section.self == Content.Section.Kind.self { return nil }
    return CellGenMovedSections.snapshot(from: self.snapshot(), to: snapshot)
  }

  var selectedIndexPaths: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

  func allow(_ selection: ListSelection, _ fittings: CellGenFittings) {
    if selection == .multiple { fittings.set(\.allowsMultipleSelection, of: tableView, to: true) }
    if selection == .multiple || selection == .multipleWhileEditing {
      fittings.set(\.allowsMultipleSelectionDuringEditing, of: tableView, to: true)
    }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected {
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    } else {
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }

  // part: Typing
  func scrollToCell(at indexPath: IndexPath) {
    tableView.scrollToRow(at: indexPath, at: .middle, animated: false)
  }
  // part end

  // part: Editing
  func setEditing(_ isEditing: Bool, isAnimated: Bool) {
    tableView.setEditing(isEditing, animated: isAnimated)
  }
  // part end

  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void
  ) {
    // part: Headers
    let headers = changes.sectionsWithChangedHeaders.compactMap(changes.snapshot.indexOfSection)
    let footers = changes.sectionsWithChangedFooters.compactMap(changes.snapshot.indexOfSection)
    // A table that has not been on the screen requests all heights when it appears.
    if isUnseen || headers.isEmpty && footers.isEmpty { return }
    let changed =
      headers.map {
        (tableView.headerView(forSection: $0), shownHeader(at: $0), shownSection(at: $0))
      }
      + footers.map { (tableView.footerView(forSection: $0), shownFooter(at: $0), nil) }
    for case (let view?, let headerFooter?, let section) in changed {
      update(view, headerFooter, section)
    }
    // Makes the table request heights again, as the documentation of `beginUpdates()` recommends.
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
    // part end
  }

  // part: Edges
  func showEdges(
    _ edges: ScreenEdges<Content>, isAgain: Bool, update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let old = self.edges
    self.edges = edges
    if old.header != edges.header || isAgain && edges.header != nil {
      header = CellGenTableEdge.show(
        edges.header, \.tableHeaderView, header, in: tableView, update: update)
    }
    if old.footer != edges.footer || isAgain && edges.footer != nil {
      footer = CellGenTableEdge.show(
        edges.footer, \.tableFooterView, footer, in: tableView, update: update)
    }
  }

  func removeEdges() {
    showEdges(ScreenEdges(), isAgain: false) { _, _ in }
  }
  // part end

  func showBehindCells(_ view: UIView?) { tableView.backgroundView = view }

  // part: IndexTitles
  func reloadIndexTitles() { tableView.reloadSectionIndexTitles() }
  // part end

  // part: Dragging
  func placeOfEdge(at point: CGPoint) -> IndexPath? {
    for section in 0..<tableView.numberOfSections {
      if tableView.headerView(forSection: section)?.frame.contains(point) == true {
        return IndexPath(row: 0, section: section)
      }
      if tableView.footerView(forSection: section)?.frame.contains(point) == true {
        return IndexPath(row: itemCount(inSection: section), section: section)
      }
    }
    return nil
  }
  // part end

  func itemCount(inSection section: Int) -> Int { tableView.numberOfRows(inSection: section) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit?(indexPath) ?? false
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    // part: IndexTitles
    if !shown.indexTitles.isEmpty { return shown.indexTitles.map(\.title) }
    // part end
    return (fallback?.sectionIndexTitles(for:))?(tableView)
      ?? super.sectionIndexTitles(for: tableView)
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    // part: IndexTitles
    if let section = shown.section(ofIndexTitle: index),
      let place = snapshot().indexOfSection(section)
    {
      return place
    }
    // part end
    return (fallback?.tableView(_:sectionForSectionIndexTitle:at:))?(tableView, title, index)
      ?? super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  // part: Moving
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove?(indexPath) == true
      || (fallback?.tableView(_:canMoveRowAt:))?(tableView, indexPath) ?? false
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    guard canMove?(source) == true, let id = itemIdentifier(for: source),
      let from = shownSection(at: source.section), let to = shownSection(at: destination.section)
    else {
      (fallback?.tableView(_:moveRowAt:to:))?(tableView, source, destination)
      return
    }
    var moved = snapshot()
    moved.deleteItems([id])
    let others = moved.itemIdentifiers(inSection: to)
    if others.indices.contains(destination.row) {
      moved.insertItems([id], beforeItem: others[destination.row])
    } else {
      moved.appendItems([id], toSection: to)
    }
    shown.fallOutOfStep()
    // The table has already moved the row.
    apply(moved, animatingDifferences: false)
    didMove?(id, from)
  }
  // part end

  // part: Editing
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete?(indexPath) }
  }
  // part end
}

extension CellGenTableScreen: CellGenChangeableList {
  func userChanged(_ view: UIView) {
    if view is UITableViewCell { return shown.userChanged(view) }
    for index in 0..<tableView.numberOfSections {
      guard let section = shownSection(at: index) else { continue }
      if tableView.headerView(forSection: index) === view {
        shown.changedByUser.headers.insert(section)
        return
      }
      if tableView.footerView(forSection: index) === view {
        shown.changedByUser.footers.insert(section)
        return
      }
    }
    shown.changedByUser.areAtEdges = true
  }
}
#endif
