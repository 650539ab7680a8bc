import UIKit

/// The least that an app without cellgen does: a snapshot of numbers, and the products by number.
///
/// One kind of cell, no check for duplicates, and it is told what changed; the generated screen has two
/// kinds, checks, and finds out by itself.
@MainActor
final class ByHand {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private let collectionView = emptyCollectionView()
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private var products: [Int: ProductViewData] = [:]

  init() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: "Product", for: indexPath)
    }
  }

  func apply(_ shelves: Shelves, changed: [Int]) {
    dataSource.apply(prepare(shelves, changed: changed))
  }

  private func prepare(_ shelves: Shelves, changed: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    products = [:]
    for (shelf, list) in shelves.products.enumerated() {
      snapshot.appendSections([shelf])
      snapshot.appendItems(list.map(\.id), toSection: shelf)
      for product in list { products[product.id] = product }
    }
    if !changed.isEmpty { snapshot.reconfigureItems(changed) }
    return snapshot
  }

  var lastUpdate: StandIn.Update { StandIn.lastUpdate(of: dataSource) }
}

/// A collection view that lays nothing out, so that only what `apply` does is measured.
@MainActor
func emptyCollectionView() -> UICollectionView {
  UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
}
