#if canImport(UIKit)
public import UIKit

extension LayoutSection {
  /// Returns a layout with columns of equal width, in which each cell is as tall as its view. A cell goes to
  /// the shortest column, or to the first of several.
  ///
  /// UIKit requests the layout again when cells are inserted, deleted, or moved, and when the width or the
  /// text size changes; the data source does so when the data of cells changes. Cells of the app's own
  /// classes are 100 points high, because their height is unknown before they exist.
  ///
  /// The frames of a custom group are mirrored in right-to-left layouts: a compositional layout mirrors the
  /// attributes of all cells, whatever their group (UIKit's private `_transformCellLayoutAttributes:` and
  /// `layoutRTL`).
  ///
  /// - Parameters:
  ///   - columns: the number of columns, at least one.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  public func waterfall(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    let columns = max(columns, 1)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    surface.isWaterfall = true
    let frames = Self.waterfall(heights(width), columns: columns, width: width, spacing: spacing)
    // It must be absolute: with an estimated size, UIKit would measure cells whose frames are given.
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(max(frames.lazy.map(\.maxY).max() ?? 0, 1)))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return section(of: group, spacing: spacing, insets: insets)
  }

  /// Returns a layout with as many columns of equal width as fit, in which each cell is as tall as its view.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width of a column, in points. A narrower container has one column.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  public func waterfall(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    waterfall(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      insets: insets)
  }

  /// Returns the places of the cells in the group that contains all of them.
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
