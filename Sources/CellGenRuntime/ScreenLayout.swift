#if canImport(UIKit)
public import UIKit

/// Makes the layout of a screen in a collection view, section by section.
///
/// Sections without content are not shown, so a section's place tells nothing: the layout asks the
/// data source of the collection view that it serves.
@MainActor
public enum ScreenLayout<Content: ScreenContent> {
  /// A layout whose sections are made by a function.
  public static func make(
    section makeSection:
      @escaping @MainActor (LayoutSection<Content.Section>) ->
      NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let owner = Owner()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard let screen = owner.layout?.collectionView?.dataSource as? CollectionScreen<Content>,
        let section = screen.section(at: index)
      else { return placeholder(in: environment) }
      return makeSection(
        LayoutSection(
          section: section,
          hasHeader: screen.shown.content.header(of: section) != nil,
          hasFooter: screen.shown.content.footer(of: section) != nil,
          environment: environment))
    }
    owner.layout = layout
    return layout
  }

  /// What the section provider needs of a layout that is not made yet.
  @MainActor
  private final class Owner {
    weak var layout: UICollectionViewLayout?
  }

  /// A section while the collection view has not got the screen's data source: UIKit raises when there
  /// is none for an index that it counts.
  private static func placeholder(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    .list(
      using: UICollectionLayoutListConfiguration(appearance: .plain),
      layoutEnvironment: environment)
  }
}

/// A section for which a layout is to be made, with the layouts that it can have.
@MainActor
public struct LayoutSection<Section> {
  public let section: Section
  public let hasHeader: Bool
  public let hasFooter: Bool
  public let environment: any NSCollectionLayoutEnvironment
}

extension LayoutSection {
  /// Rows of full width, one below the other.
  public func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none
    return .list(using: configuration, layoutEnvironment: environment)
  }

  /// Columns of equal width; each row is as tall as its tallest cell.
  public func grid(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero,
    estimatedHeight: CGFloat
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(estimatedHeight)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(spacing)
    return section(of: group, spacing: spacing, insets: insets)
  }

  /// The width that is left for each column, in whole pixels: UIKit takes a fractional width of the
  /// group without the spacing off, and then the last column does not fit.
  private func columnWidth(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let gaps = spacing * CGFloat(columns - 1) + insets.leading + insets.trailing
    let width = (environment.container.effectiveContentSize.width - gaps) / CGFloat(columns)
    let scale = max(environment.traitCollection.displayScale, 1)
    return max((width * scale).rounded(.down) / scale, 1)
  }

  /// One row that scrolls sideways and comes to rest at a cell.
  public func carousel(
    width: NSCollectionLayoutDimension, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero,
    estimatedHeight: CGFloat
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: width, heightDimension: .estimated(estimatedHeight))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = section(of: group, spacing: spacing, insets: insets)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private func section(
    of group: NSCollectionLayoutGroup, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.boundarySupplementaryItems = boundaryItems
    return section
  }

  /// The header and footer that the section has, for layouts that are made by hand.
  public var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if hasHeader {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if hasFooter {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}
#endif
