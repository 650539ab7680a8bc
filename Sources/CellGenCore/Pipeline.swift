/// The whole program: texts in, files and diagnostics out.
///
///     text ─parse→ tree ─resolve→ model ─render→ files in memory
///
/// This function does not read or write files, print, or use the environment. Every phase reports all
/// mistakes that it can find. There are files only if there is no error.
///
/// - Parameter enter: called before each phase.
package func generate(
  _ sources: [SourceText], options: Options, enter: (Phase) -> Void = { _ in }
) -> Generation {
  var diagnostics = Diagnostics()
  enter(.parse)
  let trees = parse(sources, &diagnostics)
  enter(.resolve)
  let module = resolve(trees, &diagnostics)
  diagnostics.settleAcceptances(of: trees)
  guard let module, !diagnostics.hasErrors else {
    return Generation(files: [], diagnostics: diagnostics)
  }
  enter(.render)
  return Generation(files: render(module, options: options), diagnostics: diagnostics)
}

/// Runs the phases before rendering, for `lint` and `dump`.
package func analyze(_ sources: [SourceText]) -> Analysis {
  var diagnostics = Diagnostics()
  let trees = parse(sources, &diagnostics)
  let module = resolve(trees, &diagnostics)
  diagnostics.settleAcceptances(of: trees)
  return Analysis(trees: trees, module: module, diagnostics: diagnostics)
}

/// Reads the trees of a run's manifests.
private func parse(_ sources: [SourceText], _ diagnostics: inout Diagnostics) -> [ParsedManifest] {
  let parsed = sources.concurrentMap { source in
    var diagnostics = Diagnostics()
    let root = parse(source, &diagnostics)
    let tree = ParsedManifest(
      source: source, root: root, acceptances: acceptances(in: source, root))
    return (tree, diagnostics)
  }
  for (_, found) in parsed { diagnostics.add(found) }
  return parsed.map(\.0)
}

/// Reads the tree of a manifest.
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
  /// Nil if the text could not be read, which has been reported.
  package var root: Node?
  /// The comments that accept warnings.
  var acceptances: [Acceptance] = []
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
    /// Written next to the generated files, as `CellGenRuntime.swift`, with the parts that the manifests need.
    case embed
    /// The same with all parts, whatever the manifests need.
    case embedAll = "embed-all"
    /// Imported from the module `CellGenRuntime`.
    case `import`
  }

  /// Where texts are looked up.
  package enum Bundle: String, CaseIterable, Sendable {
    /// The app's bundle.
    case main
    /// The bundle of the package's module, which has one if it has resources.
    case module
  }

  package var runtime: Runtime
  /// Whether compile errors in code that comes from a manifest should point to the manifest.
  package var lineDirectives: Bool
  /// The bundle that holds the texts of manifests that name none.
  package var bundle: Bundle

  package init(
    runtime: Runtime = .embed, lineDirectives: Bool = false, bundle: Bundle = .main
  ) {
    self.runtime = runtime
    self.lineDirectives = lineDirectives
    self.bundle = bundle
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
