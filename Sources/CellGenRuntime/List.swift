#if canImport(UIKit)
import UIKit

/// A list of cells in a container: the shared behavior of data sources in a collection view and in a table.
@MainActor
final class CellGenList<Creator: ViewCreator, Screen: CellGenScreen>: _CellGenListing
where Screen.Content == Creator.Content {
  typealias Content = Creator.Content
  typealias ID = Content.Item.ID

  var onAction: ActionHandler<Creator.Action>?
  var hooks = ListHooks<ID>()
  var onDuplicate: @MainActor ([ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }
  var onDuplicateSection: @MainActor ([Content.Section]) -> Void = { sections in
    assertionFailure("sections must be unique in a content, but these are not: \(sections)")
  }
  private(set) var state = ListState<Content>.content(Content())
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)? {
    get { shown.didConfigure }
    set { shown.didConfigure = newValue }
  }
  let screen: Screen
  let creator: Creator

  let container: UIScrollView
  // part: Editing
  let editor = CellGenEditor()
  // part end
  /// The selection that was reported last.
  var reportedSelection: Swift.Set<ID> = []
  // part: Moving
  /// The item that was last held over a place.
  var lifted: ID?
  // part end
  // part: Menus
  /// The preview above a context menu, and its item. The menu keeps a strong reference to it.
  private weak var preview: UIViewController?
  private var previewed: ID?
  // part end
  private var query: String?
  // part: Dragging
  /// The drag that a long press has begun; nil for none.
  weak var dragSession: AnyObject?
  /// True if that drag has moved an item, which was reported.
  var hasReportedDrag = false
  // part end
  /// The view that replaces the sections. The container keeps a strong reference to it.
  weak var placeholder: UIView?
  /// True if the container was prepared for the screen and has not been taken over since.
  var isInstalled = false
  let fittings = CellGenFittings()
  /// Called when the container was prepared for the screen.
  var didInstall: (() -> Void)?
  // part: Observing
  /// The observation that updates the content, of a type of iOS 17; nil for none.
  var observation: AnyObject?
  // part end
  let kinds = CellGenKinds()
  let sizes = CellGenSizes()
  private var end = CellGenEndDetector()
  // part: Seen
  /// The object that follows which cells are visible; nil for a screen that reports none as seen.
  var watcher: (any CellListWatcher)?
  // part end
  // part: Places
  private(set) lazy var places = CellGenPlaces(of: self)
  // part end

  init(creator: Creator, container: UIScrollView, screen: Screen) {
    self.creator = creator
    self.container = container
    self.screen = screen
    // part: Editing
    editor.didChange = { [weak self] in self?.editingChanged($0, isAnimated: $1) }
    // part end
  }

  var shown: CellGenShownContent<Content> { screen.shown }

  /// Returns the item at an index path; nil if there is none, or if another data source has taken over the
  /// container.
  func item(at indexPath: IndexPath) -> Content.Item? {
    hasContainer ? screen.itemIdentifier(for: indexPath).flatMap { shown.items[$0] } : nil
  }

  func indexPath(for id: ID) -> IndexPath? {
    hasContainer ? screen.indexPath(for: id) : nil
  }

  func section(at index: Int) -> Content.Section? {
    hasContainer ? screen.shownSection(at: index) : nil
  }

  /// Returns the item that a cell shows.
  func item(of cell: UIView) -> Content.Item? { shown.id(of: cell).flatMap { shown.items[$0] } }

  func size(for id: ID, boundedBy width: CGFloat) -> CGSize? {
    guard hasContainer else { return nil }
    return shown.items[id].flatMap { creator.cell(for: $0).shown.size(boundedBy: width, sizes) }
  }

  // part: Separators
  /// Returns the separator below the row at an index path; nil if it is not a row.
  func separator(at indexPath: IndexPath) -> CellSeparator? {
    item(at: indexPath).map { creator.cell(for: $0).shown.separator }
  }
  // part end

  /// Returns the row behavior of the cell at an index path; nil if there is none.
  func row(at indexPath: IndexPath) -> CellRow<Creator.Action>? {
    item(at: indexPath).map { creator.cell(for: $0).row }
  }
}

