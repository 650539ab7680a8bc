#if canImport(UIKit)
public import UIKit

/// Shows a screen's content in a collection view.
///
///     let dataSource = ListingDataSource(collectionView: collectionView, creator: creator)
///     collectionView.collectionViewLayout = ListingLayout.make()
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the collection view does not.
@MainActor
public final class CollectionDataSource<Creator: CollectionViewCreator> {
  public typealias Content = Creator.Content

  public let creator: Creator
  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }

  private let collectionView: UICollectionView
  private let diffable: CollectionScreen<Content>

  public init(collectionView: UICollectionView, creator: Creator) {
    self.collectionView = collectionView
    self.creator = creator
    let shown = ShownContent<Content>()
    diffable = CollectionScreen(collectionView: collectionView, shown: shown) {
      collectionView, indexPath, id in
      shown.items[id].map { creator.cell(for: $0, at: indexPath, in: collectionView) }
    }
    diffable.supplementaryViewProvider = { [unowned diffable] collectionView, kind, indexPath in
      diffable.headerFooter(ofKind: kind, at: indexPath.section).map {
        creator.headerFooterView(for: $0, ofKind: kind, at: indexPath, in: collectionView)
      }
    }
  }

  /// What is shown now.
  public var content: Content { diffable.shown.content }

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
    diffable.section(at: index)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = diffable.shown.replace(with: content)
    diffable.apply(
      changes.snapshot, animatingDifferences: animatingDifferences, completion: completion)
    if !changes.sectionsWithMovedBoundaries.isEmpty {
      collectionView.collectionViewLayout.invalidateLayout()
    }
    updateVisible(UICollectionView.elementKindSectionHeader)
    updateVisible(UICollectionView.elementKindSectionFooter)
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  /// Diffable data sources leave headers and footers alone, so those on the screen are updated here.
  private func updateVisible(_ kind: String) {
    for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let headerFooter = diffable.headerFooter(ofKind: kind, at: indexPath.section),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      else { continue }
      creator.update(view, with: headerFooter)
    }
  }
}

/// The diffable data source underneath, which a layout finds through its collection view.
final class CollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>
{
  let shown: ShownContent<Content>

  init(
    collectionView: UICollectionView, shown: ShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  func section(at index: Int) -> Content.Section? {
    sectionIdentifier(for: index)
  }

  func headerFooter(ofKind kind: String, at index: Int) -> Content.HeaderFooter? {
    guard let section = section(at: index) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? shown.content.header(of: section) : shown.content.footer(of: section)
  }
}
#endif
