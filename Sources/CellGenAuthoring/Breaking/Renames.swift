import CellGenCore

/// The parts of a module's manifests that have another name in a later state, with the rest unchanged.
///
/// A part has been renamed if its name is gone, and at its place is a new name for something of the same
/// shape: a view with the same fields, a field of the same type, a section with the same cells.
struct Renames: Sendable {
  /// The names of views' types, by their earlier names.
  private(set) var views: [String: String] = [:]
  /// By the type names of the earlier views.
  private(set) var fields: [String: [String: String]] = [:]
  /// The same by the places of the earlier views.
  private var fieldsByPlace: [SourceSpan: [String: String]] = [:]
  /// The fields without an entry in `renamed`.
  private(set) var lostFields: [String: [String: String]] = [:]
  private(set) var actions: [String: [String: String]] = [:]
  private(set) var screens: [String: String] = [:]
  /// By the names of the earlier screens.
  private(set) var sections: [String: [String: String]] = [:]
  private(set) var screenActions: [String: [String: String]] = [:]
  /// The enums of tokens whose manifest has another name.
  private(set) var tokenTypes: [String: String] = [:]
  /// Tokens with their types: `BrandColors.ink`.
  private(set) var tokens: [String: String] = [:]
  /// All of them, in the order in which they were found.
  private(set) var all: [Rename] = []
  /// The indices of those that have places of their own.
  private var places: [Place: Int] = [:]

  private struct Place: Hashable {
    var kind: PublishedEntity.Kind
    var span: SourceSpan
  }

  init() {}

  init(from old: Module, to new: Module) {
    compareViews(old, new)
    compareScreens(old, new)
    compareTokens(old, new)
    suggestEntries()
  }

  /// Returns the index of the rename that gives the declarations of a part their new names.
  func index(of entity: PublishedEntity) -> Int? {
    switch entity.kind {
    case .screen: all.firstIndex { $0.kind == .screen && $0.old.text == entity.name }
    case .tokens:
      all.firstIndex { [.screen, .tokens].contains($0.kind) && $0.old.text == entity.name }
    default: places[Place(kind: entity.kind, span: entity.place)]
    }
  }

  /// Returns the later names of a view's fields.
  func fields(of view: PublishedEntity) -> [String: String]? {
    view.kind == .view ? fieldsByPlace[view.place] : nil
  }

  private mutating func add(_ rename: Rename) {
    places[Place(kind: rename.kind, span: rename.old.span)] = all.count
    all.append(rename)
  }

  /// Suggests all entries of a view in each of its findings, or only its own if there are more than four.
  private mutating func suggestEntries() {
    let ofViews = Dictionary(
      grouping: all.indices.filter { all[$0].canBeKept },
      by: { ["\(all[$0].new.span.file)", all[$0].former?.view ?? ""] })
    for indices in ofViews.values {
      let entries = indices.map { all[$0].entry }
      for index in indices {
        let own = all[index].entry
        all[index].former?.entries = entries.count <= 4 ? entries : [own]
        all[index].former?.hasMany = entries.count > 4
      }
    }
  }
}

/// A part with another name than before.
struct Rename: Sendable {
  var kind: PublishedEntity.Kind
  var old: Name
  var new: Name
  /// The Swift names that are gone, and their replacements.
  var declarations: [(old: String, new: String)]
  /// True if the type that declared it has no other names any more, as when all tokens have moved.
  var isLastOfType = false
  /// The view that declares it, and what becomes of its former name; nil for other parts.
  var former: Former?

  struct Former: Sendable {
    var view: String
    /// True if the former name remains as a deprecated declaration, because `renamed` lists it.
    var isKept = false
    /// True if `renamed` can list it.
    var canBeKept = true
    /// True if the view lists former names.
    var hasOthers = false
    /// The entries of `renamed` to suggest.
    var entries: [String] = []
    /// True if the view has more entries to suggest.
    var hasMany = false
    /// True if it is an action that carries values.
    var hasValues = false
    /// The type of the computed property `id`, if it has the former name.
    var idType: String?
    /// The type of the field.
    var type: String?
  }

