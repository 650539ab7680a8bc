/// A list screen: its sections, in the order in which they are shown.
public struct Screen: Sendable {
  /// The prefix of its generated types, UpperCamelCase.
  public var name: Name
  public var sections: [Section]
  /// The views that its sections show as cells, each once, in the order in which sections name them.
  public var cells: [ViewReference]
  /// How a table shows the screen; nil where no container is a table.
  public var table: TableAppearance?
  /// What stands in place of the sections while there is nothing to show.
  public var states: ScreenStates

  public init(
    name: Name, sections: [Section], cells: [ViewReference], table: TableAppearance?,
    states: ScreenStates
  ) {
    self.name = name
    self.sections = sections
    self.cells = cells
    self.table = table
    self.states = states
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
  /// The colour behind the section in a collection view: a semantic colour of `UIColor`.
  public var background: String?

  public init(
    name: Name, doc: String?, cells: [ViewReference], layout: SectionLayout,
    header: ViewReference?, footer: ViewReference?, background: String?
  ) {
    self.name = name
    self.doc = doc
    self.cells = cells
    self.layout = layout
    self.header = header
    self.footer = footer
    self.background = background
  }
}

/// How a table shows a screen.
public struct TableAppearance: Hashable, Sendable {
  /// A case of `UITableView.Style`.
  public var style: String
  public var showsSeparators: Bool

  public init(style: String, showsSeparators: Bool) {
    self.style = style
    self.showsSeparators = showsSeparators
  }
}
