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

/// The diagnostics as a terminal shows them.
func rendered(_ analysis: Analysis) -> String {
  DiagnosticRenderer(sources: analysis.trees.map(\.source)).render(analysis.diagnostics)
}

/// What cellgen says of an example, as a terminal shows it.
func rendered(_ example: Explanation.Example) -> String {
  DiagnosticRenderer(sources: example.sources).render(example.diagnose())
}

/// A manifest with one mistake, whose place is marked with `①`.
struct WrongManifest: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var marked: String
  var code: DiagnosticCode
  var headline: String
  var help: String?

  init(
    _ name: String, _ marked: String, _ code: DiagnosticCode, _ headline: String,
    help: String? = nil
  ) {
    self.testDescription = name
    self.marked = marked
    self.code = code
    self.headline = headline
    self.help = help
  }

  /// Expects the one mistake and nothing else.
  func check(_ location: Testing.SourceLocation = #_sourceLocation) {
    let (texts, marks) = unmarked(marked)
    let analysis = resolved(texts)
    let found = analysis.diagnostics.sorted
    #expect(found.count == 1, "\(rendered(analysis))", sourceLocation: location)
    guard let first = found.first else { return }
    #expect(first.code == code, sourceLocation: location)
    #expect(first.message == headline, sourceLocation: location)
    #expect(first.help == help, sourceLocation: location)
    #expect(Int(first.primary.span.start) == marks.first, sourceLocation: location)
    #expect((analysis.module == nil) == (first.severity == .error), sourceLocation: location)
  }

  /// The text as the only manifest.
  private func unmarked(_ text: String) -> ([(path: String, text: String)], [Int]) {
    let (plain, marks) = CellGenCoreTests.unmarked(text)
    return ([("Listing.sections", plain)], marks)
  }
}

/// A text without its marks `①`, and the byte offsets at which they stood.
func unmarked(_ text: String) -> (text: String, marks: [Int]) {
  let pieces = text.split(separator: "①", omittingEmptySubsequences: false)
  var marks: [Int] = []
  var offset = 0
  for piece in pieces.dropLast() {
    offset += piece.utf8.count
    marks.append(offset)
  }
  return (pieces.joined(), marks)
}
