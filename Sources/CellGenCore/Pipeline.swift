/// The whole program: texts in, files and diagnostics out.
///
///     text ─parse→ tree ─resolve→ model ─render→ files in memory
///
/// Nothing here touches a disk, prints or asks the environment. Every phase reports all the mistakes
/// it can find; files come out only when there is no error.
///
/// - Parameter enter: is told of each phase before it begins.
package func generate(
  _ sources: [SourceText], options: Options, enter: (Phase) -> Void = { _ in }
) -> Generation {
  var diagnostics = Diagnostics()
  enter(.parse)
  let trees = sources.map { ParsedManifest(source: $0, root: parse($0, &diagnostics)) }
  enter(.resolve)
  let module = resolve(trees, &diagnostics)
  guard let module, !diagnostics.hasErrors else {
    return Generation(files: [], diagnostics: diagnostics)
  }
  enter(.render)
  return Generation(files: render(module, options: options), diagnostics: diagnostics)
}

/// What the phases before rendering make of the texts, for `lint` and `dump`.
package func analyze(_ sources: [SourceText]) -> Analysis {
  var diagnostics = Diagnostics()
  let trees = sources.map { ParsedManifest(source: $0, root: parse($0, &diagnostics)) }
  let module = resolve(trees, &diagnostics)
  return Analysis(trees: trees, module: module, diagnostics: diagnostics)
}

/// Reads the tree of a manifest.
///
/// - Errors: nil when nothing usable was found, always after at least one report.
package func parse(_ source: SourceText, _ diagnostics: inout Diagnostics) -> Node? {
  parse(source, slips: .manifest, &diagnostics)
}

/// A part of the way from texts to files.
package enum Phase: String, Sendable {
  case parse, resolve, render
}

/// A text and the tree that was read from it.
package struct ParsedManifest: Sendable {
  package var source: SourceText
  /// Nil when nothing in the text could be read; that has been reported.
  package var root: Node?
}

/// The trees and the model of a run with everything that was found wrong.
package struct Analysis: Sendable {
  package var trees: [ParsedManifest]
  /// Nil when there is an error.
  package var module: Module?
  package var diagnostics: Diagnostics
}

/// What a run should put out.
package struct Options: Sendable {
  /// Where generated code finds the runtime.
  package enum Runtime: String, CaseIterable, Sendable {
    /// Written next to the generated files, as `CellGenRuntime.swift`.
    case embed
    /// Imported from the module `CellGenRuntime`.
    case `import`
  }

  package var runtime: Runtime
  /// Whether compile errors in what the manifest supplied should point to the manifest.
  package var lineDirectives: Bool

  package init(runtime: Runtime = .embed, lineDirectives: Bool = false) {
    self.runtime = runtime
    self.lineDirectives = lineDirectives
  }
}

/// The files of a run, or none when there is an error.
package struct Generation: Sendable {
  package var files: [GeneratedFile]
  package var diagnostics: Diagnostics
}

/// A file in memory: its name within the output folder and its text.
package struct GeneratedFile: Hashable, Sendable {
  package var name: String
  package var text: String
}
