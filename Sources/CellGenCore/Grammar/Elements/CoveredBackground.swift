extension Resolver {
  /// Warns about a color behind a list whose rows cover all of it.
  ///
  /// In the other appearances of a list, the color shows around the rows, and behind headers and footers. The
  /// rows of a grouped list extend to both edges as well, so they cover the corners and the border of a card.
  /// - Source: `UICollectionLayoutListConfiguration.Appearance`; `UIBackgroundConfiguration.listPlainCell()`
  ///   and `listGroupedCell()`, which are opaque.
  mutating func checkCoveredBackground(of section: Section, _ background: Reading<Mapping.Entry>) {
    guard let written = section.background, manifest.mayBeShown(in: .collection),
      case .value(let entry) = background, case .list(let list) = section.layout,
      !section.cells.isEmpty,
      section.cells.allSatisfy({ run.views[$0.index].look.background.color == nil })
    else { return }
    let views = section.cells.map { run.views[$0.index].name.text }
    let isAlone = section.header == nil && section.footer == nil
    if isAlone, list.appearance == "plain" {
      report(.coveredBackground(entry.key, by: views))
    } else if written.isCard, ["plain", "grouped"].contains(list.appearance) {
      report(.coveredCard(entry.key, by: views))
    }
  }
}

extension DiagnosticCode {
  package static let coveredBackground = Self(
    "covered-background", .warning, .sections, waits: .forAll)
}

extension SectionBackground {
  /// True if it shows more than a color.
  fileprivate var isCard: Bool { !coversAll || border != nil }
}

extension Diagnostic {
  fileprivate static func coveredCard(_ key: Mapping.Key, by views: [String]) -> Diagnostic {
    Diagnostic(
      .coveredBackground,
      "the rows of this list cover the card of its \(quoted(key.text))",
      at: Annotation(key.span, "the rows reach both edges"),
      help: "write 'background: clear' in \(enumeration(views)), or use a grid with one column",
      note:
        "by default, UIKit draws an opaque background behind the cells of a list, from edge to edge"
    )
  }

  fileprivate static func coveredBackground(
    _ key: Mapping.Key, by views: [String]
  ) -> Diagnostic {
    Diagnostic(
      .coveredBackground,
      "the rows of this list cover its \(quoted(key.text))",
      at: Annotation(key.span, "never seen"),
      help: "write 'background: clear' in \(enumeration(views)), or use a grid with one column",
      note: "by default, UIKit draws an opaque background behind the cells of a list")
  }
}
