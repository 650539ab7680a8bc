/// A manifest while it is being resolved.
struct ManifestDraft: Sendable {
  var source: SourceText
  /// The version of the manifest language.
  var language = LanguageVersion.newest
  var screenEntry = Reading<Mapping.Entry>.absent
  /// What the names of the types of its views begin with; nil for nothing.
  var prefix = Reading<Name>.absent
  var access = Placed(Access.internal)
  var imports: [String] = []
  var containers = Reading<[Container]>.absent
  /// The span of the key `containers`.
  var containersKey: Mapping.Key?
  var deploymentTarget = Placed(Manifest.defaultDeploymentTarget)
  var swiftUI = false
  /// The key `swiftUI`.
  var swiftUIKey: Mapping.Key?
  var strings = StringsDraft()
  var assets = AssetsDraft()
  var tableEntry = Reading<Mapping.Entry>.absent
  var table = TableAppearance()
  var statesEntry = Reading<Mapping.Entry>.absent
  var states = ScreenStates()
  var refresh: Name?
  /// In points.
  var sectionSpacingEntry = Reading<Mapping.Entry>.absent
  var sectionSpacing = Number.literal(0)
  var headerEntry = Reading<Mapping.Entry>.absent
  var footerEntry = Reading<Mapping.Entry>.absent
  /// The header and footer of the screen, as those of a section without cells; nil for neither.
  var edges: Section?
  var selection: ScreenSelection?
  var scrolling = ScreenScrolling()
  var keyboardDismissMode: String?
  var animation = UpdateAnimation.automatic
  /// The key `selection`.
  var selectionKey: Mapping.Key?
  var usesEntry = Reading<Mapping.Entry>.absent
  var tokens = TokenDrafts()
  var writtenPreview = WrittenPreview()
  var preview = PreviewValues()
  var elementsEntry = Reading<Mapping.Entry>.absent
  var elements: [OwnElementDraft] = []
  var viewsEntry = Reading<Mapping.Entry>.absent
  var sectionsEntry = Reading<Mapping.Entry>.absent
  /// The indices of the other manifests whose views can be used here.
  var uses: Set<Int> = []
  /// The other modules that those are of.
  var otherModules = UsedModules()
  /// Whether names are lost to a mistake, so that a missing view may be one of them.
  var isOpen = false
  /// The indices, in the run, of the views that it declares.
  var views: [Int] = []
  var screenName: Name?
  var sections: [Section]?

  /// A manifest of which nothing could be read.
  static let unreadable = ManifestDraft(source: SourceText(path: "", bytes: []), isOpen: true)

  /// What the names of the types with its tokens begin with: the screen's name, or the file's.
  var tokenPrefix: String { screenName?.text ?? upperCamelCase(source.baseName) }

  /// The manifests whose declarations it can name: itself and those that it uses.
  ///
  /// - Parameter position: its own index in the run.
  func homes(at position: Int) -> [Int] {
    uses.isEmpty ? [position] : [position] + uses.sorted()
  }

  /// Whether it is certain that a container shows the screen.
  func isShown(in container: Container) -> Bool {
    switch containers {
    case .value(let containers): containers.contains(container)
    case .absent: container == .collection
    case .lost: false
    }
  }

  /// Whether a container may show the screen.
  func mayBeShown(in container: Container) -> Bool {
    containers.isLost || isShown(in: container)
  }
}

/// A value with the place where it was written.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  /// Nil for a default.
  var span: SourceSpan?

  init(_ value: Value, at span: SourceSpan? = nil) {
    self.value = value
    self.span = span
  }
}

/// A view while it is being resolved.
///
/// What is read of it lies in boxes: whatever looks at a view makes a copy of it.
struct ViewDraft: Sendable {
  var name: Name
  var manifest: Int
  /// What the names of its types begin with.
  var prefix = ""
  /// Whether another view of the run has its name and its prefix, which was reported.
  var isDuplicate = false
  /// Whether its name was reported; it is then known by the name to write instead, too.
  var isRejected = false
  /// What the manifest says about it; nil if that could not be read.
  @Boxed var written: WrittenView? = nil
  @Boxed var declared = ViewDeclaration()
  @Boxed var row = Row()
  /// The actions that its cells report and those of the views that it shows.
  var reportedByCells: Set<String> = []
  @Boxed var display = ViewDisplay()

  /// The stem of the names of its types: `Day`, or `AgendaDay` with a prefix.
  var typeName: String { prefix.isEmpty ? name.text : prefix + name.text }

  var fields: NamedTable<FieldDraft> { declared.fields }
  var actions: NamedTable<ActionDraft> { declared.actions }
  var identity: IdentityDraft { declared.identity }
  var unshown: Set<String> { declared.unshown }
  var look: CellLook { declared.look }
  var presentation: Presentation? { display.presentation }
  /// The fields that its colours and those of its cells are chosen by, where they are named.
  var chosenColors: [Name] { declared.chosenColors + display.chosenColors }

  /// Its fields, and the values of its actions.
  var values: [FieldDraft] {
    actions.all.isEmpty ? fields.all : fields.all + actions.all.flatMap(\.values)
  }

