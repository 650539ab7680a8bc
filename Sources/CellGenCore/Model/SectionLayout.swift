/// The layout of a section in a collection view.
///
/// - Units: points.
package indirect enum SectionLayout: Sendable {
  /// Full-width rows.
  case list(ListLayout)
  /// Columns of equal width.
  case grid(GridLayout)
  /// Columns in which each cell is as tall as its view.
  case waterfall(WaterfallLayout)
  /// One row that scrolls horizontally.
  case carousel(CarouselLayout)
  /// The app writes the function that creates the section's layout.
  case custom
  /// One layout for each case of a field of the repeated data.
  case cases(Field, [LayoutCase])

  /// The layouts that it can be.
  package var all: [SectionLayout] {
    if case .cases(_, let cases) = self { cases.flatMap(\.layout.all) } else { [self] }
  }

  /// True if it can be a list.
  package var isList: Bool { all.contains { if case .list = $0 { true } else { false } } }

  /// True if its cells are certainly not rows of a list.
  var hasNoRows: Bool {
    all.allSatisfy { layout in
      switch layout {
      case .grid, .waterfall, .carousel: true
      case .list, .custom, .cases: false
      }
    }
  }

  /// True if the app writes the function of one of the layouts that it can be.
  package var isCustom: Bool { all.contains { if case .custom = $0 { true } else { false } } }
}

/// The layout for one case of a field.
package struct LayoutCase: Sendable {
  package var pattern: CasePattern
  package var layout: SectionLayout
  /// The span of the case's name in the manifest, for compile errors in the name.
  var span: SourceSpan
}

/// The settings of a list.
package struct ListLayout: Hashable, Sendable {
  /// A case of `UICollectionLayoutListConfiguration.Appearance`.
  package var appearance = "plain"
  package var separators = ListSeparators()
  /// The height of each row; nil for rows that size themselves.
  package var height: Number?
}

/// The height of the cells in a grid or carousel.
package enum CellHeight: Hashable, Sendable {
  /// A fixed height.
  case fixed(Number)
  /// A height that Auto Layout determines, with an estimate until the cells are measured.
  case estimated(Number)
}

/// The settings of a grid.
package struct GridLayout: Hashable, Sendable {
  /// The number of columns.
  package enum Columns: Hashable, Sendable {
    case count(WholeNumber)
    /// As many columns as fit, each at least this wide, in points.
    case minWidth(Number)
  }

  package var columns: Columns
  /// The views whose cells span more than one column.
  package var spans: [GridSpan] = []
  /// The space between two cells of a row.
  package var spacing = Number.literal(8)
  /// The space between two rows; nil for the space between two cells of a row.
  package var lineSpacing: Number?
  package var insets: Insets?
  /// The height of cells; nil for self-sizing cells, with an estimate taken from the first of them.
  package var height: CellHeight?
}

/// The settings of a waterfall.
package struct WaterfallLayout: Hashable, Sendable {
  package var columns = GridLayout.Columns.count(.literal(1))
  /// The space between two columns, and between two cells of a column.
  package var spacing = Number.literal(8)
  package var insets: Insets?
}

/// The number of columns of a grid that a view's cells span.
package struct GridSpan: Hashable, Sendable {
  package enum Width: Hashable, Sendable {
    /// This many columns, or all of them if the grid has fewer.
    case columns(Int)
    /// The whole row.
    case all
  }

  package var view: ViewReference
  package var width: Width
  /// The span of its name and value in the manifest.
  var place: SourceSpan
  var valuePlace: SourceSpan
}

/// The settings of a carousel.
package struct CarouselLayout: Hashable, Sendable {
  /// The width of a cell.
  package enum Width: Hashable, Sendable {
    case points(Number)
    /// A fraction of the container's width, above 0 and at most 1.
    case fraction(Double)
    /// The width of the cell's content, with an estimate until it is measured.
    case content(estimate: Number)

    /// True if cells determine the width.
    package var isOfContent: Bool { if case .content = self { true } else { false } }
  }

  package var width = Width.fraction(0.8)
  /// The number of cells stacked vertically.
  package var rows = WholeNumber.literal(1)
  package var spacing = Number.literal(8)
  package var insets: Insets?
  /// The height of cells; nil for self-sizing cells, with an estimate taken from the first of them.
  package var height: CellHeight?
  /// Where scrolling stops.
  package var paging = Paging.continuousGroupLeadingBoundary

  /// Where scrolling in a carousel stops: a case of
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum Paging: String, CaseIterable, Sendable {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }
}