  var isKept: Bool { former?.isKept == true }
  /// True if `renamed` can list the former name, and doesn't.
  var canBeKept: Bool { former.map { $0.canBeKept && !$0.isKept } ?? false }
  /// The entry of `renamed`.
  var entry: String { "\(old.text): \(new.text)" }
}

// MARK: - Views

extension Renames {
  private mutating func compareViews(_ old: Module, _ new: Module) {
    let (before, after) = (old.ownViews.map { old[$0] }, new.ownViews.map { new[$0] })
    let (oldNames, newNames) = (Set(before.map(\.typeName)), Set(after.map(\.typeName)))
    var candidates = after.filter { !oldNames.contains($0.typeName) }.map { ($0, Shape($0)) }
    let gone = before.filter { !newNames.contains($0.typeName) }.map { ($0, Shape($0)) }
    var taken: Set<ObjectIdentifier> = []
    let isFree = { (view: View, _: Shape) in !taken.contains(ObjectIdentifier(view)) }
    let byName = Dictionary(grouping: candidates, by: \.0.name.text)
    let byShape = Dictionary(grouping: candidates, by: \.1)
    let goneByShape = Dictionary(grouping: gone, by: \.1)
    // A name can have another prefix, even if the view has changed as well.
    let hasNamesake = { (view: View, _: Shape) in byName[view.name.text] != nil }
    for (view, shape) in gone.filter(hasNamesake) + gone.filter({ !hasNamesake($0, $1) }) {
      let namesakes = (byName[view.name.text] ?? []).filter(isFree)
      var match = (namesakes.first { $0.1 == shape } ?? namesakes.first)?.0
      if match == nil {
        // Views of the same shape are distinguished by their order.
        let same = (byShape[shape] ?? []).filter(isFree)
        let rivals = (goneByShape[shape] ?? []).filter { views[$0.0.typeName] == nil }
        let position = rivals.firstIndex { $0.0 === view } ?? 0
        if same.count == rivals.count { match = same[position].0 }
      }
      guard let match else { continue }
      taken.insert(ObjectIdentifier(match))
      addView(view, match)
    }
    candidates.removeAll { !isFree($0, $1) }
    // The only view that has most of the fields is the same one, even if its fields have changed as well.
    let rest = gone.filter { view, _ in views[view.typeName] == nil }
    for (view, shape) in rest {
      let similar = candidates.filter { $1.resembles(shape) }
      guard let match = similar.first, similar.count == 1,
        rest.count(where: { match.1.resembles($1) }) == 1
      else { continue }
      candidates.removeAll { $0.0 === match.0 }
      addView(view, match.0)
    }
    let later = Dictionary(after.map { ($0.typeName, $0) }, uniquingKeysWith: { first, _ in first })
    for view in before {
      guard let match = later[views[view.typeName] ?? view.typeName] else { continue }
      compareFields(view, match)
      compareActions(view, match)
    }
  }

  private mutating func addView(_ old: View, _ new: View) {
    views[old.typeName] = new.typeName
    let isDrawn = Shape(old).presentation == "layout" && Shape(new).presentation == "layout"
    add(
      Rename(
        kind: .view, old: old.name, new: new.name,
        declarations: [(old.viewDataType, new.viewDataType)]
          + (isDrawn ? [(old.viewType, new.viewType)] : [])))
  }

