import CellGenRuntime

/// The content of a screen as simply as can be, whatever its cells are.
struct PlainScreen: Hashable, Sendable {
  var sections: [PlainSection]
}

/// A section: its cells from first to last, and the texts of its header and footer.
struct PlainSection: Hashable, Sendable {
  var cells: [PlainCell] = []
  var header: String?
  var footer: String?

  /// What a screen leaves out.
  var isEmpty: Bool { cells.isEmpty && header == nil && footer == nil }
}

/// A cell: a kind and a number, which together tell it apart, and the text that it shows.
struct PlainCell: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var kind: String
    var id: Int
  }

  var key: Key
  var text: String
}

/// What a section may hold.
struct PlainShape: Sendable {
  var kinds: [String]
  /// The numbers that its cells may have.
  var ids = 0..<6
  var hasHeader = false
  var hasFooter = false
}

extension PlainScreen {
  /// What is to be seen: each cell once, where it comes first, and no section that is empty.
  ///
  /// - Shape: the sections with their positions among all sections.
  var shown: [(position: Int, section: PlainSection)] {
    var seen: Set<PlainCell.Key> = []
    return sections.enumerated().compactMap { position, section in
      var shown = section
      shown.cells = section.cells.filter { seen.insert($0.key).inserted }
      return shown.isEmpty ? nil : (position, shown)
    }
  }

  /// The cells that are left out because of their ids, in order.
  var duplicates: [PlainCell.Key] {
    var seen: Set<PlainCell.Key> = []
    return sections.flatMap(\.cells).map(\.key).filter { !seen.insert($0).inserted }
  }
}

extension PlainCell: CustomStringConvertible {
  var description: String { "\(key.kind) \(key.id) \(text)" }
}

extension PlainSection: CustomStringConvertible {
  var description: String { "[\(header ?? "-")] \(cells) [\(footer ?? "-")]" }
}

extension PlainScreen: CustomStringConvertible {
  var description: String { sections.map(\.description).joined(separator: " | ") }
}
