/// The state of resolving a run: the names and mistakes found so far.
///
/// All functions that resolve something are its methods, so that they can report mistakes.
struct Resolver {
  var run = Run()
  /// The names that the keys of the current view may refer to.
  var scope = ViewScope()
  /// The mistakes found so far.
  private(set) var diagnostics: Diagnostics
  private var reported: Set<ReportedMistake> = []
  /// The spans of types that were reported as misspelled.
  var misspeltTypes: Set<SourceSpan> = []

  init(_ diagnostics: Diagnostics = Diagnostics()) {
    self.diagnostics = diagnostics
  }

  /// Reports a mistake, unless it was reported: the keys of a style are read for each element that takes it.
  mutating func report(_ diagnostic: Diagnostic) {
    if scope.preview != nil, DiagnosticCode.ofRunningCode.contains(diagnostic.code) { return }
    let mistake = ReportedMistake(
      code: diagnostic.code.rawValue, span: diagnostic.primary.span, message: diagnostic.message)
    if reported.insert(mistake).inserted { diagnostics.report(diagnostic) }
  }

  /// Whether to look for known names that are similar to an unknown one.
  ///
  /// Nobody reads that many mistakes, and comparing every unknown name in a large manifest with every known
  /// one would take quadratic time.
  var isWorthSuggesting: Bool { diagnostics.count < 30 }

  /// The text of the manifest whose keys are being read.
  var source: SourceText { run.manifests[scope.manifest].source }

  /// The manifest whose keys are being read.
  var manifest: ManifestDraft { _read { yield run.manifests[scope.manifest] } }
}

extension DiagnosticCode {
  /// Warnings about what happens while an app runs, which pictures do not.
  fileprivate static let ofRunningCode = [lostActions, unnamedButton, unnamedSwitch]
}

/// What makes two messages the same.
private struct ReportedMistake: Hashable {
  var code: String
  var span: SourceSpan
  var message: String
}
