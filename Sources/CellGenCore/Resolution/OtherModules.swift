/// The target of a `uses` entry: a manifest, and the module that compiles it.
struct ModuleName: Hashable {
  /// The module; nil for the module of the run.
  var module: String?
  /// The name of the manifest's file, without `.sections`.
  var name: String

  init(module: String?, name: String) {
    self.module = module
    self.name = name
  }

  /// Reads `DesignSystem/Brand`, or `Brand` for a manifest of the same module.
  ///
  /// - Parameter module: The module of the manifest that contains the text.
  init(_ text: String, seenFrom module: String?) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty {
      self.init(module: String(parts[0]), name: String(parts[1]))
    } else {
      self.init(module: module, name: text)
    }
  }
}

extension Diagnostics {
  /// Returns all diagnostics, except warnings about manifests of other modules, whose own builds report them.
  func withoutWarnings(ofOthers sources: [SourceText]) -> Diagnostics {
    guard sources.contains(where: { $0.module != nil }) else { return self }
    return filter { diagnostic in
      let file = Int(diagnostic.primary.span.file)
      return diagnostic.severity == .error || !sources.indices.contains(file)
        || sources[file].module == nil
    }
  }
}

// MARK: - Resolving

extension Resolver {
  /// The module of the manifest being read; nil for that of the run.
  var module: String? { source.module }

  /// Returns the manifest that a name in `uses` refers to.
  ///
  /// - Errors: reports unknown modules and manifests; nil needs no further report.
  mutating func resolveUse(_ name: Name, _ known: [ModuleName: [Int]]) -> Int? {
    let wanted = ModuleName(name.text, seenFrom: module)
    let found = known[wanted] ?? []
    guard let used = found.first else {
      report(unknownUse(name, wanted, known.keys))
      return nil
    }
    guard found.count == 1 else {
      report(.ambiguousManifest(name, found.map { run.manifests[$0].source.path }))
      return nil
    }
    let draft = run.manifests[used]
    let other = draft.source.module.flatMap { $0 == module ? nil : $0 }
    if used == scope.manifest {
      report(.usesItself(name))
    } else if other != nil, draft.access.value == .internal, !draft.isOpen {
      report(.internalManifest(name, draft))
    } else if draft.access.value < manifest.access.value {
      report(.narrowAccess(name, draft, manifest))
    }
    if let other { run.manifests[scope.manifest].otherModules.insert(other, name) }
    return used
  }

  private func unknownUse(
    _ name: Name, _ wanted: ModuleName, _ known: some Sequence<ModuleName>
  ) -> Diagnostic {
    let own = known.filter { $0.module == module }.map(\.name).filter { $0 != source.baseName }
    let modules = Set(known.compactMap(\.module)).subtracting([module].compactMap(\.self))
    if let other = wanted.module, other != module {
      let others = known.filter { $0.module == other }.map(\.name)
      if !others.isEmpty {
        return .unknownManifest(name, of: other, wanted.name, known: others.sorted())
      }
      let file = wanted.name.split(separator: "/").last.map(String.init) ?? wanted.name
      // A path, or folders before the name of a manifest that exists here.
      if stem(of: file, ".sections") != nil || own.contains(file) {
        if wanted.name == file, isInFolder(other, file) { return .readAsOneModule(name, other) }
        return .unknownManifest(name, known: own.sorted())
      }
      return .unknownModule(name, other, known: modules.sorted(), isFromOther: module != nil)
    }
    let elsewhere = known.filter { $0.module != nil && $0.module != module }
    let parts = name.text.split(separator: ".").map(String.init)
    if parts.count == 2, modules.contains(parts[0]) {
      let meant = ModuleName(module: parts[0], name: parts[1])
      if known.contains(meant) {
        return .manifestOfAnotherModule(Name(parts[1], span: name.span), parts[0])
      }
    }
    if let home = elsewhere.first(where: { $0.name == name.text }), let module = home.module {
      return .manifestOfAnotherModule(name, module)
    }
    let manifests = elsewhere.filter { $0.module == name.text }.map(\.name)
    if !manifests.isEmpty { return .moduleWithoutManifest(name, manifests.sorted()) }
    return .unknownManifest(name, known: own.sorted())
  }

  /// Returns true if a manifest of the same module is in a folder at any level.
  private func isInFolder(_ folder: String, _ manifest: String) -> Bool {
    run.manifests.contains { draft in
      let folders = draft.source.path.split(separator: "/").dropLast()
      return draft.source.module == module && draft.source.baseName == manifest
        && folders.contains { $0 == folder }
    }
  }

