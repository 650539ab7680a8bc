#if canImport(UIKit)
public import UIKit

/// A section that needs a layout, with the layouts that it can have.
@MainActor
public struct LayoutSection<Section> {
  public let section: Section
  public let hasHeader: Bool
  public let hasFooter: Bool
  public let environment: any NSCollectionLayoutEnvironment
  // part: RepeatedSections
  /// The value that determines the layout of a repeated section; nil for none.
  let layout: (any Swift.Hashable & Swift.Sendable)?
  // part end
  // part: ItemIDs
  /// The ids of the screen's items in it; requested only by layouts that depend on them.
  let items: @MainActor () -> any Swift.Sendable
  // part end
  // part: Heights
  /// The heights of its cells at a width; requested only by layouts that place cells by them.
  let heights: @MainActor (CGFloat) -> [CGFloat]
  /// The likely height of its cells at a width; requested only by layouts that estimate them.
  let estimatedHeight: @MainActor (CGFloat) -> CGFloat
  // part end
  // part: Swipes
  let swipeConfiguration: (IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?
  // part end
  // part: Separators
  let separator: (IndexPath) -> CellSeparator?
  // part end
  let surface: CellGenSectionSurface
}

extension LayoutSection {
  // part: RepeatedSections
  /// Returns the value of the field that determines the layout of a repeated section.
  ///
  /// - Parameter type: the type of the field.
  public func layoutValue<Value>(as type: Value.Type) -> Value {
    guard let value = layout as? Value else {
      preconditionFailure("the layout of \(section) depends on no \(type)")
    }
    return value
  }
  // part end

  // part: ItemIDs
  /// Returns the ids of its cells, in order; empty for a collapsed section. UIKit requests the layout again
  /// when they change.
  ///
  /// - Parameter type: the ids of the screen's items, as in `ShopItem.ID`.
  public func items<ID: ScreenValue>(as type: ID.Type) -> [ID] {
    guard let ids = items() as? [ID] else {
      preconditionFailure("the cells of \(section) have no ids of the type \(type)")
    }
    return ids
  }
  // part end

  /// Returns a layout with rows of full width, one below the other: a plain list, or bare rows before iOS 14,
  /// which has no lists.
  ///
  /// - Parameter height: the height of each row, in points; nil for rows that size themselves.
  public func list(height: CGFloat? = nil) -> NSCollectionLayoutSection {
    guard #available(iOS 14, *) else {
      let height = height.map { NSCollectionLayoutDimension.absolute($0) }
      return section(of: Self.row(height: height ?? .estimated(44)), spacing: 0, insets: .zero)
    }
    return list(.plain, height: height)
  }