  private mutating func compareFields(_ old: View, _ new: View) {
    let declared = Dictionary(
      new.formerFields.map { ($0.old.text, $0.field.name.text) },
      uniquingKeysWith: { first, _ in first })
    let pairs = renamed(old.fields, new.fields, declared: declared) {
      $0.name.text
    } isSame: {
      "\($0.type)" == "\($1.type)" && ($0.defaultValue == nil) == ($1.defaultValue == nil)
    }
    for (before, after) in pairs {
      let name = before.name.text
      let isKept = declared[name] == after.name.text
      fields[old.typeName, default: [:]][name] = after.name.text
      fieldsByPlace[old.name.span, default: [:]][name] = after.name.text
      if !isKept { lostFields[old.typeName, default: [:]][name] = after.name.text }
      add(
        Rename(
          kind: .field, old: before.name, new: after.name,
          declarations: [
            (
              "\(old.viewDataType).\(before.name.text)", "\(new.viewDataType).\(after.name.text)"
            )
          ],
          former: Rename.Former(
            view: new.name.text, isKept: isKept,
            canBeKept: name != "id" || new.identity == nil,
            hasOthers: !new.formerNames.isEmpty,
            idType: name == "id" ? new.identity?.type : nil, type: "\(before.type)")))
    }
  }

  private mutating func compareActions(_ old: View, _ new: View) {
    // Actions of a mapped view are those of its target.
    let declared = Dictionary(
      new.formerActions.map { ($0.old.text, $0.action.name.text) },
      uniquingKeysWith: { first, _ in first })
    let pairs = renamed(old.actions, new.actions, declared: declared) {
      $0.name.text
    } isSame: {
      values(of: $0) == values(of: $1)
    }
    for (before, after) in pairs {
      actions[old.typeName, default: [:]][before.name.text] = after.name.text
      add(
        Rename(
          kind: .action, old: before.name, new: after.name,
          declarations: [
            (
              "\(old.viewDataType).Action.\(before.name.text)",
              "\(new.viewDataType).Action.\(after.name.text)"
            )
          ],
          former: Rename.Former(
            view: new.name.text, isKept: declared[before.name.text] == after.name.text,
            hasOthers: !new.formerNames.isEmpty, hasValues: !before.payload.isEmpty)))
    }
  }

  /// The parts of a view that are the same in a view with another name.
  private struct Shape: Hashable {
    var fields: [String]
    var actions: [String]
    var presentation: String
    var isCell: Bool

    /// True if both have most of their fields in common.
    func resembles(_ other: Self) -> Bool {
      let common = fields.filter(other.fields.contains).count
      return isCell == other.isCell && presentation == other.presentation && common > 0
        && common * 2 >= max(fields.count, other.fields.count)
    }

    init(_ view: View) {
      fields = view.fields.map { "\($0.name.text): \($0.type), \($0.defaultValue == nil)" }
      actions = view.actions.map { "\($0.name.text)(\(values(of: $0)))" }
      isCell = view.identity != nil
      presentation =
        switch view.presentation {
        case .layout: "layout"
        case .custom: "custom"
        case .own: "own"
        case .swiftUI: "swiftUI"
        case .mapped: "mapped"
        case .overloaded: "overloaded"
        case .row: "row"
        case .data: "data"
        }
    }
  }
}

extension Identity {
  /// The type of the IDs.
  fileprivate var type: String {
    switch self {
    case .only: "OnlyID"
    case .field(let field): "\(field.type)"
    }
  }
}

private func values(of action: Action) -> [String] {
  action.payload.map { "\($0.name.text): \($0.type)" }
}

/// Returns the elements that have another name at the same position, or whose new name is declared.
///
/// - Parameter declared: The new names by former names.
private func renamed<Element>(
  _ old: [Element], _ new: [Element], declared: [String: String] = [:],
  _ name: @escaping (Element) -> String, isSame: (Element, Element) -> Bool
) -> [(Element, Element)] {
  let (oldNames, newNames) = (Set(old.map(name)), Set(new.map(name)))
  let later = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  var found: Set<String> = []
  let pairs = old.compactMap { element -> (Element, Element)? in
    guard !newNames.contains(name(element)), let other = declared[name(element)],
      !oldNames.contains(other), let match = later[other], found.insert(other).inserted
    else { return nil }
    return (element, match)
  }
  // The place among the elements that both states have, so additions and removals do not matter.
  let paired = found.union(pairs.map { name($0.0) })
  let gone = placed(old, among: newNames, name).filter { !paired.contains(name($0.element)) }
  let added = placed(new, among: oldNames, name).filter { !paired.contains(name($0.element)) }
  var rest = Dictionary(grouping: added, by: \.anchor).mapValues { $0.map(\.element) }
  return pairs
    + gone.compactMap { anchor, element in
      guard let match = rest[anchor, default: []].firstIndex(where: { isSame(element, $0) })
      else { return nil }
      return (element, rest[anchor, default: []].remove(at: match))
    }
}