  /// Reports an asset in a style of another module: code finds only the assets of its own module.
  mutating func checkAsset(_ name: String, at span: SourceSpan) {
    guard run.manifests.indices.contains(Int(span.file)) else { return }
    guard let home = run.manifests[Int(span.file)].source.module, home != module else { return }
    report(.assetOfAnotherModule(name, at: span, in: home))
  }

  /// Reports modules whose manifests use each other.
  mutating func checkModuleCycles() {
    var edges: [String: [(module: String, name: Name)]] = [:]
    for manifest in run.manifests {
      guard let module = manifest.source.module else { continue }
      edges[module, default: []] += manifest.otherModules.all
    }
    var reported: Set<Set<String>> = []
    for (module, uses) in edges.sorted(by: { $0.key < $1.key }) {
      for use in uses where reaches(module, from: use.module, edges) {
        guard reported.insert([module, use.module]).inserted else { continue }
        report(.moduleCycle(use.name, module, use.module))
      }
    }
  }

  private func reaches(
    _ goal: String, from start: String, _ edges: [String: [(module: String, name: Name)]]
  ) -> Bool {
    var (seen, next): (Set<String>, [String]) = ([], [start])
    while let module = next.popLast() {
      if module == goal { return true }
      if seen.insert(module).inserted { next += (edges[module] ?? []).map(\.module) }
    }
    return false
  }
}

/// The other modules whose manifests a manifest uses, each with its first name in `uses`.
struct UsedModules: Sendable {
  private(set) var all: [(module: String, name: Name)] = []

  var names: [String] { all.map(\.module) }

  mutating func insert(_ module: String, _ name: Name) {
    if !names.contains(module) { all.append((module, name)) }
  }
}

extension Run {
  /// Returns the module of a view's manifest; nil for that of the run.
  func module(ofView view: Int) -> String? { manifests[views[view].manifest].source.module }

  /// Returns all views with a name, in the order of the manifests.
  func views(named name: String) -> [Int] {
    (viewPositions[name].map { [$0] } ?? []) + (duplicatePositions[name] ?? [])
  }
}

extension Resolver {
  /// Notes that a manifest refers to a view.
  ///
  /// - Errors: `ambiguous-name` for a view of another module if its type names could mean another one in
  ///   Swift.
  mutating func noteUse(of view: Int, as name: Name) {
    noteName(name, as: run.views[view].name)
    guard let other = run.module(ofView: view), other != module else { return }
    let types = run.types(run.views[view].typeName).filter { type in
      type == view || run.module(ofView: type) == module
        || run.isVisible(type, from: scope.manifest)
    }
    if types.count > 1 { reportAmbiguity(of: name, types) }
    if module == nil, findings.uses.viewOfAnotherModule == nil {
      findings.uses.viewOfAnotherModule = (name, other)
    }
  }

  /// Reports a name that several views have; their types have different names unless they belong to different
  /// modules.
  mutating func reportAmbiguity(of name: Name, _ views: [Int]) {
    let drafts = views.map { run.views[$0] }
    let other = views.compactMap { run.module(ofView: $0) }.first
    if let other, Set(drafts.map(\.typeName)).count < drafts.count {
      report(.ambiguousView(name, of: other, drafts.map(\.name)))
    } else {
      report(.ambiguousView(name, drafts))
    }
  }
}

// MARK: - Diagnostics

extension DiagnosticCode {
  package static let unknownModule = Self("unknown-module", .error, .manifests)
  package static let internalManifest = Self("internal-manifest", .error, .manifests)
  package static let moduleCycle = Self("module-cycle", .error, .manifests)
  package static let runtimePerModule = Self("runtime-per-module", .error, .manifests)
  package static let assetOfAnotherModule = Self("asset-of-another-module", .error, .elements)
}

extension Diagnostic {
  /// Returns the error about an unknown module.
  ///
  /// - Parameter isFromOther: True if a manifest of another module, which the run only reads, names it.
  static func unknownModule(
    _ name: Name, _ module: String, known: [String], isFromOther: Bool
  ) -> Diagnostic {
    let rest = name.text.drop { $0 != "/" }
    let near = Suggestion.help(near: name.text, among: known.map { $0 + rest })
    return Diagnostic(
      .unknownModule,
      "the manifests of the module \(quoted(module)) are not known here",
      at: Annotation(name.span, "unknown module"),
      help: near
        ?? (isFromOther
          ? "pass '--module \(module)=FOLDER' to cellgen as well, with the folder of its manifests or, if these are the "
            + "ones that you generate, move what both modules use to a third one"
          : "pass '--module \(module)=FOLDER' to cellgen, with the folder of its manifests or, with the plugin, let "
            + "the target depend on \(quoted(module))"),
      note: near == nil
        ? "a package's plugin finds the modules that a target depends on; Xcode does not tell plugins what "
          + "the targets of a project depend on, so generate their files with the command" : nil,
      reach: .manifest)
  }

