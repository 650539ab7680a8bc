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

/// The names that the keys of a view may refer to, and what was read of it.
struct ViewScope {
  /// The position of the manifest that declares it.
  var manifest = 0
  var name = Name("", span: SourceSpan(file: 0, start: 0, end: 0))
  var fields = NamedTable<FieldDraft>()
  /// The actions of the class that shows it.
  var actions = NamedTable<ActionDraft>()
  /// The view that declares the actions; nil for the view itself.
  var owner: String?
  /// The names of its elements.
  var names = ElementNames()
  /// The axis of the stack whose elements are being read.
  var axis = StackElement.Axis.vertical
  /// The actions that its elements and cells report.
  var reported: Set<String> = []

  init(manifest: Int = 0) { self.manifest = manifest }

  /// The scope of what is said of a view.
  init(_ view: ViewDraft) {
    manifest = view.manifest
    name = view.name
    fields = view.fields
    actions = view.actions
    reported = view.reportedByCells
  }

  /// The name of the first field of a type, optional or not.
  func field(ofType type: String) -> String? {
    fields.all.first { $0.type?.unwrapped.simpleName == type }?.name.text
  }
}

/// Something that a manifest declares by name.
protocol NamedDraft: Sendable {
  var name: Name { get set }
}

/// The declarations by name, in order.
struct NamedTable<Draft: NamedDraft>: Sendable {
  private(set) var all: [Draft] = []
  private var positions: [String: Int] = [:]
  /// Whether declarations are lost to a mistake, so that nothing follows from a name that is not
  /// here.
  private(set) var isOpen: Bool

  init(isOpen: Bool = false) { self.isOpen = isOpen }

  /// Adds a declaration; one whose name was reported is known by the name to write instead, too.
  mutating func add(_ draft: Draft, meant: String) {
    var draft = draft
    positions[draft.name.text] = all.count
    if positions[meant] == nil {
      positions[meant] = all.count
      draft.name.text = meant
    }
    all.append(draft)
  }

  /// Says that declarations are lost.
  mutating func open() { isOpen = true }

  /// Whether it is certain that nothing is declared.
  var isCertainlyEmpty: Bool { all.isEmpty && !isOpen }

  subscript(name: String) -> Draft? { positions[name].map { all[$0] } }

  /// The declaration of a name; lost where it may be one of those that are.
  func reading(_ name: String) -> Reading<Draft> {
    self[name].map(Reading.value) ?? (isOpen ? .lost : .absent)
  }

  /// The names that help may offer.
  var names: [String] { all.map(\.name.text).filter(isIdentifier) }
}
