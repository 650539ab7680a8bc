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
  private let list: CellGenList<Creator, CellGenCollectionScreen<Content>>

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

  public init(collectionView: UICollectionView, creator: Creator) {
    self.creator = creator
    creator.register(in: collectionView)
    let shown = CellGenShownContent<Content>(isReloading: false)
    let screen = CellGenCollectionScreen(collectionView: collectionView, shown: shown) {
      collectionView, indexPath, id in
      shown.cellToDisplay(for: id) { creator.cell(for: $0, at: indexPath, in: collectionView) }
    }
    screen.supplementaryViewProvider = { [unowned screen] collectionView, kind, indexPath in
      screen.headerFooterToDisplay(ofKind: kind, at: indexPath.section).map { headerFooter in
        shown.updates.answer {
          creator.headerFooterView(
            for: headerFooter, ofKind: kind, at: indexPath, in: collectionView)
        }
      }
    }
    list = CellGenList(creator: creator, container: collectionView, screen: screen)
    super.init()
    screen.swipeConfiguration = { [weak list] in list?.swipeConfiguration(at: $0, on: $1) }
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
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

  // MARK: UICollectionViewDelegate

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    list.didSelect(indexPath) { collectionView.deselectItem(at: indexPath, animated: true) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    list.didDeselect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.willDisplay)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.didEndDisplaying)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
  }

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.prefetch)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.cancelPrefetching)
  }
}

/// The diffable data source underneath, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let collectionView: UICollectionView
  let shown: CellGenShownContent<Content>
  /// What swiping the cell at a place uncovers.
  var swipeConfiguration: ((IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?)?

  init(
    collectionView: UICollectionView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError("init(collectionView:cellProvider:) is not supported")
  }

  var isEditing: Bool {
    if #available(iOS 14, *) { collectionView.isEditing } else { false }
  }

  func headerFooterToDisplay(ofKind kind: String, at index: Int) -> Content.HeaderFooter? {
    guard let section = shownSection(at: index) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? shown.headerToDisplay(of: section) : shown.footerToDisplay(of: section)
  }

  /// Only cells are measured again by themselves: UIKit's `selfSizingInvalidation` is for those.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let layout = collectionView.collectionViewLayout
    let headers = indexPaths(
      of: changes.sectionsWithChangedHeaders, UICollectionView.elementKindSectionHeader, changes,
      update: update)
    let footers = indexPaths(
      of: changes.sectionsWithChangedFooters, UICollectionView.elementKindSectionFooter, changes,
      update: update)
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
  private func indexPaths(
    of sections: [Content.Section], _ kind: String, _ changes: CellGenContentChanges<Content>,
    update: (UIView, Content.HeaderFooter) -> Void
  ) -> [IndexPath] {
    sections.compactMap { section in
      guard let index = changes.snapshot.indexOfSection(section) else { return nil }
      let indexPath = IndexPath(item: 0, section: index)
      if let headerFooter = headerFooterToDisplay(ofKind: kind, at: index),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      {
        update(view, headerFooter)
      }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: indexPath)
      return attributes == nil ? nil : indexPath
    }
  }

  func showBehindCells(_ view: UIView?) { collectionView.backgroundView = view }
}
#endif
