#if canImport(UIKit)
public import UIKit

/// Shows a screen's content in a collection view.
///
///     let dataSource = ListingDataSource(collectionView: collectionView, creator: creator)
///     collectionView.collectionViewLayout = ListingLayout.make()
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the collection view does not. It is the collection view's delegate too, and tells
/// what a delegate is told through ``hooks``.
@MainActor
public final class CollectionDataSource<Creator: CollectionViewCreator>: NSObject,
  UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
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

  private let collectionView: UICollectionView
  private let diffable: CellGenCollectionScreen<Content>
  private let sizes = CellGenSizes()
  private let updates = CellGenUpdates()
  private var end = CellGenEndDetector()

  public init(collectionView: UICollectionView, creator: Creator) {
    self.collectionView = collectionView
    self.creator = creator
    let shown = CellGenShownContent<Content>()
    let updates = updates
    creator.register(in: collectionView)
    diffable = CellGenCollectionScreen(collectionView: collectionView, shown: shown) {
      collectionView, indexPath, id in
      guard let item = shown.itemToDisplay(for: id) else { return nil }
      let cell = updates.answer { creator.cell(for: item, at: indexPath, in: collectionView) }
      CellGenHosted.inside(cell)?.itemID = id
      return cell
    }
    super.init()
    diffable.supplementaryViewProvider = { [unowned diffable] collectionView, kind, indexPath in
      diffable.headerFooterToDisplay(ofKind: kind, at: indexPath.section).map { headerFooter in
        updates.answer {
          creator.headerFooterView(
            for: headerFooter, ofKind: kind, at: indexPath, in: collectionView)
        }
      }
    }
    diffable.swipeConfiguration = { [weak self] indexPath, edge in
      self?.swipeConfiguration(at: indexPath, on: edge)
    }
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
  }

  private func swipeConfiguration(
    at indexPath: IndexPath, on edge: CellSwipeEdge
  ) -> UISwipeActionsConfiguration? {
    item(at: indexPath).flatMap {
      creator.swipeConfiguration(of: $0, on: edge) { [weak self] in
        self?.diffable.shown.items[$0] != nil
      }
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
    let changes = diffable.shown.replace(with: state.content, isReloading: false)
    if changes.hasOtherItems { end.itemsChanged() }
    let update = diffable.shown.update
    diffable.apply(changes.snapshot, animatingDifferences: isAnimated) { [weak self] in
      completion?()
      self?.didEnd(update)
    }
    updateHeadersAndFooters(changes, isAnimated: isAnimated)
    collectionView.backgroundView = creator.placeholderView(
      for: state, isEmpty: diffable.shown.isEmpty)
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  /// Diffable data sources leave headers and footers alone, so those that have changed are updated
  /// and laid out here. Only cells are measured again by themselves: UIKit's `selfSizingInvalidation`
  /// is for those.
  private func updateHeadersAndFooters(_ changes: CellGenContentChanges<Content>, isAnimated: Bool)
  {
    let layout = collectionView.collectionViewLayout
    let headers = update(
      UICollectionView.elementKindSectionHeader, of: changes.sectionsWithChangedHeaders, changes)
    let footers = update(
      UICollectionView.elementKindSectionFooter, of: changes.sectionsWithChangedFooters, changes)
    if !changes.sectionsWithMovedBoundaries.isEmpty {
      layout.invalidateLayout()
      return
    }
    // UIKit raises an exception for a context of another class than the layout names.
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
  }

  /// Updates the headers or footers on the screen, and says where the layout has any, on the screen or
  /// off it: to invalidate one that is not there stops the program (rdar://25873296).
  private func update(
    _ kind: String, of sections: [Content.Section], _ changes: CellGenContentChanges<Content>
  ) -> [IndexPath] {
    sections.compactMap { section in
      guard let index = changes.snapshot.indexOfSection(section) else { return nil }
      let indexPath = IndexPath(item: 0, section: index)
      if let headerFooter = diffable.headerFooterToDisplay(ofKind: kind, at: index),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      {
        creator.update(view, with: headerFooter)
      }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: indexPath)
      return attributes == nil ? nil : indexPath
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
      end.comesNear(hooks.nearEndDistance, in: collectionView, isEmpty: isEmpty)
    else { return }
    nearEnd()
  }

  // MARK: UICollectionViewDelegate

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    canSelect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    canSelect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = item(at: indexPath) else { return }
    creator.report(selected: item, hooks, isEditing: isEditing) {
      collectionView.deselectItem(at: indexPath, animated: true)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    guard let item = item(at: indexPath) else { return }
    hooks.didDeselect?(item.id)
  }

  private func canSelect(_ indexPath: IndexPath) -> Bool {
    creator.canSelect(item(at: indexPath), hooks, isEditing: isEditing)
  }

  private var isEditing: Bool {
    if #available(iOS 14, *) { collectionView.isEditing } else { false }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let willDisplay = hooks.willDisplay,
      let id = CellGenHosted.inside(cell)?.itemID as? Content.Item.ID
    else {
      return
    }
    updates.answer { willDisplay(id) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
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

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    updates.answer { hooks.prefetch?(indexPaths.compactMap(diffable.itemIdentifier(for:))) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    updates.answer {
      hooks.cancelPrefetching?(indexPaths.compactMap(diffable.itemIdentifier(for:)))
    }
  }
}

/// The diffable data source underneath, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>
{
  let shown: CellGenShownContent<Content>
  /// What swiping the cell at a place uncovers.
  var swipeConfiguration: ((IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?)?

  init(
    collectionView: UICollectionView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError("init(collectionView:cellProvider:) is not supported")
  }

  /// The section at a place, by what the collection view counts, which may be of the time before an
  /// update that is under way.
  func shownSection(at index: Int) -> Content.Section? {
    if #available(iOS 15, *) { return sectionIdentifier(for: index) }
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func headerFooterToDisplay(ofKind kind: String, at index: Int) -> Content.HeaderFooter? {
    guard let section = shownSection(at: index) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? shown.headerToDisplay(of: section) : shown.footerToDisplay(of: section)
  }
}
#endif
