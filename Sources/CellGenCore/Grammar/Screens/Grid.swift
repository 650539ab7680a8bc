extension GridLayout: FormModel {
  private static let height = Key.height(\.height)
  private static let estimatedHeight = Key.estimatedHeight(\.height)

  private static let columns = Key.columns(\.columns)
  private static let minWidth = Key.minWidth(\.columns)

  private static let lineSpacing = Key(
    "lineSpacing", \.lineSpacing, .spacing(.atLeastZero), "The space between rows, in points."
  ).fallback("the 'spacing'").synonyms(
    "rowspacing intergroupspacing minimumlinespacing verticalspacing linegap rowgap")

  private static let spans = Key(
    "spans", \.spans, .spans,
    "The views of the section whose cells span several columns: how many, or `all` for the whole row."
  ).fallback("each cell takes one column").notEmpty()
    .synonyms("span columnspan columnspans colspan colspans gridcellcolumns cellcolumns fullwidth")

  package static let form = Form(
    "grid", "a grid layout", blank: GridLayout(columns: .count(.literal(1))), foreign: foreign,
    mayBeNothing: true,
    limits: [.fixed(.section)],
    [
      columns, minWidth, spans,
      .spacing(\.spacing), lineSpacing, .insets(\.insets), height, estimatedHeight,
    ],
    rules: [
      .excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) }
    ] + FormRule.columns(columns, minWidth, of: "grid"),
    wrongKind: { entry, _ in .bareColumns(entry, of: "grid") },
    finish: { grid, written, resolver in
      guard case .count(.literal(let columns)) = grid.columns,
        let entry = written.entry(columns: columns)
      else { return true }
      for span in grid.spans {
        guard case .columns(let width) = span.width, width > columns else { continue }
        let name = resolver.run.views[span.view.index].name.text
        resolver.report(.spanOfTooMany(width, span, of: name, columns, entry.key))
      }
      return true
    })
}

/// The keys that grids and waterfalls share.
extension FormKey {
  static func columns(
    _ path: WritableKeyPath<Model, GridLayout.Columns> & Sendable
  ) -> FormKey {
    FormKey(
      "columns", .wholeNumber(atLeast: 1, help: columnsHelp), "The number of columns.",
      get: { if case .count(let count) = $0[keyPath: path] { .value(count) } else { .nothing } },
      set: { $0[keyPath: path] = .count($1) })
  }

  static func minWidth(
    _ path: WritableKeyPath<Model, GridLayout.Columns> & Sendable
  ) -> FormKey {
    FormKey(
      "minWidth", .spacing(.aboveZero),
      "The minimum width of a column, in points; the grid has as many columns as fit.",
      get: { if case .minWidth(let width) = $0[keyPath: path] { .value(width) } else { .nothing } },
      set: { $0[keyPath: path] = .minWidth($1) }
    ).synonyms("minimum adaptive minimumwidth mincolumnwidth")
  }
}

extension FormRule {
  /// The key for a number of columns; a grid needs one of the two.
  static func columns<Model>(
    _ columns: FormKey<Model>, _ minWidth: FormKey<Model>, of layout: String
  ) -> [FormRule] {
    [
      .excludes(columns, minWidth) { .twoColumns($1, count: $0, of: layout) },
      FormRule(.oneOf([columns.name, minWidth.name])) { reading in
        let isMissing = reading.lacks(columns) && reading.lacks(minWidth)
        guard isMissing, !reading.mapping.isIncomplete else { return nil }
        return .withoutColumns(reading.owner, of: layout)
      },
    ]
  }
}

extension FormReading {
  /// Returns the entry that was read as a number of columns.
  fileprivate func entry(columns: Int) -> Mapping.Entry? {
    mapping.entry("columns").flatMap { $0.value.scalar?.text == "\(columns)" ? $0 : nil }
  }
}

extension ValueForm where Value == [GridSpan] {
  /// The columns that cells span, by the names of their views.
  fileprivate static var spans: ValueForm {
    ValueForm(.names(.type, to: GridSpan.Width.kind)) { entry, resolver in
      guard
        let mapping = resolver.readNames(
          entry.value, subject: quoted(entry.key.text), help: spansHelp(entry.value))
      else { return nil }
      if mapping.entries.isEmpty, !mapping.isIncomplete {
        resolver.report(.emptySpans(entry))
        return nil
      }
      return mapping.entries.compactMap { resolver.readSpan($0) }
    }
  }
}

