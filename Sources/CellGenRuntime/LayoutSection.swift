#if canImport(UIKit)
public import UIKit

/// A section for which a layout is to be made, with the layouts that it can have.
@MainActor
public struct LayoutSection<Section> {
  public let section: Section
  public let hasHeader: Bool
  public let hasFooter: Bool
  public let environment: any NSCollectionLayoutEnvironment
  // part: RepeatedSections
  /// What the layout of a repeated section depends on; nil for nothing.
  let layout: (any Swift.Hashable & Swift.Sendable)?
  // part end
  // part: ItemIDs
  /// The ids of the screen's items in it; asked for only by layouts that depend on them.
  let items: @MainActor () -> any Swift.Sendable
  // part end
  // part: Heights
  /// The heights of its cells at a width; asked for only by layouts that place cells by them.
  let heights: @MainActor (CGFloat) -> [CGFloat]
  /// How high its cells are likely to be at a width; asked for only by layouts that estimate them.
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
  /// The value of the field that decides about the layout of a repeated section.
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
  /// The ids of its cells, in order; none of a collapsed section. UIKit asks for the layout again when they
  /// change.
  ///
  /// - Parameter type: the ids of the screen's items, as in `ShopItem.ID`.
  public func items<ID: ScreenValue>(as type: ID.Type) -> [ID] {
    guard let ids = items() as? [ID] else {
      preconditionFailure("the cells of \(section) have no ids of the type \(type)")
    }
    return ids
  }
  // part end

  /// Rows of full width, one below the other: a plain list, or bare rows before iOS 14, which has no
  /// lists.
  ///
  /// - Parameter height: the height of each row, in points; nil for rows that size themselves.
  public func list(height: CGFloat? = nil) -> NSCollectionLayoutSection {
    guard #available(iOS 14, *) else {
      let height = height.map { NSCollectionLayoutDimension.absolute($0) }
      return section(of: Self.row(height: height ?? .estimated(44)), spacing: 0, insets: .zero)
    }
    return list(.plain, height: height)
  }

  /// Rows of full width, one below the other, in the look of one of UIKit's lists, but with headers that
  /// scroll with their rows unless they are pinned.
  ///
  /// - Parameters:
  ///   - appearance: the look of the list.
  ///   - showsSeparators: whether there are lines between the rows.
  ///   - separators: what the lines are like; nil for UIKit's. A row's own separator overrides it.
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
  /// Pins a header or footer if it is declared so, and lets it scroll with its section otherwise, whatever
  /// the layout is.
  ///
  /// A plain list pins its headers (Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`),
  /// and what is hosted here has no background of its own, so rows would be seen passing below the text.
  /// What is pinned gets one, and lies above the cells (Apple, "Implementing modern collection views",
  /// which gives the pinned header of its sample the `zIndex` 2).
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
  /// Columns of equal width; each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - columns: how many there are, at least one.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves, and are expected to be as high as the
  ///     first of their section.
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

  /// As many columns of equal width as fit; each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the least width of a column, in points. In a narrower container there is one column.
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

  /// How many columns fit; one at least.
  func columns(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> Int {
    let width =
      environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    return max(Int((width + spacing) / max(minWidth + spacing, 1)), 1)
  }

  /// The width that is left for each column, in whole pixels: UIKit takes a fractional width of the
  /// group without the spacing off, and then the last column does not fit.
  ///
  /// The container's effective size is "after content insets are applied" (Apple,
  /// `NSCollectionLayoutContainer`), so without the safe area beside a notch, which a section's content
  /// keeps out of unless an app changes `contentInsetsReference`.
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
  /// One row of cells, or several, that scrolls sideways and comes to rest at a cell.
  ///
  /// - Parameters:
  ///   - width: the width of a cell; an estimated one for cells that are as wide as what they show, in one row.
  ///   - rows: how many cells stand one below the other.
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
    // A part of a width that is only estimated is not measured.
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

  /// The points of a width, for a group in the section.
  private func points(of width: NSCollectionLayoutDimension) -> CGFloat {
    let whole = environment.container.effectiveContentSize.width
    return width.isFractionalWidth ? width.dimension * whole : width.dimension
  }

  /// Several items one below the other, each of a height.
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
    return items.map(pinnedAsDeclared)
  }
  // part end
}

/// Facts about a section that are known once its layout has been made: the color behind its cells, and their places.
@MainActor
final class CellGenSectionSurface {
  // part: Pinning
  /// Nil for what is behind the whole collection view, or its list.
  private let color: UIColor?
  // part end
  /// The edges at which its header or footer stays in view.
  let pinned: NSDirectionalRectEdge
  /// Whether it is one of UIKit's lists, whose cells are rows.
  var isList = false
  // part: Heights
  /// True if the heights of its cells decide where they are.
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
  /// Whether it is a list whose sections stand apart, on a background of their own.
  var isGrouped = false
  // part end

  init(color: UIColor? = nil, pinned: NSDirectionalRectEdge) {
    // part: Pinning
    self.color = color
    // part end
    self.pinned = pinned
  }

  // part: Pinning
  /// The colour of what hides the cells below it, but looks as if nothing were there.
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
/// A data source of a collection view with rows of a height that its layout decides.
///
/// The section of one of UIKit's lists has no dimensions to set: its rows are always as high as their cells prefer
/// (Apple, `NSCollectionLayoutSection.list(using:layoutEnvironment:)`, "self-sizing").
@MainActor
protocol CellGenRowHeights: AnyObject {
  /// Nil for a row that sizes itself.
  func rowHeight(at indexPath: IndexPath) -> CGFloat?
}
// part end

// part: Pinning
/// A header or footer that may lie over the cells of its section.
@MainActor
protocol CellGenPinnable: UIView {
  /// - Parameter color: what hides the cells; nil where it lies over none.
  func hideCells(by color: UIColor?)
}
// part end

extension LayoutSection {
  /// One cell of full width.
  static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}
#endif
