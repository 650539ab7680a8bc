extension Mapping {
  /// The entry of a key; manifests have few keys a mapping, so this searches.
  func entry(_ key: String) -> Entry? {
    entries.first { $0.key.text.utf8.elementsEqual(key.utf8) }
  }
}

extension Resolver {
  /// Reports the keys of a mapping that its construct does not have.
  ///
  /// - Returns: the mapping as it was probably meant, so that a mistyped key is not missing, too: it
  ///   counts as the key that it is near to. A key that belongs elsewhere makes the mapping
  ///   incomplete, as others may have slipped with it.
  mutating func checkKeys(
    of mapping: Mapping, _ construct: Construct, owner: SourceSpan?
  ) -> Mapping {
    var meant = mapping
    for (position, entry) in mapping.entries.enumerated() where !construct.has(entry.key.text) {
      let way = construct.wayAround(entry.key.text)
      if way == nil, let home = construct.elsewhere(entry.key.text) {
        report(.misplacedKey(entry.key, belongingTo: home, in: construct, owner: owner))
        meant.isIncomplete = true
        if home == Construct.element { meant.breakIfEmpty(WrittenView.layout.name) }
        continue
      }
      report(.unknownKey(entry.key, of: construct, in: mapping, owner: owner))
      if let way, way.meant == nil {
        meant.isIncomplete = true
        continue
      }
      let near = construct.names(near: entry.key.text)
      if let key = near.first(where: { meant[$0] == nil }) {
        meant.entries[position].key.text = key
        // Of a value that the other key would not take nothing can be said.
        let isValue = construct.keys.contains { $0.name == key && $0.value.mayBe(entry.value) }
        if near.count > 1 || way != nil || !isValue {
          meant.entries[position].value.content = .broken
        }
      }
    }
    return meant
  }
}

extension Mapping {
  /// Makes the value of a key broken if it is empty: what was meant for it was reported elsewhere.
  fileprivate mutating func breakIfEmpty(_ key: String) {
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
    // `itemWidth` says `width` in more words.
    let ending = keys.map(\.name).filter {
      $0.count > 3 && key.lowercased().hasSuffix($0.lowercased())
    }
    return ending.max { $0.count < $1.count }.map { [$0] } ?? []
  }

  /// The keys that an unknown one is another spelling or another word of.
  fileprivate func spellings(of key: String) -> [String] {
    wayAround(key)?.meant.map { [$0] } ?? usual(key.lowercased()).map { [$0] }
      ?? Suggestion.names(near: key, among: keys.map(\.name))
  }

  /// The key that people know by another word.
  func usual(_ word: String) -> String? { keys.first { $0.synonyms.contains(word) }?.name }

  /// An edit of a key that is another one's slip, or another word for it with a value that it takes.
  fileprivate func certainKey(for key: Mapping.Key, in mapping: Mapping) -> Diagnostic.Fix? {
    if let usual = usual(key.text.lowercased()) {
      guard mapping[usual] == nil, let value = mapping[key.text],
        keys.contains(where: { $0.name == usual && $0.value.mayBe(value) })
      else { return nil }
      return Diagnostic.Fix(key.span, replacement: usual)
    }
    let name = Name(key.text, span: key.span)
    let fix = Diagnostic.Fix(slip: name, near: spellings(of: key.text))
    return fix.flatMap { mapping[$0.replacement] == nil ? $0 : nil }
  }

  /// The constructs whose keys are written on lines of their own.
  private static let outer = [
    Construct.manifest, Construct.view, Construct.section,
  ]

  /// The construct that a key belongs to when it is known, but not here and not by a near name here.
  fileprivate func elsewhere(_ key: String) -> Construct? {
    guard spellings(of: key).isEmpty else { return nil }
    return (Self.outer + inner).first { $0 != self && $0.has(key) }
  }

  /// The constructs that its keys hold, whose keys are sometimes written one level too high.
  private var inner: [Construct] {
    guard Self.outer.contains(self) else { return [] }
    return keys.flatMap(\.value.held).flatMap { held in
      held == Construct.sectionLayout ? held.keys.flatMap(\.value.held) : [held]
    }
  }

