import CellGenCore

/// A fixed text that generated code looks up.
struct PublishedText: Sendable {
  var text: TranslatableText
  /// The place to accept its loss: the view or the screen that shows it.
  var holder: PublishedEntity?
  var manifest: String
  /// The keys that lead to it inside its view, also through lists.
  var path: [String]
  /// The fields with its values, in the later state's names.
  var fields: [String]

  /// The table and the key.
  var lookup: [String] { [text.table, text.key] }
}

/// The settings of a manifest that concern all of its declarations.
struct PublishedManifest: Sendable {
  /// Its path below the root.
  var path: String
  /// The index of its text.
  var file: Int32
  var access: Access
  var accessPlace: SourceSpan
  var deploymentTarget: Int
  var deploymentPlace: SourceSpan
  /// The table and the bundle of its texts; nil if they are not translated.
  var strings: (table: String, bundle: String)?
  var stringsPlace: SourceSpan
  var start: SourceSpan
  /// The key that holds its views.
  var viewsPlace: SourceSpan
  var sectionsPlace: SourceSpan
}

extension APICollector {
  func manifest(_ manifest: Manifest) -> PublishedManifest {
    let keys = keys(of: manifest)
    var strings: (table: String, bundle: String)?
    if case .catalog(let table) = manifest.strings {
      strings = (table.name ?? TranslatableText.defaultTable, words(table.bundle))
    }
    return PublishedManifest(
      path: manifest.source.relativePath, file: Int32(manifest.source.index),
      access: manifest.access,
      accessPlace: keys.place("access") ?? keys.start,
      deploymentTarget: manifest.deploymentTarget,
      deploymentPlace: keys.place("deploymentTarget") ?? keys.start, strings: strings,
      stringsPlace: keys.place("strings") ?? keys.start, start: keys.start,
      viewsPlace: keys.place("views") ?? keys.start,
      sectionsPlace: keys.place("sections") ?? keys.start)
  }

  private func words(_ bundle: ResourceBundle?) -> String {
    switch bundle {
    case nil: "the default bundle"
    case .main?: "the bundle 'main'"
    case .module?: "the bundle 'module'"
    case .member(let member)?: "the bundle '\(member.name)'"
    }
  }

  /// The texts of all manifests, in order.
  func texts() -> [PublishedText] {
    let manifests = module.ownManifests.map { ($0, holders(in: $0)) }
    let files = Dictionary(
      manifests.map { ($0.0.source.index, $0) }, uniquingKeysWith: { first, _ in first })
    return translatableTexts(of: module).compactMap { text -> PublishedText? in
      guard let (manifest, holders) = files[Int(text.span.file)] else { return nil }
      // The last one that is declared before it contains it.
      let holder = holders.last { $0.place.start <= text.span.start }
      let names = holder.flatMap { renames.fields(of: $0) } ?? [:]
      return PublishedText(
        text: text, holder: holder, manifest: manifest.source.relativePath,
        path: keys(of: manifest).words(
          to: text.span, inView: holder?.kind == .view ? holder?.name : nil),
        fields: text.fields.map { names[$0] ?? $0 })
    }
  }

  /// The views and the screen, in the order of their places.
  private func holders(in manifest: Manifest) -> [PublishedEntity] {
    let views = manifest.views.map { entity(of: module[$0]) }
    let screen = manifest.screen.map { screen in
      var entity = entity(of: screen, in: manifest)
      if let place = keys(of: manifest).place("sections") { entity.place = place }
      return entity
    }
    return (views + [screen].compactMap(\.self)).sorted { $0.place.start < $1.place.start }
  }
}
