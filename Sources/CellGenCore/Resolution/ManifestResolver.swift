/// Reads what the tops of all manifests declare: their settings and the names of their views.
///
/// After this every name of the run can be looked up; what the names mean is read later.
func declare(_ manifests: [ParsedManifest], _ diagnostics: inout Diagnostics) -> Run {
  var run = Run()
  for parsed in manifests {
    var draft = ManifestDraft(source: parsed.source)
    readSettings(parsed.root, into: &draft, &diagnostics)
    run.manifests.append(draft)
    declareViews(of: run.manifests.count - 1, in: &run, &diagnostics)
  }
  resolveUses(in: &run, &diagnostics)
  return run
}

/// Reads the keys of a manifest that need no other manifest.
private func readSettings(
  _ root: Node?, into draft: inout ManifestDraft, _ diagnostics: inout Diagnostics
) {
  guard let root,
    let mapping = readMapping(
      releveled(root, in: draft.source, &diagnostics), .manifest, of: nil, &diagnostics)
  else {
    draft.isIncomplete = true
    return
  }
  draft.root = mapping
  draft.isIncomplete = mapping.isIncomplete
  if let node = mapping["access"] {
    draft.accessSpan = node.span
    let word = readChoice(
      node, "'access'", among: Access.allCases.map(\.rawValue), hint: accessHint, &diagnostics)
    draft.access = word.flatMap(Access.init(rawValue:)) ?? .internal
  }
  if let node = mapping["deploymentTarget"] {
    draft.deploymentTargetSpan = node.span
    draft.deploymentTarget =
      readDeploymentTarget(node, &diagnostics) ?? draft.deploymentTarget
  }
  draft.imports = readModules(mapping, &diagnostics)
  let reportedBefore = diagnostics.all.count
  let containers = readContainers(mapping, &diagnostics)
  draft.containers = containers ?? draft.containers
  draft.hasLostContainers =
    diagnostics.all[reportedBefore...].contains { $0.severity == .error }
    || mapping["containers"]?.isBroken == true
  checkTable(mapping, of: draft, &diagnostics)
  draft.table = mapping.entry("table").map { resolveTable($0, &diagnostics) } ?? draft.table
  draft.states = mapping.entry("states").map { resolveStates($0, &diagnostics) } ?? draft.states
  draft.screenName = resolveScreenName(mapping, of: draft.source, &diagnostics)
  reportScreenKeysWithoutSections(mapping, &diagnostics)
}

/// Reports a `table` where the screen is shown in none.
private func checkTable(
  _ mapping: Mapping, of draft: ManifestDraft, _ diagnostics: inout Diagnostics
) {
  guard let table = mapping.entry("table"), !draft.containers.contains(.table),
    !draft.hasLostContainers, !mapping.isIncomplete, mapping["sections"] != nil
  else { return }
  diagnostics.report(
    .tableWithoutContainer(table.key, containers: mapping.entry("containers")?.key))
}

private func accessHint(_ word: String) -> String? {
  ["private", "fileprivate", "open"].contains(word)
    ? "write \(word == "open" ? "public" : "internal"): generated types are used across files"
    : nil
}

/// Reads names that are listed once each; one name alone may stand for a list.
func readNameList(
  _ node: Node, _ subject: String, allowsOne: Bool = false, _ diagnostics: inout Diagnostics
) -> [Name]? {
  if allowsOne, let scalar = node.scalar, scalar.text.contains(",") {
    diagnostics.report(.listWithoutBrackets(subject, Name(scalar.text, span: node.span)))
    return nil
  }
  if allowsOne, let scalar = node.scalar, !scalar.text.hasPrefix("-") {
    return readName(node, subject, &diagnostics).map { [$0] }
  }
  guard let items = readList(node, subject, &diagnostics) else { return nil }
  let names = items.compactMap { readName($0, "an item of \(subject)", &diagnostics) }
  var first: [String: Name] = [:]
  return names.filter { name in
    if let other = first[name.text] {
      diagnostics.report(.repeatedName(name, in: subject, first: other))
      return false
    }
    first[name.text] = name
    return true
  }
}

private func readModules(_ mapping: Mapping, _ diagnostics: inout Diagnostics) -> [String] {
  guard let node = mapping["imports"],
    let names = readNameList(node, "'imports'", allowsOne: true, &diagnostics)
  else { return [] }
  for name in names where !isIdentifier(name.text) {
    diagnostics.report(.notAModule(name))
  }
  return names.map(\.text)
}

private func readContainers(
  _ mapping: Mapping, _ diagnostics: inout Diagnostics
) -> [Container]? {
  guard let node = mapping["containers"],
    let names = readNameList(node, "'containers'", allowsOne: true, &diagnostics)
  else { return nil }
  let known = Container.allCases.map(\.rawValue)
  for name in names where !known.contains(name.text) {
    diagnostics.report(.unknownChoice("an item of 'containers'", name, among: known))
  }
  if case .sequence(let list) = node.content, list.items.isEmpty, !list.isIncomplete {
    diagnostics.report(.noContainers(at: node.span))
  }
  // In the order of declaration, so that the output does not depend on the order of the list.
  return Container.allCases.filter { container in names.contains { $0.text == container.rawValue } }
}

/// The name of the screen: the key `screen`, or the file's name.
private func resolveScreenName(
  _ mapping: Mapping, of source: SourceText, _ diagnostics: inout Diagnostics
) -> Name? {
  if let node = mapping["screen"] {
    guard let name = readName(node, "'screen'", &diagnostics) else { return nil }
    checkTypeName(name, "a screen", &diagnostics)
    return name
  }
  guard let sections = mapping.entry("sections") else { return nil }
  let name = Name(upperCamelCase(source.baseName), span: sections.key.span)
  if !isIdentifier(name.text), !mapping.isIncomplete {
    diagnostics.report(.noScreenName(source.baseName, at: sections.key.span))
    return nil
  }
  return name
}