  /// How to write a key of one of the inner constructs.
  fileprivate func way(to key: String, of home: Construct) -> String? {
    for owner in keys {
      for held in owner.value.held {
        if held == home {
          return home == Construct.element
            ? "indent it and the lines below it, under a line '\(owner.name):'"
            : "write '\(owner.name): { \(key): … }'"
        }
        guard let word = held.keys.first(where: { $0.value.held.contains(home) }) else { continue }
        let others = home.keys.filter { $0.isRequired && $0.name != key }.map { "\($0.name): 2, " }
        return "write '\(owner.name): { \(word.name): { \(others.joined())\(key): … } }'"
      }
    }
    return nil
  }
}

/// Help for a key that belongs into the mapping above it and is indented too little.
func outdentedKeyHelp(
  _ key: Mapping.Key, in mapping: Mapping, of source: SourceText
) -> String? {
  guard let position = mapping.entries.firstIndex(where: { $0.key.span == key.span }), position > 0
  else { return nil }
  let owner = mapping.entries[position - 1]
  if owner.value.isEmpty {
    return "indent it and the keys below it \(spaces(indentation(of: owner.key, in: source) + 2)), "
      + "to make them keys of \(quoted(owner.key.text))"
  }
  guard case .mapping(let above) = owner.value.content, !above.isFlow,
    let sibling = above.entries.first?.key
  else { return nil }
  return Diagnostic.outdentedHelp(
    quoted(key.text), owner: quoted(owner.key.text), sibling: quoted(sibling.text),
    indent: indentation(of: sibling, in: source))
}

/// How many spaces stand before a key.
func indentation(of key: Mapping.Key, in source: SourceText) -> Int {
  let start = Int(key.span.start)
  var indent = 0
  while start - indent > 0, source.bytes[start - indent - 1] == UInt8(ascii: " ") { indent += 1 }
  return indent
}

extension DiagnosticCode {
  package static let unknownKey = Self("unknown-key", .error, .keysAndValues)
  package static let misplacedKey = Self("misplaced-key", .error, .keysAndValues)
}

extension Diagnostic {
  static func unknownKey(
    _ key: Mapping.Key, of kind: Construct, in mapping: Mapping, owner: SourceSpan?
  ) -> Diagnostic {
    let known = kind.keys.map(\.name)
    let near = kind.names(near: key.text)
    let way = kind.wayAround(key.text)
    return Diagnostic(
      .unknownKey,
      "\(kind.title) has no key \(quoted(key.text))",
      at: Annotation(key.span, "unknown key"),
      also: owner.map { [Annotation($0, "in \(kind.demonstrative)")] } ?? [],
      help: way?.help(for: mapping[key.text])
        ?? Suggestion.help(near: key.text, among: near)
        ?? near.first.map { "did you mean '\($0)'?" }
        ?? "remove it, or use one of the keys below",
      note: known.count == 1
        ? "the only key of \(kind.title) is \(quoted(known[0]))"
        : "the keys of \(kind.title) are \(enumeration(known))",
      fix: way == nil ? kind.certainKey(for: key, in: mapping) : nil)
  }

  static func misplacedKey(
    _ key: Mapping.Key, belongingTo home: Construct, in kind: Construct, owner: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(quoted(key.text)) belongs to \(home.title); "
        + "it is written as if it belonged to \(kind.title)",
      at: Annotation(key.span, "not a key of \(kind.title)"),
      also: owner.map { [Annotation($0, "in \(kind.demonstrative)")] } ?? [],
      help: home == Construct.manifest
        ? "move \(quoted(key.text)) to the start of a line, outside 'views' and 'sections'"
        : kind.way(to: key.text, of: home)
          ?? "move \(quoted(key.text)) to the keys of \(home.title)",
      note: "the keys of \(kind.title) are \(enumeration(kind.keys.map(\.name)))")
  }

  /// The message for a key of a view or a section whose name has no line.
  ///
  /// - Parameter owner: help for one that was meant for the mapping above it.
  static func keyWithoutOwner(
    _ key: Mapping.Key, belongingTo home: Construct, example: String, owner help: String?
  ) -> Diagnostic {
    let what = home.demonstrative.dropFirst("this ".count)
    return Diagnostic(
      .misplacedKey,
      "\(quoted(key.text)) belongs to \(home.title), and stands where a \(what)'s name should",
      at: Annotation(key.span, "expected the name of \(home.title)"),
      help: help
        ?? "write the \(what)'s name on a line above, as '\(example):', and indent its keys below")
  }
}
