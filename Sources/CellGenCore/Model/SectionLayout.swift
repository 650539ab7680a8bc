/// How a section places its cells in a collection view.
///
/// - Units: points.
public enum SectionLayout: Sendable {
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
public struct ListLayout: Hashable, Sendable {
  /// A case of `UICollectionLayoutListConfiguration.Appearance`.
  public var appearance: String
  public var showsSeparators: Bool

  public init(appearance: String, showsSeparators: Bool) {
    self.appearance = appearance
    self.showsSeparators = showsSeparators
  }
}

/// How tall the cells of a grid or carousel are.
public enum CellHeight: Hashable, Sendable {
  /// So many points, whatever they show.
  case fixed(Double)
  /// As tall as they need; estimated at so many points until they are measured.
  case estimated(Double)
}

/// The parts of a grid that a manifest can choose.
public struct GridLayout: Hashable, Sendable {
  public var columns: Int
  public var spacing: Double
  public var insets: Insets?
  public var height: CellHeight

  public init(columns: Int, spacing: Double, insets: Insets?, height: CellHeight) {
    self.columns = columns
    self.spacing = spacing
    self.insets = insets
    self.height = height
  }
}

/// The parts of a carousel that a manifest can choose.
public struct CarouselLayout: Hashable, Sendable {
  /// The width of a cell.
  public enum Width: Hashable, Sendable {
    case points(Double)
    /// A part of the container's width, above 0 and at most 1.
    case fraction(Double)
  }

  public var width: Width
  public var spacing: Double
  public var insets: Insets?
  public var height: CellHeight
  /// Where it comes to rest.
  public var paging: Paging

  public init(
    width: Width, spacing: Double, insets: Insets?, height: CellHeight, paging: Paging
  ) {
    self.width = width
    self.spacing = spacing
    self.insets = insets
    self.height = height
    self.paging = paging
  }

  /// Where a carousel comes to rest; each a case of
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum Paging: String, CaseIterable, Sendable {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }
}
