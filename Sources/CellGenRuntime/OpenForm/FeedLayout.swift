#if canImport(UIKit)
public import UIKit

/// The layout of a feed in a collection view.
@MainActor
public enum FeedLayout {
  /// Returns a layout with rows of full width, one below the other, each as tall as its content.
  ///
  /// - Parameters:
  ///   - spacing: the space between two rows, in points.
  ///   - insets: the space between the rows and the edges, in points.
  ///   - estimatedHeight: the height of a row that has not been on the screen yet, in points. A good
  ///     estimate keeps the scroll indicator steady.
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
