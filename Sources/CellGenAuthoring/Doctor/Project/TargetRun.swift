import CellGenCommand
import CellGenCore

/// The manifests that one run of cellgen reads, and what it finds.
struct ManifestRun {
  let sources: [SourceText]
  let analysis: Analysis
  private let lines: [LineTable]

  init(_ sources: [SourceText]) {
    self.sources = sources
    analysis = analyze(sources)
    lines = sources.map { LineTable($0) }
  }

  /// Where a part of a manifest is.
  func place(of span: SourceSpan) -> DoctorFinding.Place {
    DoctorFinding.Place(
      path: sources[Int(span.file)].path,
      location: lines[Int(span.file)].location(at: Int(span.start)))
  }
}

extension Project {
  /// Manifests as a run reads them, with those of other modules that they may use. Their paths are those below the
  /// project.
  ///
  /// - Parameter root: the folder that names of files are relative to, below the project.
  func sources(
    _ manifests: [String], below root: String, of target: ProjectTarget?
  ) -> [SourceText] {
    var sources = manifests.map { path in
      let below = root.isEmpty ? path : String(path.utf8.dropFirst(root.utf8.count + 1)) ?? path
      return (path, below, String?.none)
    }
    for (name, paths) in otherModules(of: target) {
      sources += paths.filter { !manifests.contains($0) }.map { ($0, fileName(of: $0), name) }
    }
    return sources.enumerated().map { index, source in
      SourceText(
        path: source.0, relativePath: source.1, bytes: reading.bytes(of: source.0), index: index,
        module: source.2)
    }
  }

  /// The manifests of the other targets, by the names of their modules. Those of the target's own package come first:
  /// another package may have a module of the same name.
  func otherModules(of target: ProjectTarget?) -> [(name: String, manifests: [String])] {
    guard let target, case .package(let package, let own) = target.origin else { return [] }
    var modules: [(name: String, manifests: [String])] = []
    func add(_ other: ProjectTarget) {
      let manifests = other.manifests + other.excluded
      guard let name = other.moduleName, !manifests.isEmpty,
        !modules.contains(where: { $0.name == name }), name != target.moduleName
      else { return }
      modules.append((name, manifests))
    }
    for other in targets {
      if case .package(let home, let declared) = other.origin, home.path == package.path,
        declared.offset != own.offset
      {
        add(other)
      }
    }
    for other in targets { add(other) }
    return modules
  }

  /// The manifests of a target that code is generated from: by the plugin, or by hand for those that it excludes.
  func generatedManifests(of target: ProjectTarget) -> [String] {
    if target.usesPlugin == .yes { return target.manifests }
    let excluded = target.excluded.filter { manifest in
      groups.contains { $0.manifests.values.contains(manifest) }
    }
    return (target.manifests + excluded).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The run over the manifests of a target; nil if it has none.
  func run(of target: ProjectTarget) -> ManifestRun? {
    let manifests = generatedManifests(of: target)
    guard !manifests.isEmpty else { return nil }
    return reading.run(of: manifests) {
      ManifestRun(sources(manifests, below: target.folder, of: target))
    }
  }
}
