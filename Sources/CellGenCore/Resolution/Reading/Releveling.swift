extension Resolver {
  /// Puts views, sections and keys of the manifest at the levels that they were meant for.
  ///
  /// What stands at a wrong level is reported here, once, and read where it belongs, so that nothing
  /// is said about what follows from it.
  ///
  /// - Errors: `misplaced-key`.
  mutating func releveled(_ root: Node, in source: SourceText) -> Node {
    guard case .mapping(var manifest) = root.content, !manifest.isFlow else { return root }
    for list in NamedList.all {
      indentOutdented(list, in: &manifest, of: source)
      outdentIndented(list, in: &manifest, of: source)
    }
    outdentKeysOfManifest(in: &manifest)
    var meant = root
    meant.content = .mapping(manifest)
    return meant
  }
}

/// One of the keys whose mappings have names that the author chooses.
private struct NamedList {
  var key: String
  /// What each name stands for.
  var kind: Construct

  static let all = [
    NamedList(key: ManifestDraft.views.name, kind: Construct.view),
    NamedList(key: ManifestDraft.sections.name, kind: Construct.section),
  ]

  /// Whether an entry is one of this list's, whatever is around it.
  func isNamed(_ entry: Mapping.Entry) -> Bool {
    guard case .mapping(let mapping) = entry.value.content, !mapping.isFlow else { return false }
    switch key {
    case ManifestDraft.views.name:
      guard case .mapping? = mapping["data"]?.content else { return false }
      return true
    default:
      return mapping["cells"] != nil
        || (!mapping.entries.isEmpty && mapping.entries.allSatisfy { kind.has($0.key.text) })
    }
  }
}

extension Resolver {
  /// Takes views and sections that stand among the keys of the manifest into their lists.
  private mutating func indentOutdented(
    _ list: NamedList, in manifest: inout Mapping, of source: SourceText
  ) {
    guard let home = manifest.entries.firstIndex(where: { $0.key.text == list.key }) else { return }
    let outdented = manifest.entries.indices.filter {
      $0 > home && !Construct.manifest.has(manifest.entries[$0].key.text)
        && list.isNamed(manifest.entries[$0])
    }
    guard !outdented.isEmpty, var inner = manifest.entries[home].value.blockEntries else { return }
    let entries = outdented.map { manifest.entries[$0] }
    report(.outdentedNames(entries, of: list, besides: inner.entries.first, in: source))
    inner.entries += entries.filter { inner[$0.key.text] == nil }
    manifest.entries[home].value.content = .mapping(inner)
    manifest.entries.removeAll { entry in entries.contains { $0.key.span == entry.key.span } }
  }

  /// Takes views out of views, and sections out of sections.
  private mutating func outdentIndented(
    _ list: NamedList, in manifest: inout Mapping, of source: SourceText
  ) {
    guard let home = manifest.entries.firstIndex(where: { $0.key.text == list.key }),
      case .mapping(var named) = manifest.entries[home].value.content, !named.isFlow
    else { return }
    var meant: [Mapping.Entry] = []
    for var entry in named.entries {
      guard case .mapping(var keys) = entry.value.content, !keys.isFlow,
        !list.kind.has(entry.key.text)
      else {
        meant.append(entry)
        continue
      }
      let isIndented = { (inner: Mapping.Entry) in
        !list.kind.has(inner.key.text) && list.isNamed(inner)
      }
      let indented = keys.entries.filter(isIndented)
      for inner in indented {
        report(.indentedName(inner, of: list, under: entry.key, in: source))
      }
      keys.entries.removeAll(where: isIndented)
      entry.value.content = .mapping(keys)
      meant.append(entry)
      meant += indented.filter { named[$0.key.text] == nil }
    }
    named.entries = meant
    manifest.entries[home].value.content = .mapping(named)
  }