  static func unknownManifest(
    _ name: Name, of module: String, _ manifest: String, known: [String]
  ) -> Diagnostic {
    let path = stem(of: manifest, ".sections") ?? manifest
    let own = path.split(separator: "/").last.map(String.init) ?? path
    let isKnown = known.contains(own)
    return Diagnostic(
      .unknownManifest,
      "the module \(quoted(module)) has no manifest \(quoted(manifest))",
      at: Annotation(name.span, "unknown manifest"),
      help: isKnown
        ? "write '\(module)/\(own)'"
        : nameHelp(own, among: known, "manifest")
          ?? "add '\(own).sections' to the module, or remove the name",
      note: "'uses' names manifests by file name, without '.sections'",
      fix: isKnown ? Fix(name.span, replacement: "\(module)/\(own)") : nil)
  }

  static func readAsOneModule(_ name: Name, _ module: String) -> Diagnostic {
    Diagnostic(
      .unknownModule,
      "the manifests of \(quoted(module)) are read as if they belonged to this module",
      at: Annotation(name.span, "of this run"),
      help:
        "pass the manifests of one module, and those of the other with '--module \(module)=FOLDER'; if "
        + "\(quoted(module)) is only a folder of this module, write '\(ModuleName(name.text, seenFrom: nil).name)'"
    )
  }

  static func manifestOfAnotherModule(_ name: Name, _ module: String) -> Diagnostic {
    let full = "\(module)/\(name.text)"
    return Diagnostic(
      .unknownManifest,
      "there is no manifest \(quoted(name.text)) in this module, but there is one in \(quoted(module))",
      at: Annotation(name.span, "of another module"),
      help: "write '\(full)'", fix: Fix(name.span, replacement: full))
  }

  static func moduleWithoutManifest(_ name: Name, _ manifests: [String]) -> Diagnostic {
    let options = manifests.map { "\(name.text)/\($0)" }
    return Diagnostic(
      .unknownManifest,
      "\(quoted(name.text)) is a module, and 'uses' names manifests",
      at: Annotation(name.span, "which of its manifests?"),
      help: options.count == 1
        ? "write '\(options[0])'" : "write one or more of \(enumeration(options))",
      fix: manifests.count == 1
        ? Fix(name.span, replacement: "\(name.text)/\(manifests[0])") : nil)
  }

  static func internalManifest(_ name: Name, _ used: ManifestDraft) -> Diagnostic {
    Diagnostic(
      .internalManifest,
      "\(quoted(name.text)) is internal, so no other module can use what it declares",
      at: Annotation(name.span, "internal to its module"),
      also: used.access.span.map { [Annotation($0, "its access")] } ?? [],
      help:
        "write 'access: public' at the top of \(used.source.fileName), or 'access: package' for the modules "
        + "of one package")
  }

  static func moduleCycle(_ name: Name, _ module: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .moduleCycle,
      "the modules \(quoted(module)) and \(quoted(other)) use each other's manifests",
      at: Annotation(name.span, "leads back to \(quoted(module))"),
      help: "move what both use to a separate module",
      note: "Swift's modules cannot depend on each other in a cycle")
  }

  /// Returns the error about an ambiguous view.
  ///
  /// - Parameter module: The module of the view.
  static func ambiguousView(_ name: Name, of module: String, _ others: [Name]) -> Diagnostic {
    Diagnostic(
      .ambiguousName,
      "the view \(quoted(name.text)) of \(quoted(module)) is not the only one of this name here",
      at: Annotation(name.span, "which one?"),
      also: others.map { Annotation($0.span, "declared here") },
      help:
        "give each of their manifests a 'prefix', or remove what this manifest does not need from 'uses'",
      note: "their types would have the same names")
  }

  static func runtimePerModule(_ use: Name, of module: String) -> Diagnostic {
    Diagnostic(
      .runtimePerModule,
      "the view \(quoted(use.text)) is built on the runtime of \(quoted(module)), not on the one that this module "
        + "embeds",
      at: Annotation(use.span, "a view of another module"),
      help:
        "pass '--runtime import' to cellgen for both modules or, with the plugin, let both targets depend on "
        + "CellGenRuntime",
      note:
        "with an embedded runtime, each module has its own protocols; colors, fonts, spacings and styles "
        + "work with either")
  }

  static func assetOfAnotherModule(_ asset: String, at span: SourceSpan, in module: String)
    -> Diagnostic
  {
    Diagnostic(
      .assetOfAnotherModule,
      "the asset \(quoted(asset)) is in the bundle of \(quoted(module)), where code of this module does not look",
      at: Annotation(span, "an asset of another module"),
      help: "declare it as a token there, and write the token's name in the style",
      reach: .manifest)
  }
}
