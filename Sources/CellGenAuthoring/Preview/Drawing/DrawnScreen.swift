import CellGenCore

/// A screen with sample content.
struct DrawnScreen: Sendable {
  var name: String
  var sections: [DrawnSection]
  /// Above and below all sections.
  var header: DrawnRow?
  var footer: DrawnRow?
  var spacing: Number
  /// Nil for a screen that is never a table.
  var table: TableAppearance?
  var isCollection: Bool
  var states: [DrawnState]
  /// What one can do on it.
  var deeds: [DrawnDeed]
  /// Where it is declared.
  var span: SourceSpan
  /// The manifest whose tokens its colours name.
  var manifest: Int
}

/// A section with sample cells.
struct DrawnSection: Sendable {
  var name: String
  var layout: SectionLayout
  var header: DrawnEdge?
  var footer: DrawnEdge?
  var rows: [DrawnCell]
  var background: Color?
  /// The title in the index of the screen.
  var index: String?
  var collapses = false
  /// Where it is declared.
  var span: SourceSpan
}

/// A cell as it is at rest and as it is while it is selected.
struct DrawnCell: Sendable {
  /// The place of its view among those of the module, whose manifest names its tokens.
  var view: ViewReference
  var normal: DrawnRow
  /// Nil where selecting it does nothing.
  var selected: DrawnRow?
  /// What VoiceOver reads, stop by stop.
  var stops: [PlacedStop]
}

extension DrawnCell {
  /// The cell of a view with some data.
  ///
  /// - Parameters:
  ///   - role: what the view is on its screen.
  ///   - staysSelected: whether its screen has cells that stay selected.
  init(
    _ view: ViewReference, with data: PictureData, as role: Transcript.Role = .cell,
    staysSelected: Bool = false, _ samples: PageSamples
  ) {
    let row = { (state: PictureState) in
      ViewArtist(data, of: view, in: samples.module, state: state, samples).row()
    }
    self.view = view
    normal = row(.normal)
    selected = normal.canBeSelected || staysSelected ? row(.selected) : nil
    stops = samples.module.placedStops(
      of: view, showing: data.known, as: role, for: samples.listener)
  }
}

extension DrawnCell {
  /// Whether it shows anything of its own where it is no row.
  var hasPlaces: Bool { normal.accessories.contains { $0.place != nil } }
}

/// A header or footer.
enum DrawnEdge: Sendable {
  case view(ViewReference, DrawnRow)
  case heading(PictureText, Heading.Style)
}

/// What a screen shows instead of its sections.
struct DrawnState: Sendable {
  /// `loading`, `empty`, `failed` or `search`.
  var name: String
  var title: PictureText?
  var message: PictureText?
  var symbol: String?
  /// The name of an image in the asset catalog.
  var asset: String?
  /// True for an image that only the app has.
  var hasImage = false
  var color: Color?
  var button: PictureText?
  /// What is shown in place of all of the above.
  var view: DrawnStateView?
}

/// A view that a screen shows instead of its sections.
struct DrawnStateView: Sendable {
  var view: ViewReference
  var drawing: Drawing
  var place: Placeholder.Place
}

/// Draws a screen with the samples of its views.
struct ScreenArtist {
  let module: Module
  let samples: PageSamples

  /// How many cells a section of one kind has at most: more say nothing new.
  private static let mostCells = 4

  func screen(_ screen: Screen, of manifest: Int) -> DrawnScreen {
    let containers = module.manifests[manifest].containers
    let states = [
      ("loading", screen.states.loading), ("empty", screen.states.empty),
      ("failed", screen.states.failed), ("search", screen.states.search),
    ].compactMap { name, state in state.map { drawn($0, name, manifest) } }
    return DrawnScreen(
      name: screen.name.text,
      sections: screen.sections.flatMap { sections(of: $0, in: screen, manifest) },
      header: screen.edges?.header?.view.flatMap { artist(of: $0)?.row() },
      footer: screen.edges?.footer?.view.flatMap { artist(of: $0)?.row() },
      spacing: screen.sectionSpacing, table: screen.table,
      isCollection: containers.contains(.collection), states: states,
      deeds: module.deeds(on: screen), span: screen.name.span, manifest: manifest)
  }

  /// A section, or some of those that it is repeated for.
  private func sections(
    of section: Section, in screen: Screen, _ manifest: Int
  ) -> [DrawnSection] {
    let cells = cells(of: section, staySelected: screen.selection != nil)
    guard let repeated = section.repeated else {
      return [drawn(section, cells, data: nil, manifest)]
    }
    let data = repeatedData(of: section, repeated)
    return data.enumerated().map { position, data in
      // Each shows other cells, where there are enough.
      let start = cells.isEmpty ? 0 : position * 2 % cells.count
      let rotated = Array(cells[start...] + cells[..<start])
      return drawn(section, rotated, data: data, manifest)
    }
  }

