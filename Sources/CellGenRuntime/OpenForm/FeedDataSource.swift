#if canImport(UIKit)
public import UIKit

/// Shows cells of any kinds, from any modules, in a collection view, and lets any task change them.
///
///     let feed = FeedDataSource(collectionView: collectionView, registry: registry)
///     collectionView.collectionViewLayout = FeedLayout.make()
///     feed.hooks.nearEnd = { loadMore() }
///     …
///     feed.append(post)                        // from any task or thread
///     feed.remove(AnyCellModel.ID(7, of: AdvertCellModel.self))
///
/// Operations are carried out on the main actor in the order in which they were called, many at a time. They
/// refer to ids and never to index paths, so none can be out of date when it is carried out. The
/// documentation of each operation describes its effect for an id that already exists or does not exist: none
/// fails.
///
/// Keep a strong reference to it, since the collection view does not. It uses the collection view's
/// `delegate` and `prefetchDataSource`, to report events by ids, until another data source takes over the
/// collection view.
@MainActor
public final class FeedDataSource {
  /// Callbacks for cell events.
  public var hooks = ListHooks<AnyCellModel.ID>()

  /// Called after each update; an update can combine many operations.
  public var onUpdate: (@MainActor () -> Void)?
  /// Called with the ids of items whose kind is not registered; they are left out.
  ///
  /// Unless it is set, such items stop a debug build.
  public var onUnregistered: @MainActor ([AnyCellModel.ID]) -> Void = { ids in
    assertionFailure("kinds must be registered before a feed gets their models: \(ids)")
  }

  /// A Boolean value that indicates whether updates are animated. The first items of an empty feed always
  /// appear without animation.
  public var animatesDifferences = true

  nonisolated let operations = FeedOperations()
  let collectionView: UICollectionView
  let registry: CellRegistry
  let diffable: UICollectionViewDiffableDataSource<FeedSection, AnyCellModel.ID>
  private let content: FeedContent
  private let delegate = FeedDelegate()
  /// True if the collection view has not been taken over by another data source.
  private var isInstalled = false
  /// The previous data source of the collection view.
  private weak var formerDataSource: (any UICollectionViewDataSource)?
  private weak var formerDelegate: (any UICollectionViewDelegate)?
  private weak var formerPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  private var end = CellGenEndDetector()
  /// True while an update is being carried out; its animations may run longer.
  private var isUpdating = false

  public init(collectionView: UICollectionView, registry: CellRegistry) {
    self.collectionView = collectionView
    self.registry = registry
    CellGenTenants.leave(collectionView)
    formerDataSource = collectionView.dataSource
    let content = FeedContent()
    let kinds = CellGenKinds()
    let delegate = delegate
    self.content = content
    diffable = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      content.cellToDisplay(for: id) {
        let cell = registry.cell(for: $0, at: indexPath, in: collectionView, kinds) {
          [weak delegate] in delegate?.feed?.hasContainer ?? false
        }
        (cell as? ConfigurableCollectionViewCell)?.reactsToTouches = { [weak delegate] in
          delegate?.feed?.hooks.didSelect != nil
        }
        return cell
      }
    }
    delegate.feed = self
    install()
  }

  private func install() {
    isInstalled = true
    formerDelegate = collectionView.delegate
    formerPrefetchDataSource = collectionView.prefetchDataSource
    collectionView.delegate = delegate
    collectionView.prefetchDataSource = delegate
  }

  /// True if the collection view still shows the feed, so changes of it concern the feed.
  ///
  /// Nothing reports that the app has set its own data source. The feed leaves the collection view when it
  /// notices, as soon as UIKit has finished its current call.
  var hasContainer: Bool {
    guard isInstalled else { return false }
    if collectionView.dataSource === diffable { return true }
    Task { @MainActor [weak self] in
      guard let self, collectionView.dataSource !== diffable else { return }
      leaveContainer()
    }
    return false
  }

  /// Gives the collection view back to its previous delegates.
  func leaveContainer() {
    guard isInstalled else { return }
    // Reports text that is being typed before its cell is removed.
    if collectionView.dataSource === diffable { collectionView.endEditing(true) }
    isInstalled = false
    if collectionView.delegate === delegate { collectionView.delegate = formerDelegate }
    if collectionView.prefetchDataSource === delegate {
      collectionView.prefetchDataSource = formerPrefetchDataSource
    }
    content.forgetCells()
    if collectionView.dataSource === diffable { collectionView.dataSource = formerDataSource }
  }

  /// Shows the feed in the collection view again, after another data source has taken it over: see
  /// ``CollectionDataSource/takeContainer()``.
  public func takeContainer() {
    guard !hasContainer else { return }
    CellGenTenants.leave(collectionView)
    formerDataSource = collectionView.dataSource
    collectionView.dataSource = diffable
    install()
    diffable.apply(
      FeedChanges(items: content.items).snapshot(), animatingDifferences: false,
      completion: { [weak self, update = content.update] in self?.didEnd(update) })
    onUpdate?()
  }

  /// Waits until all operations called so far are shown. Animations may still be running then.
  public func flush() async {
    showPending()
  }

  /// Shows the effect of all pending operations, as one update.
  func showPending() {
    let pending = operations.take()
    guard !pending.isEmpty else { return }
    let countBefore = content.items.count
    if let changes = content.apply(leavingOutUnregistered(pending)) {
      if !changes.removed.isEmpty || changes.items.count != countBefore { end.itemsChanged() }
      guard hasContainer else { return }
      isUpdating = true
      diffable.apply(
        changes.snapshot(), animatingDifferences: animatesDifferences && countBefore > 0,
        completion: { [weak self, update = content.update] in self?.didEnd(update) })
      isUpdating = false
      onUpdate?()
    }
  }

  private func didEnd(_ update: Int) {
    if content.settle(update), hasContainer { reportNearEnd() }
  }

  /// Returns the operations without models of unregistered kinds, which are reported.
  private func leavingOutUnregistered(_ pending: [FeedOperation]) -> [FeedOperation] {
    let unregistered = pending.flatMap { $0.models.filter { !registry.canShow($0) }.map(\.id) }
    if unregistered.isEmpty { return pending }
    onUnregistered(unregistered)
    return pending.map { $0.keeping { registry.canShow($0) } }
  }
}

