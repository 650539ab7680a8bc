/// Where the user may move the cells of a section.
package struct Reorder: Sendable {
  /// The sections that they may be moved to; nil for within their own.
  package var targets: [Name]?
}

extension Screen {
  /// The section with a name; nil where there is none.
  package func section(named name: String) -> Section? {
    sections.first { $0.name.text == name }
  }

  /// Whether cells of other sections may be moved to a section, so that it is shown while it is empty.
  package func takesCells(_ section: Section) -> Bool {
    sections.contains { other in
      other.name.text != section.name.text
        && other.reorder?.targets?.contains { $0.text == section.name.text } == true
    }
  }
}
