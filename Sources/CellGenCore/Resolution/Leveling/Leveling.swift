extension Resolver {
  /// Moves views, sections, and keys of a manifest to the levels that they belong to.
  ///
  /// An entry at the wrong level is reported once, here, and then read where it belongs, so its consequences
  /// aren't reported. Only views, sections, and their keys and fields are checked: deeper entries are moved
  /// when they are read.
  ///
  /// - Errors: `misplaced-key`.
  mutating func leveled(_ root: Node) -> Node {
    guard case .mapping(let manifest) = root.content, !manifest.isFlow else { return root }
    let open = OpenMapping(kind: .form(.manifest), key: Mapping.Key(text: "", span: root.span))
    if open.isLevel(manifest, in: []) { return root }
    var leveling = Leveling()
    var meant = root
    meant.content = .mapping(leveling.level(manifest, open, in: []))
    for problem in leveling.problems { report(problem) }
    return meant
  }
}

/// Moves the entries of a manifest to their levels.
private struct Leveling {
  private(set) var problems: [Diagnostic] = []
  /// The entries that belong to outer mappings, by the positions of those mappings.
  private var escaped: [Int: [Mapping.Entry]] = [:]

  mutating func level(
    _ mapping: Mapping, _ open: OpenMapping, in outer: [OpenMapping]
  ) -> Mapping {
    let all = outer + [open]
    var meant = mapping
    meant.entries = []
    var misplaced = MisplacedEntries(of: mapping, in: all)
    for (position, entry) in mapping.entries.enumerated() {
      let place = open.place(of: entry, among: meant.entries[...], in: outer)
      misplaced.add(entry, place)
      switch place {
      case .here: meant.entries.append(level(entry, open, in: all))
      case .outer(let home):
        var entry = entry
        let rest = entry.value.isEmpty ? mapping.entries[(position + 1)...] : []
        for other in rest { entry.value.take(other) }
        escaped[home, default: []].append(entry)
        // The entries after `sections:` in the same column are the sections.
        if !rest.isEmpty {
          problems += misplaced.problems
          return meant
        }
      case .inside: meant.entries[meant.entries.count - 1].value.take(entry)
      case .list(let list):
        let home = meant.entries.firstIndex { $0.key.text == list }
        if let home { meant.entries[home].value.take(level(entry, open, in: all)) }
      case .elsewhere: meant.isIncomplete = true
      }
      for entry in escaped.removeValue(forKey: outer.count) ?? []
      where meant[entry.key.text] == nil {
        meant.entries.append(level(entry, open, in: all))
      }
    }
    problems += misplaced.problems
    return meant
  }

  /// Returns the same entry, with the entries of its value at their levels.
  private mutating func level(
    _ entry: Mapping.Entry, _ open: OpenMapping, in all: [OpenMapping]
  ) -> Mapping.Entry {
    guard case .mapping(let mapping) = entry.value.content, !mapping.isFlow,
      let kind = open.kind(of: entry)
    else { return entry }
    var entry = entry
    let inner = level(mapping, OpenMapping(kind: kind, key: entry.key), in: all)
    entry.value.content = .mapping(inner)
    return entry
  }
}

extension Construct.ValueKind {
  /// True if it is a Swift type, possibly in a mapping with more entries.
  fileprivate var isType: Bool {
    switch self {
    case .type: true
    case .either(let kinds): kinds.first?.isType == true
    default: false
    }
  }
}

extension Mapping.Entry {
  /// True if it is a view, even if its name is a key elsewhere, such as `table`.
  fileprivate var isView: Bool {
    guard case .mapping(let keys) = value.content, isMapping(of: .view) else { return false }
    return keys["data"] != nil || keys["layout"] != nil && !Construct.view.has(key.text)
  }
}

extension Mapping {
  fileprivate var holdsMapping: Bool {
    for entry in entries { if case .mapping = entry.value.content { return true } }
    return false
  }
}

extension OpenMapping {
  /// Returns true if all entries of the mapping, including nested ones, are at their levels.
  fileprivate func isLevel(_ mapping: Mapping, in outer: [OpenMapping]) -> Bool {
    // Fast path: most fields are only a type, and therefore at their level.
    if case .names(of: nil) = kind, !mapping.holdsMapping { return true }
    let all = outer + [self]
    return mapping.entries.indices.allSatisfy { position in
      let entry = mapping.entries[position]
      guard case .here = place(of: entry, among: mapping.entries[..<position], in: outer) else {
        return false
      }
      guard case .mapping(let inner) = entry.value.content, !inner.isFlow,
        let kind = kind(of: entry)
      else { return true }
      return OpenMapping(kind: kind, key: entry.key).isLevel(inner, in: all)
    }
  }

  /// Returns the kind of an entry's mapping; nil if its entries don't need to be moved.
  fileprivate func kind(of entry: Mapping.Entry) -> Kind? {
    switch kind {
    case .form(let construct):
      guard case .names(_, let value)? = construct.key(entry.key.text)?.value else { return nil }
      if case .mapping(let item) = value { return .names(of: item()) }
      if value.isType { return .names(of: nil) }
      return nil
    case .names(of: let item): return item.map(Kind.form)
    }
  }

  /// Returns the intended level of one of its entries.
  fileprivate func place(
    of entry: Mapping.Entry, among earlier: ArraySlice<Mapping.Entry>, in outer: [OpenMapping]
  ) -> Place {
    let previous = earlier.last
    switch kind {
    case .form(let construct):
      let place = construct.place(of: entry, after: previous, in: outer)
      switch place {
      case .outer: return place
      case .list(let list): return earlier.contains { $0.key.text == list } ? place : .here
      // An entry that no outer mapping accepts is moved when the mapping is read.
      case .here, .inside, .elsewhere: return .here
      }
    case .names(of: nil):
      // A field has a type instead of keys, except keys for its place in a model.
      guard case .mapping(let mapping) = entry.value.content, !mapping.isField else {
        return .here
      }
      let home = outer.lastIndex { $0.construct?.has(entry.key.text) == true }
      return home.map(Place.outer) ?? .here
    case .names(of: .view) where entry.isView: return .here
    case .names(of: let item?):
      if isKey(entry, of: item) {
        if let previous, previous.value.mayTakeKeys { return .inside(previous) }
        return .elsewhere(item, path: [])
      }
      return isKey(entry, of: .manifest) ? .outer(0) : .here
    }
  }

  /// Returns true if an entry in a mapping of names is a key of a construct instead of a name.
  private func isKey(_ entry: Mapping.Entry, of construct: Construct) -> Bool {
    // View names begin with a capital letter, so keys can't be view names.
    if case .names(of: .view) = kind { return construct.has(entry.key.text) }
    if case .names(of: let item?) = kind, entry.isMapping(of: item) { return false }
    return entry.isKey(of: construct)
  }
}
