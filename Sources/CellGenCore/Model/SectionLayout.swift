/// The layout of a section in a collection view.
///
/// - Units: points.
package enum SectionLayout: Sendable {
  /// Full-width rows.
  case list(ListLayout)
  /// Columns of equal width.
  case grid(GridLayout)
  /// One row that scrolls horizontally.
  case carousel(CarouselLayout)
  /// The user writes the function that creates the section's layout.
  case custom
}

/// The settings of a list.
package struct ListLayout: Hashable, Sendable {
  /// A case of `UICollectionLayoutListConfiguration.Appearance`.
  package var appearance = "plain"
  package var separators = ListSeparators()
}

/// The height of the cells in a grid or carousel.
package enum CellHeight: Hashable, Sendable {
  /// A fixed height.
  case fixed(Double)
  /// The height that Auto Layout determines, with an estimate until the cells are measured.
  case estimated(Double)

  package static let standard = CellHeight.estimated(100)
}

/// The settings of a grid.
package struct GridLayout: Hashable, Sendable {
  package var columns: Int
  package var spacing: Double = 8
  package var insets: Insets?
  package var height = CellHeight.standard
}

/// The settings of a carousel.
package struct CarouselLayout: Hashable, Sendable {
  /// The width of a cell.
  package enum Width: Hashable, Sendable {
    case points(Double)
    /// A fraction of the container's width, above 0 and at most 1.
    case fraction(Double)
  }

  package var width = Width.fraction(0.8)
  package var spacing: Double = 8
  package var insets: Insets?
  package var height = CellHeight.standard
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