  /// The data that a section is repeated for; where they decide its layout, one for each of its layouts.
  private func repeatedData(of section: Section, _ view: ViewReference) -> [PictureData] {
    guard case .cases(let field, let cases) = section.layout, module[view].samples.isEmpty else {
      return samples.several(view, 3)
    }
    return zip(samples.several(view, cases.count), cases).map { data, each in
      each.pattern.value.map { data.with($0, as: field) } ?? data
    }
  }

  private func drawn(
    _ section: Section, _ cells: [DrawnCell], data: PictureData?, _ manifest: Int
  ) -> DrawnSection {
    let texts = data.map { samples.texts($0, of: manifest) }
    let layout = layout(section.layout, data)
    let shown = section.limit.map { Array(cells.prefix($0)) } ?? cells
    var drawn = DrawnSection(
      name: section.name.text, layout: layout, rows: filled(shown, layout),
      background: section.background, span: section.name.span)
    drawn.header = edge(section.header, data, texts, manifest)
    drawn.footer = edge(section.footer, data, texts, manifest)
    drawn.index = section.index.flatMap { texts?.text(of: $0, as: nil)?.text }
    drawn.collapses = section.collapse != nil
    return drawn
  }

  /// The layout for some data, where they decide it.
  private func layout(_ layout: SectionLayout, _ data: PictureData?) -> SectionLayout {
    guard case .cases(let field, let cases) = layout else { return layout }
    let value = data?[field]
    let chosen = cases.first { value?.matches($0.pattern) == true } ?? cases.first
    return chosen?.layout ?? layout
  }

  /// The sample cells of each kind, kind by kind.
  private func cells(of section: Section, staySelected: Bool) -> [DrawnCell] {
    let most = section.cells.count > 1 ? 2 : Self.mostCells
    return section.cells.flatMap { view in
      let count = if case .only? = module[view].identity { 1 } else { most }
      return samples.several(view, count).map {
        DrawnCell(view, with: $0, staysSelected: staySelected, samples)
      }
    }
  }

  /// How many cells show how a layout places them, whatever its numbers are.
  private static let mostToFill = 24

  /// Enough cells to show how a layout places them.
  private func filled(_ cells: [DrawnCell], _ layout: SectionLayout) -> [DrawnCell] {
    let line =
      switch layout {
      case .grid(let grid):
        if case .count(.literal(let count)) = grid.columns { (count, 2) } else { (3, 2) }
      case .carousel(let carousel):
        if case .literal(let rows) = carousel.rows { (rows, 3) } else { (1, 3) }
      case .list, .custom, .cases: (0, 0)
      }
    let least = min(line.0, Self.mostToFill) * line.1
    guard !cells.isEmpty, cells.count < least else { return cells }
    return (0..<least).map { cells[$0 % cells.count] }
  }

  private func edge(
    _ edge: SectionEdge?, _ data: PictureData?, _ texts: PictureTexts?, _ manifest: Int
  ) -> DrawnEdge? {
    switch edge {
    case .view(let view, _)?:
      guard let shown = data.flatMap({ $0.view == view ? $0 : nil }) ?? samples.given(view).first
      else { return nil }
      return .view(view, ViewArtist(shown, of: view, in: module, samples).row())
    case .heading(let heading)?:
      let text: PictureText? =
        switch heading.title {
        case .constant(let title)? where title.fields.isEmpty: fixed(title, manifest)
        case let title?: texts?.text(title)
        case nil: PictureText(text: "A heading from the content", isTranslatable: false)
        }
      return text.map { .heading($0, heading.style) }
    case nil: return nil
    }
  }

  private func artist(of view: ViewReference) -> ViewArtist? {
    samples.given(view).first.map { ViewArtist($0, of: view, in: module, samples) }
  }

  private func drawn(_ state: Placeholder, _ name: String, _ manifest: Int) -> DrawnState {
    let shown = { (text: Text?) in text.flatMap { self.text($0, manifest) } }
    return DrawnState(
      name: name, title: shown(state.title), message: shown(state.message),
      symbol: shown(state.symbol)?.text, asset: shown(state.asset)?.text,
      hasImage: state.image != nil, color: state.color.flatMap { $0.constants.first },
      button: shown(state.button?.title),
      view: state.view.flatMap { view in
        artist(of: view).map {
          DrawnStateView(view: view, drawing: $0.drawing(), place: state.place)
        }
      })
  }

  /// A text of a state, with an example of what the state has.
  private func text(_ text: Text, _ manifest: Int) -> PictureText? {
    let examples = ["query": "Coffee", "message": "The connection was lost."]
    var data = samples.some
    for field in text.fields {
      guard let example = examples[field.name.text] else { continue }
      data = data.with(.literal(.string(example)), as: field)
    }
    return samples.texts(data, of: manifest).text(text)
  }

  /// A text that needs no data.
  private func fixed(_ text: TextConstant, _ manifest: Int) -> PictureText? {
    samples.fixed(text, of: manifest)
  }
}

extension CasePattern {
  /// A value that has it; nil for one that only data have.
  fileprivate var value: SampleValue? {
    switch self {
    case .bool(let flag): .literal(.bool(flag))
    case .nil: .literal(.nil)
    case .named(let name): .literal(.member(name))
    case .some, .else: nil
    }
  }
}
