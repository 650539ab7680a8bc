extension Resolver {
  /// Reports names that cellgen would declare twice, or that hide a name that its output needs.
  mutating func checkNames() {
    checkOutputs()
    checkGeneratedTypes()
    checkSwiftUIViews()
    for manifest in run.manifests {
      guard let sections = manifest.sections else { continue }
      let parts = sections + [manifest.edges].compactMap(\.self)
      checkSectionMembers(parts)
      checkCases(sections.flatMap(\.cells))
      checkOwnCases(of: sections)
      checkCases(parts.flatMap(\.headerAndFooterViews))
      checkActionCases(of: manifest, parts)
      checkCellClasses(of: manifest, sections)
      checkKindCount(sections, manifest)
    }
    for view in run.views where !view.isRejected {
      checkSuffix(of: view)
      if let reason = ReservedNames.viewCases[lowerCamelCase(view.name.text)] {
        report(.reservedName(view.name, "a view", reason))
      }
    }
  }

  /// Reports manifests whose generated files would have the same names.
  ///
  /// The comparison ignores case, as the file systems of most Macs do.
  private mutating func checkOutputs() {
    var first: [String: SourceText] = [:]
    for source in run.manifests.map(\.source) where source.module == nil {
      let names = source.relativePath.split(separator: "/").map(String.init)
      let stem = names.joined(separator: "_").lowercased()
      if let other = first[stem] {
        report(.sameOutput(source, other))
      } else {
        first[stem] = source
      }
    }
  }
}

/// A generated type, with the name in the manifest that it comes from.
private struct GeneratedType {
  var name: String
  var origin: Name
  /// The help if the name is taken.
  var remedy = "choose another name"
}

private let screenSuffixes = [
  "Section", "Item", "Content", "HeaderFooter", "Action", "ViewCreator", "Layout", "DataSource",
  "TableDataSource", "State", "AccessibilityID",
]

/// The suffixes of the types that a screen adds in a manifest with `swiftUI`.
private let swiftUISuffixes = ["Screen", "TableScreen"]

private let viewSuffixes = ["View", "ViewData"]

/// Returns a type of the runtime or the system with the same name as a screen's type.
package func takenType(ofScreen name: String) -> String? { takenType(name, screenSuffixes) }

/// Returns a type of the runtime or the system with the same name as a view's type.
package func takenType(ofView name: String) -> String? { takenType(name, viewSuffixes) }

private func takenType(_ name: String, _ suffixes: [String]) -> String? {
  suffixes.map { name + $0 }.first {
    ReservedNames.runtimeTypes.contains($0) || ReservedNames.systemTypes.contains($0)
  }
}

/// Returns the names that screens can't have, because the runtime or the system has one of the resulting
/// types.
func takenScreens() -> [String] { names(whoseTypesAreTaken: screenSuffixes) }

/// Returns the names that views can't have, because the runtime or the system has one of the resulting types.
func takenViews() -> [String] { names(whoseTypesAreTaken: viewSuffixes) }

private func names(whoseTypesAreTaken suffixes: [String]) -> [String] {
  suffixes.flatMap { suffix in
    (ReservedNames.runtimeTypes.sorted() + ReservedNames.systemTypes.sorted())
      .compactMap { stem(of: $0, suffix) }
  }
}

extension Resolver {
  private mutating func checkGeneratedTypes() {
    var types: [GeneratedType] = []
    var screens: [String: Name] = [:]
    for manifest in run.manifests where manifest.sections != nil && manifest.source.module == nil {
      guard let screen = manifest.screenName else { continue }
      if let other = screens[screen.text] {
        report(.duplicateScreen(screen, first: other))
        continue
      }
      screens[screen.text] = screen
      let remedy =
        manifest.screenEntry.isAbsent
        ? "add 'screen: \(screen.text)List', or another name, at the top of the file"
        : "choose another name"
      types += (screenSuffixes + (manifest.swiftUI ? swiftUISuffixes : [])).map {
        GeneratedType(name: screen.text + $0, origin: screen, remedy: remedy)
      }
    }
    types.reserveCapacity(types.count + 2 * run.views.count)
    for (position, view) in run.views.enumerated()
    where !view.isDuplicate && !isReplaced(position) && run.module(ofView: position) == nil {
      types.append(GeneratedType(name: view.typeName + "ViewData", origin: view.name))
      if !view.isMapped, !view.isOwnClass, view.written?.plainRow.isAbsent != false {
        types.append(GeneratedType(name: view.typeName + "View", origin: view.name))
      }
    }
    report(collisionsIn: types)
    checkModels(types)
  }

  /// Returns true if another view has taken its name, because this view's name was reported.
  private func isReplaced(_ view: Int) -> Bool {
    run.views[view].isRejected && run.typePositions[run.views[view].typeName] != view
  }

