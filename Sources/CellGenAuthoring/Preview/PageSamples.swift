import CellGenCore

/// The data and texts that the pictures of a page show, created once for each view.
struct PageSamples: Sendable {
  let module: Module
  private let source: PictureSource
  private let catalog: PictureCatalog?
  private let samples: [[PictureSample]]

  init(_ module: Module, _ catalog: PictureCatalog?) {
    (self.module, self.catalog) = (module, catalog)
    let source = PictureSource(module)
    self.source = source
    samples = module.views.indices.map { source.samples(of: ViewReference(index: $0)) }
  }

  /// The languages that the catalogs translate into.
  var languages: [String] { (catalog?.languages ?? []).map(\.code.text) }

  func all(_ view: ViewReference) -> [PictureSample] { samples[view.index] }

  /// The samples of the manifest, or the one that cellgen makes in their place.
  func given(_ view: ViewReference) -> [PictureData] {
    let given = all(view).filter(\.isGiven)
    return (given.isEmpty ? Array(all(view).prefix(1)) : given).map(\.data)
  }

  /// The sections of a screen, with rows that differ.
  func sections(of screen: Screen) -> [SectionData] { source.sections(of: screen) }

  /// The listener to whom pictures are read, at the moment at which they are viewed.
  var listener: SpokenReader {
    var reader = SpokenReader.standard
    reader.moment = source.moment
    return reader
  }

  func texts(_ data: PictureData, of manifest: Int) -> PictureTexts {
    PictureTexts(data, of: manifest, in: module, reader: source.reader, catalog: catalog)
  }

  /// Data of an arbitrary view, for texts that need none.
  var some: PictureData { source.data(of: ViewReference(index: 0)) }

  /// Text that needs no data.
  func fixed(_ text: TextConstant, of manifest: Int) -> PictureText? {
    texts(some, of: manifest).text(of: text)
  }
}

extension PictureSample {
  var isGiven: Bool { if case .given = kind { true } else { false } }
}
