/// A manifest while it is being resolved.
struct ManifestDraft: Sendable {
  var source: SourceText
  /// The version of the manifest language.
  var language = LanguageVersion.newest
  var screenEntry = Reading<Mapping.Entry>.absent
  /// The prefix of its views' type names; empty if there is none.
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
  /// The space between sections, in points.
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
  /// The other modules that contain them.
  var otherModules = UsedModules()
  /// True if names are lost because of a mistake, so an unknown view could be one of them.
  var isOpen = false
  /// The indices, in the run, of the views that it declares.
  var views: [Int] = []
  var screenName: Name?
  var sections: [Section]?

  /// A manifest that couldn't be read.
  static let unreadable = ManifestDraft(source: SourceText(path: "", bytes: []), isOpen: true)

  /// The prefix of its token types: the screen's name, or the file's.
  var tokenPrefix: String { screenName?.text ?? upperCamelCase(source.baseName) }

  /// Returns the manifests whose declarations it can name: itself and those that it uses.
  ///
  /// - Parameter position: Its own index in the run.
  func homes(at position: Int) -> [Int] {
    uses.isEmpty ? [position] : [position] + uses.sorted()
  }

  /// Returns true if a container certainly shows the screen.
  func isShown(in container: Container) -> Bool {
    switch containers {
    case .value(let containers): containers.contains(container)
    case .absent: container == .collection
    case .lost: false
    }
  }

  /// Returns true if a container can show the screen.
  func mayBeShown(in container: Container) -> Bool {
    containers.isLost || isShown(in: container)
  }
}

/// A value with its position in the manifest.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  /// The span; nil for a default.
  var span: SourceSpan?

  init(_ value: Value, at span: SourceSpan? = nil) {
    self.value = value
    self.span = span
  }
}

/// A view while it is being resolved.
///
/// Its larger parts are boxed, because drafts are copied whenever they are accessed.
struct ViewDraft: Sendable {
  var name: Name
  var manifest: Int
  /// The prefix of its type names.
  var prefix = ""
  /// True if another view of the run has the same name and prefix, which was reported.
  var isDuplicate = false
  /// True if its name was reported; the view can then be found by the suggested name as well.
  var isRejected = false
  /// The view's entries in the manifest; nil if they couldn't be read.
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
  /// The places that name the fields by which its colors and those of its cells are chosen.
  var chosenColors: [ChosenColor] { declared.chosenColors + display.chosenColors }

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

  /// True if a class in the app shows it alongside that class's own view.
  var isOverloaded: Bool {
    isMapped && written?.map.value?.value.scalar?.text == WrittenView.custom
  }

  /// The text of the key `view`.
  var viewName: String? { written?.view.value?.value.scalar?.text }
}

/// The declarations of a view, regardless of its presentation.
struct ViewDeclaration: Sendable {
  var origin: Origin?
  var fields = NamedTable<FieldDraft>(isOpen: true)
  /// The fields of the model, which are those that have a type; created once for all users.
  var complete: [Field] = []
  var identity = IdentityDraft.unknown
  /// The fields that, according to the manifest, only code reads.
  var unshown: Set<String> = []
  var actions = NamedTable<ActionDraft>(isOpen: true)
  var formerNames: [FormerName] = []
  var size = Size.automatic
  var look = CellLook()
  /// The fields that the look of its cells depends on.
  var shownByCell: Set<String> = []
  /// The colors of its cells and rows that fields choose.
  var chosenColors: [ChosenColor] = []
  var samples: [Sample] = []
}

/// The presentation of a view.
struct ViewDisplay: Sendable {
  /// The presentation; nil if it couldn't be read.
  var presentation: Presentation?
  /// The fields that the elements of its layout name.
  var shown: Set<String> = []
  /// The actions that its elements report.
  var reported: Set<String> = []
  /// The fields that only elements that VoiceOver skips show.
  var pictured: [PicturedField] = []
  /// The colors of its elements that fields choose.
  var chosenColors: [ChosenColor] = []
  /// The warnings about text that is hard to read on its background, if it is a cell anywhere.
  var unreadableInCells: [Diagnostic] = []
  /// The span at which its layout looks different while its cell is selected; nil for none.
  var selectedLook: SourceSpan?
  var accessibility: Accessibility?
  /// The elements of its layout that have keys.
  var written: [WrittenElement] = []
  /// The layout that pictures show in place of its class.
  var preview: StackElement?
}

/// A view's identity while it is being resolved.
enum IdentityDraft: Sendable {
  case only
  case field(String)
  /// It declares none, so it can't be a cell.
  case none
  /// It couldn't be read, which was reported.
  case unknown
}

/// All declarations in a run, for looking up names.
struct Run: Sendable {
  var manifests: [ManifestDraft] = []
  var views: [ViewDraft] = []
  /// The views of all manifests by name, with and without their prefixes; the first one if several have the
  /// name.
  var viewPositions: [String: Int] = [:]
  /// The views whose names were already taken; their own manifests still refer to them by these names.
  var duplicatePositions: [String: [Int]] = [:]
  /// The views of all manifests by the stems of their type names; the first one if several have the stem.
  private(set) var typePositions: [String: Int] = [:]
  /// The views of other modules whose type names are also used by other views.
  private var otherTypes: [String: [Int]] = [:]
  /// True if any manifest has a prefix.
  var hasPrefixes = false
  /// The type names of views that are only the data of repeated sections, known once all are declared.
  var onlyRepeated: Set<String> = []
  /// The references between tokens, known once their values are read.
  var tokenGraph = TokenGraph()

