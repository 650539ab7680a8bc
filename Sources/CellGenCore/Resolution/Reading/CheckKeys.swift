extension Mapping {
  /// The entry of a key. A linear search: mappings in manifests have few keys.
  ///
  /// By position, since it is asked often, and an iterator takes much longer in the debug build that plugins
  /// run.
  func entry(_ key: String) -> Entry? {
    let length = key.utf8.count
    var position = 0
    while position < entries.count {
      if entries[position].key.text.utf8.count == length,
        entries[position].key.text.isExactly(key)
      {
        return entries[position]
      }
      position += 1
    }
    return nil
  }
}

extension Resolver {
  /// Reports the keys of a mapping that its construct does not have.
  ///
  /// - Returns: the mapping that was probably meant, in which a mistyped key counts as the similar one, so
  ///   that it is not also reported as missing. A key that belongs elsewhere makes the mapping incomplete,
  ///   because other keys may be misplaced as well.
  mutating func checkKeys(
    of mapping: Mapping, _ construct: Construct, owner: Mapping.Key
  ) -> Mapping {
    guard mapping.entries.contains(where: { !construct.has($0.key.text) }) else { return mapping }
    var meant = mapping
    meant.entries = []
    var misplaced = MisplacedEntries(
      of: mapping, in: [OpenMapping(kind: .form(construct), key: owner)])
    for entry in mapping.entries {
      let place = construct.place(of: entry, after: meant.entries.last, in: [])
      misplaced.add(entry, place)
      switch place {
      case .inside: meant.entries[meant.entries.count - 1].value.take(entry)
      case .elsewhere(_, let path):
        meant.isIncomplete = true
        meant.breakIfEmpty(path.first)
      case .here, .outer, .list:
        let isKnown = construct.has(entry.key.text)
        meant.entries.append(
          isKnown ? entry : unknown(entry, of: construct, in: mapping, owner: owner, &meant))
      }
    }
    for problem in misplaced.problems { report(problem.withRows(of: mapping, in: self)) }
    return meant
  }

  /// Reports an unknown key.
  ///
  /// - Returns: the entry under the key that was probably meant.
  private mutating func unknown(
    _ entry: Mapping.Entry, of construct: Construct, in mapping: Mapping, owner: Mapping.Key,
    _ meant: inout Mapping
  ) -> Mapping.Entry {
    let way = construct.wayAround(entry.key.text)
    report(.unknownKey(entry.key, of: construct, in: mapping, owner: owner))
    var entry = entry
    if let way, way.meant == nil {
      meant.isIncomplete = true
      return entry
    }
    let near = construct.names(near: entry.key.text)
    guard
      let key = near.first(where: {
        meant[$0] == nil && mapping[$0] == nil && construct.excluding($0, in: mapping) == nil
      })
    else { return entry }
    entry.key.text = key
    // Nothing more can be said about a value that the other key would not accept.
    let isValue = construct.key(key)?.value.mayBe(entry.value) == true
    if near.count > 1 || way != nil || !isValue { entry.value.content = .broken }
    return entry
  }
}

extension Mapping {
  /// Marks the value of a key as broken if it is empty: its contents were reported elsewhere.
  fileprivate mutating func breakIfEmpty(_ key: String?) {
    for index in entries.indices
    where entries[index].key.text == key && entries[index].value.isEmpty {
      entries[index].value.content = .broken
    }
  }
}

extension Construct {
  /// The keys that an unknown one may have been meant for.
  fileprivate func names(near key: String) -> [String] {
    let near = spellings(of: key)
    guard near.isEmpty else { return near }
    // `itemWidth` is a longer name for `width`.
    let ending = keys.map(\.name).filter {
      $0.count > 3 && key.lowercased().hasSuffix($0.lowercased())
    }
    return ending.max { $0.count < $1.count }.map { [$0] } ?? []
  }

  /// The keys of which an unknown one is another spelling or a synonym.
  func spellings(of key: String) -> [String] {
    wayAround(key)?.meant.map { [$0] } ?? usual(key.lowercased()).map { [$0] }
      ?? Suggestion.names(near: key, among: keys.map(\.name))
  }

  /// The fix for a typo of a key, or for a synonym with a value that the key accepts.
  fileprivate func certainKey(for key: Mapping.Key, in mapping: Mapping) -> Diagnostic.Fix? {
    if let usual = usual(key.text.lowercased()) {
      guard mapping[usual] == nil, let value = mapping[key.text],
        self.key(usual)?.value.mayBe(value) == true, excluding(usual, in: mapping) == nil
      else { return nil }
      return Diagnostic.Fix(key.span, replacement: usual)
    }
    let name = Name(key.text, span: key.span)
    let fix = Diagnostic.Fix(slip: name, near: spellings(of: key.text))
    return fix.flatMap { fix in
      mapping[fix.replacement] == nil && excluding(fix.replacement, in: mapping) == nil ? fix : nil
    }
  }

  /// The key of a mapping that cannot stand beside a key.
  fileprivate func excluding(_ key: String, in mapping: Mapping) -> String? {
    rules.lazy.compactMap { rule in
      switch rule {
      case .excludes(.has(key), .has(let other)) where mapping[other] != nil: other
      case .excludes(.has(let other), .has(key)) where mapping[other] != nil: other
      default: nil
      }
    }.first
  }
}

extension DiagnosticCode {
  package static let unknownKey = Self("unknown-key", .error, .keysAndValues)
}

extension Diagnostic {
  static func unknownKey(
    _ key: Mapping.Key, of kind: Construct, in mapping: Mapping, owner: Mapping.Key
  ) -> Diagnostic {
    let known = kind.keys.map(\.name)
    let own = kind.keys.filter { !$0.isCommon }.map(\.name)
    let meant = kind.names(near: key.text)
    let near = meant.filter { mapping[$0] == nil }
    let way = kind.wayAround(key.text)
    return Diagnostic(
      .unknownKey,
      "\(kind.title) has no key \(quoted(key.text))",
      at: Annotation(key.span, "unknown key"),
      also: owner.text.isEmpty ? [] : [Annotation(owner.span, "in \(kind.demonstrative)")],
      help: way?.help(for: mapping[key.text], in: mapping)
        ?? (near.count == 1 ? kind.excluding(near[0], in: mapping) : nil).map {
          "write '\(near[0])' in place of \(quoted(key.text)) and \(quoted($0))"
        }
        ?? Suggestion.help(near: key.text, among: near)
        ?? near.first.map { "did you mean '\($0)'?" } ?? meant.first.map(removalHelp)
        ?? (Construct.element.has(key.text)
          ? "write '- \(key.text):' in the 'layout' of a view"
          : "remove it, or use one of the keys below"),
      note: known.count == 1
        ? "the only key of \(kind.title) is \(quoted(known[0]))"
        : own.isEmpty
          ? "\(kind.title) has the keys of every element only"
          : own.count == known.count
            ? "the keys of \(kind.title) are \(enumeration(known))"
            : "the keys of \(kind.title) are \(enumeration(own)), and those of every element",
      fix: way == nil ? kind.certainKey(for: key, in: mapping) : nil)
  }
}
