import CellGenCore

/// A screen with sample content.
struct DrawnScreen: Sendable {
  var name: String
  var sections: [DrawnSection]
  /// The views above and below all sections.
  var header: DrawnRow?
  var footer: DrawnRow?
  var spacing: Number
  /// Nil for a screen that is never a table.
  var table: TableAppearance?
  var isCollection: Bool
  var states: [DrawnState]
  /// The gestures on it.
  var deeds: [DrawnDeed]
  /// The place of its declaration.
  var span: SourceSpan
  /// The manifest whose tokens the colors name.
  var manifest: Int
}

/// A section with sample cells.
struct DrawnSection: Sendable {
  var name: String
  var layout: SectionLayout
  var header: DrawnEdge?
  var footer: DrawnEdge?
  var rows: [DrawnCell]
  var background: SectionBackground?
  /// The title in the index of the screen.
  var index: String?
  var collapses = false
  /// The place of its declaration.
  var span: SourceSpan
}

/// A cell in its normal and in its selected state.
struct DrawnCell: Sendable {
  /// The view, whose manifest is the one that its token names refer to.
  var view: ViewReference
  var normal: DrawnRow
  /// Nil if selecting it does nothing.
  var selected: DrawnRow?
  /// The VoiceOver stops.
  var stops: [PlacedStop]
}

extension DrawnCell {
  /// Creates the cell of a view with some data.
  ///
  /// - Parameters:
  ///   - role: the role of the view on its screen.
  ///   - staysSelected: whether the screen's cells stay selected.
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
  /// True if it shows accessories even outside of a list.
  var hasPlaces: Bool { normal.accessories.contains { $0.place != nil } }
}

/// A header or footer.
enum DrawnEdge: Sendable {
  case view(ViewReference, DrawnRow)
  case heading(PictureText, Heading.Style)
}

/// A replacement for the sections of a screen.
struct DrawnState: Sendable {
  /// `loading`, `empty`, `failed` or `search`.
  var name: String
  var title: PictureText?
  var message: PictureText?
  var symbol: String?
  /// The name of an image in the asset catalog.
  var asset: String?
  /// True if it has an image that only the app provides.
  var hasImage = false
  var color: Color?
  var button: PictureText?
  /// The view shown in place of all of the above.
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

  func screen(_ screen: Screen, of manifest: Int) -> DrawnScreen {
    let containers = module.manifests[manifest].containers
    let states = [
      ("loading", screen.states.loading), ("empty", screen.states.empty),
      ("failed", screen.states.failed), ("search", screen.states.search),
    ].compactMap { name, state in state.map { drawn($0, name, manifest) } }
    return DrawnScreen(
      name: screen.name.text,
      sections: samples.sections(of: screen).map {
        drawn($0, staySelected: screen.selection != nil, manifest)
      },
      header: screen.edges?.header?.view.flatMap { artist(of: $0)?.row() },
      footer: screen.edges?.footer?.view.flatMap { artist(of: $0)?.row() },
      spacing: screen.sectionSpacing, table: screen.table,
      isCollection: containers.contains(.collection), states: states,
      deeds: module.deeds(on: screen), span: screen.name.span, manifest: manifest)
  }

  private func drawn(
    _ data: SectionData, staySelected: Bool, _ manifest: Int
  ) -> DrawnSection {
    let section = data.section
    let texts = data.repeated.map { samples.texts($0, of: manifest) }
    var drawn = DrawnSection(
      name: section.name.text, layout: data.layout,
      rows: data.rows.map { DrawnCell($0.view, with: $0, staysSelected: staySelected, samples) },
      background: section.background, span: section.name.span)
    drawn.header = edge(
      section.header, data.header, texts, title: data.headingOfContent, manifest)
    drawn.footer = edge(
      section.footer, data.footer, texts, title: "A text from the content", manifest)
    drawn.index = section.index.flatMap { texts?.text(of: $0, as: nil)?.text }
    drawn.collapses = section.collapse != nil
    return drawn
  }

  /// - Parameters:
  ///   - data: the data of a view.
  ///   - texts: the texts of the data that a section is repeated for.
  ///   - title: the title of a heading whose text comes from the content.
  private func edge(
    _ edge: SectionEdge?, _ data: PictureData?, _ texts: PictureTexts?, title: String,
    _ manifest: Int
  ) -> DrawnEdge? {
    switch edge {
    case .view(let view, _)?:
      data.map { .view(view, ViewArtist($0, of: view, in: module, samples).row()) }
    case .heading(let heading)?:
      text(of: heading, texts, title: title, manifest).map { .heading($0, heading.style) }
    case nil: nil
    }
  }

  private func text(
    of heading: Heading, _ texts: PictureTexts?, title: String, _ manifest: Int
  ) -> PictureText? {
    switch heading.title {
    case .constant(let title)? where title.fields.isEmpty: fixed(title, manifest)
    case let title?: texts?.text(title)
    case nil: PictureText(text: title, isTranslatable: false)
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

  /// A text of a state, with example values for the state's fields.
  private func text(_ text: Text, _ manifest: Int) -> PictureText? {
    let examples = ["query": "Coffee", "message": "The connection was lost."]
    var data = samples.some
    for field in text.fields {
      guard let example = examples[field.name.text] else { continue }
      data = data.with(.literal(.string(example)), as: field)
    }
    return samples.texts(data, of: manifest).text(text)
  }

  /// Text that needs no data.
  private func fixed(_ text: TextConstant, _ manifest: Int) -> PictureText? {
    samples.fixed(text, of: manifest)
  }
}
