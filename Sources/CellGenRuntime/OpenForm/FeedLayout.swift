#if canImport(UIKit)
public import UIKit

/// The layout of a feed in a collection view.
@MainActor
public enum FeedLayout {
  /// Rows of full width, one below the other, each as tall as its content.
  ///
  /// - Parameters:
  ///   - spacing: the points between two rows.
  ///   - insets: the points between the rows and the edges.
  ///   - estimatedHeight: the height of a row that has not been on the screen yet, in points. The
  ///     nearer to the truth, the steadier the scroll indicator.
  public static func make(
    spacing: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero, estimatedHeight: CGFloat = 44
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return UICollectionViewCompositionalLayout(section: section)
  }
}
#endif