  /// Takes keys of the manifest out of `sections`.
  private mutating func outdentKeysOfManifest(
    in manifest: inout Mapping
  ) {
    guard let home = manifest.entries.firstIndex(where: { $0.key.text == "sections" }),
      case .mapping(var sections) = manifest.entries[home].value.content, !sections.isFlow
    else { return }
    let indented = sections.entries.filter(isKeyOfManifest)
    guard !indented.isEmpty else { return }
    for entry in indented {
      report(.misplacedKey(entry.key, belongingTo: Construct.manifest, in: "sections"))
    }
    sections.entries.removeAll { entry in indented.contains { $0.key.span == entry.key.span } }
    sections.isIncomplete = true
    manifest.entries[home].value.content = .mapping(sections)
    manifest.entries += indented.filter { manifest[$0.key.text] == nil }
  }
}

/// Whether an entry of `sections` is a key of the manifest, by its value; a section of that name has
/// the keys of a section.
private func isKeyOfManifest(_ entry: Mapping.Entry) -> Bool {
  guard Construct.manifest.has(entry.key.text) else { return false }
  switch entry.value.content {
  case .scalar, .sequence: return true
  case .empty, .broken: return false
  case .mapping(let mapping):
    let kinds = [
      "states": Construct.states, "table": Construct.table,
    ]
    guard let kind = kinds[entry.key.text] else {
      let views = NamedList.all[0]
      return entry.key.text == views.key && mapping.entries.contains(where: views.isNamed)
    }
    return mapping.entries.contains { kind.has($0.key.text) }
  }
}

extension Node {
  /// The entries of a block mapping, or none where there is no value.
  fileprivate var blockEntries: Mapping? {
    switch content {
    case .mapping(let mapping): mapping.isFlow ? nil : mapping
    case .empty: Mapping(entries: [], isFlow: false)
    case .scalar, .sequence, .broken: nil
    }
  }
}

extension Diagnostic {
  /// The message for one name or several that stand where keys of the manifest should.
  fileprivate static func outdentedNames(
    _ entries: [Mapping.Entry], of list: NamedList, besides sibling: Mapping.Entry?,
    in source: SourceText
  ) -> Diagnostic {
    let first = entries[0]
    let indent = sibling.map { indentation(of: $0.key, in: source) } ?? 2
    let names = enumeration(entries.map(\.key.text))
    let asSibling = sibling.map { ", as \(quoted($0.key.text))" } ?? ""
    return Diagnostic(
      .misplacedKey,
      "\(quoted(first.key.text)) has the keys of \(list.kind.title), and stands outside "
        + quoted(list.key),
      at: Annotation(first.key.span, "indented too little"),
      also: sibling.map { [Annotation($0.key.span, "indented \(spaces(indent))")] } ?? [],
      help: entries.allSatisfy({ $0.isDeeper(than: indent, in: source) })
        ? "indent \(names) \(spaces(indent))\(asSibling)"
        : "indent \(names) and the lines below by \(spaces(indent)) more\(asSibling)")
  }

  fileprivate static func indentedName(
    _ entry: Mapping.Entry, of list: NamedList, under owner: Mapping.Key, in source: SourceText
  ) -> Diagnostic {
    let indent = indentation(of: owner, in: source)
    return Diagnostic(
      .misplacedKey,
      "\(quoted(entry.key.text)) has the keys of \(list.kind.title), and stands among those of "
        + quoted(owner.text),
      at: Annotation(entry.key.span, "indented too far"),
      also: [Annotation(owner.span, "indented \(spaces(indent))")],
      help: "indent it by \(spaces(indent)), as \(quoted(owner.text))")
  }
}

extension Mapping.Entry {
  /// Whether its keys are indented more than so far.
  fileprivate func isDeeper(than indent: Int, in source: SourceText) -> Bool {
    guard case .mapping(let mapping) = value.content, let first = mapping.entries.first else {
      return false
    }
    return indentation(of: first.key, in: source) > indent
  }
}
