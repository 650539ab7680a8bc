#if canImport(UIKit)
public import UIKit

extension LayoutSection {
  /// Columns of equal width, in which each cell is as tall as its view, and goes to the column that ends highest: the
  /// first of several.
  ///
  /// UIKit asks for the layout again when cells come, go or move, and when the width or the text size changes, and the
  /// data source when cells get other data. The cells of a cell class of the app's are 100 points high, since nothing
  /// is known of them before they are there.
  ///
  /// Frames of a custom group are mirrored where text runs from the right: a compositional layout mirrors the
  /// attributes of all cells, whatever their group is (UIKit's private `_transformCellLayoutAttributes:` and
  /// `layoutRTL`).
  ///
  /// - Parameters:
  ///   - columns: how many there are, at least one.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  public func waterfall(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    let columns = max(columns, 1)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    surface.isWaterfall = true
    let frames = Self.waterfall(heights(width), columns: columns, width: width, spacing: spacing)
    // Only absolute: an estimated one has UIKit measure cells whose frames are given.
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(max(frames.lazy.map(\.maxY).max() ?? 0, 1)))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return section(of: group, spacing: spacing, insets: insets)
  }

  /// As many columns of equal width as fit, in which each cell is as tall as its view.
  ///
  /// - Parameters:
  ///   - minWidth: the least width of a column, in points. In a narrower container there is one column.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  public func waterfall(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    waterfall(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      insets: insets)
  }

  /// Where cells are in the group that holds all of them.
  static func waterfall(
    _ heights: [CGFloat], columns: Int, width: CGFloat, spacing: CGFloat
  ) -> [CGRect] {
    var ends = Swift.Array(repeating: CGFloat(0), count: columns)
    return heights.map { height in
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let top = ends[column]
      ends[column] += height + spacing
      return CGRect(
        x: CGFloat(column) * (width + spacing), y: top, width: width, height: height)
    }
  }
}
#endif