  /// Returns a layout with rows of full width, one below the other, in the appearance of one of UIKit's
  /// lists. Unlike there, headers scroll with their rows unless they are pinned.
  ///
  /// - Parameters:
  ///   - appearance: the appearance of the list.
  ///   - showsSeparators: true to show separators between the rows.
  ///   - separators: the style of the separators; nil for UIKit's. A row's own separator overrides it.
  ///   - height: the height of each row, in points; nil for rows that size themselves.
  @available(iOS 14, *)
  public func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, showsSeparators: Bool = true,
    // part: Separators
    separators: CellSeparator? = nil,
    // part end
    height: CGFloat? = nil
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = showsSeparators
    // part: Separators
    if #available(iOS 14.5, *), showsSeparators {
      separators?.showEverywhere(in: &configuration.separatorConfiguration)
      configuration.itemSeparatorHandler = { [separator] indexPath, ofSection in
        var configuration = ofSection
        separator(indexPath)?.show(in: &configuration)
        return configuration
      }
    }
    // part end
    // part: Headers
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none
    // part end
    // part: Swipes
    configuration.leadingSwipeActionsConfigurationProvider = { [swipeConfiguration] in
      swipeConfiguration($0, .leading)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [swipeConfiguration] in
      swipeConfiguration($0, .trailing)
    }
    // part end
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    surface.isList = true
    surface.rowHeight = height
    // part: Pinning
    surface.isGrouped = appearance == .grouped || appearance == .insetGrouped
    // part end
    // part: Headers
    section.boundarySupplementaryItems = section.boundarySupplementaryItems.map(pinnedAsDeclared)
    // part end
    return section
  }

  // part: Headers
  /// Pins a header or footer that is declared as pinned, and lets any other one scroll with its section, in
  /// every layout.
  ///
  /// A plain list pins its headers (Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`),
  /// and the views that are hosted here have no background, so rows would be visible behind the text. A
  /// pinned view gets a background, and is placed above the cells (Apple, "Implementing modern collection
  /// views", which gives the pinned header of its sample the `zIndex` 2).
  private func pinnedAsDeclared(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let edge: NSDirectionalRectEdge =
      item.elementKind == UICollectionView.elementKindSectionHeader ? .top : .bottom
    item.pinToVisibleBounds = surface.pinned.contains(edge)
    if item.pinToVisibleBounds { item.zIndex = 2 }
    return item
  }
  // part end

  // part: Grids
  /// Returns a layout with columns of equal width. Each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - columns: the number of columns, at least one.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves, which are estimated to be as high as the
  ///     first ones of their section.
  public func grid(
    columns: Int, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil
  ) -> NSCollectionLayoutSection {
    let columns = max(columns, 1)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    let height = height ?? .estimated(estimatedHeight(width))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: Swift.Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(spacing)
    return section(of: group, spacing: lineSpacing ?? spacing, insets: insets)
  }

  /// Returns a layout with as many columns of equal width as fit. Each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width of a column, in points. A narrower container has one column.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves.
  public func grid(
    minWidth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil
  ) -> NSCollectionLayoutSection {
    grid(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      lineSpacing: lineSpacing, insets: insets, height: height)
  }

  /// Returns the number of columns that fit; at least one.
  func columns(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> Int {
    let width =
      environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    return max(Int((width + spacing) / max(minWidth + spacing, 1)), 1)
  }

  /// Returns the width that remains for each column, in whole pixels: UIKit subtracts no spacing from a
  /// fractional width of the group, and then the last column does not fit.
  ///
  /// The container's effective size is "after content insets are applied" (Apple,
  /// `NSCollectionLayoutContainer`), so it excludes the safe area beside a notch, which the content of a
  /// section avoids unless an app changes `contentInsetsReference`.
  func columnWidth(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let gaps = spacing * CGFloat(columns - 1) + insets.leading + insets.trailing
    let width = (environment.container.effectiveContentSize.width - gaps) / CGFloat(columns)
    let scale = max(environment.traitCollection.displayScale, 1)
    return max((width * scale).rounded(.down) / scale, 1)
  }
  // part end

  // part: Carousels
  /// Returns a layout with one or more rows of cells that scroll sideways and stop at a cell.
  ///
  /// - Parameters:
  ///   - width: the width of a cell; an estimated one for cells that are as wide as their content, in one row.
  ///   - rows: the number of cells below each other.
  ///   - spacing: the space between cells, in points.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves.
  ///   - paging: where scrolling stops.
  public func carousel(
    width: NSCollectionLayoutDimension, rows: Int = 1, spacing: CGFloat,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    paging: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  ) -> NSCollectionLayoutSection {
    let height = height ?? .estimated(estimatedHeight(points(of: width)))
    // UIKit does not measure a fraction of an estimated width.
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.isEstimated ? width : .fractionalWidth(1), heightDimension: height))
    let group: NSCollectionLayoutGroup
    if rows <= 1 {
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      group = .horizontal(layoutSize: size, subitems: [item])
    } else {
      group = column(
        of: Swift.Array(repeating: item, count: rows), width: width, spacing: spacing,
        height: height)
    }
    let section = section(of: group, spacing: spacing, insets: insets)
    section.orthogonalScrollingBehavior = paging
    return section
  }

  /// Returns a width in points, for a group in the section.
  private func points(of width: NSCollectionLayoutDimension) -> CGFloat {
    let whole = environment.container.effectiveContentSize.width
    return width.isFractionalWidth ? width.dimension * whole : width.dimension
  }

  /// Returns several items below each other, each with a height.
  func column(
    of items: [NSCollectionLayoutItem], width: NSCollectionLayoutDimension, spacing: CGFloat,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let points = height.dimension * CGFloat(items.count) + spacing * CGFloat(items.count - 1)
    let size = NSCollectionLayoutSize(
      widthDimension: width,
      heightDimension: height.isAbsolute ? .absolute(points) : .estimated(points))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: items)
    group.interItemSpacing = .fixed(spacing)
    return group
  }
  // part end

  func section(
    of group: NSCollectionLayoutGroup, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    // part: Headers
    section.boundarySupplementaryItems = boundaryItems
    // part end
    return section
  }

  // part: Headers
  /// The header and footer of the section, for layouts that are written by hand.
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
    return items.map(pinnedAsDeclared)
  }
  // part end
}

/// Properties of a section that are known once its layout has been created: the color behind its cells, and
/// their places.
@MainActor
final class CellGenSectionSurface {
  // part: Pinning
  /// The background color; nil for that of the collection view or of its list.
  private let color: UIColor?
  // part end
  /// The edges at which its header or footer is pinned.
  let pinned: NSDirectionalRectEdge
  /// True for one of UIKit's lists, whose cells are rows.
  var isList = false
  // part: Heights
  /// True if cells are placed by their heights.
  var isWaterfall = false
  // part end
  // part: Places
  /// True if its cells scroll sideways, as in a carousel.
  var scrollsSideways = false
  /// The space between its header and its first cell, in points.
  var topInset: CGFloat = 0
  // part end
  /// The height of each row of a list; nil for rows that size themselves.
  var rowHeight: CGFloat?
  // part: Pinning
  /// True for a list whose sections are separate groups with their own background.
  var isGrouped = false
  // part end

  init(color: UIColor? = nil, pinned: NSDirectionalRectEdge) {
    // part: Pinning
    self.color = color
    // part end
    self.pinned = pinned
  }

  // part: Pinning
  /// Returns a color that hides cells behind a header or footer and matches the background.
  func color(in collectionView: UICollectionView) -> UIColor {
    if let color { return color }
    if isGrouped { return .systemGroupedBackground }
    guard let color = collectionView.backgroundColor, color != .clear else {
      return .systemBackground
    }
    return color
  }
  // part end
}

// part: RowHeights
/// A data source of a collection view with rows of a height that its layout determines.
///
/// The section of one of UIKit's lists has no dimensions to set: its rows always have the heights that their
/// cells prefer (Apple, `NSCollectionLayoutSection.list(using:layoutEnvironment:)`, "self-sizing").
@MainActor
protocol CellGenRowHeights: AnyObject {
  /// Returns the height of a row; nil for a row that sizes itself.
  func rowHeight(at indexPath: IndexPath) -> CGFloat?
}
// part end

// part: Pinning
/// A header or footer that can cover the cells of its section.
@MainActor
protocol CellGenPinnable: UIView {
  /// - Parameter color: the color that hides the cells; nil where it covers none.
  func hideCells(by color: UIColor?)
}
// part end

extension LayoutSection {
  /// Returns a single cell of full width.
  static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}
#endif
