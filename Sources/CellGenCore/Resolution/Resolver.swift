/// The state of resolving a run: the names and mistakes found so far.
///
/// All functions that resolve something are its methods, so that they can report mistakes.
struct Resolver: Sendable {
  var run = Run()
  /// The names that the keys of the current view may refer to.
  var scope = ViewScope()
  /// What was found so far besides what the manifests declare.
  var findings = Findings()
  /// How many previews of elements are being read, each for one before it.
  var previewDepth = 0
  /// Whether a preview was reported that is nested too deep.
  var hasDeepPreviews = false
  /// True if the places that name declarations are noted, for editors.
  var notesNames = false

  init(_ diagnostics: Diagnostics = Diagnostics()) {
    findings.diagnostics = diagnostics
  }

  /// The same run and scope, with nothing found but what is not to be found again.
  var withoutFindings: Resolver {
    var resolver = self
    resolver.findings = Findings()
    resolver.findings.misspeltTypes = findings.misspeltTypes
    resolver.findings.answered = findings.answered
    return resolver
  }

  /// Completes each view of the run, the views of several manifests at once.
  ///
  /// The views of a manifest see the run as it was before, and what they find is added in the order of the
  /// manifests: the outcome is the same on any number of cores.
  ///
  /// - Parameter complete: is given the view and its position in the run.
  mutating func eachView(
    _ complete: @escaping @Sendable (inout Resolver, inout ViewDraft, Int) -> Void
  ) {
    let before = withoutFindings
    let completed = run.manifests.map(\.views).concurrentMap { positions in
      var resolver = before
      let views = positions.map { position in
        var view = before.run.views[position]
        complete(&resolver, &view, position)
        return view
      }
      return (views, resolver.findings)
    }
    run.views = completed.flatMap(\.0)
    for (_, findings) in completed { add(findings) }
  }

  /// Adds what another resolver of the run has found.
  mutating func add(_ others: Findings) {
    for diagnostic in others.diagnostics.all { findings.report(diagnostic) }
    findings.misspeltTypes.formUnion(others.misspeltTypes)
    findings.answered.formUnion(others.answered)
    findings.uses.add(others.uses)
    findings.expressions.formUnion(others.expressions)
    findings.noted.formUnion(others.noted)
  }

  /// Reports a mistake, unless it was reported: the keys of a style are read for each element that takes it.
  mutating func report(_ diagnostic: Diagnostic) {
    if scope.preview != nil, DiagnosticCode.ofRunningCode.contains(diagnostic.code) { return }
    findings.report(diagnostic, in: scope.name.span)
  }

  /// Whether to look for known names that are similar to an unknown one.
  ///
  /// Nobody reads that many mistakes, and comparing every unknown name in a large manifest with every known
  /// one would take quadratic time.
  var isWorthSuggesting: Bool { findings.diagnostics.count < 30 }

  /// The text of the manifest whose keys are being read.
  var source: SourceText { _read { yield run.manifests[scope.manifest].source } }

  /// The manifest whose keys are being read.
  var manifest: ManifestDraft { _read { yield run.manifests[scope.manifest] } }
}

extension DiagnosticCode {
  /// Warnings about what happens while an app runs, which pictures do not.
  fileprivate static let ofRunningCode = [lostActions, unnamedButton, unnamedSwitch]
}

/// The mistakes in a run, and what its manifests use of what they declare.
struct Findings: Sendable {
  var diagnostics = Diagnostics()
  private var reported: Set<ReportedMistake> = []
  /// The messages that are not repeated: their help answers the same mistake elsewhere.
  fileprivate var answered: Set<AnsweredMistake> = []
  /// The spans of types that were reported as misspelled.
  var misspeltTypes: Set<SourceSpan> = []
  var uses = Uses()
  /// The expressions that were answered, in which YAML finds mistakes, too.
  var expressions: Set<SourceSpan> = []
  /// The places that name declarations, if they are noted.
  var noted: Set<NotedPlace> = []

  /// Adds a mistake, unless it is there already, or what answers it is the help of another one.
  ///
  /// - Parameter view: the name of the view that is being read.
  mutating func report(_ diagnostic: Diagnostic, in view: SourceSpan) {
    if diagnostic.reach != .place {
      let view = diagnostic.reach == .view ? view : nil
      guard answered.insert(AnsweredMistake(diagnostic, in: view)).inserted else { return }
    }
    report(diagnostic)
  }

  /// Adds a mistake, unless it is there already.
  mutating func report(_ diagnostic: Diagnostic) {
    let mistake = ReportedMistake(
      code: diagnostic.code.rawValue, span: diagnostic.primary.span, message: diagnostic.message)
    if reported.insert(mistake).inserted { diagnostics.report(diagnostic) }
  }
}

/// What makes two messages the same.
private struct ReportedMistake: Hashable {
  var code: String
  var span: SourceSpan
  var message: String
}

/// What makes two messages the same that one help answers.
private struct AnsweredMistake: Hashable {
  var code: String
  var file: Int32
  var view: SourceSpan?
  var message: String
  var help: String?

  init(_ diagnostic: Diagnostic, in view: SourceSpan?) {
    code = diagnostic.code.rawValue
    file = diagnostic.primary.span.file
    self.view = view
    message = diagnostic.message
    help = diagnostic.help
  }
}

/// What something in a run names.
struct Uses: Sendable {
  /// The tokens that a value names.
  var tokens: Set<TokenReference> = []
  /// The elements of the user's that are used, by where their names are declared.
  var elements: Set<SourceSpan> = []
  /// The styles that an element or another style names, by the spans of their names.
  var styles: Set<SourceSpan> = []
  /// The formats that a text names, by the spans of their names.
  var formats: Set<SourceSpan> = []
  /// The Swift members and colour assets that a value names, by what they stand for.
  var members: [PreviewValues.Kind: Set<String>] = [:]
  /// The other modules whose tokens a manifest's values name, by the manifest's position.
  var modules: [Int: Set<String>] = [:]
  /// The first view of another module that a manifest of the run names, with that module.
  var viewOfAnotherModule: (name: Name, module: String)?

  mutating func add(_ others: Uses) {
    tokens.formUnion(others.tokens)
    elements.formUnion(others.elements)
    styles.formUnion(others.styles)
    formats.formUnion(others.formats)
    members.merge(others.members) { $0.union($1) }
    modules.merge(others.modules) { $0.union($1) }
    viewOfAnotherModule = viewOfAnotherModule ?? others.viewOfAnotherModule
  }
}
