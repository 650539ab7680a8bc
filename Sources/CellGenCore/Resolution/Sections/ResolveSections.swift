extension Resolver {
  /// Reads the sections of a manifest; nil if it declares no screen.
  mutating func resolveSections(of position: Int) -> [Section]? {
    readTable(of: position)
    readSectionSpacing(of: position)
    readStates(of: position)
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
    var names = NamesBeside { _ in sections.names }
    let read = sections.entries.compactMap { section -> Section? in
      checkMemberName(
        section.key, "a section", reserved: ReservedNames.sections, among: &names)
      return self.read(section)
    }
    // The name could refer to a section that is lost.
    if read.count == sections.entries.count, !sections.isIncomplete {
      for problem in reorderProblems(among: read) { report(problem) }
      for name in read.flatMap({ $0.reorder?.targets ?? [] }) {
        if let target = read.first(where: { $0.name.text == name.text }) {
          noteName(name, as: target.name)
        }
      }
    }
    scope = ViewScope()
    scope.manifest = position
    run.manifests[position].edges = readEdges(of: run.manifests[position])
    checkAvailabilityOfScreen()
    return read
  }
}

extension DiagnosticCode {
  package static let noSections = Self("no-sections", .error, .sections)
}

extension Diagnostic {
  static func noSections(_ key: Mapping.Key, example: String) -> Diagnostic {
    Diagnostic(
      .noSections,
      "'sections' is empty, but a screen needs at least one section",
      at: Annotation(key.span, "no sections"),
      help: "add one: '  main:' with '    cells: [\(example)]' below it, or remove 'sections'")
  }
}
