#if canImport(UIKit)
import UIKit

/// The section of a feed, which contains all of its items.
enum FeedSection: ScreenValue {
  case only
}

extension FeedChanges {
  /// Returns the changes as a snapshot for UIKit.
  ///
  /// - Parameter isReconfiguring: true to configure cells that remain in place. UIKit supports this from iOS
  ///   15 on; before, they are replaced.
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
