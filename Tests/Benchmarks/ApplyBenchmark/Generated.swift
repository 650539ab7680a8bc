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

  /// How many snapshots UIKit was given.
  var updateCount: Int { StandIn.updateCount(of: dataSource.diffableDataSource) }
  var lastUpdate: StandIn.Update { StandIn.lastUpdate(of: dataSource.diffableDataSource) }
}
