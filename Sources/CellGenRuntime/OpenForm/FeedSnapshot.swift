#if canImport(UIKit)
import UIKit

/// The section of a feed: all its items are in one.
enum FeedSection: ScreenValue {
  case only
}

extension FeedChanges {
  /// The changes as UIKit takes them.
  ///
  /// - Parameter isReconfiguring: whether cells that stay may be configured in place. UIKit can do
  ///   that from iOS 15; before, they are replaced.
  func snapshot(
    isReconfiguring: Bool = true
  ) -> NSDiffableDataSourceSnapshot<FeedSection, AnyCellModel.ID> {
    var snapshot = NSDiffableDataSourceSnapshot<FeedSection, AnyCellModel.ID>()
    snapshot.appendSections([.only])
    snapshot.appendItems(items.map(\.id))
    guard !changed.isEmpty else { return snapshot }
    if #available(iOS 15, *), isReconfiguring {
      snapshot.reconfigureItems(changed)
    } else {
      snapshot.reloadItems(changed)
    }
    return snapshot
  }
}
#endif
