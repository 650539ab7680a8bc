/// The state of resolving a run: the names and mistakes found so far.
///
/// All functions that resolve something are its methods, which lets them report mistakes.
struct Resolver: Sendable {
  var run = Run()
  /// The names that the keys of the current view can refer to.
  var scope = ViewScope()
  /// The findings so far, besides the declarations of the manifests.
  var findings = Findings()
  /// The number of nested element previews being read.
  var previewDepth = 0
  /// True if a preview with too many levels was reported.
  var hasDeepPreviews = false
  /// True if the places that refer to declarations are noted, for editors.
  var notesNames = false

  init(_ diagnostics: Diagnostics = Diagnostics()) {
    findings.diagnostics = diagnostics
  }

  /// The same run and scope, without findings except those that must not be found again.
  var withoutFindings: Resolver {
    var resolver = self
    resolver.findings = Findings()
    resolver.findings.misspeltTypes = findings.misspeltTypes
    resolver.findings.answered = findings.answered
    return resolver
  }

  /// Completes each view of the run, processing several manifests at once.
  ///
  /// The views of a manifest see the state of the run before this call, and their findings are added in the
  /// order of the manifests, so the result is the same on any number of cores.
  ///
  /// - Parameter complete: Receives the view and its position in the run.
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

  /// Adds the findings of another resolver of the run.
  mutating func add(_ others: Findings) {
    for diagnostic in others.diagnostics.all { findings.report(diagnostic) }
    findings.misspeltTypes.formUnion(others.misspeltTypes)
    findings.answered.formUnion(others.answered)
    findings.uses.add(others.uses)
    findings.expressions.formUnion(others.expressions)
    findings.noted.formUnion(others.noted)
  }

  /// Reports a mistake once: the keys of a style are read for each element that uses it.
  mutating func report(_ diagnostic: Diagnostic) {
    if scope.preview != nil, DiagnosticCode.ofRunningCode.contains(diagnostic.code) { return }
    findings.report(diagnostic, in: scope.name.span)
  }

  /// True if it is worth looking for known names that are similar to an unknown one.
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
  /// Warnings about the behavior of a running app, which doesn't apply to pictures.
  fileprivate static let ofRunningCode = [lostActions, unnamedButton, unnamedSwitch]
}

/// The mistakes in a run, and the declarations that its manifests use.
struct Findings: Sendable {
  var diagnostics = Diagnostics()
  private var reported: Set<ReportedMistake> = []
  /// The messages that aren't repeated because the same help has already been given.
  fileprivate var answered: Set<AnsweredMistake> = []
  /// The spans of types that were reported as misspelled.
  var misspeltTypes: Set<SourceSpan> = []
  var uses = Uses()
  /// The expressions that were already reported, in which YAML finds mistakes as well.
  var expressions: Set<SourceSpan> = []
  /// The places that refer to declarations, if they are noted.
  var noted: Set<NotedPlace> = []

  /// Adds a mistake, unless it is already present, or the help of another mistake covers it.
  ///
  /// - Parameter view: The name of the view being read.
  mutating func report(_ diagnostic: Diagnostic, in view: SourceSpan) {
    if diagnostic.reach != .place {
      let view = diagnostic.reach == .view ? view : nil
      guard answered.insert(AnsweredMistake(diagnostic, in: view)).inserted else { return }
    }
    report(diagnostic)
  }

  /// Adds a mistake, unless it is already present.
  mutating func report(_ diagnostic: Diagnostic) {
    let mistake = ReportedMistake(
      code: diagnostic.code.rawValue, span: diagnostic.primary.span, message: diagnostic.message)
    if reported.insert(mistake).inserted { diagnostics.report(diagnostic) }
  }
}

/// The key by which two messages are the same.
private struct ReportedMistake: Hashable {
  var code: String
  var span: SourceSpan
  var message: String
}

/// The key by which one help covers two messages.
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

/// The declarations that a part of a run refers to.
struct Uses: Sendable {
  /// The tokens that a value names.
  var tokens: Set<TokenReference> = []
  /// The elements of the app that are used, by the spans of their names.
  var elements: Set<SourceSpan> = []
  /// The styles that an element or another style names, by the spans of their names.
  var styles: Set<SourceSpan> = []
  /// The formats that a text names, by the spans of their names.
  var formats: Set<SourceSpan> = []
  /// The Swift members and color assets that a value names, by their kind.
  var members: [PreviewValues.Kind: Set<String>] = [:]
  /// The other modules whose tokens a manifest's values name, by the manifest's position.
  var modules: [Int: Set<String>] = [:]
  /// The first view of another module that a manifest of the run names, with its module.
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
