/// The findings so far in the manifests of a run: its names and its mistakes.
///
/// Every function that resolves something is one of its methods, so that each can report.
struct Resolver {
  var run = Run()
  /// The names that the keys of the current view may refer to.
  var scope = ViewScope()
  /// The mistakes; only ever added to.
  private(set) var diagnostics: Diagnostics
  /// The places of types that were reported as misspelt, each once.
  var misspeltTypes: Set<SourceSpan> = []

  init(_ diagnostics: Diagnostics = Diagnostics()) {
    self.diagnostics = diagnostics
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Whether to look for names that an unknown one may have been meant for.
  ///
  /// Nobody reads on after that many mistakes, and comparing each unknown name of a large manifest
  /// with each known one would take the square of their number.
  var isWorthSuggesting: Bool { diagnostics.count < 30 }

  /// The text of the manifest whose keys are being read.
  var source: SourceText { run.manifests[scope.manifest].source }

  /// The manifest whose keys are being read.
  var manifest: ManifestDraft { run.manifests[scope.manifest] }
}
