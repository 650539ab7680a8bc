/// A list screen, with its sections in order.
package struct Screen: Sendable {
  /// The prefix of its generated types, UpperCamelCase.
  package var name: Name
  package var sections: [Section]
  /// The views that its sections show as cells, each once, in order of first use.
  package var cells: [ViewReference]
  /// The appearance in a table; nil if no container is a table.
  package var table: TableAppearance?
  /// The placeholders that are shown instead of the sections while there is nothing to show.
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
  /// The kinds of cell that it can have; empty for a section with only a header or footer.
  package var cells: [ViewReference] = []
  package var layout: SectionLayout
  package var header: ViewReference?
  package var footer: ViewReference?
  /// The maximum number of cells that it shows; nil for no limit.
  package var limit: Int?
  /// The colour behind the section in a collection view: a semantic colour of `UIColor`.
  package var background: Color?
}

/// The appearance of a screen in a table.
package struct TableAppearance: Hashable, Sendable {
  /// A case of `UITableView.Style`.
  package var style = "plain"
  package var separators = ListSeparators()
}
