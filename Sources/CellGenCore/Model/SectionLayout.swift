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
  /// The user writes the function that creates the section's layout.
  case custom
  /// One for each case of a field of the repeated data.
  case cases(Field, [LayoutCase])

  /// The layouts that it may be.
  package var all: [SectionLayout] {
    if case .cases(_, let cases) = self { cases.flatMap(\.layout.all) } else { [self] }
  }

  /// Whether one of the layouts that it may be is a list.
  package var isList: Bool { all.contains { if case .list = $0 { true } else { false } } }

  /// Whether it is certain that its cells are no rows of a list.
  var hasNoRows: Bool {
    all.allSatisfy { layout in
      switch layout {
      case .grid, .waterfall, .carousel: true
      case .list, .custom, .cases: false
      }
    }
  }

  /// Whether the user writes the function of one of the layouts that it may be.
  package var isCustom: Bool { all.contains { if case .custom = $0 { true } else { false } } }
}

/// The layout for one case of a field.
package struct LayoutCase: Sendable {
  package var pattern: CasePattern
  package var layout: SectionLayout
  /// The span of the case's name in the manifest, for compile errors in it.
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
  /// The height that Auto Layout determines, with an estimate until the cells are measured.
  case estimated(Number)
}

/// The settings of a grid.
package struct GridLayout: Hashable, Sendable {
  /// How many columns there are.
  package enum Columns: Hashable, Sendable {
    case count(WholeNumber)
    /// As many as fit, each at least so wide, in points.
    case minWidth(Number)
  }

  package var columns: Columns
  /// The views whose cells take more than one column.
  package var spans: [GridSpan] = []
  /// The space between two cells of a row.
  package var spacing = Number.literal(8)
  /// The space between two rows; nil for that between two cells of a row.
  package var lineSpacing: Number?
  package var insets: Insets?
  /// Nil for cells that size themselves, with an estimate that the first of them give.
  package var height: CellHeight?
}

/// The settings of a waterfall.
package struct WaterfallLayout: Hashable, Sendable {
  package var columns = GridLayout.Columns.count(.literal(1))
  /// The space between two columns, and between two cells of a column.
  package var spacing = Number.literal(8)
  package var insets: Insets?
}

/// How many columns of a grid the cells of a view take.
package struct GridSpan: Hashable, Sendable {
  package enum Width: Hashable, Sendable {
    /// So many, or all where a grid has fewer.
    case columns(Int)
    /// The whole row.
    case all
  }

  package var view: ViewReference
  package var width: Width
  /// The spans of its name and of its value in the manifest.
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
    /// The width of what a cell shows, with an estimate until it is measured.
    case content(estimate: Number)

    /// True if cells decide it.
    package var isOfContent: Bool { if case .content = self { true } else { false } }
  }

  package var width = Width.fraction(0.8)
  /// How many cells stand one below the other.
  package var rows = WholeNumber.literal(1)
  package var spacing = Number.literal(8)
  package var insets: Insets?
  /// Nil for cells that size themselves, with an estimate that the first of them give.
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
