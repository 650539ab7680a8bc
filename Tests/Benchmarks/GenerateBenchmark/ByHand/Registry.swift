import UIKit

/// Any cell of the screen.
enum ScreenItem: Hashable, Sendable {
  // for each view
  case offer(OfferCellModel)
  // end
}

/// Registers, dequeues and configures the cells of the screen.
@MainActor
final class CellRegistry {
  func register(in collectionView: UICollectionView) {
    // for each view
    collectionView.register(
      OfferCollectionViewCell.self,
      forCellWithReuseIdentifier: OfferCollectionViewCell.reuseIdentifier)
    // end
  }

  func cell(
    for item: ScreenItem, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    switch item {
    // for each view
    case .offer(let model):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: OfferCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? OfferCollectionViewCell)?.configure(with: model)
      return cell
    // end
    }
  }
}
