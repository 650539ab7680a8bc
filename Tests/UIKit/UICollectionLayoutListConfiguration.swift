/// The configuration of a list section.
@available(iOS 14, *)
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The source of headers.
  public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }
  /// The source of footers.
  public enum FooterMode: Sendable { case none, supplementary }

  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  @available(iOS 14, *)
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    StandIn.require(14, "UICollectionLayoutListConfiguration")
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  public let appearance: UICollectionLayoutListConfiguration.Appearance
  public var showsSeparators = true
  @available(iOS 14.5, *)
  public var separatorConfiguration: UIListSeparatorConfiguration {
    didSet { StandIn.require(14.5, "separatorConfiguration") }
  }
  /// "The list section treats the configuration that returns from this closure as the final separator
  /// configuration for the item" (Apple, `itemSeparatorHandler`).
  @available(iOS 14.5, *)
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler? {
    didSet { StandIn.require(14.5, "itemSeparatorHandler") }
  }
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  @available(iOS 15, *)
  public var headerTopPadding: CGFloat? {
    didSet { StandIn.require(15, "headerTopPadding") }
  }
}

/// The appearance of the separators between the items of a list.
@available(iOS 14.5, *)
public struct UIListSeparatorConfiguration {
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  /// The insets of the top separator. An edge with the automatic value is replaced "with an appropriate value
  /// according to the context" (Apple, `automaticInsets`), which is that of the cell's
  /// `separatorLayoutGuide`; any other value takes precedence over the guide.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic

  /// A placeholder, which is the default of the insets.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of a separator.
  public enum Visibility: Sendable { case automatic, visible, hidden }
}

extension UICollectionViewCompositionalLayout {
  @preconcurrency
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  @preconcurrency
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listConfiguration = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets.leading = 16
      section.contentInsets.trailing = 16
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        listHeader(size, pinned: configuration.appearance == .plain))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }

  /// Returns the header of a list. The headers of plain lists are pinned while their section is in view.
  private static func listHeader(
    _ size: NSCollectionLayoutSize, pinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pinned
    return header
  }
}
