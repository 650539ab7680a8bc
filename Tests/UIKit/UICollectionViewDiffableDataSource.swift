/// A data source that turns the difference between snapshots into updates.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource, OutlineSource, IdentifyingSource, Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
  ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var isApplying = false
  private(set) var updateCount = 0
  private var lastChange: DiffableChange<SectionIdentifierType, ItemIdentifierType>?
  /// Computed on demand, because it takes longer than everything else.
  var lastUpdate: StandIn.Update { lastChange?.summary ?? StandIn.Update() }
  var isLastUpdateAnimated = false

  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// True if the view uses this data source. If it does not, UIKit announces the updates to a view with the
  /// counts of another data source, or silently omits them: neither is documented, and neither is useful.
  private var isDataSource: Bool {
    guard let view, view.dataSource !== self else { return true }
    StandIn.fail(
      "a snapshot is applied to a data source that is no longer that of its collection view",
      name: StandIn.broken)
    return false
  }

  open var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<
      SectionIdentifierType, ItemIdentifierType
    >.SupplementaryViewProvider?

  /// The handlers for items that the user moves.
  @available(iOS 14, *)
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
  @available(iOS 14, *)
  public var reorderingHandlers = ReorderingHandlers() {
    didSet { StandIn.require(14, "reorderingHandlers") }
  }

  /// The handlers for items that the user expands and collapses.
  @available(iOS 14, *)
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (
          ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }
  @available(iOS 14, *)
  public var sectionSnapshotHandlers = SectionSnapshotHandlers() {
    didSet { StandIn.require(14, "sectionSnapshotHandlers") }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard !isApplying else {
      StandIn.fail(
        "Deadlock detected: calling this method on the main queue with outstanding async updates is "
          + "not permitted and will deadlock. Please always submit updates either always on the main "
          + "queue or always off the main queue")
      return
    }
    guard isDataSource else { return }
    // Before iOS 15, an update without animation reloaded everything.
    StandIn.warnOfAnimation(in: view, animatingDifferences)
    isLastUpdateAnimated = animatingDifferences
    note(animatingDifferences ? .automatic : nil)
    if !animatingDifferences, StandIn.systemVersion < 15 {
      return reload(snapshot, completion: completion)
    }
    isApplying = true
    let old = state
    state = DiffableState(snapshot, after: state)
    updateCount += 1
    forgetOutlines()
    let change = DiffableChange(from: old, to: state, snapshot: snapshot)
    lastChange = change
    if let view, view.dataSource === self {
      view.commit(
        counts: state.counts, item: change.item, section: change.section,
        reconfigured: change.reconfigured)
    }
    isApplying = false
    if let completion { StandIn.later(completion) }
  }

  @available(iOS 15, *)
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    StandIn.require(15, "apply(_:animatingDifferences:) async")
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Removes outlines whose section has other items than the outline: they are no longer outlines.
  private func forgetOutlines() {
    sectionSnapshots = sectionSnapshots.filter { section, outline in
      guard let index = state.sectionIndexes[section] else { return false }
      return state.items[index] == outline.visibleItems
    }
  }

  func isExpanded(at path: IndexPath) -> Bool {
    guard state.sections.indices.contains(path.section), let item = state.item(at: path)
    else { return false }
    return sectionSnapshots[state.sections[path.section]]?.isExpanded(item) ?? false
  }

  func toggle(at path: IndexPath) {
    guard let item = state.item(at: path) else { return }
    let section = state.sections[path.section]
    guard var outline = sectionSnapshots[section] else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  @available(iOS 15, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    StandIn.require(15, "applySnapshotUsingReloadData")
    guard isDataSource else { return }
    isLastUpdateAnimated = false
    note(nil)
    reload(snapshot, completion: completion)
  }

  private func note(_ animation: StandIn.UpdateAnimation?) {
    if let view { view.updateAnimations.append(StandIn.updateAnimation(of: view, animation)) }
  }

  private func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)?
  ) {
    state = DiffableState(snapshot, after: state)
    updateCount += 1
    forgetOutlines()
    lastChange = nil
    view?.reloadData()
    view?.layoutIfNeeded()
    if let completion { StandIn.later(completion) }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  @available(iOS 14, *)
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    StandIn.require(14, "apply(_:to:animatingDifferences:completion:)")
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  @available(iOS 14, *)
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    StandIn.require(14, "snapshot(for:)")
    if let known = sectionSnapshots[section] { return known }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(state.snapshot.itemIdentifiers(inSection: section))
    return snapshot
  }

  @available(iOS 15, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    StandIn.require(15, "sectionIdentifier(for:)")
    return state.sections.indices.contains(index) ? state.sections[index] : nil
  }
  @available(iOS 15, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    StandIn.require(15, "index(for:)")
    return state.sectionIndexes[sectionIdentifier]
  }
  func presence(ofItemAt path: IndexPath) -> @MainActor () -> Bool {
    guard let item = state.item(at: path) else { return { false } }
    return { [weak self] in self?.state.path(of: item) != nil }
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.items[section].count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath) else {
      StandIn.fail("No item identifier for index path \(indexPath)")
      return collectionView.placeholder(UICollectionViewCell.self, "")
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    StandIn.fail(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
        + "item identifier '\(item)', which is not allowed. You must always return a cell to the "
        + "collection view")
    return collectionView.placeholder(UICollectionViewCell.self, "")
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.missingSupplementaryView(kind, at: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = state.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = state.item(at: sourceIndexPath) else { return }
    let old = snapshot()
    var new = old
    new.deleteItems([item])
    let section = state.sections[destinationIndexPath.section]
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      new.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    apply(new)
    reorderingHandlers.didReorder?(transaction)
  }

  @available(iOS 14, *)
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  @available(iOS 14, *)
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension StandIn {
  /// Returns the number of snapshots that were applied to a data source.
  @MainActor
  public static func updateCount<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) -> Int { dataSource.updateCount }

  /// Returns the effect of the last `apply`.
  @MainActor
  public static func lastUpdate<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) -> Update { dataSource.lastUpdate }

  /// Returns true if the last `apply` was animated.
  @MainActor
  public static func isLastUpdateAnimated<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) -> Bool { dataSource.isLastUpdateAnimated }
}
