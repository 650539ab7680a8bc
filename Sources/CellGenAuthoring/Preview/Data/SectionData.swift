import CellGenCore

/// The data that a section of a screen shows.
struct SectionData: Sendable {
  var section: Section
  /// The data that the section is repeated for.
  var repeated: PictureData?
  /// The number of preceding repetitions of the section.
  var ordinal = 0
  var layout: SectionLayout
  /// The data of the views that are its header and footer.
  var header: PictureData?
  var footer: PictureData?
  var rows: [PictureData] = []

  /// The title of a header whose text comes from the content.
  var headingOfContent: String {
    let name = titleInWords(section.name.text)
    return ordinal == 0 ? name : "\(name) \(ordinal + 1)"
  }
}

extension PictureSource {
  /// The sections of a screen, including repeated ones.
  ///
  /// Rows of views with samples show the samples; rows of other views all differ, as far as there is enough
  /// data.
  func sections(of screen: Screen) -> [SectionData] {
    var maker = SectionMaker(source: self, screen: screen)
    return screen.sections.flatMap { maker.sections(of: $0) }
  }
}

/// Chooses the data for the sections of a screen, one after the other.
private struct SectionMaker {
  let source: PictureSource
  let screen: Screen
  /// The number of rows so far, which offsets the next made-up rows.
  private var rows = 0
  /// The number of times each view has been a header or footer.
  private var edges: [ViewReference: Int] = [:]

  init(source: PictureSource, screen: Screen) { (self.source, self.screen) = (source, screen) }

  private var module: Module { source.module }
  private var selectsSeveral: Bool { screen.selection?.multiple != nil }

  /// The maximum number of cells of a kind in a section; more would add nothing new.
  private static let mostCells = 4
  /// The maximum number of repetitions of a section.
  private static let mostSections = 3

  mutating func sections(of section: Section) -> [SectionData] {
    guard let view = section.repeated else { return [made(section)] }
    if let letters = LetteredRows(section, source, selectsSeveral: selectsSeveral) {
      return letters.sections.enumerated().map { ordinal, letter in
        let place = RowPlace(index: ordinal, count: letters.sections.count)
        var data = source.data(
          of: view, at: DataPlace(position: ordinal, place), sample: letter.sample)
        if letter.sample == nil { data = letters.named(letter.name, data) }
        return made(section, for: data, ordinal: ordinal, letter.rows)
      }
    }
    return repeatedData(of: section, view).enumerated().map { ordinal, data in
      made(section, for: data, ordinal: ordinal)
    }
  }

  /// The data that a section is repeated for; if the data determines the layout, one for each layout.
  private func repeatedData(of section: Section, _ view: ViewReference) -> [PictureData] {
    let samples = module[view].samples.count
    var cases: [LayoutCase] = []
    if case .cases(_, let all) = section.layout, samples == 0 { cases = all }
    let most = cases.isEmpty ? Self.mostSections : cases.count
    let count = samples > 0 ? min(samples, most) : most
    return (0..<count).map { index in
      let row = RowPlace(index: index, count: count)
      var data = source.data(of: view, at: DataPlace(position: index, row))
      if samples == 0 { data = indexed(data, of: section) }
      guard case .cases(let field, _) = section.layout, index < cases.count,
        let value = cases[index].pattern.value
      else { return data }
      return data.with(value, as: field)
    }
  }

  /// The data with the first letter of its title, if the index shows a different field.
  private func indexed(_ data: PictureData, of section: Section) -> PictureData {
    guard let index = section.index, let title = section.title(of: data.view, source),
      case .literal(.string(let text))? = data[title]
    else { return data }
    return data.with(.literal(.string(String(text.prefix(1)))), as: index)
  }

  /// - Parameter known: the rows, if they have already been chosen.
  private mutating func made(
    _ section: Section, for repeated: PictureData? = nil, ordinal: Int = 0,
    _ known: [PictureData]? = nil
  ) -> SectionData {
    let (layout, kinds) = layout(of: section, for: repeated)
    var data = SectionData(
      section: section, repeated: repeated, ordinal: ordinal, layout: layout)
    data.header = edge(section.header, of: section, repeated)
    data.footer = edge(section.footer, of: nil, repeated)
    data.rows = known ?? rows(of: section, kinds, layout, ordinal: ordinal)
    if let limit = section.limit { data.rows = Array(data.rows.prefix(limit)) }
    return data
  }

