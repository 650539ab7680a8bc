extension Resolver {
  /// Warns of a colour behind a list whose rows cover all of it.
  ///
  /// The other appearances of a list have space around their rows, and headers and footers lie on the colour.
  /// - Source: `UICollectionLayoutListConfiguration.Appearance`; `UIBackgroundConfiguration.listPlainCell()`,
  ///   which is opaque.
  mutating func checkCoveredBackground(of section: Section, _ background: Reading<Mapping.Entry>) {
    guard section.background?.color != nil, manifest.mayBeShown(in: .collection),
      case .value(let entry) = background,
      case .list(let list) = section.layout, list.appearance == "plain",
      section.header == nil, section.footer == nil, !section.cells.isEmpty,
      section.cells.allSatisfy({ run.views[$0.index].look.background.color == nil })
    else { return }
    report(
      .coveredBackground(entry.key, by: section.cells.map { run.views[$0.index].name.text }))
  }
}

extension DiagnosticCode {
  package static let coveredBackground = Self(
    "covered-background", .warning, .sections, waits: .forAll)
}

extension Diagnostic {
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
