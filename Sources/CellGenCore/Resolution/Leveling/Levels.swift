/// The intended level of an entry, according to the grammar.
enum Place {
  /// Its current level, or an unknown one.
  case here
  /// An outer mapping, by its position among the open ones.
  case outer(Int)
  /// The value of the entry before it.
  case inside(Mapping.Entry)
  /// The list under this key of the manifest.
  case list(String)
  /// Another construct, to which the entry can't be moved.
  ///
  /// - Parameter path: The keys from here to that construct; empty if there are none.
  case elsewhere(Construct, path: [String])
}

/// A mapping that is open while levels are being determined.
struct OpenMapping {
  enum Kind {
    /// Its keys are those of a construct.
    case form(Construct)
    /// Its keys are the author's names, whose values may be mappings of a construct.
    case names(of: Construct?)
  }

  var kind: Kind
  /// The key that has the mapping as its value; empty for the manifest.
  var key: Mapping.Key
}

extension Construct {
  /// Returns the intended level of an entry in a mapping of this construct.
  ///
  /// - Parameters:
  ///   - previous: The entry before it.
  ///   - outer: The enclosing mappings, outermost first.
  func place(
    of entry: Mapping.Entry, after previous: Mapping.Entry?, in outer: [OpenMapping]
  ) -> Place {
    let key = entry.key.text
    if has(key) || foreignWord(key) != nil || !spellings(of: key).isEmpty { return .here }
    if case .names(of: self)? = outer.last?.kind, entry.isMapping(of: self) {
      return .outer(outer.count - 1)
    }
    if self == .manifest, let list = keys.first(where: { $0.value.isList(of: entry) }) {
      return .list(list.name)
    }
    if let previous, self.key(previous.key.text)?.value.holds(key) == true,
      previous.value.mayTakeKeys
    {
      return .inside(previous)
    }
    if let home = outer.firstIndex(where: { $0.isHome(of: entry) }) { return .outer(home) }
    // An element takes precedence over a key of the same name, such as the 'label' of 'accessibility'.
    let lists = keys.filter { !$0.value.listed.isEmpty }
    // The entry probably belongs to the key before it: 'currency: EUR, fraction: 0'.
    let before = keys.filter { $0.name == previous?.key.text }
    for owner in before + lists + keys {
      for held in owner.value.listed + owner.value.held {
        if held.has(key) { return .elsewhere(held, path: [owner.name]) }
        // A construct with a single key contains the construct of that key.
        guard held.isChoiceOfOne, held != .element else { continue }
        for word in held.keys where word.value.holds(key) {
          return .elsewhere(word.value.held[0], path: [owner.name, word.name])
        }
      }
    }
    let others = [Construct.manifest, .view, .section]
    return others.first { $0 != self && $0.has(key) }.map { .elsewhere($0, path: []) } ?? .here
  }
}

extension Construct.ValueKind {
  /// Returns true if the value of an entry fits the items of this list of names.
  fileprivate func isList(of entry: Mapping.Entry) -> Bool {
    guard case .names(_, .mapping(let item)) = self else { return false }
    return entry.isMapping(of: item())
  }

  /// The constructs whose mappings the items of a list can be.
  fileprivate var listed: [Construct] {
    if case .list(let item) = self { item.held } else { [] }
  }

  /// Returns true if the value can be a mapping with a key.
  func holds(_ key: String) -> Bool { held.contains { $0.has(key) } }
}

extension OpenMapping {
  /// Returns true if an entry fits this mapping by its name and its value.
  fileprivate func isHome(of entry: Mapping.Entry) -> Bool {
    if case .form(let construct) = kind { entry.isKey(of: construct) } else { false }
  }
}

extension Mapping.Entry {
  /// Returns true if its value is a block in which most keys are those of a construct.
  func isMapping(of construct: Construct) -> Bool {
    guard case .mapping(let mapping) = value.content, !mapping.isFlow else { return false }
    return 2 * mapping.entries.filter { construct.has($0.key.text) }.count > mapping.entries.count
  }

  /// Returns true if it is a key of a construct by its name and the form of its value.
  func isKey(of construct: Construct) -> Bool {
    guard let key = construct.key(key.text) else { return false }
    switch value.content {
    case .scalar, .sequence: return true
    case .empty, .broken: return false
    case .mapping(let mapping):
      return mapping.entries.contains { key.value.holds($0.key.text) || key.value.isList(of: $0) }
    }
  }
}

extension Node {
  /// True if keys could belong to it.
  var mayTakeKeys: Bool {
    switch content {
    case .mapping, .empty: true
    case .scalar, .sequence, .broken: false
    }
  }

  /// Adds an entry to its mapping, or turns it into one.
  mutating func take(_ entry: Mapping.Entry) {
    switch content {
    case .mapping(var mapping):
      if mapping[entry.key.text] == nil { mapping.entries.append(entry) }
      content = .mapping(mapping)
    case .empty: content = .mapping(Mapping(entries: [entry], isFlow: false))
    case .scalar, .sequence, .broken: break
    }
  }
}
