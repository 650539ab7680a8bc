#if canImport(UIKit)
import UIKit

/// Passes the events of a collection view on to its feed.
///
/// It is a separate object, which keeps index paths out of the members of `FeedDataSource`.
@MainActor
final class FeedDelegate: NSObject {
  weak var feed: FeedDataSource?
}

extension FeedDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    feed?.willDisplay(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    feed?.didEndDisplaying(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    feed?.didSelectItem(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    feed?.didDeselectItem(at: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    feed?.didScroll(scrollView)
  }
}

extension FeedDelegate: CellGenTenant {
  func leaveContainer() { feed?.leaveContainer() }
}

extension FeedDelegate: CellGenChangeableList {
  func userChanged(_ view: UIView) { feed?.userChanged(view) }
}

extension FeedDelegate: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    feed?.prefetchItems(at: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    feed?.cancelPrefetchingForItems(at: indexPaths)
  }
}
#endif