private func reportScreenKeysWithoutSections(
  _ mapping: Mapping, _ diagnostics: inout Diagnostics
) {
  guard mapping["sections"] == nil, !mapping.isIncomplete else { return }
  for key in ["screen", "containers", "table"] {
    guard let entry = mapping.entry(key) else { continue }
    diagnostics.report(.keyWithoutSections(entry.key))
  }
  if let states = mapping.entry("states") {
    diagnostics.report(.statesWithoutSections(states.key))
  }
}

/// Enters the views of a manifest into the run.
private func declareViews(
  of manifest: Int, in run: inout Run, _ diagnostics: inout Diagnostics
) {
  guard let node = run.manifests[manifest].root?["views"] else { return }
  let help = "write each view below its name: 'Title: { data: { text: String } }'"
  guard let views = readNames(node, subject: "'views'", help: help, &diagnostics) else {
    run.manifests[manifest].isIncomplete = true
    return
  }
  if views.isIncomplete { run.manifests[manifest].isIncomplete = true }
  let keysOfViews = views.entries.filter { MappingKind.view.has($0.key.text) }
  if let first = keysOfViews.first {
    let help = outdentedKeyHelp(first.key, in: views, of: run.manifests[manifest].source)
    diagnostics.report(
      .keyWithoutOwner(first.key, belongingTo: .view, example: "Title", owner: help))
    run.manifests[manifest].isIncomplete = true
  }
  for (position, entry) in views.entries.enumerated()
  where !MappingKind.view.has(entry.key.text) {
    if MappingKind.manifest.has(entry.key.text) {
      diagnostics.report(.misplacedKey(entry.key, belongingTo: .manifest, in: "views"))
      run.manifests[manifest].isIncomplete = true
      // What follows `sections:` in its column is the sections.
      if entry.value.isEmpty { return }
      continue
    }
    let next = views.entries.dropFirst(position + 1).first
    let isCut = next.map { MappingKind.view.has($0.key.text) } ?? false
    declareView(entry, isCut: isCut, of: manifest, in: &run, &diagnostics)
  }
}

/// Enters one view into the run.
///
/// - Parameter isCut: whether keys of the view stand below it where views should, so that what it
///   lacks is no news.
private func declareView(
  _ entry: Mapping.Entry, isCut: Bool, of manifest: Int, in run: inout Run,
  _ diagnostics: inout Diagnostics
) {
  var name = Name(entry.key.text, span: entry.key.span)
  let checked = checkTypeName(name, "a view", &diagnostics)
  if checked.isUnknown { run.manifests[manifest].isIncomplete = true }
  if let first = run.viewPositions[name.text], !run.views[first].isRejected {
    diagnostics.report(.duplicateView(name, first: run.views[first].name))
    run.duplicatePositions[name.text, default: []].append(run.views.count)
  } else {
    run.viewPositions[name.text] = run.views.count
  }
  if run.viewPositions[checked.meant] == nil {
    // Whoever follows the message elsewhere first is right already.
    run.viewPositions[checked.meant] = run.views.count
    name.text = checked.meant
  }
  var view = ViewDraft(name: name, manifest: manifest, isRejected: checked.isRejected)
  if entry.value.isEmpty {
    view.mapping = Mapping(entries: [], isFlow: false, isIncomplete: isCut)
  } else {
    view.mapping = readMapping(entry.value, .view, of: entry.key, &diagnostics)
    if isCut { view.mapping?.isIncomplete = true }
  }
  run.manifests[manifest].views.append(run.views.count)
  run.views.append(view)
}

/// Resolves the `uses` of all manifests to the manifests they name.
private func resolveUses(in run: inout Run, _ diagnostics: inout Diagnostics) {
  let isCut = run.manifests.map(\.isIncomplete)
  let byName = Dictionary(
    grouping: run.manifests.indices, by: { run.manifests[$0].source.baseName })
  for manifest in run.manifests.indices {
    guard let node = run.manifests[manifest].root?["uses"] else { continue }
    guard let names = readNameList(node, "'uses'", allowsOne: true, &diagnostics) else {
      run.manifests[manifest].isIncomplete = true
      continue
    }
    for name in names {
      guard let used = resolveUse(name, of: manifest, byName, run, &diagnostics) else {
        run.manifests[manifest].isIncomplete = true
        continue
      }
      run.manifests[manifest].uses.insert(used)
    }
  }
  for manifest in run.manifests.indices
  where run.manifests[manifest].uses.contains(where: { isCut[$0] }) {
    run.manifests[manifest].isIncomplete = true
  }
}

private func resolveUse(
  _ name: Name, of manifest: Int, _ byName: [String: [Int]], _ run: Run,
  _ diagnostics: inout Diagnostics
) -> Int? {
  let found = byName[name.text] ?? []
  guard let used = found.first else {
    let known = run.manifests.map(\.source.baseName).filter {
      $0 != run.manifests[manifest].source.baseName
    }
    diagnostics.report(.unknownManifest(name, known: known))
    return nil
  }
  guard found.count == 1 else {
    diagnostics.report(.ambiguousManifest(name, found.map { run.manifests[$0].source.path }))
    return nil
  }
  if used == manifest {
    diagnostics.report(.usesItself(name))
  } else if run.manifests[used].access < run.manifests[manifest].access {
    diagnostics.report(.narrowAccess(name, run.manifests[used], run.manifests[manifest]))
  }
  return used
}
