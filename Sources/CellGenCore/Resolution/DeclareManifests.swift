extension Resolver {
  /// Reads the top levels of all manifests: their settings and the names of their views.
  ///
  /// After this, every name of the run can be looked up; its declaration is read later.
  mutating func declare(_ manifests: [ParsedManifest]) {
    let before = withoutFindings
    let read = manifests.concurrentMap { parsed in
      var resolver = before
      // No name is known yet, so none may be reported as unknown: keys whose values can contain names are
      // read `later`.
      resolver.run.manifests = [.unreadable]
      return (resolver.readManifest(parsed), resolver.findings)
    }
    run.manifests = read.map(\.0)
    for (_, findings) in read { add(findings) }
    let entries = run.manifests.indices.flatMap { position in
      scope.manifest = position
      return declareViews()
    }
    eachView { resolver, view, position in
      resolver.scope.manifest = view.manifest
      view.written = resolver.read(entries[position])
    }
    resolveUses()
  }

  /// Reads the keys of a manifest that don't depend on other manifests.
  private mutating func readManifest(_ parsed: ParsedManifest) -> ManifestDraft {
    var draft = parsed.root.flatMap { readRoot($0) } ?? .unreadable
    draft.source = parsed.source
    draft.screenName = resolveScreenName(of: draft)
    return draft
  }

  private mutating func readRoot(_ root: Node) -> ManifestDraft? {
    let noKey = Mapping.Key(text: "", span: root.span)
    return read(Mapping.Entry(key: noKey, value: leveled(root)))
  }

  /// Returns the name of the screen: from the key `screen`, or from the file's name.
  private mutating func resolveScreenName(of draft: ManifestDraft) -> Name? {
    switch (draft.screenEntry, draft.sectionsEntry) {
    case (.value(let entry), _):
      guard let name = readName(entry.value, quoted(entry.key.text)) else { return nil }
      var others = NamesBeside { _ in takenScreens() }
      checkTypeName(name, "a screen", among: &others)
      return name
    case (.absent, .value(let sections)):
      let name = Name(upperCamelCase(draft.source.baseName), span: sections.key.span)
      if isIdentifier(name.text) { return name }
      report(.noScreenName(draft.source.baseName, at: sections.key.span))
      return nil
    default: return nil
    }
  }

  /// Adds the views of a manifest to the run; returns their entries.
  private mutating func declareViews() -> [Mapping.Entry] {
    guard case .value(let entry) = manifest.viewsEntry else {
      if manifest.viewsEntry.isLost { openNames() }
      return []
    }
    let help = "write each view below its name: 'Title: { data: { text: String } }'"
    guard let views = readNames(entry.value, subject: "'views'", help: help) else {
      openNames()
      return []
    }
    if views.isIncomplete { openNames() }
    var names = NamesBeside { run in views.names + run.viewPositions.keys + takenViews() }
    for view in views.entries { declareView(view.key, among: &names) }
    return views.entries
  }

  /// Notes that names of the manifest are lost.
  private mutating func openNames() { run.manifests[scope.manifest].isOpen = true }

  /// Adds a view to the run.
  private mutating func declareView(_ key: Mapping.Key, among names: inout NamesBeside) {
    var name = Name(key.text, span: key.span)
    let checked = checkTypeName(name, "a view", reserved: ReservedNames.views, among: &names)
    if checked.isUnknown { openNames() }
    let prefix = manifest.prefix.value?.text ?? ""
    let namesake = run.types(prefix + name.text).first { run.module(ofView: $0) == module }
      .map { run.views[$0] }
    // Conflicts with other types are reported along with those of all types.
    let isDuplicate = namesake.map { !$0.isRejected && $0.name.text == name.text } ?? false
    if isDuplicate, !manifest.prefix.isLost, let first = namesake {
      let home = run.source(of: first).baseName
      report(
        .duplicateView(
          name, first: first.name, in: home == source.baseName ? nil : home,
          prefix: manifest.prefix.isAbsent ? manifest.tokenPrefix : nil))
    }
    run.declare(name.text, as: run.views.count)
    if run.viewPositions[checked.meant] == nil {
      // References that already use the corrected name resolve as well.
      run.viewPositions[checked.meant] = run.views.count
      name.text = checked.meant
    }
    let view = ViewDraft(
      name: name, manifest: scope.manifest, prefix: prefix, isDuplicate: isDuplicate,
      isRejected: checked.isRejected)
    if !prefix.isEmpty {
      run.hasPrefixes = true
      run.declare(view.typeName, as: run.views.count)
    }
    if namesake?.isRejected != false { run.declareType(view.typeName, as: run.views.count) }
    run.manifests[scope.manifest].views.append(run.views.count)
    run.views.append(view)
  }

  /// Resolves the `uses` of all manifests to manifests.
  private mutating func resolveUses() {
    let isCut = run.manifests.map(\.isOpen)
    let byName = Dictionary(grouping: run.manifests.indices) { position in
      let source = run.manifests[position].source
      return ModuleName(module: source.module, name: source.baseName)
    }
    for position in run.manifests.indices {
      scope.manifest = position
      guard case .value(let entry) = manifest.usesEntry else { continue }
      let names = readNameList(entry.value, quoted(entry.key.text), allowsOne: true)
      if names == nil { openNames() }
      for name in names ?? [] {
        guard let used = resolveUse(name, byName) else {
          openNames()
          continue
        }
        run.manifests[position].uses.insert(used)
        noteName(name, as: Name("", span: SourceSpan(file: used, start: 0, end: 0)))
      }
    }
    for position in run.manifests.indices
    where run.manifests[position].uses.contains(where: { isCut[$0] }) {
      run.manifests[position].isOpen = true
    }
    checkModuleCycles()
  }
}
