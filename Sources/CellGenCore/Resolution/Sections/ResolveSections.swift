extension Resolver {
  /// Reads the sections of a manifest; nil where it declares no screen.
  mutating func resolveSections(of position: Int) -> [Section]? {
    guard case .value(let entry) = run.manifests[position].sectionsEntry else { return nil }
    scope = ViewScope()
    scope.manifest = position
    let example = run.example(in: position)
    let help = "write each section below its name: 'main: { cells: [\(example)] }'"
    guard let sections = readNames(entry.value, subject: "'sections'", help: help) else {
      return nil
    }
    if sections.entries.isEmpty, !sections.isIncomplete {
      report(.noSections(entry.key, example: example))
    }
    let strayKeys = sections.entries.filter(isKeyWithoutSection)
    if let first = strayKeys.first {
      let help = outdentedKeyHelp(first.key, in: sections, of: run.manifests[position].source)
      report(
        .keyWithoutOwner(
          first.key, belongingTo: Construct.section, example: "main", owner: help))
    }
    return sections.entries.compactMap { section in
      if isKeyWithoutSection(section) { return nil }
      checkMemberName(section.key, "a section", reserved: ReservedNames.sections)
      var section = section
      // The keys that it lacks may be those that stand where sections should.
      if section.value.isEmpty, !strayKeys.isEmpty {
        section.value.content = .mapping(
          Mapping(entries: [], isFlow: false, isIncomplete: true))
      }
      return read(section)
    }
  }
}

/// Whether an entry is a key of a section that stands where a section should, as `cells: [Title]`.
private func isKeyWithoutSection(_ entry: Mapping.Entry) -> Bool {
  guard Construct.section.has(entry.key.text) else { return false }
  switch entry.value.content {
  case .scalar, .sequence: return true
  case .mapping(let mapping):
    // A section of that name has keys of a section, and a `layout` its own.
    let layout = Construct.sectionLayout
    return !mapping.entries.isEmpty && mapping.entries.allSatisfy { layout.has($0.key.text) }
  case .empty, .broken: return false
  }
}

extension DiagnosticCode {
  package static let noSections = Self("no-sections", .error, .sections)
}

extension Diagnostic {
  static func noSections(_ key: Mapping.Key, example: String) -> Diagnostic {
    Diagnostic(
      .noSections,
      "'sections' is empty, and a screen needs at least one section",
      at: Annotation(key.span, "no sections"),
      help: "add one, as '  main:' with '    cells: [\(example)]' below it, or remove 'sections'")
  }
}
