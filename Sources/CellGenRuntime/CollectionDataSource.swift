#if canImport(UIKit)
public import UIKit

/// Shows the content of a screen in a collection view.
///
///     let dataSource = ListingDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep a strong reference to it, since the collection view does not. It is the collection view's delegate;
/// set your own as ``delegate``, and use ``hooks`` to receive the events of cells by their ids.
@MainActor
public final class CollectionDataSource<Creator: ViewCreator>: NSObject,
  _CellGenDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
{
  public typealias Content = Creator.Content
  public typealias _Animation = CollectionAnimation
  public typealias Diffable = UICollectionViewDiffableDataSource<
    Content.Section, Content.Item.ID
  >

  /// The collection view that shows the content.
  public let collectionView: UICollectionView
  public var _list: some _CellGenListing<Creator> { list }
  private let list: CellGenList<Creator, CellGenCollectionScreen<Content>>
  // part: Dragging
  private var dragging: CellGenCollectionDragging<Creator>?
  // part end

  /// Called with each cell after it is configured. Setting it calls it with the cells on the screen.
  public var configureCell: (@MainActor (UICollectionViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in collectionView.visibleCells { configure(cell) }
    }
  }

  /// The delegate for everything that the data source does not decide. Initially, it is the previous delegate
  /// of the collection view, such as its `UICollectionViewController`.
  ///
  /// Methods about what *did* or *will* happen are forwarded after the data source has done its part. Methods
  /// that *ask* are answered by the data source where the screen declares an answer, and by the delegate
  /// elsewhere.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if list.isInstalled { becomeDelegate() } }
  }

  /// The data source for everything that this one does not answer: index titles, and which items can be
  /// moved. Initially, it is the previous data source of the collection view, such as its
  /// `UICollectionViewController`.
  public weak var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Receives prefetching calls after ``hooks``. Initially, it is the previous one of the collection view.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The underlying UIKit data source, for features other than snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  public var diffableDataSource: Diffable { list.screen }

  /// Shows content in a new collection view.
  ///
  /// - Parameters:
  ///   - layout: the layout of the collection view.
  ///   - creator: the view creator; nil for the screen's own.
  public convenience init(layout: UICollectionViewLayout, creator: Creator? = nil) {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.init(collectionView: collectionView, creator: creator)
  }

  /// Shows content in an existing collection view, whose layout can be set later.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view; its current delegate becomes ``delegate``.
  ///   - creator: the view creator; nil for the screen's own.
  public init(collectionView: UICollectionView, creator: Creator? = nil) {
    self.collectionView = collectionView
    CellGenTenants.leave(collectionView)
    let found = collectionView.dataSource
    let shown = CellGenShownContent<Content>(isReloading: false)
    weak var maker: CellGenList<Creator, CellGenCollectionScreen<Content>>?
    let screen = CellGenCollectionScreen(collectionView: collectionView, shown: shown) {
      _, indexPath, id in
      shown.cellToDisplay(for: id) { maker?.collectionViewCell(for: $0, at: indexPath) }
    }
    list = CellGenList(creator: creator ?? Creator(), container: collectionView, screen: screen)
    maker = list
    super.init()
    // part: Headers
    screen.supplementaryViewProvider = { [weak list] _, kind, indexPath in
      list?.headerFooterView(ofKind: kind, at: indexPath)
    }
    // part end
    // part: Swipes
    screen.swipeConfiguration = { [weak list] in list?.swipeConfiguration(at: $0, on: $1) }
    // part end
    // part: Separators
    screen.separator = { [weak list] in list?.separator(at: $0) }
    // part end
    // part: Heights
    screen.heights.size = { [weak list] in list?.size(for: $0, boundedBy: $1) }
    // part end
    screen.leave = { [weak list] in list?.leaveContainer() }
    // part: Moving
    setUpMoves()
    // part end
    list.didConfigure = { [weak self] cell in self?.configure(cell) }
    delegate = collectionView.delegate
    prefetchDataSource = collectionView.prefetchDataSource
    screen.fallback = found
    list.didInstall = { [weak self] in self?.didInstall() }
    list.install()
    // part: Seen
    if let watcher = list.watcher {
      screen.didScrollSection = { [weak watcher] in watcher?.look() }
    }
    // part end
  }

  private func didInstall() {
    // part: Dragging
    setUpDragging()
    // part end
    becomeDelegate()
    collectionView.prefetchDataSource = self
    list.fittings.add { [weak self] in self?.stopListening() }
  }

  /// Restores the delegates that the collection view would have without the data source.
  private func stopListening() {
    if collectionView.delegate === self { collectionView.delegate = delegate }
    if collectionView.prefetchDataSource === self {
      collectionView.prefetchDataSource = prefetchDataSource
    }
    // part: Dragging
    if collectionView.dragDelegate === dragging { collectionView.dragDelegate = nil }
    if collectionView.dropDelegate === dragging { collectionView.dropDelegate = nil }
    dragging = nil
    // part end
  }

  // part: Moving
  private func setUpMoves() {
    guard #available(iOS 14, *) else { return }
    list.screen.reorderingHandlers.canReorderItem = { [weak list] id in
      guard let list, list.screen.isEditing, let indexPath = list.screen.indexPath(for: id) else {
        return false
      }
      // part: Dragging
      if list.dragSession != nil { return false }
      // part end
      return list.canMove(from: indexPath)
    }
    list.screen.reorderingHandlers.didReorder = { [weak list] transaction in
      guard let list else { return }
      list.shown.fallOutOfStep()
      // part: Dragging
      guard list.mayReportDrag() else { return }
      // part end
      list.reportMove(from: transaction.initialSnapshot, to: transaction.finalSnapshot)
    }
  }
  // part end

  // part: Dragging
  /// Sets up dragging. An app that has its own delegates for dragging keeps them.
  private func setUpDragging() {
    guard list.lifts, collectionView.dragDelegate == nil, collectionView.dropDelegate == nil
    else { return }
    let dragging = CellGenCollectionDragging<Creator>()
    dragging.list = list
    self.dragging = dragging
    collectionView.dragDelegate = dragging
    collectionView.dropDelegate = dragging
    // Off on an iPhone before iOS 15 (Apple, `dragInteractionEnabled`).
    list.fittings.set(\.dragInteractionEnabled, of: collectionView, to: true)
  }
  // part end

  /// Becomes the delegate. UIKit checks which methods a delegate responds to when it is set, so this sets it
  /// again after each change of ``delegate``.
  private func becomeDelegate() {
    collectionView.delegate = nil
    collectionView.delegate = self
  }

  private func configure(_ cell: UIView) {
    guard let configureCell, let item = list.item(of: cell),
      let cell = cell as? UICollectionViewCell
    else { return }
    configureCell(cell, item)
  }

  /// Scrolls to an item once all content applied so far is shown. Does nothing for an item that is not shown.
  public func scroll(
    to id: Content.Item.ID, at position: UICollectionView.ScrollPosition = .centeredVertically,
    animated: Bool = true
  ) {
    list.shown.updates.add(of: list) { list in
      guard let indexPath = list.indexPath(for: id) else { return }
      list.screen.collectionView.scrollToItem(at: indexPath, at: position, animated: animated)
    }
  }

  // MARK: UICollectionViewDelegate

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if list.canSelect(indexPath) { return true }
    guard delegateSelects(indexPath) else { return false }
    let shouldHighlight = delegate?.collectionView(_:shouldHighlightItemAt:)
    return shouldHighlight?(collectionView, indexPath) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  /// True if the delegate wants to select cells whose view declares nothing: it returns true, or implements a
  /// method for it. Without a delegate's answer, cells of another data source can be selected, as in UIKit.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldSelect = delegate?.collectionView(_:shouldSelectItemAt:) {
      return shouldSelect(collectionView, indexPath)
    }
    return delegate?.collectionView(_:didSelectItemAt:) != nil || !list.hasContainer
  }

  /// A keyboard reaches the cells that can be selected. In other cells, it reaches the controls.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    if let canFocus = delegate?.collectionView(_:canFocusItemAt:) {
      return canFocus(collectionView, indexPath)
    }
    guard list.hasContainer else { return collectionView.cellGenAllowsFocus }
    return list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    list.didSelect(indexPath) { collectionView.deselectItem(at: indexPath, animated: true) }
    (delegate?.collectionView(_:didSelectItemAt:))?(collectionView, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    list.didDeselect(indexPath)
    (delegate?.collectionView(_:didDeselectItemAt:))?(collectionView, indexPath)
  }

  // part: Editing
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if list.selectsByTwoFingers { return true }
    let shouldBegin = delegate?.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    return shouldBegin?(collectionView, indexPath) ?? false
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    list.didBeginSelectingByTwoFingers()
    (delegate?.collectionView(_:didBeginMultipleSelectionInteractionAt:))?(
      collectionView, indexPath)
  }
  // part end

  // part: Moving
  @available(iOS 15, *)
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if list.canMove(from: originalIndexPath) {
      return list.target(ofMoveFrom: originalIndexPath, to: proposedIndexPath)
    }
    let target = delegate?.collectionView(
      _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    return target?(collectionView, originalIndexPath, currentIndexPath, proposedIndexPath)
      ?? proposedIndexPath
  }

  /// Deprecated like the method that it implements, which iOS 14 and earlier call.
  @available(iOS, deprecated: 15)
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if list.canMove(from: originalIndexPath) {
      return list.target(ofMoveFrom: originalIndexPath, to: proposedIndexPath)
    }
    let target = delegate?.collectionView(
      _:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    return target?(collectionView, originalIndexPath, proposedIndexPath) ?? proposedIndexPath
  }
  // part end

  // part: Menus
  /// The context menu of a cell, or of several selected ones.
  @available(iOS 16, *)
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPaths)
      ?? (delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:))?(
        collectionView, indexPaths, point) ?? nil
  }

  /// Deprecated like the method that it implements, which iOS 15 and earlier call.
  @available(iOS, deprecated: 16)
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPath)
      ?? (delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:))?(
        collectionView, indexPath, point) ?? nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if list.commitPreview(animator) { return }
    (delegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:))?(
      collectionView, configuration, animator)
  }
  // part end

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: list.hooks.willDisplay)
    (delegate?.collectionView(_:willDisplay:forItemAt:))?(collectionView, cell, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: list.hooks.didEndDisplaying)
    (delegate?.collectionView(_:didEndDisplaying:forItemAt:))?(collectionView, cell, indexPath)
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
    super.responds(to: selector)
      || CellGenForwarding.target(for: selector, delegate: { delegate }) != nil
  }

  nonisolated public override func forwardingTarget(for selector: Selector!) -> Any? {
    CellGenForwarding.target(for: selector, delegate: { delegate })
      ?? super.forwardingTarget(for: selector)
  }
  #endif

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    // part: Images
    list.prefetchImages(at: indexPaths)
    // part end
    list.report(indexPaths, to: list.hooks.prefetch)
    prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    // part: Images
    list.cancelPrefetchingImages(at: indexPaths)
    // part end
    list.report(indexPaths, to: list.hooks.cancelPrefetching)
    (prefetchDataSource?.collectionView(_:cancelPrefetchingForItemsAt:))?(
      collectionView, indexPaths)
  }
}