  /// Reports models and view classes that have the same names as generated types.
  private mutating func checkModels(_ types: [GeneratedType]) {
    let origins = run.views.compactMap(\.declared.origin)
    let classes = run.views.compactMap(\.ownClass)
    guard !origins.isEmpty || !classes.isEmpty else { return }
    let first = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for origin in origins {
      guard let name = origin.type.simpleName, let type = first[name] else { continue }
      report(.modelCollision(Name(name, span: origin.typeSpan), type.origin))
    }
    for name in classes {
      guard let type = first[name.text] else { continue }
      report(.classCollision(name, type.origin))
    }
  }

  /// Reports fields named like the function that makes a SwiftUI view of their data.
  private mutating func checkSwiftUIViews() {
    for view in run.views where !view.isRejected {
      if run.manifests[view.manifest].swiftUIKey != nil {
        checkFormerName(
          "view", of: view, "with 'swiftUI', the view data has a method of that name")
      }
      guard let key = run.manifests[view.manifest].swiftUIKey,
        let field = view.fields.all.first(where: { $0.name.text == "view" })
      else { continue }
      report(.fieldOfSwiftUIView(field.name, key))
    }
  }
}

extension Resolver {
  /// Reports the first conflict of each name with the runtime, UIKit, or another name.
  private mutating func report(collisionsIn types: [GeneratedType]) {
    var first: [String: Name] = [:]
    first.reserveCapacity(types.count)
    var reported: Set<SourceSpan> = []
    for type in types {
      let other = first.updateValue(type.origin, forKey: type.name)
      if let other { first[type.name] = other }
      let owner =
        ReservedNames.runtimeTypes.contains(type.name)
        ? "cellgen's runtime" : ReservedNames.systemTypes.contains(type.name) ? "the system" : nil
      guard other != nil || owner != nil, reported.insert(type.origin.span).inserted else {
        continue
      }
      report(
        owner.map { .hidesType(type.name, from: type.origin, of: $0, help: type.remedy) }
          ?? .typeCollision(type.name, type.origin, other ?? type.origin))
    }
  }

  /// Reports sections that would generate the same property of the screen's content.
  private mutating func checkSectionMembers(
    _ sections: [Section]
  ) {
    let names = Dictionary(
      sections.map { ($0.name.text, $0.name) }, uniquingKeysWith: { first, _ in first })
    for section in sections {
      let headerFooters = [("Header", section.header), ("Footer", section.footer)]
      for (suffix, edge) in headerFooters where edge != nil {
        guard let other = names[section.name.text + suffix] else { continue }
        report(.memberCollision(section.name, suffix, other))
      }
    }
  }

  /// Reports views of a screen with different names that would generate the same enum case.
  private mutating func checkCases(_ views: [ViewReference]) {
    var first: [String: Int] = [:]
    var reported: Set<Int> = []
    let prefixed = run.prefixedCases(among: views)
    for view in views.map(\.index) {
      let name = run.views[view].caseName(prefixed)
      guard let other = first[name] else {
        first[name] = view
        continue
      }
      guard other != view, reported.insert(view).inserted else { continue }
      report(.caseCollision(name, run.views[view].name, run.views[other].name))
    }
  }

  /// Reports sections whose cells have separate cases with names that are taken.
  private mutating func checkOwnCases(of sections: [Section]) {
    guard sections.contains(where: \.hasOwnIdentities) else { return }
    var names: [String: Name] = [:]
    let prefixed = run.prefixedCases(among: sections.flatMap(\.cells))
    for cell in sections.flatMap(\.cells) {
      let view = run.views[cell.index]
      names[view.caseName(prefixed)] = view.name
    }
    for section in sections where section.hasOwnIdentities {
      for cell in section.cells {
        let name = section.name.text + capitalized(run.views[cell.index].caseName(prefixed))
        if let other = names[name] {
          report(.caseCollision(name, section.name, other))
        } else {
          names[name] = section.name
        }
      }
    }
  }

  private mutating func checkKindCount(
    _ sections: [Section], _ manifest: ManifestDraft
  ) {
    let kinds = Set(sections.flatMap(\.cells)).count
    guard kinds > maximumKinds, let entry = manifest.sectionsEntry.value else { return }
    report(.tooManyKinds(kinds, at: entry.key.span))
  }
}

/// The maximum number of kinds of cell in a screen: Swift 6.3 rejects a `switch` over more than 628 cases.
private let maximumKinds = 500

extension DiagnosticCode {
  package static let nameCollision = Self("name-collision", .error, .names)
  package static let memberCollision = Self("member-collision", .error, .names)
  package static let caseCollision = Self("case-collision", .error, .names)
  package static let duplicateScreen = Self("duplicate-screen", .error, .names)
  package static let sameOutput = Self("same-output", .error, .names)
  package static let tooManyKinds = Self("too-many-kinds", .error, .sections)
}

extension ViewDraft {
  /// The app's class that shows it; nil for none.
  fileprivate var ownClass: Name? {
    if case .own(let own)? = presentation { own.name } else { nil }
  }
}

