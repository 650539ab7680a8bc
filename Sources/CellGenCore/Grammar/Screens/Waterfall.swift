extension WaterfallLayout: FormModel {
  private static let columns = Key.columns(\.columns)
  private static let minWidth = Key.minWidth(\.columns)

  package static let form = Form(
    "waterfall", "a waterfall layout", blank: WaterfallLayout(), foreign: foreign,
    mayBeNothing: true,
    limits: [.fixed(.section)],
    [
      columns, minWidth,
      Key(
        "spacing", \.spacing, .spacing(.atLeastZero),
        "The space between columns, and between the cells of a column, in points."),
      .insets(\.insets),
    ],
    rules: FormRule.columns(columns, minWidth, of: "waterfall"),
    wrongKind: { entry, _ in .bareColumns(entry, of: "waterfall") })
}

extension Resolver {
  /// Reports a waterfall of cells whose heights cannot be computed, and one that no container can show.
  mutating func checkWaterfall(of section: Section, _ layout: Reading<Mapping.Entry>) {
    guard case .value(let entry) = layout, let waterfall = entry.value.keyOfWaterfall else {
      return
    }
    guard manifest.mayBeShown(in: .collection) else {
      return report(.needlessInTable(entry.key, in: manifest))
    }
    let classes = section.cells.compactMap { run.cellClass(showing: $0.index) }
    if let cell = classes.first { report(.selfSizingWaterfall(waterfall, cell)) }
  }
}

extension Node {
  /// The key of a waterfall in a layout.
  fileprivate var keyOfWaterfall: Mapping.Key? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping.entry("waterfall")?.key
      ?? mapping.entries.lazy.compactMap(\.value.keyOfWaterfall).first
  }
}

extension Diagnostic {
  fileprivate static func selfSizingWaterfall(_ waterfall: Mapping.Key, _ cell: Name) -> Diagnostic
  {
    Diagnostic(
      .selfSizing,
      "a waterfall cannot show the cells of a cell class",
      at: Annotation(waterfall.span, "computes the height of each cell"),
      also: [Annotation(cell.span, "the class determines the height")],
      help: "write 'grid' instead, whose cells size themselves",
      note: "a waterfall places its cells before it creates them")
  }
}

extension WaterfallLayout {
  static let foreign: [ForeignWord] = [
    .columnCount,
    .scrollsVertically,
    .pinnedEdge,
    .needless(
      "height itemheight estimatedheight itemsize rowheight cellheight",
      "each cell is as tall as its view"),
    .needless(
      "linespacing rowspacing minimumlinespacing intergroupspacing interitemspacing "
        + "minimuminteritemspacing columnspacing",
      "'spacing' is between columns and between cells"),
    ForeignWord(
      "maxwidth maximumwidth maximum",
      "write 'minWidth: …': the columns that fit share the width, so none is twice as wide"),
    .dragAndDrop,
  ]
}