/// Returns the elements that are not among others, each with the last one before it that is.
private func placed<Element>(
  _ elements: [Element], among others: Set<String>, _ name: (Element) -> String
) -> [(anchor: String?, element: Element)] {
  var anchor: String?
  var placed: [(anchor: String?, element: Element)] = []
  for element in elements {
    if others.contains(name(element)) {
      anchor = name(element)
    } else {
      placed.append((anchor, element))
    }
  }
  return placed
}

// MARK: - Screens

extension Renames {
  private mutating func compareScreens(_ old: Module, _ new: Module) {
    let before = old.ownManifests.filter { $0.screen != nil }
    let after = new.ownManifests.filter { $0.screen != nil }
    let oldNames = Set(before.compactMap(\.screen?.name.text))
    let newNames = Set(after.compactMap(\.screen?.name.text))
    let gone = before.filter { !newNames.contains($0.screen?.name.text ?? "") }
    let added = after.filter { !oldNames.contains($0.screen?.name.text ?? "") }
    for manifest in gone {
      let isSamePath = { (other: Manifest) in
        other.source.relativePath == manifest.source.relativePath
      }
      let match =
        added.first(where: isSamePath) ?? (gone.count == 1 && added.count == 1 ? added[0] : nil)
      guard let screen = manifest.screen, let other = match?.screen,
        screen.sections.map(\.name.text) == other.sections.map(\.name.text)
      else { continue }
      screens[screen.name.text] = other.name.text
      add(
        Rename(
          kind: .screen, old: screen.name, new: other.name,
          declarations: [
            ("\(screen.name.text)Content", "\(other.name.text)Content")
          ]))
    }
    let later = Dictionary(
      after.compactMap { manifest in manifest.screen.map { ($0.name.text, $0) } },
      uniquingKeysWith: { first, _ in first })
    for screen in before.compactMap(\.screen) {
      let name = screens[screen.name.text] ?? screen.name.text
      guard let match = later[name] else { continue }
      compareSections(screen, match, old, new)
      compareScreenActions(screen, match)
    }
  }

  private mutating func compareSections(
    _ old: Screen, _ new: Screen, _ oldModule: Module, _ newModule: Module
  ) {
    let cells = { (section: Section, module: Module, names: [String: String]) in
      ([section.repeated].compactMap(\.self) + section.cells).map {
        names[module[$0].typeName] ?? module[$0].typeName
      }
    }
    let pairs = renamed(old.sections, new.sections) {
      $0.name.text
    } isSame: { before, after in
      cells(before, oldModule, views) == cells(after, newModule, [:])
        && (before.repeated == nil) == (after.repeated == nil)
    }
    for (before, after) in pairs {
      sections[old.name.text, default: [:]][before.name.text] = after.name.text
      add(
        Rename(
          kind: .section, old: before.name, new: after.name,
          declarations: [
            (
              "\(old.name.text)Section.\(before.name.text)",
              "\(new.name.text)Section.\(after.name.text)"
            )
          ]))
    }
  }

  private mutating func compareScreenActions(_ old: Screen, _ new: Screen) {
    let pairs = renamed(old.actions, new.actions, \.text) { _, _ in true }
    for (before, after) in pairs {
      screenActions[old.name.text, default: [:]][before.text] = after.text
      add(
        Rename(
          kind: .action, old: before, new: after,
          declarations: [
            ("\(old.name.text)Action.\(before.text)", "\(new.name.text)Action.\(after.text)")
          ]))
    }
  }
}

// MARK: - Tokens

