/// A table's data source that turns the difference between snapshots into updates.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource, IdentifyingSource, Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
  ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var view: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var isApplying = false
  private(set) var updateCount = 0
  private var lastChange: DiffableChange<SectionIdentifierType, ItemIdentifierType>?
  /// Computed on demand, because it takes longer than everything else.
  var lastUpdate: StandIn.Update { lastChange?.summary ?? StandIn.Update() }
  var isLastUpdateAnimated = false

  public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// True if the view uses this data source. If it does not, UIKit announces the updates to a view with the
  /// counts of another data source, or silently omits them: neither is documented, and neither is useful.
  private var isDataSource: Bool {
    guard let view, view.dataSource !== self else { return true }
    StandIn.fail(
      "a snapshot is applied to a data source that is no longer that of its table view",
      name: StandIn.broken)
    return false
  }

  open var defaultRowAnimation = UITableView.RowAnimation.automatic

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
    note(animatingDifferences ? .rows(defaultRowAnimation) : nil)
    if !animatingDifferences, StandIn.systemVersion < 15 {
      return reload(snapshot, completion: completion)
    }
    isApplying = true
    let old = state
    state = DiffableState(snapshot, after: state)
    updateCount += 1
    let change = DiffableChange(
      from: old, to: state, snapshot: snapshot, movesRowsOfMovingSections: false)
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
    lastChange = nil
    view?.reloadData()
    if view?.window != nil { view?.layoutIfNeeded() }
    if let completion { StandIn.later(completion) }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
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

  open func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.items[section].count
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = state.item(at: indexPath) else {
      StandIn.fail("No item identifier for index path \(indexPath)")
      return tableView.placeholder("")
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    StandIn.fail(
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item "
        + "identifier '\(item)', which is not allowed. You must always return a cell to the table view"
    )
    return tableView.placeholder("")
  }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension StandIn {
  /// Returns the number of snapshots that were applied to a data source.
  @MainActor
  public static func updateCount<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: UITableViewDiffableDataSource<Section, Item>
  ) -> Int { dataSource.updateCount }

  /// Returns the effect of the last `apply`.
  @MainActor
  public static func lastUpdate<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: UITableViewDiffableDataSource<Section, Item>
  ) -> Update { dataSource.lastUpdate }

  /// Returns true if the last `apply` was animated.
  @MainActor
  public static func isLastUpdateAnimated<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of dataSource: UITableViewDiffableDataSource<Section, Item>
  ) -> Bool { dataSource.isLastUpdateAnimated }
}