  var isMapped: Bool { viewName.map { !WrittenView.words.contains($0) } ?? false }
  var isCustom: Bool { viewName == WrittenView.custom }
  var isOfSwiftUI: Bool { viewName == WrittenView.swiftUI }
  var isOwnClass: Bool {
    if case .mapping = written?.view.value?.value.content { true } else { false }
  }

  /// Whether a class of the user's shows it besides its own view.
  var isOverloaded: Bool {
    isMapped && written?.map.value?.value.scalar?.text == WrittenView.custom
  }

  /// The text of the key `view`.
  var viewName: String? { written?.view.value?.value.scalar?.text }
}

/// What a view says of itself, whatever shows it.
struct ViewDeclaration: Sendable {
  var origin: Origin?
  var fields = NamedTable<FieldDraft>(isOpen: true)
  /// The fields of the model, which are those that have a type; made once for all that show them.
  var complete: [Field] = []
  var identity = IdentityDraft.unknown
  /// The fields that the author says only code reads.
  var unshown: Set<String> = []
  var actions = NamedTable<ActionDraft>(isOpen: true)
  var size = Size.automatic
  var look = CellLook()
  /// The fields that the look of its cells depends on.
  var shownByCell: Set<String> = []
  /// The fields that the colors of its cells and rows are chosen by, where they are named.
  var chosenColors: [Name] = []
  var samples: [Sample] = []
}

/// How a view is shown.
struct ViewDisplay: Sendable {
  /// Nil when that could not be read.
  var presentation: Presentation?
  /// The fields that the elements of its layout name.
  var shown: Set<String> = []
  /// The fields that nothing shows but elements that VoiceOver passes over.
  var pictured: [PicturedField] = []
  /// The fields that its colours are chosen by, where they are named.
  var chosenColors: [Name] = []
  /// The warnings of texts that are hard to read on its background, if it is a cell anywhere.
  var unreadableInCells: [Diagnostic] = []
  /// Where its layout looks otherwise while its cell is selected; nil for nowhere.
  var selectedLook: SourceSpan?
  var accessibility: Accessibility?
  /// The elements of its layout that have keys.
  var written: [WrittenElement] = []
  /// What pictures show in place of the class that shows it.
  var preview: StackElement?
}

/// A view's identity while it is being resolved.
enum IdentityDraft: Sendable {
  case only
  case field(String)
  /// It declares none, so that it cannot be a cell.
  case none
  /// It could not be read, and that was reported.
  case unknown
}

/// Everything that is declared in a run, for looking names up.
struct Run: Sendable {
  var manifests: [ManifestDraft] = []
  var views: [ViewDraft] = []
  /// The views of all manifests by name, with and without their prefixes; the first of two of the same name.
  var viewPositions: [String: Int] = [:]
  /// The views whose names were taken already; their own manifests mean them all the same.
  var duplicatePositions: [String: [Int]] = [:]
  /// The views of all manifests by the stems of the names of their types; the first of two.
  private(set) var typePositions: [String: Int] = [:]
  /// The views of other modules whose types have the names of others.
  private var otherTypes: [String: [Int]] = [:]
  /// Whether any manifest has a prefix.
  var hasPrefixes = false
  /// The type names of views that are only the data of repeated sections, once all are declared.
  var onlyRepeated: Set<String> = []
  /// What the values of tokens name, once they are read.
  var tokenGraph = TokenGraph()

  func source(of view: ViewDraft) -> SourceText { manifests[view.manifest].source }

  func isVisible(_ view: Int, from manifest: Int) -> Bool {
    let home = views[view].manifest
    return home == manifest || manifests[manifest].uses.contains(home)
  }

  /// The view that a name in a manifest means; nil where there is none.
  func lookUp(_ name: String, from manifest: Int) -> Int? {
    guard let position = viewPositions[name] else { return nil }
    if duplicatePositions[name] == nil {
      return isVisible(position, from: manifest) ? position : nil
    }
    return namesakes(name, from: manifest).first
  }

  /// The views that a name in a manifest may mean: one that it declares itself, or all of those that it uses.
  ///
  /// - Shape: one view for each type; those of other modules only if its own has none.
  func namesakes(_ name: String, from manifest: Int) -> [Int] {
    let visible = views(named: name).filter { isVisible($0, from: manifest) }
    if let own = visible.first(where: { views[$0].manifest == manifest }) { return [own] }
    // Swift takes what the module itself declares.
    let module = manifests[manifest].source.module
    let ofModule = visible.filter { self.module(ofView: $0) == module }
    let candidates = ofModule.isEmpty ? visible : ofModule
    // Another view of this name has it only without its prefix.
    let whole = candidates.filter { views[$0].typeName == name }
    var types: Set<ModuleName> = []
    return (whole.isEmpty ? candidates : whole).filter { view in
      let type = ModuleName(module: self.module(ofView: view), name: views[view].typeName)
      return types.insert(type).inserted
    }
  }

  /// Takes a name of a view that is about to be added.
  mutating func declare(_ name: String, as view: Int) {
    if let first = viewPositions[name], first != view, !views[first].isRejected {
      duplicatePositions[name, default: []].append(view)
    } else {
      viewPositions[name] = view
    }
  }

