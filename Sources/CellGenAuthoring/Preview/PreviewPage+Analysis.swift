import CellGenCore

extension PreviewPage {
  /// Draws everything that some manifests declare.
  ///
  ///     Module ─complete data→ PageSamples ─draw→ PreviewPage ─write→ HTML
  init(
    of module: Module, _ diagnostics: Diagnostics, sources: [SourceText], catalog: PictureCatalog?
  ) {
    let places = SourcePlaces(sources)
    let samples = PageSamples(module, catalog)
    manifests = sources.filter { $0.module == nil }.map(\.path)
    screens = module.manifests.enumerated().compactMap { position, manifest in
      guard manifest.module == nil else { return nil }
      return manifest.screen.map {
        ScreenArtist(module: module, samples: samples).screen($0, of: position)
      }
    }
    views = module.ownViews.compactMap { PicturedView($0, samples, places) }
    let elements = ElementPlaces(module)
    findings = diagnostics.sorted.map { diagnostic in
      PreviewFinding(diagnostic, in: module, places, elements)
    }
    languages = samples.languages
    files = places.files
  }
}

extension PicturedView {
  /// Nil for a view that is never shown.
  fileprivate init?(
    _ reference: ViewReference, _ samples: PageSamples, _ places: SourcePlaces
  ) {
    let view = samples.module[reference]
    guard !view.isOnlyData else { return nil }
    self.view = reference
    name = view.typeName
    doc = view.doc
    place = places.place(view.name.span)
    let role = samples.module.role(of: reference)
    pictures = samples.all(reference).enumerated().map { position, sample in
      Picture(
        title: sample.title, isMade: !sample.isGiven && position > 0,
        cell: DrawnCell(reference, with: sample.data, as: role, samples))
    }
  }
}

extension Module {
  /// The role of a view on the first screen that shows it.
  fileprivate func role(of view: ViewReference) -> Transcript.Role {
    let sections = manifests.compactMap(\.screen).flatMap(\.sections)
    if sections.contains(where: { $0.cells.contains(view) }) { return .cell }
    if sections.contains(where: { $0.header?.view == view }) { return .header }
    return sections.contains { $0.footer?.view == view } ? .footer : .view
  }
}

// MARK: - Places

/// The places of a page's manifests in words.
struct SourcePlaces {
  private let sources: [SourceText]
  private let tables: [LineTable]

  init(_ sources: [SourceText]) {
    self.sources = sources
    tables = sources.map(LineTable.init)
  }

  /// `Mail.sections:12:7`, from 1.
  func place(_ span: SourceSpan) -> String {
    location(of: span).map { "\(sources[$0.file].relativePath):\($0.line):\($0.column)" } ?? ""
  }

  /// The place for scripts, with the file's position among those of the page: `0:12:7`.
  func key(_ span: SourceSpan) -> String? {
    location(of: span).map { "\($0.file):\($0.line):\($0.column)" }
  }

  private func location(of span: SourceSpan) -> (file: Int, line: Int, column: Int)? {
    let file = Int(span.file)
    guard sources.indices.contains(file) else { return nil }
    let location = tables[file].location(at: Int(span.start))
    return (file, location.line, location.column)
  }

  /// The files by their positions.
  var files: [PreviewFile] {
    sources.map { PreviewFile(name: $0.relativePath) }
  }
}

/// The places of the elements of all views.
struct ElementPlaces {
  private let spans: [SourceSpan]
  private let module: Module

  init(_ module: Module) {
    self.module = module
    spans = module.views.flatMap { view -> [SourceSpan] in
      guard case .layout(let root) = view.presentation else { return [] }
      return Element.stack(root).all.compactMap(\.look.span)
    }
  }

  /// The innermost element at a place.
  func element(around place: SourceSpan) -> SourceSpan? {
    let start = Int(place.start)
    var innermost: SourceSpan?
    for span in spans where span.file == place.file && span.range.contains(start) {
      if span.range.count < innermost?.range.count ?? .max { innermost = span }
    }
    return innermost
  }

  /// The last view that begins before a place.
  func view(around place: SourceSpan) -> View? {
    let before = module.views.filter { view in
      let name = view.name.span
      return name.file == place.file && name.start <= place.start
    }
    return before.max { one, other in one.name.span.start < other.name.span.start }
  }
}

extension PreviewFinding {
  fileprivate init(
    _ diagnostic: Diagnostic, in module: Module, _ places: SourcePlaces, _ elements: ElementPlaces
  ) {
    code = diagnostic.code.rawValue
    message = diagnostic.message
    help = diagnostic.help
    place = places.place(diagnostic.primary.span)
    let isInViews = diagnostic.code.topic != .sections && diagnostic.code.topic != .manifests
    view = isInViews ? elements.view(around: diagnostic.primary.span)?.name.text : nil
    element = elements.element(around: diagnostic.primary.span).flatMap(places.key)
    isAccessibility = diagnostic.code.isAboutAccessibility
  }
}
