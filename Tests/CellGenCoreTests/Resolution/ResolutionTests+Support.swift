import CellGenAuthoring
import CellGenCore
import Testing

/// Parses and resolves one text as `Listing.sections`.
func resolved(_ text: String) -> Analysis { resolved([("Listing.sections", text)]) }

/// Parses and resolves several texts as one run, each under its path.
func resolved(_ texts: [(path: String, text: String)]) -> Analysis {
  analyze(
    texts.enumerated().map { index, file in
      SourceText(
        path: file.path, relativePath: file.path, bytes: Array(file.text.utf8), index: index)
    })
}

/// The headlines of the diagnostics, in order.
func headlines(_ analysis: Analysis) -> [String] { analysis.diagnostics.sorted.map(\.message) }

/// The diagnostics as a terminal shows them.
func rendered(_ analysis: Analysis) -> String {
  DiagnosticRenderer(sources: analysis.trees.map(\.source)).render(analysis.diagnostics)
}

/// What cellgen says of an example, as a terminal shows it.
func rendered(_ example: Explanation.Example) -> String {
  DiagnosticRenderer(sources: example.sources).render(example.diagnose())
}
