/// Reads the sections of a manifest; nil where it declares no screen.
func resolveSections(
  of manifest: Int, in run: inout Run, _ diagnostics: inout Diagnostics
) -> [SectionDraft]? {
  guard let entry = run.manifests[manifest].root?.entry("sections") else { return nil }
  let help = "write each section below its name: 'main: { cells: [\(run.example(in: manifest))] }'"
  guard
    let sections = readNames(entry.value, subject: "'sections'", help: help, &diagnostics)
  else {
    run.hasLooseEnds = true
    return nil
  }
  if sections.isIncomplete { run.hasLooseEnds = true }
  if sections.entries.isEmpty, !sections.isIncomplete {
    diagnostics.report(.noSections(entry.key, example: run.example(in: manifest)))
    run.hasLooseEnds = true
  }
  var drafts: [SectionDraft] = []
  let keysOfSections = sections.entries.filter(isKeyWithoutSection)
  if let first = keysOfSections.first {
    let help = outdentedKeyHelp(first.key, in: sections, of: run.manifests[manifest].source)
    diagnostics.report(
      .keyWithoutOwner(first.key, belongingTo: .section, example: "main", owner: help))
    run.hasLooseEnds = true
  }
  for entry in sections.entries where !isKeyWithoutSection(entry) {
    checkMemberName(entry.key, "a section", reserved: ReservedNames.sections, &diagnostics)
    let isCut = !keysOfSections.isEmpty
    if let section = resolveSection(entry, isCut: isCut, of: manifest, in: &run, &diagnostics) {
      drafts.append(section)
    } else {
      run.hasLooseEnds = true
    }
  }
  return drafts
}

/// Whether an entry is a key of a section that stands where a section should, as `cells: [Title]`.
private func isKeyWithoutSection(_ entry: Mapping.Entry) -> Bool {
  switch entry.value.content {
  case .scalar, .sequence: MappingKind.section.has(entry.key.text)
  case .mapping(let mapping):
    // A section of that name has keys of a section, and a `layout` its own.
    MappingKind.section.has(entry.key.text) && !mapping.entries.isEmpty
      && mapping.entries.allSatisfy { MappingKind.sectionLayout.has($0.key.text) }
  case .empty, .broken: false
  }
}

/// Reads one section.
///
/// - Parameter isCut: whether keys of sections stand where sections should, so that a section
///   without keys is no news.
private func resolveSection(
  _ entry: Mapping.Entry, isCut: Bool, of manifest: Int, in run: inout Run,
  _ diagnostics: inout Diagnostics
) -> SectionDraft? {
  let name = Name(entry.key.text, span: entry.key.span)
  if entry.value.isEmpty {
    if !isCut { diagnostics.report(.emptySection(name, example: run.example(in: manifest))) }
    return SectionDraft(name: name, cells: [], layout: .plainList)
  }
  let node = withoutCellActions(entry, of: manifest, in: run, &diagnostics)
  guard let mapping = readMapping(node, .section, of: entry.key, &diagnostics) else { return nil }
  let cells = mapping["cells"].map { resolveCells($0, of: manifest, in: &run, &diagnostics) }
  if mapping.isIncomplete { run.hasLooseEnds = true }
  let isEmpty = cells?.isEmpty != false && mapping["header"] == nil && mapping["footer"] == nil
  if isEmpty, !run.hasLooseEnds, mapping["cells"]?.isBroken != true {
    diagnostics.report(.emptySection(name, example: run.example(in: manifest)))
  }
  return SectionDraft(
    name: name,
    doc: mapping["doc"].flatMap { readDoc($0, &diagnostics) },
    cells: cells ?? [],
    layout: mapping.entry("layout").flatMap {
      resolveSectionLayout($0, in: run.manifests[manifest], &diagnostics)
    } ?? .plainList,
    header: resolveEdge("header", mapping, of: manifest, in: &run, &diagnostics),
    footer: resolveEdge("footer", mapping, of: manifest, in: &run, &diagnostics),
    background: resolveBackground(mapping, in: run.manifests[manifest], &diagnostics))
}

/// Reads the `background` of a section, which a table does not show.
private func resolveBackground(
  _ mapping: Mapping, in manifest: ManifestDraft, _ diagnostics: inout Diagnostics
) -> String? {
  if let entry = mapping.entry("background"), !manifest.containers.contains(.collection),
    !manifest.hasLostContainers
  {
    diagnostics.report(.needlessBackground(entry.key, in: manifest))
  }
  return readColor(
    mapping, key: "background", among: Vocabulary.backgrounds, in: manifest, &diagnostics)
}

/// Reads the `header` or the `footer` of a section.
private func resolveEdge(
  _ key: String, _ mapping: Mapping, of manifest: Int, in run: inout Run,
  _ diagnostics: inout Diagnostics
) -> Int? {
  guard let node = mapping[key] else { return nil }
  if case .sequence(let list) = node.content, list.items.count == 1,
    let view = list.items[0].scalar
  {
    diagnostics.report(.listOfOne(key, view.text, at: node.span))
    run.hasLooseEnds = true
    return nil
  }
  let name = readName(node, quoted(key), &diagnostics)
  if let name, run.viewPositions[name.text] == nil, !run.manifests[manifest].isIncomplete {
    let isFlag = ["true", "false"].contains(name.text)
    let isText = node.scalar?.style != .plain || !isIdentifier(name.text)
    if isFlag || (isText && run.visibleNames(from: manifest).count < 2) {
      diagnostics.report(.textForEdge(key, name))
      run.hasLooseEnds = true
      return nil
    }
  }
  let view = name.flatMap { run.find($0, from: manifest, &diagnostics) }
  if view == nil { run.hasLooseEnds = true }
  if let name, let view, run.views[view].isOverloaded {
    diagnostics.report(.overloadedEdge(key, name, run.views[view]))
  }
  return view
}