/// Help for a value that is not a mapping of views to columns.
private func spansHelp(_ node: Node) -> String {
  let example =
    switch node.content {
    case .sequence(let list): list.items.compactMap(\.scalar?.text).map { "\($0): all" }
    case .scalar(let scalar) where isPlainInteger(scalar): ["Advert: \(scalar.text)"]
    case .scalar(let scalar) where scalar.text.first?.isUppercase == true: ["\(scalar.text): all"]
    default: ["Advert: all"]
    }
  return "write '{ \(example.joined(separator: ", ")) }', with a view that the section shows"
}

extension GridSpan.Width {
  private static let wholeRow = "all"

  fileprivate static let kind = Construct.ValueKind.either([
    .integer(atLeast: 1), .choice([wholeRow]),
  ])

  fileprivate static func isAll(_ node: Node) -> Bool { node.scalar?.text == wholeRow }
}

extension Resolver {
  /// Reads how many columns the cells of a view span.
  fileprivate mutating func readSpan(_ entry: Mapping.Entry) -> GridSpan? {
    let name = Name(entry.key.text, span: entry.key.span)
    let view = findView(name)
    guard let width = readSpanWidth(entry), let view else { return nil }
    return GridSpan(
      view: ViewReference(index: view), width: width, place: name.span,
      valuePlace: entry.value.span)
  }

  private mutating func readSpanWidth(_ entry: Mapping.Entry) -> GridSpan.Width? {
    if GridSpan.Width.isAll(entry.value) { return .all }
    let subject = "the span of \(quoted(entry.key.text))"
    guard let scalar = entry.value.scalar else {
      if !entry.value.isBroken { report(.spanOfOtherKind(entry.value, subject)) }
      return nil
    }
    guard isPlainNumber(scalar) else {
      report(.spanOfOtherKind(entry.value, subject))
      return nil
    }
    return readInteger(entry.value, subject, atLeast: 1) { _ in
      "write a whole number, such as 2, or 'all' for the whole row"
    }.map(GridSpan.Width.columns)
  }

  /// Reports spans of views that are not among the cells of a section.
  ///
  /// - Parameter written: the names in its `cells`, including those that are reported.
  mutating func checkSpans(of section: Section, _ written: Reading<Mapping.Entry>) {
    guard !written.isLost else { return }
    let cells = section.cells.map { run.views[$0.index].name.text }
    let names = written.value?.value.listedNames ?? []
    for layout in section.layout.all {
      guard case .grid(let grid) = layout else { continue }
      for span in grid.spans where !section.cells.contains(span.view) {
        let name = Name(run.views[span.view.index].name.text, span: span.place)
        if names.contains(name.text) { continue }
        report(.spanOfNoCell(name, among: cells, written.value?.key))
      }
    }
  }
}

/// Help for a number of columns that is meant to depend on the width.
@Sendable private func columnsHelp(_ node: Node) -> String {
  node.scalar.map { !isPlainNumber($0) } ?? true
    ? "write one number, such as 2, or 'minWidth: 160' instead for as many as fit"
    : "write a whole number, such as 2"
}

extension Diagnostic {
  fileprivate static func withoutColumns(_ owner: Mapping.Key, of layout: String) -> Diagnostic {
    .requiredKey(
      "columns", of: layout == "grid" ? .grid : .waterfall, at: owner.span,
      help:
        "write '{ \(layout): { columns: 2 } }', or '{ \(layout): { minWidth: 160 } }' for as many "
        + "as fit")
  }

  fileprivate static func twoColumns(
    _ width: Mapping.Key, count: Mapping.Key, of layout: String
  ) -> Diagnostic {
    Diagnostic(
      .twoLayouts,
      "a \(layout) has either 'columns' or a 'minWidth', not both",
      at: Annotation(width.span, "decides how many columns there are"),
      also: [Annotation(count.span, "so does this")],
      help: "remove one of them")
  }

