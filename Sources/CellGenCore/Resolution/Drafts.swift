/// A manifest while it is being resolved.
struct ManifestDraft {
  var source: SourceText
  /// Nil when nothing in the text could be read.
  var root: Mapping?
  var access = Access.internal
  /// The place of the `access` key's value.
  var accessSpan: SourceSpan?
  var imports: [String] = []
  var containers = [Container.collection]
  /// Whether the containers could not all be read, so that nothing follows from one that is missing.
  var hasLostContainers = false
  var deploymentTarget = Manifest.defaultDeploymentTarget
  /// The place of the `deploymentTarget` key's value.
  var deploymentTargetSpan: SourceSpan?
  var table = TableAppearance.standard
  var states = ScreenStates()
  /// The manifests whose views may be named here, by their positions, without this one.
  var uses: Set<Int> = []
  /// Whether nothing follows from a view that is not found from here.
  var isIncomplete = false
  /// The positions in the run of the views that it declares.
  var views: [Int] = []
  var screenName: Name?
  var sections: [SectionDraft]?
}

/// A view while it is being resolved.
struct ViewDraft {
  var name: Name
  var manifest: Int
  /// Whether its name was reported; it is then known by the name to write instead, too.
  var isRejected = false
  /// Nil when its mapping could not be read.
  var mapping: Mapping?
  var doc: String?
  var fields = FieldTable(isIncomplete: true)
  /// The fields that the author says only code reads.
  var unshown: Set<String> = []
  var actions = ActionTable(isIncomplete: true)
  var identity = IdentityDraft.unknown
  /// The place of an `id` that was written.
  var identitySpan: SourceSpan?
  /// Nil when how it is shown could not be read.
  var presentation: Presentation?
  var select: Name?
  var swipes = Swipes()
  /// The actions that its cells report and those of the views that it shows.
  var reportedByCells: Set<String> = []
  /// Whether what cells report was lost to a mistake, so that nothing follows from an action that
  /// no element reports.
  var hasLostCellActions = false
  var size = Size.automatic
  var samples: [Sample] = []

  var isMapped: Bool { viewName != nil && viewName != "custom" }
  var isCustom: Bool { viewName == "custom" }

  /// Whether a class of the user's shows it besides its own view.
  var isOverloaded: Bool { isMapped && mapping?["map"]?.scalar?.text == "custom" }

  /// The text of the key `view`.
  var viewName: String? { mapping?["view"]?.scalar?.text }
}

/// A view's identity while it is being resolved.
enum IdentityDraft {
  case only
  case field(String)
  /// It declares none, so that it cannot be a cell.
  case none
  /// It could not be read, and that was reported.
  case unknown
}

/// A section while it is being resolved; views by their positions in the run.
struct SectionDraft {
  var name: Name
  var doc: String?
  var cells: [Int]
  var layout: SectionLayout
  var header: Int?
  var footer: Int?
  var background: String?
}

/// Everything that is declared in a run, for looking names up.
struct Run {
  var manifests: [ManifestDraft] = []
  var views: [ViewDraft] = []
  /// The views of all manifests by name; the first of two of the same name.
  var viewPositions: [String: Int] = [:]
  /// The views whose names were taken already; their own manifests mean them all the same.
  var duplicatePositions: [String: [Int]] = [:]
  /// Whether a name led nowhere, so that nothing follows from a view that nobody names.
  var hasLooseEnds = false

  func source(of view: ViewDraft) -> SourceText { manifests[view.manifest].source }

  func isVisible(_ view: Int, from manifest: Int) -> Bool {
    let home = views[view].manifest
    return home == manifest || manifests[manifest].uses.contains(home)
  }

  /// The view that a name in a manifest means; nil where there is none.
  func lookUp(_ name: String, from manifest: Int) -> Int? {
    guard let position = viewPositions[name] else { return nil }
    if isVisible(position, from: manifest) { return position }
    return duplicatePositions[name]?.first { isVisible($0, from: manifest) }
  }

  /// Finds the view that a name in a manifest means, or reports it.
  ///
  /// - Errors: `unknown-view` and `undeclared-use`; nil is to be passed over in silence.
  /// - Parameter itself: a view that help does not offer, as it cannot be meant.
  func find(
    _ name: Name, from manifest: Int, except itself: String? = nil,
    _ diagnostics: inout Diagnostics
  ) -> Int? {
    if let position = lookUp(name.text, from: manifest) { return position }
    guard let position = viewPositions[name.text] else {
      if !manifests[manifest].isIncomplete {
        let known = diagnostics.isWorthSuggesting ? visibleNames(from: manifest) : []
        diagnostics.report(
          .unknownView(name, isWritten: true, known: known.filter { $0 != itself }))
      }
      return nil
    }
    if !manifests[manifest].isIncomplete {
      let view = views[position]
      diagnostics.report(.undeclaredUse(name, view.name, in: source(of: view).baseName))
    }
    return nil
  }

  /// A view of a manifest for help to name.
  func example(in manifest: Int) -> String {
    visibleNames(from: manifest).first ?? "Title"
  }

  /// The names of the views that can be named in a manifest.
  func visibleNames(from manifest: Int) -> [String] {
    let homes = [manifest] + manifests[manifest].uses.sorted()
    let known = homes.flatMap { manifests[$0].views }.map { views[$0] }
    let names = known.filter { !$0.isRejected || isIdentifier($0.name.text) }.map(\.name.text)
    return names.filter { $0.first?.isLowercase == false }
  }
}

extension DiagnosticCode {
  package static let undeclaredUse = Self("undeclared-use", .error, .manifests)
  package static let unknownView = Self("unknown-view", .error, .manifests)
}

extension Diagnostic {
  /// - Parameter isWritten: whether the name stands in its span, where it could be mended.
  static func unknownView(_ name: Name, isWritten: Bool, known: [String]) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: known)
    // `PostCell` and the like: the name of what is made of a view.
    let stem = ["View", "Cell", "CellModel", "ViewData", "Data"]
      .compactMap { CellGenCore.stem(of: name.text, $0) }.first(where: known.contains)
    let others = nameHelp(name.text, among: known, "view")
    return Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: stem.map { "did you mean '\($0)'?" } ?? Suggestion.help(near: name.text, among: known)
        ?? (isIdentifier(name.text)
          ? (others.map { $0 + ", or " } ?? "") + "declare \(quoted(name.text)) under 'views'"
          : others ?? "declare a view under 'views' and write its name"),
      note: isIdentifier(name.text)
        ? nil : "a view is named here, not a text; what it shows is the data that you give it",
      fix: isWritten ? Fix(reference: name, near: near) : nil)
  }

  static func undeclaredUse(_ name: Name, _ declaration: Name, in manifest: String) -> Diagnostic {
    Diagnostic(
      .undeclaredUse,
      "the view \(quoted(name.text)) is declared in \(quoted(manifest)), which this manifest "
        + "does not use",
      at: Annotation(name.span, "declared in another manifest"),
      also: [Annotation(declaration.span, "declared here")],
      help: "add 'uses: [\(manifest)]' to the top of this manifest, or \(manifest) to its 'uses'")
  }
}