/// Reads the `cells` of a section: views with an identity.
private func resolveCells(
  _ node: Node, of manifest: Int, in run: inout Run, _ diagnostics: inout Diagnostics
) -> [Int] {
  guard let names = readNameList(node, "'cells'", allowsOne: true, &diagnostics) else {
    run.hasLooseEnds = true
    return []
  }
  if case .sequence(let list) = node.content,
    list.isIncomplete || list.items.contains(where: { $0.scalar == nil })
  {
    run.hasLooseEnds = true
  }
  var cells: [Int] = []
  for name in names {
    guard let view = run.find(name, from: manifest, &diagnostics) else {
      run.hasLooseEnds = true
      continue
    }
    if case .none = run.views[view].identity {
      diagnostics.report(.cellWithoutIdentity(name, run.views[view]))
      // Once for a view, wherever else it is a cell.
      run.views[view].identity = .unknown
    }
    cells.append(view)
  }
  return cells
}

extension DiagnosticCode {
  package static let overloadedEdge = Self("overloaded-edge", .error, .sharedViews)
  package static let noSections = Self("no-sections", .error, .sections)
  package static let emptySection = Self("empty-section", .warning, .sections)
  package static let missingIdentity = Self("missing-identity", .error, .sections)
  package static let needlessBackground = Self(
    "needless-background", .warning, .sections, waits: true)
}

extension Diagnostic {
  static func overloadedEdge(_ key: String, _ name: Name, _ view: ViewDraft) -> Diagnostic {
    let target = view.viewName ?? ""
    return Diagnostic(
      .overloadedEdge,
      "\(quoted(name.text)) has 'map: custom' and cannot be a \(key)",
      at: Annotation(name.span, "shown by a class with data of its own"),
      also: [Annotation(view.name.span, "has 'map: custom'")],
      help: "write a 'map' from field to field, or show \(quoted(target)) here",
      note: "headers and footers give a class the data of its own view")
  }

  /// The message for a header that is given by its text, or by whether there is one.
  static func textForEdge(_ key: String, _ name: Name) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: name.text == "false"
        ? "remove '\(key)': without it there is none"
        : "declare 'Heading: { data: { title: String } }' under 'views', and write "
          + "'\(key): Heading'",
      note: "a view is named here, not a text; what it shows is the data that you give it")
  }

  static func noSections(_ key: Mapping.Key, example: String) -> Diagnostic {
    Diagnostic(
      .noSections,
      "'sections' is empty, and a screen needs at least one section",
      at: Annotation(key.span, "no sections"),
      help: "add one, as '  main:' with '    cells: [\(example)]' below it, or remove 'sections'")
  }

  static func emptySection(_ name: Name, example: String) -> Diagnostic {
    Diagnostic(
      .emptySection,
      "the section \(quoted(name.text)) has no cells, no header and no footer",
      at: Annotation(name.span, "always empty"),
      help: "add 'cells: [\(example)]' with the views that it shows, or remove the section")
  }

  static func needlessBackground(
    _ key: Mapping.Key, in manifest: ManifestDraft
  ) -> Diagnostic {
    Diagnostic(
      .needlessBackground,
      "a section has a 'background' in a collection alone, and this screen is shown in a table",
      at: Annotation(key.span, "never shown"),
      also: manifest.root?.entry("containers").map {
        [Annotation($0.key.span, "has no 'collection'")]
      } ?? [],
      help: "write 'containers: [collection, table]', or remove 'background'")
  }

  static func listOfOne(_ key: String, _ view: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "\(quoted(key)) must be a name, found a list",
      at: Annotation(span, "a section has one"),
      help: "write '\(key): \(view)'",
      fix: Fix(span, replacement: view))
  }

  static func cellWithoutIdentity(_ name: Name, _ view: ViewDraft) -> Diagnostic {
    let fields = view.fields.all.map(\.name.text)
    return Diagnostic(
      .missingIdentity,
      "\(quoted(name.text)) cannot be a cell, because nothing tells its cells apart",
      at: Annotation(name.span, "a cell needs an identity"),
      also: [Annotation(view.name.span, "declared here without 'id'")],
      help: identityRemedy(fields),
      note: "without the key 'id', the field 'id' is the identity")
  }

  private static func identityRemedy(_ fields: [String]) -> String {
    guard let first = fields.first else { return "add 'id: only' to the view" }
    let field = fields.first(where: isNamedLikeIdentity)
    let remedy = "add 'id: \(field ?? first)' to the view"
    return field == nil
      ? "add 'id: Int' to 'data', or \(remedy.dropFirst("add ".count)), or 'id: only' for one on "
        + "the screen"
      : "\(remedy), or another field, or 'id: only' for one on the screen"
  }

  /// Whether a field tells cells apart by its name, as `url` and `productID` do.
  private static func isNamedLikeIdentity(_ field: String) -> Bool {
    ["url", "uuid", "uid", "key", "identifier", "sku"].contains(field.lowercased())
      || field.hasSuffix("ID") || field.hasSuffix("Id") || field.hasSuffix("Identifier")
  }
}