extension CollectionDataSource: CellGenTenant {
  func leaveContainer() { list.leaveContainer() }
}

extension CellGenList where Screen == CellGenCollectionScreen<Content> {
  func collectionViewCell(for item: Content.Item, at indexPath: IndexPath) -> UICollectionViewCell {
    let shown = creator.cell(for: item).shown
    // part: Editing
    shown.editing = editing(at: indexPath)
    // part end
    // part: Accessories
    shown.isRow = screen.isRow(at: indexPath)
    // part end
    let cell = shown.cell(
      in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
    // A feed may have used the collection view and the cell before.
    (cell as? ConfigurableCollectionViewCell)?.reactsToTouches = nil
    // part: RowHeights
    if #available(iOS 14, *) { (cell as? ConfigurableListCell)?.rowHeights = screen }
    // part end
    return cell
  }

  // part: Headers
  func headerFooterView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    // part: Edges
    // Checked before the section, because the index paths of the screen's own boundaries have a single index.
    if let edge = screen.edgeToDisplay(ofKind: kind) {
      return screen.shown.updates.answer {
        creator.headerFooter(for: edge).shown.headerFooterView(
          ofKind: kind, in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
      }
    }
    // part end
    guard let section = screen.shownSection(at: indexPath.section),
      let headerFooter = screen.headerFooterToDisplay(ofKind: kind, of: section)
    else { return nil }
    return screen.shown.updates.answer {
      let view = creator.headerFooter(for: headerFooter).shown.headerFooterView(
        ofKind: kind, in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
      // part: Pinning
      screen.hideCells(behind: view, ofKind: kind, of: section)
      // part end
      // part: Collapsing
      if kind == UICollectionView.elementKindSectionHeader {
        showCollapsing(of: section, in: view)
      }
      // part end
      return view
    }
  }
  // part end
}

/// The underlying diffable data source, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let collectionView: UICollectionView
  let shown: CellGenShownContent<Content>
  /// The data source for everything that this one does not answer.
  weak var fallback: (any UICollectionViewDataSource)?
  /// Called when another data source takes over the collection view.
  var leave: (() -> Void)?
  // part: Swipes
  /// Returns the actions that swiping the cell at an index path reveals.
  var swipeConfiguration: ((IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?)?
  // part end
  // part: Separators
  /// Returns the separator below the row at an index path.
  var separator: ((IndexPath) -> CellSeparator?)?
  // part end
  // part: Heights
  /// The heights of cells that are placed by their heights.
  let heights = CellGenHeights<Content.Item>()
  private var estimates: [EstimateCause: CGFloat] = [:]
  // part end
  // part: Seen
  /// Called when a section that scrolls sideways has scrolled; nil if nothing follows that.
  var didScrollSection: (() -> Void)?
  // part end
  /// The surface behind the cells of each section that was laid out.
  var surfaces: [Content.Section: CellGenSectionSurface] = [:]
  // part: Edges
  /// The boundaries above and below all sections, and the previous ones.
  private var edges = ScreenEdges<Content>()
  private var lastEdges = ScreenEdges<Content>()
  /// True if there is an empty section in place of the content, which has none.
  private var hasOwnSection = false
  // part end

  init(
    collectionView: UICollectionView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError("init(collectionView:cellProvider:) is not supported")
  }

  // part: Accessories
  func isRow(at indexPath: IndexPath) -> Bool {
    shownSection(at: indexPath.section).flatMap { surfaces[$0]?.isList } ?? false
  }
  // part end

  // part: Heights
  /// Returns the heights of a section's cells at a width.
  func heights(of section: Content.Section, width: CGFloat) -> [CGFloat] {
    let textSize = collectionView.traitCollection.preferredContentSizeCategory
    return shownItems(of: section).map {
      heights.height(of: $0, showing: shown.items[$0], width: width, textSize)
    }
  }

  /// Returns the likely height of a section's cells at a width: that of its first cells, or of an earlier
  /// section of the same kind. UIKit keeps the heights that it has measured, and other estimates would move
  /// the remaining cells.
  func estimatedHeight(of section: Content.Section, width: CGFloat) -> CGFloat {
    let textSize = collectionView.traitCollection.preferredContentSizeCategory
    let cause = EstimateCause(kind: section.kind, width: width, textSize: textSize)
    if let known = estimates[cause] { return known }
    let first = shownItems(of: section).prefix(3).map {
      heights.height(of: $0, showing: shown.items[$0], width: width, textSize)
    }
    guard !first.isEmpty else { return 100 }
    let estimate = max(first.reduce(0, +) / CGFloat(first.count), 1)
    estimates[cause] = estimate
    return estimate
  }

  /// The facts on which the likely height of a section's cells depends.
  private struct EstimateCause: Swift.Hashable {
    let kind: Content.Section.Kind
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }
  // part end

  var isEditing: Bool {
    if #available(iOS 14, *) { collectionView.isEditing } else { false }
  }

  var visibleCells: [UIView] { collectionView.visibleCells }

  var selectedIndexPaths: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }

  func allow(_ selection: ListSelection, _ fittings: CellGenFittings) {
    if selection == .multiple {
      fittings.set(\.allowsMultipleSelection, of: collectionView, to: true)
    }
    guard #available(iOS 14, *), selection == .multiple || selection == .multipleWhileEditing
    else { return }
    fittings.set(\.allowsMultipleSelectionDuringEditing, of: collectionView, to: true)
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected {
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    } else {
      collectionView.deselectItem(at: indexPath, animated: false)
    }
  }

  // part: Typing
  func scrollToCell(at indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
  }
  // part end

  // part: Editing
  func setEditing(_ isEditing: Bool, isAnimated: Bool) {
    if #available(iOS 14, *) { collectionView.isEditing = isEditing }
  }
  // part end

  // part: Headers
  func headerFooterToDisplay(
    ofKind kind: String, of section: Content.Section
  ) -> Content.HeaderFooter? {
    kind == UICollectionView.elementKindSectionHeader
      ? shown.headerToDisplay(of: section) : shown.footerToDisplay(of: section)
  }
  // part end

  // part: Pinning
  /// Gives a pinned header or footer the color that hides the cells behind it.
  func hideCells(
    behind view: UIView, ofKind kind: String, of section: Content.Section
  ) {
    let edge: NSDirectionalRectEdge =
      kind == UICollectionView.elementKindSectionHeader ? .top : .bottom
    let surface = surfaces[section].flatMap { $0.pinned.contains(edge) ? $0 : nil }
    (view as? any CellGenPinnable)?.hideCells(by: surface?.color(in: collectionView))
  }
  // part end

  /// False, because the layouts of collection views lay out nothing that was not requested.
  var isUnseen: Bool { false }

  func prepare(for changes: CellGenContentChanges<Content>) {
    // part: Edges
    if hasOwnSection, changes.snapshot.numberOfSections > 0 { setOwnSection(false) }
    // part end
  }

  // part: Table
  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>? { nil }
  // part end

  /// Updates headers and footers. Only cells are measured again automatically: UIKit's
  /// `selfSizingInvalidation` applies to cells.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void
  ) {
    let layout = collectionView.collectionViewLayout
    // part: Headers
    let headers = indexPaths(
      of: changes.sectionsWithChangedHeaders, UICollectionView.elementKindSectionHeader, changes,
      update: update)
    let footers = indexPaths(
      of: changes.sectionsWithChangedFooters, UICollectionView.elementKindSectionFooter, changes,
      update: update)
    // part end
    // part: Heights
    if changes.isAgain { estimates = [:] }
    heights.keep { !changes.isAgain && shown.items[$0] != nil }
    if changes.hasOtherData, surfaces.values.contains(where: \.isWaterfall) {
      return layout.invalidateLayout()
    }
    // part end
    if !changes.sectionsWithMovedBoundaries.isEmpty || changes.hasOtherLayouts {
      return layout.invalidateLayout()
    }
    // part: Headers
    // UIKit raises an exception for a context of another class than that of the layout.
    let contextClass: AnyClass = type(of: layout).invalidationContextClass
    guard !headers.isEmpty || !footers.isEmpty,
      let context = (contextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    else { return }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionFooter, at: footers)
    if isAnimated {
      collectionView.performBatchUpdates { layout.invalidateLayout(with: context) }
    } else {
      layout.invalidateLayout(with: context)
    }
    // part end
  }