// MARK: Updates

extension CellGenList {
  var animation: ListAnimation { creator.animation }

  /// - Parameters:
  ///   - query: the search text that led to the content; nil for content that was not searched.
  ///   - endsRefreshing: true if it is the content that pulling the container down has requested.
  func apply(
    _ state: ListState<Content>, query: String? = nil, animation: ListAnimation,
    endsRefreshing: Bool = true, completion: (() -> Void)?
  ) {
    self.state = state
    self.query = query
    shown.updates.add(of: self, ifGone: completion) {
      $0.returnToContainer()
      guard $0.hasContainer else {
        completion?()
        return
      }
      $0.show(
        state, animation: animation, endsRefreshing: endsRefreshing, completion: completion)
    }
  }

  /// Shows the state that was applied last.
  func showState() {
    apply(state, query: query, animation: ListAnimation.none, completion: nil)
  }

  func update(
    _ change: (inout Content) -> Void, animation: ListAnimation, completion: (() -> Void)?
  ) {
    var content = state.content
    change(&content)
    apply(
      .content(content), query: query, animation: animation, endsRefreshing: false,
      completion: completion)
  }

  private func show(
    _ state: ListState<Content>, animation: ListAnimation, endsRefreshing: Bool,
    completion: (() -> Void)?
  ) {
    show(
      state.content, animation: animation, alongside: { $0.showPlaceholder(for: state) },
      completion: completion)
    // part: Refreshing
    if endsRefreshing { endRefreshing() }
    // part end
    if !shown.duplicates.isEmpty { onDuplicate(shown.duplicates) }
    if !shown.duplicateSections.isEmpty { onDuplicateSection(shown.duplicateSections) }
  }

  /// Shows the placeholder for a state. A background view of the app remains unless it is replaced by a
  /// placeholder.
  private func showPlaceholder(for state: ListState<Content>) {
    let view = creator.placeholderView(
      for: state, query: query, isEmpty: shown.isEmpty, reusing: placeholder,
      onAction: reportAction)
    guard view !== placeholder else { return }
    placeholder = view
    screen.showBehindCells(view)
  }

  /// Shows content, even the same again after a section was collapsed. UIKit is not involved if nothing
  /// changes.
  ///
  /// - Parameter alongside: shows the other parts of the same update.
  func show(
    _ content: Content, animation: ListAnimation,
    alongside: @escaping (CellGenList) -> Void = { _ in }, completion: (() -> Void)?
  ) {
    // Outside of a window, animations are invisible.
    let animation = container.window == nil ? ListAnimation.none : animation
    // part: IndexTitles
    let oldTitles = shown.indexTitles.map(\.title)
    // part end
    // part: Places
    let anchors = places.anchors()
    let old = anchors == nil ? nil : shown.snapshot
    // part end
    let changes = shown.replace(with: content)
    if changes.hasOtherItems {
      end.itemsChanged()
      // part: Seen
      watcher?.itemsChanged()
      // part end
    }
    let update = shown.update
    let atEnd = { [weak self] in
      completion?()
      self?.didEnd(update)
    }
    if changes.areNone {
      // part: Edges
      showEdges(of: content, isAgain: false)
      // part end
      alongside(self)
      shown.updates.end(atEnd)
      return
    }
    // part: Places
    let anchor = anchors?.first { changes.snapshot.indexOfItem($0.id) != nil }
    let isStill = old.map { places.isSame(above: anchor, $0, changes.snapshot) } ?? true
    // part end
    var animationOfUpdate: ListAnimation {
      // part: Places
      // Cells below cannot stay in place while changes above are animated.
      if !isStill { return ListAnimation.none }
      // part end
      return animation
    }
    screen.carryOut(
      animationOfUpdate, completion: shown.updates.begin(atEnd)
    ) { isAnimated, completion in
      self.screen.prepare(for: changes)
      self.apply(changes, isAnimated: isAnimated, completion: completion)
      self.configureChangedByUser()
      // part: Edges
      self.showEdges(of: content, isAgain: changes.showsEdgesAgain)
      // part end
      self.showHeadersAndFooters(changes, isAnimated: isAnimated)
      // part: IndexTitles
      if self.shown.indexTitles.map(\.title) != oldTitles { self.screen.reloadIndexTitles() }
      // part end
      alongside(self)
      // part: Places
      if anchors != nil { self.places.stay(at: anchor, isAnimated: isAnimated) }
      // part end
    }
  }

