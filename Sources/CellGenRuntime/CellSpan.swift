#if canImport(UIKit)
public import UIKit

/// The number of grid columns that a cell spans.
public enum CellSpan: ScreenValue {
  /// This number of columns, or all if the grid has fewer.
  case columns(Int)
  /// The whole row.
  case all
}

extension CellSpan {
  /// Returns the number of columns that the cell spans in a grid with this many.
  fileprivate func width(of columns: Int) -> Int {
    switch self {
    case .columns(let count): min(max(count, 1), columns)
    case .all: columns
    }
  }
}

/// The rows of a grid, each with the columns that its cells span.
///
/// Cells keep their order. A cell that does not fit into the rest of a row begins the next one, and leaves a
/// gap, as with the flow `row` of a CSS grid.
struct CellGenGridRows: Swift.Equatable {
  private(set) var rows: [[Int]] = []

  init(_ spans: [CellSpan], columns: Int) {
    var free = 0
    for width in spans.map({ $0.width(of: columns) }) {
      if width > free {
        rows.append([])
        free = columns
      }
      rows[rows.count - 1].append(width)
      free -= width
    }
  }

  /// True if every cell spans one column.
  var isPlain: Bool { rows.allSatisfy { $0.allSatisfy { $0 == 1 } } }
}

extension LayoutSection {
  /// Returns a layout with columns of equal width. A cell spans one or more of them, and each row is as tall
  /// as its tallest cell.
  ///
  /// All rows are one group: a section has one group, which is repeated, and rows with other spans would be
  /// another group. A section of a compositional layout allows nothing else, and a group of frames (Apple,
  /// `NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`) does not support cells that size themselves.
  /// Therefore each cell that determines its height makes UIKit place all cells of the section again. An
  /// absolute height avoids that.
  ///
  /// - Parameters:
  ///   - columns: the number of columns.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell, absolute or estimated; nil for cells that size themselves.
  ///   - span: returns the number of columns that the cell with an id spans.
  public func grid<ID: ScreenValue>(
    columns: Int, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    span: (ID) -> CellSpan
  ) -> NSCollectionLayoutSection {
    let (columns, lines) = (max(columns, 1), lineSpacing ?? spacing)
    let grid = CellGenGridRows(items(as: ID.self).map(span), columns: columns)
    guard !grid.isPlain else {
      return self.grid(
        columns: columns, spacing: spacing, lineSpacing: lines, insets: insets, height: height)
    }
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    let height = height ?? .estimated(estimatedHeight(width))
    let rows = grid.rows.map { row(of: $0, width: width, spacing: spacing, height: height) }
    let group = column(of: rows, width: .fractionalWidth(1), spacing: lines, height: height)
    return section(of: group, spacing: lines, insets: insets)
  }

  /// Returns a layout with as many columns of equal width as fit. A cell spans one or more of them, and each
  /// row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width of a column, in points. A narrower container has one column.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell, absolute or estimated; nil for cells that size themselves.
  ///   - span: returns the number of columns that the cell with an id spans.
  public func grid<ID: ScreenValue>(
    minWidth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    span: (ID) -> CellSpan
  ) -> NSCollectionLayoutSection {
    grid(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      lineSpacing: lineSpacing, insets: insets, height: height, span: span)
  }

  /// Returns a row that is as wide as its cells. A group repeats its items while there is room, so a wider
  /// row would fill its gap with cells of the next one.
  ///
  /// - Source: "Specifies a group that will repeat items until available horizontal space is exhausted"
  ///   (UIKit's `UICollectionViewCompositionalLayout.h`).
  private func row(
    of spans: [Int], width column: CGFloat, spacing: CGFloat, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let widths = spans.map { column * CGFloat($0) + spacing * CGFloat($0 - 1) }
    let items = widths.map {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute($0), heightDimension: height))
    }
    let width = widths.reduce(spacing * CGFloat(widths.count - 1), +)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: height),
      subitems: items)
    group.interItemSpacing = .fixed(spacing)
    return group
  }
}
#endif