  // part: Headers
  /// Updates the headers or footers on the screen, and returns the index paths of all that the layout has, on
  /// the screen or off it. Invalidating one that does not exist stops the program (rdar://25873296).
  private func indexPaths(
    of sections: [Content.Section], _ kind: String, _ changes: CellGenContentChanges<Content>,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void
  ) -> [IndexPath] {
    sections.compactMap { section in
      guard let index = changes.snapshot.indexOfSection(section) else { return nil }
      let indexPath = IndexPath(item: 0, section: index)
      if let shownSection = shownSection(at: index),
        let headerFooter = headerFooterToDisplay(ofKind: kind, of: shownSection),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        update(view, headerFooter, isHeader ? shownSection : nil)
        // part: Pinning
        hideCells(behind: view, ofKind: kind, of: shownSection)
        // part end
      }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: indexPath)
      return attributes == nil ? nil : indexPath
    }
  }
  // part end

  // part: Edges
  /// Returns the screen's header or footer for which UIKit requests a view, even one that is about to be
  /// removed; nil for another kind of view.
  func edgeToDisplay(ofKind kind: String) -> Content.HeaderFooter? {
    switch kind {
    case CellGenScreenEdge.header: edges.header ?? lastEdges.header
    case CellGenScreenEdge.footer: edges.footer ?? lastEdges.footer
    default: nil
    }
  }

  func showEdges(
    _ new: ScreenEdges<Content>, isAgain: Bool, update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let old = edges
    edges = new
    guard old != new || isAgain || new.header != nil || new.footer != nil else { return }
    lastEdges.header = new.header ?? lastEdges.header
    lastEdges.footer = new.footer ?? lastEdges.footer
    placeEdges()
    setOwnSection(new != ScreenEdges() && snapshot().numberOfSections == 0)
    for (kind, before, after) in [
      (CellGenScreenEdge.header, old.header, new.header),
      (CellGenScreenEdge.footer, old.footer, new.footer),
    ] {
      // UIKit requests the view of a new one itself.
      guard let after, before != nil, before != after || isAgain else { continue }
      let indexPath = IndexPath(index: 0)
      if let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) {
        update(view, after)
      }
      CellGenScreenEdge.invalidate(kind, in: collectionView)
    }
  }

  /// Makes the layout reserve space for the screen's header and footer. The layout may have been set after
  /// the last content.
  private func placeEdges() {
    let kinds = [
      edges.header.map { _ in CellGenScreenEdge.header },
      edges.footer.map { _ in CellGenScreenEdge.footer },
    ].compactMap(\.self)
    CellGenScreenEdge.place(kinds, in: collectionView.collectionViewLayout)
  }

  /// Replaces missing sections with one that has no cells, because the screen's header and footer are shown
  /// only with a section.
  ///
  /// - Source: "UICollectionViewCompositionalLayout does not render global boundary supplementary items …
  ///   when the data source reports 0 sections", for which MAUI has the same workaround
  ///   (github.com/dotnet/maui/pull/34989).
  private func setOwnSection(_ isThere: Bool) {
    let isThere =
      isThere && collectionView.collectionViewLayout is UICollectionViewCompositionalLayout
    guard isThere != hasOwnSection else { return }
    hasOwnSection = isThere
    // The diffable data source does not know this section, so none of its updates must come across it.
    collectionView.reloadData()
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    hasOwnSection ? 1 : super.numberOfSections(in: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    hasOwnSection ? 0 : super.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func removeEdges() {
    (edges, lastEdges) = (ScreenEdges(), ScreenEdges())
    hasOwnSection = false
    placeEdges()
  }
  // part end

  func showBehindCells(_ view: UIView?) { collectionView.backgroundView = view }

  // part: IndexTitles
  /// Does nothing: a collection view has no method that reloads index titles, and requests them when it is
  /// laid out.
  func reloadIndexTitles() {}
  // part end

  // part: Dragging
  func placeOfEdge(at point: CGPoint) -> IndexPath? {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let places = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      let place = places.first {
        let view = collectionView.supplementaryView(forElementKind: kind, at: $0)
        return view?.frame.contains(point) == true
      }
      guard let section = place?.section else { continue }
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return IndexPath(item: isHeader ? 0 : itemCount(inSection: section), section: section)
    }
    return nil
  }
  // part end

  func itemCount(inSection section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    // part: IndexTitles
    if !shown.indexTitles.isEmpty { return shown.indexTitles.map(\.title) }
    // part end
    guard #available(iOS 14, *) else { return nil }
    return (fallback?.indexTitles(for:))?(collectionView) ?? super.indexTitles(for: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    // part: IndexTitles
    if let section = shown.section(ofIndexTitle: index),
      let place = snapshot().indexOfSection(section)
    {
      return IndexPath(item: 0, section: place)
    }
    // part end
    // Before iOS 14, a collection view has no index and does not ask.
    guard #available(iOS 14, *) else { return IndexPath(item: 0, section: 0) }
    return (fallback?.collectionView(_:indexPathForIndexTitle:at:))?(collectionView, title, index)
      ?? super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

// part: RowHeights
extension CellGenCollectionScreen: CellGenRowHeights {
  func rowHeight(at indexPath: IndexPath) -> CGFloat? {
    shownSection(at: indexPath.section).flatMap { surfaces[$0]?.rowHeight }
  }
}
// part end

extension CellGenCollectionScreen: CellGenChangeableList {
  func userChanged(_ view: UIView) {
    if view is UICollectionViewCell { return shown.userChanged(view) }
    // part: Headers
    if let section = section(of: view, ofKind: UICollectionView.elementKindSectionHeader) {
      shown.changedByUser.headers.insert(section)
    } else if let section = section(of: view, ofKind: UICollectionView.elementKindSectionFooter) {
      shown.changedByUser.footers.insert(section)
    } else {
      shown.changedByUser.areAtEdges = true
    }
    // part end
  }

  // part: Headers
  /// Returns the section whose header or footer a view is; nil for another view.
  private func section(of view: UIView, ofKind kind: String) -> Content.Section? {
    let place = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).first {
      collectionView.supplementaryView(forElementKind: kind, at: $0) === view
    }
    return place.flatMap { shownSection(at: $0.section) }
  }
  // part end
}
#endif