extension ViewDraft {
  /// Returns the name of its case in the enums of a screen.
  ///
  /// - Parameter prefixed: See ``Run/prefixedCases(among:)``.
  func caseName(_ prefixed: Set<String>) -> String {
    lowerCamelCase(prefixed.contains(typeName) ? typeName : name.text)
  }
}

extension Run {
  /// Returns the type names of the views of a screen whose cases include their prefix, because other views
  /// there have the same names.
  func prefixedCases(among cells: [ViewReference]) -> Set<String> {
    guard hasPrefixes else { return [] }
    let views = Set(cells).map { self.views[$0.index] }
    let namesakes = Dictionary(grouping: views) { lowerCamelCase($0.name.text) }
    return Set(namesakes.values.lazy.filter { $0.count > 1 }.flatMap { $0 }.map(\.typeName))
  }
}

extension Diagnostic {
  static func fieldOfSwiftUIView(_ field: Name, _ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "'view' cannot be the name of a field: with 'swiftUI', the view data has a method of that name",
      at: Annotation(field.span, "reserved"),
      also: [Annotation(key.span, "generates the method")],
      help: "choose another name")
  }

  static func classCollision(_ name: Name, _ other: Name) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "the class \(quoted(name.text)) has the name of a type that \(quoted(other.text)) generates",
      at: Annotation(name.span, "your class"),
      also: [Annotation(other.span, "generates '\(name.text)'")],
      help: "rename one of them")
  }

  static func sameOutput(_ source: SourceText, _ other: SourceText) -> Diagnostic {
    Diagnostic(
      .sameOutput,
      "\(quoted(other.path)) and \(quoted(source.path)) generate files with the same names",
      at: Annotation(SourceSpan(file: source.index, start: 0, end: 0)),
      also: [Annotation(SourceSpan(file: other.index, start: 0, end: 0), "the other manifest")],
      // Names that differ only in case or Unicode normalization would still conflict in another folder.
      help: source.relativePath.lowercased() == other.relativePath.lowercased()
        && source.path.lowercased() != other.path.lowercased()
        ? "pass the folder that contains both with '--root', so their paths differ"
        : "rename one of them, or write them into different folders",
      note: "generated files are named after the manifest's path with '_' for '/', ignoring case")
  }

  static func duplicateScreen(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      .duplicateScreen,
      "two screens are named \(quoted(name.text))",
      at: Annotation(name.span, "the second screen with that name"),
      also: [Annotation(first.span, "the first screen with that name")],
      help: "write 'screen: \(name.text)2', or another name, in one of the manifests")
  }

  static func typeCollision(_ type: String, _ name: Name, _ other: Name) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "\(quoted(name.text)) and \(quoted(other.text)) both generate the type '\(type)'",
      at: Annotation(name.span, "generates '\(type)'"),
      also: [Annotation(other.span, "also generates it")],
      help: "rename one of them")
  }

  static func modelCollision(_ model: Name, _ other: Name) -> Diagnostic {
    Diagnostic(
      .nameCollision,
      "the model \(quoted(model.text)) has the name of a type that \(quoted(other.text)) generates",
      at: Annotation(model.span, "your type"),
      also: [Annotation(other.span, "generates '\(model.text)'")],
      help: "rename one of them, or write the model with its module: 'MyModels.\(model.text)'")
  }

  static func hidesType(_ type: String, from name: Name, of owner: String, help: String)
    -> Diagnostic
  {
    Diagnostic(
      .nameCollision,
      "\(quoted(name.text)) generates the type '\(type)', which \(owner) already has",
      at: Annotation(name.span, "generates '\(type)'"),
      help: help)
  }

  static func memberCollision(_ name: Name, _ suffix: String, _ other: Name) -> Diagnostic {
    Diagnostic(
      .memberCollision,
      "the section \(quoted(other.text)) and the \(suffix.lowercased()) of \(quoted(name.text)) "
        + "both generate the property '\(other.text)'",
      at: Annotation(other.span, "generates '\(other.text)'"),
      also: [Annotation(name.span, "its \(suffix.lowercased()) also generates it")],
      help: "rename one of the sections")
  }

  static func caseCollision(_ caseName: String, _ name: Name, _ other: Name) -> Diagnostic {
    Diagnostic(
      .caseCollision,
      "\(quoted(name.text)) and \(quoted(other.text)) both generate a screen's case '\(caseName)'",
      at: Annotation(name.span, "generates '\(caseName)'"),
      also: [Annotation(other.span, "also generates it")],
      help: "rename one of them")
  }

  static func tooManyKinds(_ count: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyKinds,
      "the screen shows \(count) kinds of cell, more than \(maximumKinds)",
      at: Annotation(span, "\(count) kinds of cell"),
      help: "split it into several screens, or let kinds share a view data type",
      note: "the Swift compiler gives up on a 'switch' over that many cases")
  }
}