  func source(of view: ViewDraft) -> SourceText { manifests[view.manifest].source }

  func isVisible(_ view: Int, from manifest: Int) -> Bool {
    let home = views[view].manifest
    return home == manifest || manifests[manifest].uses.contains(home)
  }

  /// Returns the view that a name in a manifest refers to; nil if there is none.
  func lookUp(_ name: String, from manifest: Int) -> Int? {
    guard let position = viewPositions[name] else { return nil }
    if duplicatePositions[name] == nil {
      return isVisible(position, from: manifest) ? position : nil
    }
    return namesakes(name, from: manifest).first
  }

  /// Returns the views that a name in a manifest can refer to: one that it declares itself, or all of those
  /// that it uses.
  ///
  /// - Shape: one view for each type; those of other modules only if its own has none.
  func namesakes(_ name: String, from manifest: Int) -> [Int] {
    let visible = views(named: name).filter { isVisible($0, from: manifest) }
    if let own = visible.first(where: { views[$0].manifest == manifest }) { return [own] }
    // Swift prefers the declarations of the module itself.
    let module = manifests[manifest].source.module
    let ofModule = visible.filter { self.module(ofView: $0) == module }
    let candidates = ofModule.isEmpty ? visible : ofModule
    // Other candidates have this name only without their prefix.
    let whole = candidates.filter { views[$0].typeName == name }
    var types: Set<ModuleName> = []
    return (whole.isEmpty ? candidates : whole).filter { view in
      let type = ModuleName(module: self.module(ofView: view), name: views[view].typeName)
      return types.insert(type).inserted
    }
  }

  /// Registers the name of a view that is about to be added.
  mutating func declare(_ name: String, as view: Int) {
    if let first = viewPositions[name], first != view, !views[first].isRejected {
      duplicatePositions[name, default: []].append(view)
    } else {
      viewPositions[name] = view
    }
  }

  /// Registers the stem of the type names of a view that is about to be added.
  mutating func declareType(_ stem: String, as view: Int) {
    if let first = typePositions[stem], !views[first].isRejected {
      otherTypes[stem, default: []].append(view)
    } else {
      typePositions[stem] = view
    }
  }

  /// Returns the views whose type names have a stem: one of the module, and those of other modules.
  func types(_ stem: String) -> [Int] {
    [typePositions[stem]].compactMap(\.self) + (otherTypes[stem] ?? [])
  }

  /// Returns the name of a visible view in a manifest, including its prefix if the name alone would be
  /// ambiguous.
  func name(of view: Int, in manifest: Int) -> String {
    let name = views[view].name.text
    let isClear = duplicatePositions[name] == nil || namesakes(name, from: manifest) == [view]
    return isClear ? name : views[view].typeName
  }

  /// Returns the stems of the type names that can be used in a manifest.
  func visibleTypes(from manifest: Int) -> [String] {
    manifests[manifest].homes(at: manifest).flatMap { manifests[$0].views }
      .map { views[$0].typeName }.filter(isIdentifier)
  }

  /// Returns a view of a manifest as an example in help.
  func example(in manifest: Int) -> String {
    names(visibleFrom: manifest).first ?? "Title"
  }

  /// Returns the names of the views that can be named in a manifest.
  func visibleNames(from manifest: Int) -> [String] { Array(names(visibleFrom: manifest)) }

  private func names(visibleFrom manifest: Int) -> some Collection<String> {
    manifests[manifest].homes(at: manifest).lazy.flatMap { manifests[$0].views }
      .filter { !views[$0].isRejected || isIdentifier(views[$0].name.text) }
      .map { name(of: $0, in: manifest) }
      .filter { $0.first?.isLowercase == false }
  }
}

extension Resolver {
  /// Returns the view that a name in the manifest refers to.
  ///
  /// - Errors: `unknown-view` and `undeclared-use`; nil needs no further report.
  /// - Parameters:
  ///   - itself: A view that help doesn't suggest, because it isn't possible here.
  ///   - text: The replacement to suggest if the name was meant as text.
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
  /// Returns the error about an unknown view.
  ///
  /// - Parameters:
  ///   - isWritten: True if the span contains the name, which allows a fix.
  ///   - text: The replacement to suggest if the name was meant as text.
  static func unknownView(
    _ name: Name, isWritten: Bool, known: [String], text: String? = nil
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: known)
    // `PostCell` and the like are names of types derived from a view.
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

  /// Returns the error about a name that refers to several views that a manifest uses.
  static func ambiguousView(_ name: Name, _ views: [ViewDraft]) -> Diagnostic {
    let names = views.map(\.typeName)
    return Diagnostic(
      .ambiguousName,
      "the view \(quoted(name.text)) is declared in \(views.count == 2 ? "two" : "several") "
        + "manifests that this one uses",
      at: Annotation(name.span, "which one?"),
      also: views.map { Annotation($0.name.span, "declared here") },
      help: "write \(enumeration(names, "or"))",
      note: "with its prefix, the name of a view is unique in the module")
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
