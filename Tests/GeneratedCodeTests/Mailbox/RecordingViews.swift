#if canImport(UIKit)
import UIKit

/// A collection view that keeps what it is asked to register and to dequeue.
final class RecordingCollectionView: UICollectionView {
  /// How many batches were performed besides those of the data source.
  private(set) var batches = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }

  /// The identifiers of cells, headers and footers, in the order of their registration.
  private(set) var registered: [String] = []
  private(set) var dequeued: [String] = []

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered.append(identifier)
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered.append("\(elementKind) \(identifier)")
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeued.append(identifier)
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeued.append("\(elementKind) \(identifier)")
    return super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
}

/// A table view that keeps what it is asked to register and to dequeue.
final class RecordingTableView: UITableView {
  /// How many batches were performed besides those of the data source.
  private(set) var batches = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }

  /// The identifiers of cells, headers and footers, in the order of their registration.
  private(set) var registered: [String] = []
  private(set) var dequeued: [String] = []

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered.append(identifier)
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registered.append(identifier)
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeued.append(identifier)
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeued.append(identifier)
    return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
#endif
