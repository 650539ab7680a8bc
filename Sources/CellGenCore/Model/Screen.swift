/// A list screen: its sections, in the order in which they are shown.
package struct Screen: Sendable {
  /// The prefix of its generated types, UpperCamelCase.
  package var name: Name
  package var sections: [Section]
  /// The views that its sections show as cells, each once, in the order in which sections name them.
  package var cells: [ViewReference]
  /// How a table shows the screen; nil where no container is a table.
  package var table: TableAppearance?
  /// What stands in place of the sections while there is nothing to show.
  package var states: ScreenStates

  /// The views that its sections show as headers and footers, each once, in order.
  package var headersAndFooters: [ViewReference] {
    var seen: Set<ViewReference> = []
    return sections.flatMap { [$0.header, $0.footer] }.compactMap { $0 }
      .filter { seen.insert($0).inserted }
  }
}

/// A part of a screen with a layout of its own.
package struct Section: Sendable {
  /// The name as declared, lowerCamelCase.
  package var name: Name
  package var doc: String?
  /// The kinds of cell it may hold; empty for a section of a header or footer alone.
  package var cells: [ViewReference] = []
  package var layout: SectionLayout
  package var header: ViewReference?
  package var footer: ViewReference?
  /// The most cells that it shows; nil for all that the content has.
  package var limit: Int?
  /// The colour behind the section in a collection view: a semantic colour of `UIColor`.
  package var background: String?
}

/// How a table shows a screen.
package struct TableAppearance: Hashable, Sendable {
  /// A case of `UITableView.Style`.
  package var style = "plain"
  package var showsSeparators = true
}
