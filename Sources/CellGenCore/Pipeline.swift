/// The whole program: texts in, files and diagnostics out.
///
///     text ─parse→ tree ─resolve→ model ─render→ files in memory
///
/// This function does not read or write files, print, or use the environment. Every phase reports all
/// mistakes that it can find. Files are only returned if there is no error.
///
/// - Parameter enter: called before each phase.
package func generate(
  _ sources: [SourceText], options: Options, enter: (Phase) -> Void = { _ in }
) -> Generation {
  var diagnostics = Diagnostics()
  enter(.parse)
  let trees = parse(sources, &diagnostics)
  enter(.resolve)
  var names: NotedNames?
  let module = resolve(trees, &diagnostics, names: &names)
  diagnostics.settleAcceptances(of: trees)
  diagnostics = diagnostics.withoutWarnings(ofOthers: sources)
  if options.runtime != .import { module?.reportViewsOfOthers(&diagnostics) }
  guard let module, !diagnostics.hasErrors else {
    return Generation(files: [], diagnostics: diagnostics)
  }
  enter(.render)
  return Generation(files: render(module, options: options), diagnostics: diagnostics)
}

/// Runs the phases before rendering, for `lint` and `dump`.
package func analyze(_ sources: [SourceText]) -> Analysis {
  var names: NotedNames?
  return analyze(sources, names: &names)
}

/// Runs the same phases for editors.
///
/// - Parameter names: if not nil, receives the names that the manifests declare and use.
package func analyze(_ sources: [SourceText], names: inout NotedNames?) -> Analysis {
  var diagnostics = Diagnostics()
  let trees = parse(sources, &diagnostics)
  let module = resolve(trees, &diagnostics, names: &names)
  diagnostics.settleAcceptances(of: trees)
  diagnostics = diagnostics.withoutWarnings(ofOthers: sources)
  return Analysis(trees: trees, module: module, diagnostics: diagnostics)
}

/// Parses the manifests of a run, and the manifests of other modules that they use.
private func parse(_ sources: [SourceText], _ diagnostics: inout Diagnostics) -> [ParsedManifest] {
  var manifests = sources.map { ParsedManifest(source: $0, isRead: false) }
  var next = sources.indices.filter { sources[$0].module == nil }
  while !next.isEmpty {
    let parsed = next.concurrentMap { position in
      var diagnostics = Diagnostics()
      let source = sources[position]
      let root = parse(source, &diagnostics)
      let tree = ParsedManifest(
        source: source, root: root, acceptances: acceptances(in: source, root))
      return (tree, diagnostics)
    }
    for (position, (tree, found)) in zip(next, parsed) {
      manifests[position] = tree
      diagnostics.add(found)
    }
    next = manifests.unreadUses(of: parsed.map(\.0))
  }
  return manifests
}

extension [ParsedManifest] {
  /// The positions of other modules' manifests that some manifests use and that have not been read yet.
  fileprivate func unreadUses(of others: [ParsedManifest]) -> [Int] {
    guard contains(where: { !$0.isRead }) else { return [] }
    let used = Set(
      others.flatMap { manifest in
        manifest.usedNames.map { ModuleName($0, seenFrom: manifest.source.module) }
      })
    return indices.filter { position in
      let source = self[position].source
      return !self[position].isRead
        && used.contains(ModuleName(module: source.module, name: source.baseName))
    }
  }
}

/// Parses a manifest into its tree.
///
/// - Errors: returns nil if nothing is usable, always after at least one report.
package func parse(_ source: SourceText, _ diagnostics: inout Diagnostics) -> Node? {
  parse(source, slips: .manifest, &diagnostics)
}

/// A phase between texts and files.
package enum Phase: String, Sendable {
  case parse, resolve, render
}

/// A text and its tree.
package struct ParsedManifest: Sendable {
  package var source: SourceText
  /// The tree; nil if the text could not be read, which has been reported.
  package var root: Node?
  /// The comments that accept warnings.
  var acceptances: [Acceptance] = []
  /// False for a manifest of another module that nothing uses.
  var isRead = true

  /// The names in `uses`, as written.
  fileprivate var usedNames: [String] {
    guard case .mapping(let mapping)? = root?.content else { return [] }
    return mapping.entry("uses")?.value.listedNames ?? []
  }
}

/// The trees, the model and the diagnostics of a run.
package struct Analysis: Sendable {
  package var trees: [ParsedManifest]
  /// Nil if there is an error.
  package var module: Module?
  package var diagnostics: Diagnostics
}

/// The options of code generation.
package struct Options: Equatable, Sendable {
  /// Where generated code finds the runtime.
  package enum Runtime: String, CaseIterable, Sendable {
    /// A copy named `CellGenRuntime.swift` next to the generated files, with the parts that the manifests
    /// need.
    case embed
    /// A copy with all parts, whatever the manifests need.
    case embedAll = "embed-all"
    /// Imported from the module `CellGenRuntime`.
    case `import`
  }

  /// The bundle that texts are looked up in.
  package enum Bundle: String, CaseIterable, Sendable {
    /// The app's bundle.
    case main
    /// The bundle of the package's module, which exists if the module has resources.
    case module
  }

  /// The maintainer of the generated files.
  package enum Owner: Sendable {
    /// cellgen, which writes them again whenever their manifests change.
    case cellgen
    /// The app's team. The files do not mention manifests or cellgen, and every file contains declarations.
    case team
  }

  package var runtime: Runtime
  /// True if compile errors in code that comes from a manifest should point to the manifest.
  package var lineDirectives: Bool
  /// The bundle for the texts of manifests that don't name one.
  package var bundle: Bundle
  package var owner: Owner

  package init(
    runtime: Runtime = .embed, lineDirectives: Bool = false, bundle: Bundle = .main,
    owner: Owner = .cellgen
  ) {
    self.runtime = runtime
    self.lineDirectives = lineDirectives
    self.bundle = bundle
    self.owner = owner
  }
}

/// The files of a run; none if there is an error.
package struct Generation: Sendable {
  package var files: [GeneratedFile]
  package var diagnostics: Diagnostics
}

/// A file in memory: its name in the output folder and its text.
package struct GeneratedFile: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
