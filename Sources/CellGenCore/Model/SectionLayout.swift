/// How a section places its cells in a collection view.
///
/// - Units: points.
package enum SectionLayout: Sendable {
  /// Rows of full width, one below the other.
  case list(ListLayout)
  /// So many columns of equal width.
  case grid(GridLayout)
  /// One row that scrolls sideways.
  case carousel(CarouselLayout)
  /// The user writes the function that makes the section's layout.
  case custom
}

/// The parts of a list that a manifest can choose.
package struct ListLayout: Hashable, Sendable {
  /// A case of `UICollectionLayoutListConfiguration.Appearance`.
  package var appearance = "plain"
  package var showsSeparators = true
}

/// How tall the cells of a grid or carousel are.
package enum CellHeight: Hashable, Sendable {
  /// So many points, whatever they show.
  case fixed(Double)
  /// As tall as they need; estimated at so many points until they are measured.
  case estimated(Double)

  package static let standard = CellHeight.estimated(100)
}

/// The parts of a grid that a manifest can choose.
package struct GridLayout: Hashable, Sendable {
  package var columns: Int
  package var spacing: Double = 8
  package var insets: Insets?
  package var height = CellHeight.standard
}

/// The parts of a carousel that a manifest can choose.
package struct CarouselLayout: Hashable, Sendable {
  /// The width of a cell.
  package enum Width: Hashable, Sendable {
    case points(Double)
    /// A part of the container's width, above 0 and at most 1.
    case fraction(Double)
  }

  package var width = Width.fraction(0.8)
  package var spacing: Double = 8
  package var insets: Insets?
  package var height = CellHeight.standard
  /// Where it comes to rest.
  package var paging = Paging.continuousGroupLeadingBoundary

  /// Where a carousel comes to rest; each a case of
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum Paging: String, CaseIterable, Sendable {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }
}