  /// The layout for some data, if the data determines it, and the cells it applies to: `stories` contains
  /// each `Story`.
  private func layout(
    of section: Section, for repeated: PictureData?
  ) -> (layout: SectionLayout, kinds: [ViewReference]) {
    guard case .cases(let field, let cases) = section.layout else {
      return (section.layout, section.cells)
    }
    let value = repeated?[field]
    guard let chosen = cases.first(where: { value?.matches($0.pattern) == true }) ?? cases.first
    else { return (section.layout, section.cells) }
    guard case .named(let name) = chosen.pattern else { return (chosen.layout, section.cells) }
    let namesakes = section.cells.filter { plurals(of: module[$0].caseName).contains(name) }
    return (chosen.layout, namesakes.isEmpty ? section.cells : namesakes)
  }

  private func plurals(of name: String) -> [String] {
    [name, name + "s", name + "es"] + (name.hasSuffix("y") ? [name.dropLast() + "ies"] : [])
  }
}

// MARK: - Rows

extension SectionMaker {
  /// The cells of each kind, kind by kind: enough to show how a layout arranges them.
  private mutating func rows(
    of section: Section, _ kinds: [ViewReference], _ layout: SectionLayout, ordinal: Int
  ) -> [PictureData] {
    let least = layout.leastCells
    let most = kinds.count > 1 ? 2 : Self.mostCells
    let isGiven = kinds.allSatisfy { !module[$0].samples.isEmpty }
    var all = kinds.flatMap { kind -> [PictureData] in
      let samples = module[kind].samples.count
      var count = samples > 0 ? min(samples, most) : kinds.count > 1 ? most : max(most, least)
      if isSingle(kind, in: section) { count = 1 }
      if let limit = section.limit, samples == 0 { count = min(count, limit) }
      let start = samples > 0 ? 0 : rows
      if samples == 0 { rows += count }
      return (0..<count).map { index in
        var row = RowPlace(index: index, count: count, section: ordinal)
        row.selectsSeveral = selectsSeveral
        return source.data(of: kind, at: DataPlace(position: start + index, row))
      }
    }
    // Each section shows different cells, if there are enough.
    if isGiven || kinds.count > 1, !all.isEmpty {
      let start = ordinal * 2 % all.count
      all = Array(all[start...] + all[..<start])
    }
    return all.isEmpty || all.count >= least ? all : (0..<least).map { all[$0 % all.count] }
  }

  /// True if a kind has a single cell: that of a section with the same name, `account`.
  private func isSingle(_ kind: ViewReference, in section: Section) -> Bool {
    let view = module[kind]
    if case .only? = view.identity { return true }
    return view.samples.isEmpty && view.caseName == section.name.text
      && !view.caseName.hasSuffix("s") && section.cells.count == 1 && section.repeated == nil
  }
}

extension SectionLayout {
  /// The number of cells needed to show the arrangement, whatever the layout's numbers are.
  fileprivate var leastCells: Int {
    let line =
      switch self {
      case .grid(let grid):
        if case .count(.literal(let count)) = grid.columns { (count, 2) } else { (3, 2) }
      case .waterfall(let waterfall):
        if case .count(.literal(let count)) = waterfall.columns { (count, 3) } else { (3, 3) }
      case .carousel(let carousel):
        if case .literal(let rows) = carousel.rows { (rows, 3) } else { (1, 3) }
      case .list, .custom, .cases: (0, 0)
      }
    return min(line.0, 24) * line.1
  }
}

// MARK: - Headers and footers

extension SectionMaker {
  /// The data of a view; nil for an edge without a view.
  ///
  /// - Parameter section: the section whose name becomes the title of a made-up header; nil for a footer.
  private mutating func edge(
    _ edge: SectionEdge?, of section: Section?, _ repeated: PictureData?
  ) -> PictureData? {
    guard case .view(let view, _)? = edge else { return nil }
    if let repeated, repeated.view == view { return repeated }
    let index = edges[view, default: 0]
    edges[view] = index + 1
    let places = screen.sections.flatMap(\.headerAndFooterViews).count { $0 == view }
    let row = RowPlace(index: index, count: max(places, index + 1))
    let data = source.data(of: view, at: DataPlace(position: index, row))
    guard module[view].samples.isEmpty, let section, section.repeated == nil,
      let title = source.fit(of: view).lead, title.defaultValue?.saysSomething != true
    else { return data }
    return data.with(.literal(.string(titleInWords(section.name.text))), as: title)
  }
}

extension CasePattern {
  /// A value that matches it; nil if only data can match it.
  fileprivate var value: SampleValue? {
    switch self {
    case .bool(let flag): .literal(.bool(flag))
    case .nil: .literal(.nil)
    case .named(let name): .literal(.member(name))
    case .some, .else: nil
    }
  }
}
