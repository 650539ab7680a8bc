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
/// Operations are carried out on the main actor in the order in which they came, many at a time. They
/// speak of ids and never of places, so none can be out of date when its turn comes, and what each
/// means for an id that is there already, or is not there, is part of its documentation: none fails.
///
/// Keep it alive: the collection view does not. It takes the collection view's `delegate` and
/// `prefetchDataSource`, to tell what happens in terms of ids, until another data source takes the collection
/// view.
@MainActor
public final class FeedDataSource {
  /// Callbacks for cell events.
  public var hooks = ListHooks<AnyCellModel.ID>()

  /// Called after each update of what is shown; many operations make one update.
  public var onUpdate: (@MainActor () -> Void)?
  /// Called with the ids of items whose kind is not registered; they are left out.
  ///
  /// Stops a debug build unless it is set.
  public var onUnregistered: @MainActor ([AnyCellModel.ID]) -> Void = { ids in
    assertionFailure("kinds must be registered before a feed gets their models: \(ids)")
  }

  /// Whether updates are animated. The first items of an empty feed appear at once in any case.
  public var animatesDifferences = true

  nonisolated let operations = FeedOperations()
  let collectionView: UICollectionView
  let registry: CellRegistry
  let diffable: UICollectionViewDiffableDataSource<FeedSection, AnyCellModel.ID>
  private let content: FeedContent
  private let delegate = FeedDelegate()
  /// Whether nobody has taken the collection view since this did.
  private var isInstalled = false
  /// What the collection view had before.
  private weak var formerDataSource: (any UICollectionViewDataSource)?
  private weak var formerDelegate: (any UICollectionViewDelegate)?
  private weak var formerPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  private var end = CellGenEndDetector()
  /// Whether an update is being carried out; its animations may come later.
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

  /// Whether the collection view still shows the feed, so that what is done to it concerns the feed.
  ///
  /// Nothing reports that the app has set a data source of its own. The feed leaves the collection view when it
  /// notices, as soon as UIKit is done with what it is asking.
  var hasContainer: Bool {
    guard isInstalled else { return false }
    if collectionView.dataSource === diffable { return true }
    Task { @MainActor [weak self] in
      guard let self, collectionView.dataSource !== diffable else { return }
      leaveContainer()
    }
    return false
  }

  /// Gives the collection view back to those who had it before.
  func leaveContainer() {
    guard isInstalled else { return }
    // Text that someone is typing is reported before it goes with its cell.
    if collectionView.dataSource === diffable { collectionView.endEditing(true) }
    isInstalled = false
    if collectionView.delegate === delegate { collectionView.delegate = formerDelegate }
    if collectionView.prefetchDataSource === delegate {
      collectionView.prefetchDataSource = formerPrefetchDataSource
    }
    content.forgetCells()
    if collectionView.dataSource === diffable { collectionView.dataSource = formerDataSource }
  }

  /// Shows the feed in the collection view again, after another data source has shown its own content there:
  /// see ``CollectionDataSource/takeContainer()``.
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

  /// Waits until everything that was asked for before is shown. Animations may still run then.
  public func flush() async {
    showPending()
  }

  /// Shows everything that has been asked for, as one update.
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

  /// The operations without the models of unregistered kinds, which are reported.
  private func leavingOutUnregistered(_ pending: [FeedOperation]) -> [FeedOperation] {
    let unregistered = pending.flatMap { $0.models.filter { !registry.canShow($0) }.map(\.id) }
    if unregistered.isEmpty { return pending }
    onUnregistered(unregistered)
    return pending.map { $0.keeping { registry.canShow($0) } }
  }
}

// MARK: What is shown

extension FeedDataSource {
  /// What is shown now, from first to last.
  public var items: [AnyCellModel] { content.items }

  /// The item of an id, or nil while it is not shown.
  public func item(for id: AnyCellModel.ID) -> AnyCellModel? {
    content.item(for: id)
  }

  /// The model of an id, or nil while it is not shown.
  public func model<Model: CellModel>(_ id: Model.ID, of type: Model.Type) -> Model? {
    content.item(for: AnyCellModel.ID(id, of: type))?.as(type)
  }

  /// The cell of an item, or nil while it is not on the screen.
  public func cell(for id: AnyCellModel.ID) -> UICollectionViewCell? {
    indexPath(for: id).flatMap(collectionView.cellForItem(at:))
  }

  /// The size of an item in a container of a width, or nil while the item is not shown.
  ///
  /// Nothing is dequeued for it: the view type computes the size, or a view that is never on the
  /// screen is measured.
  ///
  /// - Units: points.
  public func size(for id: AnyCellModel.ID, boundedBy width: CGFloat) -> CGSize? {
    content.item(for: id).flatMap { registry.size(of: $0, boundedBy: width) }
  }

  /// Scrolls until an item is at a place of the screen; an id that is not shown is ignored.
  public func scroll(
    to id: AnyCellModel.ID, at position: UICollectionView.ScrollPosition, animated: Bool = true
  ) {
    guard let indexPath = indexPath(for: id) else { return }
    collectionView.scrollToItem(at: indexPath, at: position, animated: animated)
  }

  /// Ends the selection of an item; an id that is not shown is ignored.
  public func deselect(_ id: AnyCellModel.ID, animated: Bool = true) {
    guard let indexPath = indexPath(for: id) else { return }
    collectionView.deselectItem(at: indexPath, animated: animated)
  }

  private func indexPath(for id: AnyCellModel.ID) -> IndexPath? {
    hasContainer ? diffable.indexPath(for: id) : nil
  }
}

// MARK: What the collection view reports

// Cells are asked which item they are, since an index path may be of the time before an update that
// is under way.
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
    // An update looks when it has ended; before, what is measured may be the items before it.
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
