import CellGenCommand
import CellGenCore

/// The manifests that one run of cellgen reads, and its result.
struct ManifestRun {
  let sources: [SourceText]
  let analysis: Analysis
  private let lines: [LineTable]

  init(_ sources: [SourceText]) {
    self.sources = sources
    analysis = analyze(sources)
    lines = sources.map { LineTable($0) }
  }

  /// The place of a part of a manifest.
  func place(of span: SourceSpan) -> DoctorFinding.Place {
    DoctorFinding.Place(
      path: sources[Int(span.file)].path,
      location: lines[Int(span.file)].location(at: Int(span.start)))
  }
}

/// A manifest of a run, before it is read.
struct RunManifest: Hashable, Sendable {
  /// The path below the project.
  var path: String
  /// The path below the folder that names of files are relative to.
  var relativePath: String
  /// The module that compiles it, if it is a different one.
  var module: String?
}

extension Project {
  /// The manifests that a run reads, with those of other modules that they can use.
  ///
  /// - Parameter root: the folder that names of files are relative to, below the project.
  func run(
    over manifests: [String], below root: String, of target: ProjectTarget?
  ) -> [RunManifest] {
    let own = manifests.map { path in
      let below = root.isEmpty ? path : String(path.utf8.dropFirst(root.utf8.count + 1)) ?? path
      return RunManifest(path: path, relativePath: below)
    }
    let others = otherModules(of: target).flatMap { name, paths in
      paths.filter { !manifests.contains($0) }
        .map { RunManifest(path: $0, relativePath: fileName(of: $0), module: name) }
    }
    return own + others
  }

  /// The manifests as a run reads them. Their paths are those below the project.
  func sources(
    _ manifests: [String], below root: String, of target: ProjectTarget?
  ) -> [SourceText] {
    run(over: manifests, below: root, of: target).enumerated().map { index, manifest in
      SourceText(
        path: manifest.path, relativePath: manifest.relativePath,
        bytes: reading.bytes(of: manifest.path), index: index, module: manifest.module)
    }
  }

  /// The manifests of the other targets, by the names of their modules. The target's own package comes first,
  /// because another package can have a module of the same name.
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

  /// The manifests of a target that code is generated from: by the plugin, or by hand for the excluded ones.
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
