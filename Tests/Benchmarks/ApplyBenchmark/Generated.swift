import UIKit

/// The screen that cellgen makes.
@MainActor
final class Generated {
  private let collectionView = emptyCollectionView()
  private let dataSource: CatalogueDataSource

  init() {
    dataSource = CatalogueDataSource(
      collectionView: collectionView)
  }

  func apply(_ content: CatalogueContent) {
    dataSource.apply(content)
  }

  /// How many cells the last update configured anew.
  var reconfigured: Int {
    typealias Diffable = UICollectionViewDiffableDataSource<CatalogueSection, CatalogueItem.ID>
    guard let diffable = collectionView.dataSource as? Diffable else { return -1 }
    return StandIn.lastUpdate(of: diffable).reconfigured
  }
}