  /// Applies changes, and keeps the selection.
  ///
  /// A container that has not been on the screen yet loads everything when it appears. A table deselects the
  /// rows of a section that it reloads, without calling its delegate (blog.stevex.net, "Refreshing rows in a
  /// UITableView", 2011).
  private func apply(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool, completion: (() -> Void)?
  ) {
    let selected = container.window == nil || changes.reloadsSections ? selection : []
    if #available(iOS 15, *), screen.isUnseen {
      screen.applySnapshotUsingReloadData(shown.snapshot, completion: completion)
    } else {
      // part: Table
      if let sections = screen.snapshotBefore(changes.snapshot) {
        screen.apply(sections, animatingDifferences: isAnimated, completion: nil)
      }
      // part end
      screen.apply(
        changes.snapshot, animatingDifferences: isAnimated, completion: completion)
    }
    if selected.isEmpty { return }
    for id in selected.subtracting(selection) { setSelected(true, id) }
  }

  private func showHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool
  ) {
    screen.updateHeadersAndFooters(changes, isAnimated: isAnimated) { view, headerFooter, section in
      // part: Headers
      creator.headerFooter(for: headerFooter).shown.show(in: view, onAction: reportAction)
      // part end
      // part: Collapsing
      if let section { showCollapsing(of: section, in: view) }
      // part end
    }
  }

  // part: Edges
  /// - Parameter isAgain: true to configure unchanged ones as well.
  private func showEdges(of content: Content, isAgain: Bool) {
    screen.showEdges(content.screenEdges(), isAgain: isAgain) { view, headerFooter in
      creator.headerFooter(for: headerFooter).shown.show(in: view, onAction: reportAction)
    }
  }
  // part end

  /// Configures all cells, headers, and footers again.
  func restyle() {
    shown.updates.add(of: self) { $0.showAgain() }
  }

  private func showAgain() {
    guard hasContainer else { return }
    let changes = shown.again()
    if #available(iOS 15, *) {
      apply(changes, isAnimated: false, completion: nil)
    } else {
      for cell in screen.visibleCells { configureAgain(cell) }
    }
    // part: Edges
    showEdges(of: shown.content, isAgain: true)
    // part end
    showHeadersAndFooters(changes, isAnimated: false)
  }

  /// Configures the cells that the user has changed. From iOS 15 on, the snapshot does so.
  private func configureChangedByUser() {
    if #available(iOS 15, *) { return }
    for cell in screen.visibleCells where shown.isChangedByUser(cell) { configureAgain(cell) }
  }

  /// Configures a cell again in place, like `reconfigureItems` of iOS 15. Before, a snapshot could only
  /// reload an item, in another cell.
  private func configureAgain(_ cell: UIView) {
    guard let item = item(of: cell) else { return }
    shown.updates.answer {
      let shown = creator.cell(for: item).shown
      // part: Editing
      if let indexPath = screen.indexPath(for: item.id) { shown.editing = editing(at: indexPath) }
      // part end
      // part: Accessories
      if let indexPath = screen.indexPath(for: item.id) {
        shown.isRow = screen.isRow(at: indexPath)
      }
      // part end
      shown.show(in: cell, onAction: reportAction)
      self.shown.didConfigureAgain(cell)
    }
  }

  /// Called when an update ends. Without animation, that can happen while it is still being carried out.
  private func didEnd(_ update: Int) {
    guard shown.settle(update) else { return }
    shown.updates.add(of: self) {
      $0.reportSelection()
      $0.checkEnd()
      // part: Seen
      $0.watcher?.look()
      // part end
      // part: Places
      $0.places.stayAfterChange()
      // part end
    }
  }

  /// Called when the first row is on the screen; before that, there is no end that could be near.
  func didAppear() {
    guard hooks.nearEnd != nil else { return }
    shown.updates.answer { shown.updates.add(of: self) { $0.checkEnd() } }
  }

  private func checkEnd() {
    guard hasContainer, let nearEnd = hooks.nearEnd, !screen.isUnseen,
      end.comesNear(hooks.nearEndDistance, in: container, isEmpty: shown.items.isEmpty)
    else { return }
    nearEnd()
  }
}