// MARK: Shown items

extension FeedDataSource {
  /// The items that are currently shown, from first to last.
  public var items: [AnyCellModel] { content.items }

  /// Returns the item with an id, or nil while it is not shown.
  public func item(for id: AnyCellModel.ID) -> AnyCellModel? {
    content.item(for: id)
  }

  /// Returns the model with an id, or nil while it is not shown.
  public func model<Model: CellModel>(_ id: Model.ID, of type: Model.Type) -> Model? {
    content.item(for: AnyCellModel.ID(id, of: type))?.as(type)
  }

  /// Returns the cell of an item, or nil while it is not on the screen.
  public func cell(for id: AnyCellModel.ID) -> UICollectionViewCell? {
    indexPath(for: id).flatMap(collectionView.cellForItem(at:))
  }

  /// Returns the size of an item in a container of a width, or nil while the item is not shown.
  ///
  /// No cell is dequeued: the view type computes the size, or an offscreen view is measured.
  ///
  /// - Units: points.
  public func size(for id: AnyCellModel.ID, boundedBy width: CGFloat) -> CGSize? {
    content.item(for: id).flatMap { registry.size(of: $0, boundedBy: width) }
  }

  /// Scrolls an item to a position on the screen. An id that is not shown is ignored.
  public func scroll(
    to id: AnyCellModel.ID, at position: UICollectionView.ScrollPosition, animated: Bool = true
  ) {
    guard let indexPath = indexPath(for: id) else { return }
    collectionView.scrollToItem(at: indexPath, at: position, animated: animated)
  }

  /// Deselects an item. An id that is not shown is ignored.
  public func deselect(_ id: AnyCellModel.ID, animated: Bool = true) {
    guard let indexPath = indexPath(for: id) else { return }
    collectionView.deselectItem(at: indexPath, animated: animated)
  }

  private func indexPath(for id: AnyCellModel.ID) -> IndexPath? {
    hasContainer ? diffable.indexPath(for: id) : nil
  }
}

// MARK: What the collection view reports

// Items are identified by their cells, because an index path may still be that before a running update.
extension FeedDataSource {
  func willDisplay(_ cell: UICollectionViewCell) {
    if hasContainer, let id = content.id(of: cell) { hooks.willDisplay?(id) }
  }

  func didEndDisplaying(_ cell: UICollectionViewCell) {
    if hasContainer, let id = content.id(of: cell) { hooks.didEndDisplaying?(id) }
  }

  func userChanged(_ cell: UIView) { content.userChanged(cell) }

  func didSelectItem(at indexPath: IndexPath) {
    if let id = id(at: indexPath) { hooks.didSelect?(id) }
  }

  func didDeselectItem(at indexPath: IndexPath) {
    if let id = id(at: indexPath) { hooks.didDeselect?(id) }
  }

  func prefetchItems(at indexPaths: [IndexPath]) {
    if hasContainer { hooks.prefetch?(indexPaths.compactMap(diffable.itemIdentifier(for:))) }
  }

  func cancelPrefetchingForItems(at indexPaths: [IndexPath]) {
    guard hasContainer else { return }
    hooks.cancelPrefetching?(indexPaths.compactMap(diffable.itemIdentifier(for:)))
  }

  func didScroll(_ scrollView: UIScrollView) {
    guard hasContainer else { return }
    hooks.didScroll?(scrollView)
    // A running update checks this when it ends; until then, the measured items may be the previous ones.
    if !isUpdating { reportNearEnd() }
  }

  private func id(at indexPath: IndexPath) -> AnyCellModel.ID? {
    guard hasContainer else { return nil }
    return collectionView.cellForItem(at: indexPath).flatMap(content.id(of:))
      ?? diffable.itemIdentifier(for: indexPath)
  }

  private func reportNearEnd() {
    guard let nearEnd = hooks.nearEnd,
      end.comesNear(hooks.nearEndDistance, in: collectionView, isEmpty: items.isEmpty)
    else { return }
    nearEnd()
  }
}
#endif