  fileprivate static func emptySpans(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(quoted(entry.key.text)) names no views",
      at: Annotation(entry.value.span, "nothing in the braces"),
      help: "write '{ Advert: all }', with a view that the section shows, or remove it")
  }

  fileprivate static func spanOfOtherKind(_ node: Node, _ subject: String) -> Diagnostic {
    .wrongKind(
      subject, expected: "a number of columns or 'all'", found: node,
      help: "write 'all' for the whole row, or a number such as 2",
      note: node.scalar == nil
        ? "all cells of a view have the same span: for another, declare a second view" : nil)
  }

  fileprivate static func spanOfTooMany(
    _ width: Int, _ span: GridSpan, of view: String, _ columns: Int, _ key: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .outOfRange,
      "the span of \(quoted(view)) must be at most \(columns), found '\(width)'",
      at: Annotation(span.valuePlace, "more than a row has"),
      also: [Annotation(key.span, "the columns of the grid")],
      help: "write 'all' for the whole row, or a number up to \(columns)",
      fix: Fix(span.valuePlace, replacement: "all"))
  }

  fileprivate static func spanOfNoCell(
    _ name: Name, among cells: [String], _ key: Mapping.Key?
  ) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "'spans' names \(quoted(name.text)), which this section does not show",
      at: Annotation(name.span, "no cell of the section"),
      also: key.map { [Annotation($0.span, "the cells of the section")] } ?? [],
      help: Suggestion.help(near: name.text, among: cells)
        ?? "add \(quoted(name.text)) to the 'cells', or remove it",
      fix: Fix(slip: name, near: Suggestion.names(near: name.text, among: cells)))
  }

  /// The message for `grid: 2`; nil for another value.
  static func bareColumns(_ entry: Mapping.Entry, of layout: String) -> Diagnostic? {
    guard let scalar = entry.value.scalar, isPlainInteger(scalar) else { return nil }
    return Diagnostic(
      .wrongKind,
      "\(quoted(layout)) must be a mapping of keys to values, found \(quoted(scalar.text))",
      at: Annotation(entry.value.span, "just a number"),
      help: "write '{ \(layout): { columns: \(scalar.text) } }'",
      fix: Fix(entry.value.span, replacement: "{ columns: \(scalar.text) }"))
  }
}

extension GridLayout {
  static let foreign: [ForeignWord] = [
    .columnCount,
    ForeignWord("itemsize", "write 'minWidth: 160, height: 120', or 'height: 120' beside 'columns'")
    { value, mapping in
      guard let size = cellSize(value) else { return nil }
      return mapping["columns"] == nil
        ? "write 'minWidth: \(size.width), height: \(size.height)'"
        : "write 'height: \(size.height)': the columns share the width"
    },
    .scrollsVertically,
    .pinnedEdge,
    .itemHeight,
    .example("waterfall", "write 'layout: { waterfall: { columns: ‹2› } }'") { $0.plainNumber },
    ForeignWord("staggered masonry", "use a 'waterfall' instead, with 'columns: 2'"),
    ForeignWord("style type kind layout", "remove it: the key of a layout decides its kind") {
      value, _ in
      guard let word = value.scalar?.text, isWaterfall(word) else { return nil }
      return "use a 'waterfall' instead, with 'columns: 2'"
    },
    ForeignWord(
      "aspectratio ratio aspect itemaspectratio square",
      "write 'aspectRatio: 1' on the outermost stack in the 'layout' of the cells, or 'height: 120' "
        + "here"),
    ForeignWord(
      "maxwidth maximumwidth maximum",
      "write 'minWidth: …': the columns that fit share the width, so none is twice as wide"),
    .dragAndDrop,
  ]
}

extension ForeignWord {
  static let columnCount = renamed(
    "itemsperrow columncount numberofcolumns columnsperrow spancount", "columns", example: "2")
  static let gridColumns = example(
    "itemsperrow columncount numberofcolumns columnsperrow spancount",
    "use a 'grid' instead, with 'columns: ‹2›'"
  ) { $0.scalar?.text }
  static let itemHeight = renamed("itemheight", "height", example: "120")
  static let span = ForeignWord(
    "span spans columnspan columnspans colspan colspans gridcellcolumns fullwidth",
    "write 'layout: { grid: { columns: 2, spans: { Advert: all } } }' in the section, with a view "
      + "that takes several columns")
}