// MARK: What the container reports

extension CellGenList {
  func report(_ cell: UIView, to hook: ((ID) -> Void)?) {
    // part: Seen
    watcher?.look()
    // part end
    guard hasContainer, let hook, let id = shown.id(of: cell) else { return }
    shown.updates.answer { hook(id) }
  }

  func report(_ indexPaths: [IndexPath], to hook: (([ID]) -> Void)?) {
    guard hasContainer else { return }
    shown.updates.answer { hook?(indexPaths.compactMap(screen.itemIdentifier(for:))) }
  }

  // part: Images
  /// Loads the images of cells that are likely to be shown soon.
  func prefetchImages(at indexPaths: [IndexPath]) {
    let images = images(at: indexPaths)
    if !images.isEmpty { shown.updates.answer { CellImages.loader.prefetch(images) } }
  }

  /// Stops loading the images of cells that are no longer likely to be shown soon.
  func cancelPrefetchingImages(at indexPaths: [IndexPath]) {
    let images = images(at: indexPaths)
    if !images.isEmpty { shown.updates.answer { CellImages.loader.cancelPrefetching(images) } }
  }

  private func images(at indexPaths: [IndexPath]) -> [CellImageRequest] {
    indexPaths.compactMap(item(at:)).flatMap { creator.cell(for: $0).shown.images }
  }
  // part end

  func didScroll(_ scrollView: UIScrollView) {
    guard hasContainer else { return }
    // part: Places
    places.didScroll()
    // part end
    hooks.didScroll?(scrollView)
    // part: Seen
    watcher?.look()
    // part end
    // A running update checks this when it ends; until then, the measured content may be the previous one.
    if !shown.updates.isRunning { checkEnd() }
  }
}

// MARK: Selection

/// Hooks are called before the actions that the screen declares.
extension CellGenList {
  func canSelect(_ indexPath: IndexPath) -> Bool {
    guard hasContainer else { return false }
    return hooks.didSelect != nil || screen.isEditing
      || creator.selection.persists(whileEditing: false) || row(at: indexPath)?.select != nil
  }

  /// - Parameter deselect: called if the cell is not to stay selected.
  func didSelect(_ indexPath: IndexPath, deselect: () -> Void) {
    guard let item = item(at: indexPath) else { return }
    let isEditing = screen.isEditing
    let select = creator.cell(for: item).row.select
    if let didSelect = hooks.didSelect {
      didSelect(item.id)
    } else if !isEditing, select != nil, !creator.selection.persists(whileEditing: false) {
      deselect()
    }
    reportSelection()
    if !isEditing, let select { report(select) }
  }

  func didDeselect(_ indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    hooks.didDeselect?(item.id)
    reportSelection()
  }
}

