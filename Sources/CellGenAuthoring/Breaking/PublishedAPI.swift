import CellGenCore

/// Everything that a module's manifests publish to other code and tools, each with its place.
///
/// A change breaks something if the API before it has what the API after it lacks.
struct PublishedAPI: Sendable {
  /// The types that generated code declares, in the order of the manifests.
  var types: [PublishedType] = []
  var identities: [PublishedIdentity] = []
  var texts: [PublishedText] = []
  var reports: [PublishedReport] = []
  var manifests: [PublishedManifest] = []
  /// The classes and structs that the app writes for views.
  var appTypes: [PublishedAppType] = []
  /// The keys of the manifests, by their paths.
  private(set) var keys: [String: ManifestKeys] = [:]
  /// All parts of the manifests.
  private(set) var entities: Set<PublishedEntity> = []

  /// - Parameter renames: The renamed parts if this is the earlier of two states.
  init(of analysis: Analysis, _ module: Module, _ renames: Renames = Renames()) {
    let collector = APICollector(analysis, module, renames)
    var states: [PublishedEntity] = []
    for context in module.contexts {
      let manifest = context.manifest
      manifests.append(collector.manifest(manifest))
      keys[manifest.source.relativePath] = collector.keys(of: manifest)
      for view in context.views {
        types += collector.types(of: view, context)
        reports += collector.reports(of: view)
        if let type = collector.appType(of: view) { appTypes.append(type) }
        if let identity = collector.identity(of: view) { identities.append(identity) }
      }
      types += collector.tokenTypes(of: manifest)
      guard let screen = manifest.screen else { continue }
      let screenContext = ScreenContext(screen, context)
      types += collector.types(of: screenContext)
      reports += collector.reports(of: screenContext)
      states += collector.states(of: screen, in: manifest)
    }
    texts = collector.texts()
    for type in types {
      entities.formUnion(type.causes)
      for member in type.members { entities.formUnion(member.causes) }
    }
    entities.formUnion(states)
  }

  /// The same part in this state.
  func own(_ part: PublishedEntity) -> PublishedEntity? {
    entities.firstIndex(of: part).map { entities[$0] }
  }
}

/// Collects what manifests publish.
struct APICollector {
  let module: Module
  let renames: Renames
  private let places: [Int: ManifestKeys]

  init(_ analysis: Analysis, _ module: Module, _ renames: Renames) {
    self.module = module
    self.renames = renames
    places = Dictionary(
      analysis.trees.map { ($0.source.index, ManifestKeys($0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The keys of a manifest.
  func keys(of manifest: Manifest) -> ManifestKeys {
    places[manifest.source.index] ?? ManifestKeys(file: manifest.source.index)
  }

  /// The keys of the manifest of a view.
  func keys(of view: View) -> ManifestKeys { keys(of: module.manifests[view.manifest]) }

  func entity(of view: View) -> PublishedEntity {
    let name = renames.views[view.typeName] ?? view.typeName
    return PublishedEntity(
      kind: .view, key: "view \(name)", name: view.name.text, place: view.name.span,
      isRenamed: name != view.typeName)
  }

  func entity(of field: Field, in view: View) -> PublishedEntity {
    let name = field.name.text
    return entity(of: view).part(
      .field, name, key: renames.fields[view.typeName]?[name] ?? name, at: field.name.span)
  }

  func entity(of action: Action, in view: View) -> PublishedEntity {
    let name = action.name.text
    return entity(of: view).part(
      .action, name, key: renames.actions[view.typeName]?[name] ?? name, at: action.name.span)
  }

  func entity(ofFormerName name: Name, in view: View) -> PublishedEntity {
    entity(of: view).part(.formerName, name.text, at: name.span)
  }

  /// The states of a screen that have content.
  func states(of screen: Screen, in manifest: Manifest) -> [PublishedEntity] {
    screen.states.placeholders.map { placeholder in
      state(placeholder.state.text, of: screen, in: manifest)
    }
  }

  func state(_ state: String, of screen: Screen, in manifest: Manifest) -> PublishedEntity {
    entity(of: screen, in: manifest).part(
      .state, state, at: keys(of: manifest).place("states", state))
  }

  func entity(of screen: Screen, in manifest: Manifest) -> PublishedEntity {
    let name = renames.screens[screen.name.text] ?? screen.name.text
    let keys = keys(of: manifest)
    return PublishedEntity(
      kind: .screen, key: "screen \(name)", name: screen.name.text,
      place: keys.place("screen") ?? keys.place("sections") ?? keys.start,
      isRenamed: name != screen.name.text)
  }
}

/// The places of a manifest's keys.
struct ManifestKeys {
  private let root: Node?
  private let file: Int
  /// The entries of the outermost keys, by name: a manifest can have thousands of views.
  private var entries: [String: [String: Mapping.Entry]] = [:]

  init(_ manifest: ParsedManifest) {
    root = manifest.root
    file = manifest.source.index
    for entry in root?.entries ?? [] where entries[entry.key.text] == nil {
      entries[entry.key.text] = Dictionary(
        entry.value.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  init(file: Int) { (root, self.file) = (nil, file) }

  /// The first key.
  var start: SourceSpan {
    root?.entries.first?.key.span ?? SourceSpan(file: file, start: 0, end: 0)
  }

  /// The key at the end of a path, or the last one on it that exists.
  func place(_ path: String...) -> SourceSpan? { place(path) }

  /// The keys around a place, outermost first; a list has none inside it.
  func path(to place: SourceSpan) -> [String] {
    var path: [String] = []
    var node = root
    while let entry = node?.entries.last(before: place),
      entry.key.span.union(entry.value.span).range.contains(place.range.lowerBound)
    {
      path.append(entry.key.text)
      node = entry.value
    }
    return path
  }

  /// The keys around a place, also through lists.
  func words(to place: SourceSpan, inView name: String?) -> [String] {
    var words: [String] = []
    var node = name.flatMap { entries["views"]?[$0]?.value } ?? root
    while let next = node?.child(around: place) {
      if let key = next.key { words.append(key) }
      node = next.value
    }
    // A text can be alone, or have a key of its own.
    return words.filter { !["text", "literal"].contains($0) }
  }

  /// True if there is a key, and a key below it.
  func has(_ outer: String, _ inner: String) -> Bool { entries[outer]?[inner] != nil }

  func place(_ path: [String]) -> SourceSpan? {
    guard let first = path.first, let outer = root?.entries.first(where: { $0.key.text == first })
    else { return nil }
    guard path.count > 1, var entry = entries[first]?[path[1]] else { return outer.key.span }
    for name in path[2...] {
      guard let inner = entry.value.entries.first(where: { $0.key.text == name }) else { break }
      entry = inner
    }
    return entry.key.span
  }
}

extension Node {
  fileprivate var entries: [Mapping.Entry] {
    if case .mapping(let mapping) = content { mapping.entries } else { [] }
  }

  fileprivate func child(around place: SourceSpan) -> (key: String?, value: Node)? {
    switch content {
    case .mapping(let mapping):
      mapping.entries.first { $0.value.span.range.contains(place.range.lowerBound) }
        .map { ($0.key.text, $0.value) }
    case .sequence(let list):
      list.items.first { $0.span.range.contains(place.range.lowerBound) }.map { (nil, $0) }
    case .scalar, .empty, .broken: nil
    }
  }
}

extension [Mapping.Entry] {
  /// Returns the last entry whose key doesn't begin after a place.
  fileprivate func last(before place: SourceSpan) -> Mapping.Entry? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].key.span.start <= place.start { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : self[low - 1]
  }
}
