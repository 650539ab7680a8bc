extension Resolver {
  /// A manifest with views, sections and keys at the levels that they were meant for.
  ///
  /// What is at a wrong level is reported here, once, and read where it belongs, so that nothing is
  /// said about what follows from it. Only views, sections and their keys and fields are looked at:
  /// what is further inside is put in its place where it is read.
  ///
  /// - Errors: `misplaced-key`.
  mutating func leveled(_ root: Node) -> Node {
    guard case .mapping(let manifest) = root.content, !manifest.isFlow else { return root }
    var leveling = Leveling()
    var meant = root
    let open = OpenMapping(kind: .form(.manifest), key: Mapping.Key(text: "", span: root.span))
    meant.content = .mapping(leveling.level(manifest, open, in: []))
    for problem in leveling.problems { report(problem) }
    return meant
  }
}

/// Puts the entries of a manifest at their levels.
private struct Leveling {
  private(set) var problems: [Diagnostic] = []
  /// The entries that were meant for mappings further out, by the positions of those.
  private var escaped: [Int: [Mapping.Entry]] = [:]

  mutating func level(
    _ mapping: Mapping, _ open: OpenMapping, in outer: [OpenMapping]
  ) -> Mapping {
    let all = outer + [open]
    var meant = mapping
    meant.entries = []
    var misplaced = MisplacedEntries(of: mapping, in: all)
    for (position, entry) in mapping.entries.enumerated() {
      let place = open.place(of: entry, among: meant.entries, in: outer)
      misplaced.add(entry, place)
      switch place {
      case .here: meant.entries.append(level(entry, open, in: all))
      case .outer(let home):
        var entry = entry
        let rest = entry.value.isEmpty ? mapping.entries[(position + 1)...] : []
        for other in rest { entry.value.take(other) }
        escaped[home, default: []].append(entry)
        // What follows `sections:` in its column is the sections.
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

  /// The same entry with those of its value at their levels.
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

extension OpenMapping {
  /// Of which kind the mapping of an entry is; nil for one whose entries stay where they are.
  fileprivate func kind(of entry: Mapping.Entry) -> Kind? {
    switch kind {
    case .form(let construct):
      let key = construct.keys.first { $0.name == entry.key.text }
      guard case .names(_, let value)? = key?.value else { return nil }
      if case .mapping(let item) = value { return .names(of: item()) }
      if case .type = value { return .names(of: nil) }
      return nil
    case .names(of: let item): return item.map(Kind.form)
    }
  }

  /// Where an entry of it was meant to be.
  fileprivate func place(
    of entry: Mapping.Entry, among earlier: [Mapping.Entry], in outer: [OpenMapping]
  ) -> Place {
    let previous = earlier.last
    switch kind {
    case .form(let construct):
      let place = construct.place(of: entry, after: previous, in: outer)
      switch place {
      case .outer: return place
      case .list(let list): return earlier.contains { $0.key.text == list } ? place : .here
      // What no mapping further out takes is put in its place where the mapping is read.
      case .here, .inside, .elsewhere: return .here
      }
    case .names(of: nil):
      // A field has a type, not keys.
      guard case .mapping = entry.value.content else { return .here }
      let home = outer.lastIndex { $0.construct?.has(entry.key.text) == true }
      return home.map(Place.outer) ?? .here
    case .names(of: let item?):
      if isKey(entry, of: item) {
        if let previous, previous.value.mayTakeKeys { return .inside(previous) }
        return .elsewhere(item, path: [])
      }
      return isKey(entry, of: .manifest) ? .outer(0) : .here
    }
  }

  /// Whether an entry of a list of names is no name but a key of a construct.
  private func isKey(_ entry: Mapping.Entry, of construct: Construct) -> Bool {
    // The name of a view begins with a capital, so that no key is one.
    if case .names(of: .view) = kind { return construct.has(entry.key.text) }
    if case .names(of: let item?) = kind, entry.isMapping(of: item) { return false }
    return entry.isKey(of: construct)
  }
}