// part: Swipes
extension CellGenList {
  /// Returns the actions that UIKit shows while a cell is swiped; nil for none.
  func swipeConfiguration(
    at indexPath: IndexPath, on edge: CellSwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let item = item(at: indexPath) else { return nil }
    let actions = creator.cell(for: item).row.swipeActions(on: edge)
    guard !actions.isEmpty else { return nil }
    return UISwipeActionsConfiguration(actions: actions.map { contextual($0, of: item.id) })
  }

  /// Returns the contextual action for a swipe action. A destructive action counts as performed only if its
  /// item is gone.
  ///
  /// If it is reported as performed, UIKit removes the row automatically (Apple,
  /// `UIContextualAction.Handler`: "true if you performed the action"), and an app that asks first, or
  /// deletes on a server, would lose a row that it still has:
  /// github.com/AlphaWallet/alpha-wallet-ios/issues/1976. If not, the row slides back, and disappears with
  /// the content that leaves it out.
  private func contextual(
    _ swipe: CellSwipeAction<Creator.Action>, of id: ID
  ) -> UIContextualAction {
    let style = swipe.isDestructive ? UIContextualAction.Style.destructive : .normal
    let action = UIContextualAction(style: style, title: swipe.title) { [weak self] _, _, finish in
      self?.report(swipe.action)
      finish(!swipe.isDestructive || self?.shown.items[id] == nil)
    }
    action.image = swipe.image
    if let color = swipe.color { action.backgroundColor = color }
    return action
  }
}
// part end

// part: Menus
// MARK: Menus

extension CellGenList {
  /// Returns the context menu of the cell at an index path, with its preview; nil for a cell without either.
  func menuConfiguration(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let item = item(at: indexPath) else { return nil }
    let menu = creator.cell(for: item).row.menu
    let preview = hooks.preview?(item.id)
    guard preview != nil || !menu.isEmpty else { return nil }
    (self.preview, previewed) = (preview, item.id)
    var previewProvider: UIContextMenuContentPreviewProvider?
    if let preview { previewProvider = { preview } }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: previewProvider) {
      [weak self] _ in
      guard !menu.isEmpty else { return nil }
      return UIMenu(title: "", children: menu.map { $0.element { self?.report($0) } })
    }
  }

  /// Returns the context menu of several cells; nil for none.
  func menuConfiguration(at indexPaths: [IndexPath]) -> UIContextMenuConfiguration? {
    if indexPaths.count == 1 { return menuConfiguration(at: indexPaths[0]) }
    guard hasContainer else { return nil }
    let ids = Swift.Set(indexPaths.compactMap(screen.itemIdentifier(for:)))
    guard !ids.isEmpty, let menu = hooks.menu?(ids) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Reports a tap on the preview of a context menu, once the preview is gone.
  ///
  /// - Returns: true if the preview belongs to this list.
  func commitPreview(_ animator: any UIContextMenuInteractionCommitAnimating) -> Bool {
    guard hasContainer, let id = previewed, let preview, animator.previewViewController === preview,
      let didCommit = hooks.didCommitPreview
    else { return false }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      if self?.hasContainer == true { didCommit(id, preview) }
    }
    return true
  }
}
// part end

/// The diffable data source under a list. It does not keep its container, which has a reference to it: the
/// list keeps both.
@MainActor
protocol CellGenScreen: AnyObject {
  associatedtype Content: ScreenContent

  var shown: CellGenShownContent<Content> { get }
  /// True if the container uses this as its data source.
  var isDataSource: Bool { get }
  /// Restores the previous data source of the container.
  func stopBeingDataSource()
  /// Becomes the data source of the container, in place of the current one.
  func becomeDataSource()
  var isEditing: Bool { get }
  // part: Accessories
  /// Returns true if the cell at an index path is in a list or a table.
  func isRow(at indexPath: IndexPath) -> Bool
  // part end
  /// The cells on the screen; none while the container is unseen.
  var visibleCells: [UIView] { get }
  /// True if it has not been on the screen yet and must not be laid out, because its width may still change.
  var isUnseen: Bool { get }
  var selectedIndexPaths: [IndexPath] { get }

