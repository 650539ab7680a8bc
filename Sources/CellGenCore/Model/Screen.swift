/// A list screen: its sections, in the order in which they are shown.
public struct Screen: Sendable {
  /// The prefix of its generated types, UpperCamelCase.
  public var name: Name
  public var sections: [Section]
  /// The views that its sections show as cells, each once, in the order in which sections name them.
  public var cells: [ViewReference]

  public init(name: Name, sections: [Section], cells: [ViewReference]) {
    self.name = name
    self.sections = sections
    self.cells = cells
  }

  /// The views that its sections show as headers and footers, each once, in order.
  public var headersAndFooters: [ViewReference] {
    var seen: Set<ViewReference> = []
    return sections.flatMap { [$0.header, $0.footer] }.compactMap { $0 }
      .filter { seen.insert($0).inserted }
  }
}

/// A part of a screen with a layout of its own.
public struct Section: Sendable {
  /// The name as declared, lowerCamelCase.
  public var name: Name
  public var doc: String?
  /// The kinds of cell it may hold; empty for a section of a header or footer alone.
  public var cells: [ViewReference]
  public var layout: SectionLayout
  public var header: ViewReference?
  public var footer: ViewReference?

  public init(
    name: Name, doc: String?, cells: [ViewReference], layout: SectionLayout,
    header: ViewReference?, footer: ViewReference?
  ) {
    self.name = name
    self.doc = doc
    self.cells = cells
    self.layout = layout
    self.header = header
    self.footer = footer
  }
}

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

  public init(appearance: String) { self.appearance = appearance }
}

/// The parts of a grid that a manifest can choose.
public struct GridLayout: Hashable, Sendable {
  public var columns: Int
  public var spacing: Double
  public var insets: Insets?
  /// The height that rows are estimated at until their cells are measured.
  public var estimatedHeight: Double

  public init(columns: Int, spacing: Double, insets: Insets?, estimatedHeight: Double) {
    self.columns = columns
    self.spacing = spacing
    self.insets = insets
    self.estimatedHeight = estimatedHeight
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
  /// The height that cells are estimated at until they are measured.
  public var estimatedHeight: Double

  public init(width: Width, spacing: Double, insets: Insets?, estimatedHeight: Double) {
    self.width = width
    self.spacing = spacing
    self.insets = insets
    self.estimatedHeight = estimatedHeight
  }
}