  /// Takes the stem of the names of the types of a view that is about to be added.
  mutating func declareType(_ stem: String, as view: Int) {
    if let first = typePositions[stem], !views[first].isRejected {
      otherTypes[stem, default: []].append(view)
    } else {
      typePositions[stem] = view
    }
  }

  /// The views whose types have names with a stem: one of the module, and those of others.
  func types(_ stem: String) -> [Int] {
    [typePositions[stem]].compactMap(\.self) + (otherTypes[stem] ?? [])
  }

  /// The name of a visible view in a manifest: with its prefix if another view may be meant without it.
  func name(of view: Int, in manifest: Int) -> String {
    let name = views[view].name.text
    let isClear = duplicatePositions[name] == nil || namesakes(name, from: manifest) == [view]
    return isClear ? name : views[view].typeName
  }

  /// The stems of the names of the types that can be named in a manifest.
  func visibleTypes(from manifest: Int) -> [String] {
    manifests[manifest].homes(at: manifest).flatMap { manifests[$0].views }
      .map { views[$0].typeName }.filter(isIdentifier)
  }

  /// A view of a manifest for help to name.
  func example(in manifest: Int) -> String {
    names(visibleFrom: manifest).first ?? "Title"
  }

  /// The names of the views that can be named in a manifest.
  func visibleNames(from manifest: Int) -> [String] { Array(names(visibleFrom: manifest)) }

  private func names(visibleFrom manifest: Int) -> some Collection<String> {
    manifests[manifest].homes(at: manifest).lazy.flatMap { manifests[$0].views }
      .filter { !views[$0].isRejected || isIdentifier(views[$0].name.text) }
      .map { name(of: $0, in: manifest) }
      .filter { $0.first?.isLowercase == false }
  }
}

extension Resolver {
  /// Finds the view that a name in the manifest means.
  ///
  /// - Errors: `unknown-view` and `undeclared-use`; nil needs no further report.
  /// - Parameters:
  ///   - itself: a view that help does not offer, as it cannot be meant.
  ///   - text: what to write if the name was meant as a text.
  mutating func findView(_ name: Name, except itself: String? = nil, text: String? = nil) -> Int? {
    if let position = run.lookUp(name.text, from: scope.manifest) {
      if run.duplicatePositions[name.text] != nil {
        let meant = run.namesakes(name.text, from: scope.manifest)
        if meant.count > 1 {
          reportAmbiguity(of: name, meant)
          return nil
        }
      }
      noteUse(of: position, as: name)
      return position
    }
    guard !manifest.isOpen else { return nil }
    if let position = run.viewPositions[name.text] {
      let view = run.views[position]
      report(.undeclaredUse(name, view.name, in: run.source(of: view).name(seenFrom: module)))
    } else {
      let known = isWorthSuggesting ? run.visibleNames(from: scope.manifest) : []
      report(
        .unknownView(name, isWritten: true, known: known.filter { $0 != itself }, text: text))
    }
    return nil
  }
}

extension DiagnosticCode {
  package static let undeclaredUse = Self("undeclared-use", .error, .manifests)
  package static let unknownView = Self("unknown-view", .error, .manifests)
}

extension Diagnostic {
  /// - Parameters:
  ///   - isWritten: whether the name is in its span, where it could be fixed.
  ///   - text: what to write if the name was meant as a text.
  static func unknownView(
    _ name: Name, isWritten: Bool, known: [String], text: String? = nil
  ) -> Diagnostic {
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
            + (text.map { ", or write '\($0)' for a text" } ?? "")
          : others ?? "declare a view under 'views' and write its name"),
      note: isIdentifier(name.text)
        ? nil : "this must be the name of a view, not text; a view shows the data that you give it",
      fix: isWritten ? Fix(reference: name, near: near) : nil,
      reach: stem == nil && near.isEmpty ? .manifest : .place)
  }

  /// The message for a name of several views that a manifest uses.
  static func ambiguousView(_ name: Name, _ views: [ViewDraft]) -> Diagnostic {
    let names = views.map(\.typeName)
    return Diagnostic(
      .ambiguousName,
      "the view \(quoted(name.text)) is declared in \(views.count == 2 ? "two" : "several") "
        + "manifests that this one uses",
      at: Annotation(name.span, "which one?"),
      also: views.map { Annotation($0.name.span, "declared here") },
      help: "write \(enumeration(names, "or"))",
      note: "with its prefix, a view has one name in the module")
  }

  static func undeclaredUse(_ name: Name, _ declaration: Name, in manifest: String) -> Diagnostic {
    Diagnostic(
      .undeclaredUse,
      "the view \(quoted(name.text)) is declared in \(quoted(manifest)), which this manifest "
        + "does not use",
      at: Annotation(name.span, "declared in another manifest"),
      also: [Annotation(declaration.span, "declared here")],
      help: "add 'uses: [\(manifest)]' to the top of this manifest, or \(manifest) to its 'uses'",
      reach: .manifest)
  }
}