  /// Allows as many selected cells as a screen declares.
  func allow(_ selection: ListSelection, _ fittings: CellGenFittings)

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath)

  // part: Typing
  /// Scrolls a cell to the middle of the container.
  func scrollToCell(at indexPath: IndexPath)
  // part end

  // part: Editing
  func setEditing(_ isEditing: Bool, isAnimated: Bool)
  // part end

  // part: Seen
  /// The headers and footers on the screen that can cover cells.
  var headersAndFootersOnScreen: [UIView] { get }
  // part end

  /// Carries out an update with an animation.
  ///
  /// - Parameters:
  ///   - completion: called when the animation has ended.
  ///   - update: called once, immediately, with a Boolean value that indicates whether UIKit's own updates are
  ///     animated, and a function to call when they have ended.
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void)

  /// Called before changes are applied.
  func prepare(for changes: CellGenContentChanges<Content>)

  // part: Table
  /// Returns the snapshot to apply before another one, for a container that cannot show that one in a single
  /// update; nil for none.
  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>?
  // part end

  /// Updates and lays out headers and footers that have changed, because diffable data sources do not.
  ///
  /// - Parameter update: called with the section of a header, and without one for a footer.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void)

  // part: Edges
  /// Shows the header and footer of the screen.
  ///
  /// - Parameter isAgain: true to update unchanged ones as well.
  func showEdges(
    _ edges: ScreenEdges<Content>, isAgain: Bool,
    update: (UIView, Content.HeaderFooter) -> Void)

  /// Removes the header and footer of the screen.
  func removeEdges()
  // part end

  func showBehindCells(_ view: UIView?)

  func removeFromBehindCells(_ view: UIView)

  // part: IndexTitles
  /// Updates the titles of the index.
  func reloadIndexTitles()
  // part end

  // part: Dragging
  /// Returns the start or the end of the section whose header or footer is at a point; nil for none.
  func placeOfEdge(at point: CGPoint) -> IndexPath?
  // part end

  func itemCount(inSection section: Int) -> Int

  // part: Places
  /// Returns true if the cell at a place is in a section that scrolls sideways.
  func scrollsSideways(at indexPath: IndexPath) -> Bool

  /// Returns the frame of the cell at an index path in the content of the container; nil if there is none.
  func frameOfCell(at indexPath: IndexPath) -> CGRect?

  /// Returns the start of a section in the content of the container; nil for a section that is not shown.
  ///
  /// - Parameter withHeader: true to include its header, even if it scrolls with the cells.
  func top(ofSection index: Int, withHeader: Bool) -> CGFloat?
  // part end

  // Both of UIKit's classes have these members, which satisfy the protocol. The app Kurozora does the same
  // with its `DiffableDataSourceProtocol` (2025).

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>,
    animatingDifferences: Bool, completion: (() -> Void)?)

  @available(iOS 15, *)
  func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>,
    completion: (() -> Void)?)

  func snapshot() -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>

  func itemIdentifier(for indexPath: IndexPath) -> Content.Item.ID?

  func indexPath(for itemIdentifier: Content.Item.ID) -> IndexPath?

  @available(iOS 15, *)
  func sectionIdentifier(for index: Int) -> Content.Section?
}

extension CellGenScreen {
  /// Returns the section at an index of the container, which may still be that before a running update.
  func shownSection(at index: Int) -> Content.Section? {
    if #available(iOS 15, *) { return sectionIdentifier(for: index) }
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the ids of a section's cells in the container; empty for a section that it does not have.
  func shownItems(of section: Content.Section) -> [Content.Item.ID] {
    let snapshot = snapshot()
    guard snapshot.indexOfSection(section) != nil else { return [] }
    return snapshot.itemIdentifiers(inSection: section)
  }
}
#endif