extension Renames {
  private mutating func compareTokens(_ old: Module, _ new: Module) {
    compareTokenTypes(old, new)
    for kind in TokenReference.Kind.allCases {
      let all = { (module: Module, types: [String: String]) in
        module.ownManifests.flatMap { manifest in
          let type = manifest.tokenType(kind)
          return manifest.tokens.all(kind).map {
            Token(type: types[type] ?? type, earlierType: type, name: $0.name)
          }
        }
      }
      let (before, after) = (all(old, tokenTypes), all(new, [:]))
      let (oldNames, newNames) = (Set(before.map(\.id)), Set(after.map(\.id)))
      var added = Dictionary(
        grouping: after.filter { !oldNames.contains($0.id) }, by: \.name.text)
      let moved = before.filter { !newNames.contains($0.id) }.compactMap { token in
        added[token.name.text]?.isEmpty == false
          ? (token, added[token.name.text, default: []].removeFirst()) : nil
      }
      let movedNames = Set(moved.map(\.0.id))
      let (oldTypes, newTypes) = (
        Dictionary(grouping: before, by: \.type), Dictionary(grouping: after, by: \.type)
      )
      let renamed = oldTypes.keys.sorted().flatMap { type in
        CellGenAuthoring.renamed(oldTypes[type] ?? [], newTypes[type] ?? [], \.id) { _, _ in true }
      }.filter { !movedNames.contains($0.0.id) }
      for (before, after) in moved + renamed {
        let old = "\(before.earlierType).\(before.name.text)"
        tokens[old] = after.id
        add(
          Rename(
            kind: .token, old: before.name, new: after.name, declarations: [(old, after.id)],
            isLastOfType: newTypes[before.type] == nil))
      }
    }
  }

  private struct Token {
    /// The enum, in the later state's name.
    var type: String
    var earlierType: String
    var name: Name

    var id: String { "\(type).\(name.text)" }
  }

  /// The enums of tokens have the name of the screen, or of the file.
  private mutating func compareTokenTypes(_ old: Module, _ new: Module) {
    let paths = { (module: Module) in Set(module.ownManifests.map(\.source.relativePath)) }
    let (oldPaths, newPaths) = (paths(old), paths(new))
    let (gone, added) = (oldPaths.subtracting(newPaths), newPaths.subtracting(oldPaths))
    let types = { (module: Module) in
      Set(module.ownManifests.flatMap { TokenReference.Kind.allCases.map($0.tokenType) })
    }
    let (oldTypes, newTypes) = (types(old), types(new))
    for manifest in old.ownManifests {
      let path = manifest.source.relativePath
      let laterPath = gone == [path] && added.count == 1 ? added.first : path
      let screen = manifest.screen.flatMap { screens[$0.name.text] }
      guard
        let match = new.ownManifests.first(where: {
          screen != nil && $0.screen?.name.text == screen
        })
          ?? new.ownManifests.first(where: { $0.source.relativePath == laterPath }),
        match.tokenPrefix != manifest.tokenPrefix
      else { continue }
      var declarations: [(old: String, new: String)] = []
      for kind in TokenReference.Kind.allCases
      where !manifest.tokens.all(kind).isEmpty && !match.tokens.all(kind).isEmpty {
        let (before, after) = (manifest.tokenType(kind), match.tokenType(kind))
        guard !newTypes.contains(before), !oldTypes.contains(after),
          !tokenTypes.values.contains(after)
        else { continue }
        tokenTypes[before] = after
        declarations.append((before, after))
      }
      let isOfScreen = all.contains { $0.kind == .screen && $0.old.text == manifest.tokenPrefix }
      let places = [manifest, match].compactMap { manifest in
        TokenReference.Kind.allCases.compactMap { manifest.tokens.all($0).first?.name.span }.first
      }
      guard !isOfScreen, !declarations.isEmpty, places.count == 2 else { continue }
      add(
        Rename(
          kind: .tokens, old: Name(manifest.tokenPrefix, span: places[0]),
          new: Name(match.tokenPrefix, span: places[1]), declarations: declarations))
    }
  }
}
