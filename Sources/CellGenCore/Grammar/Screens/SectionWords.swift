extension Section {
  static let foreign: [ForeignWord] = [
    .example(
      "itemsperrow columncount numberofcolumns columnsperrow spancount", means: "layout",
      "write 'layout: { grid: { columns: ‹2› } }'"
    ) { $0.scalar?.text },
    ForeignWord(
      "itemsize", means: "layout", "write 'layout: { grid: { minWidth: 160, height: 120 } }'"
    ) { value, _ in
      cellSize(value).map {
        "write 'layout: { grid: { minWidth: \($0.width), height: \($0.height) } }'"
      }
    },
    ForeignWord(
      "scrolldirection direction axis", means: "layout",
      "write 'layout: carousel' for a row that scrolls horizontally"
    ) { value, _ in
      switch value.scalar?.text {
      case "horizontal", ".horizontal": "write 'layout: carousel'"
      case "vertical", ".vertical": "remove it: cells scroll vertically"
      default: nil
      }
    },
    ForeignWord(
      "hidden ishidden hide visible isvisible show if when condition",
      "leave its cells and its header out of the content that you apply, which hides it"),
    .accessibilityTraits,
    .accessory,
    ForeignWord("contextmenu menu", menuInView),
    ForeignWord("longpress", "write 'longPress: …' in the view, with an action of the view"),
    .menuPreview,
    .gesture,
    .pinnedEdge,
    .refresh,
    .states,
    .pagination,
    .search,
    ForeignWord(
      "onmove onmoved didmove moved",
      "write 'reorder: true': each move is reported as an action of the screen"),
    ForeignWord(
      "isexpanded expanded iscollapsed collapsed startsexpanded startscollapsed initiallyexpanded "
        + "initiallycollapsed",
      "write 'collapses: header' for cells that a tap on the header hides, or 'collapses: { initially: true }' "
        + "for cells that are hidden at first"),
    .dragAndDrop,
    .span,
    ForeignWord(
      "contentinsets contentinset sectioninset sectioninsets padding insets margins",
      "write 'insets' in the 'layout', as in '{ grid: { columns: 2, insets: 16 } }'"),
    ForeignWord(
      "spacing gap itemspacing rowspacing interitemspacing intergroupspacing",
      "write 'spacing' in the 'layout', as in '{ grid: { columns: 2, spacing: 8 } }'; between sections, write "
        + "'sectionSpacing: 8' at the top of the manifest"),
    .keyboardDismissal,
    .keyboardAvoidance,
    .multipleSelection,
    .delete,
    .editing,
    ForeignWord(
      "style appearance liststyle", means: "layout",
      "write 'layout: { list: { appearance: insetGrouped } }'"
    ) { value, _ in
      value.scalar.flatMap { Vocabulary.listAppearances.contains($0.text) ? $0.text : nil }
        .map { "write 'layout: { list: { appearance: \($0) } }'" }
    },
    .example("title text", means: "header", "write 'header: { title: ‹…› }'") {
      $0.scalar?.asWritten
    },
    .fontOfLabel,
    .cornersOfElement,
    .formatOfLabel,
  ]
}

extension ForeignWord {
  static let index = ForeignWord(
    "index indextitles sectionindex indextitle",
    "write 'index: …' in a section with 'repeat', with the text field that the index shows")
}
