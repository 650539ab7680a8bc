import CellGenCommand
import CellGenCore

/// A folder with an app, as far as its source text shows what is built from it.
///
/// Nothing in it is run, and nothing is written.
struct Project {
  /// The folder as the user passed it.
  let root: String
  let files: ProjectFiles
  let reading: ProjectReading
  let packages: [PackageDescription]
  let xcodeProjects: [XcodeProject]
  private(set) var targets: [ProjectTarget] = []
  /// The Swift files that begin with cellgen's marker.
  let writtenFiles: [WrittenFile]
  /// The written files whose manifests exist.
  let groups: [WrittenGroup]

  init(_ root: String) {
    let files = ProjectFiles(in: root)
    let reading = ProjectReading(root: root)
    self.root = root
    self.files = files
    self.reading = reading
    packages = files.packages.map { PackageDescription(path: $0, bytes: reading.bytes(of: $0)) }
    xcodeProjects = files.xcodeProjects.map { XcodeProject(path: $0, text: reading.text(of: $0)) }
    writtenFiles = files.swift.compactMap { WrittenFile($0, reading) }
    groups = Self.groups(of: writtenFiles, among: files.manifests)
    targets = packages.flatMap(targets(of:)) + xcodeProjects.map(target(of:))
    distribute()
  }

  /// The package that a file belongs to: that of the nearest folder above it. Nil for none.
  func package(of file: String) -> PackageDescription? {
    packages.filter { isBelow(file, $0.folder) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The project that a file belongs to if it belongs to no package.
  func xcodeProject(of file: String) -> XcodeProject? {
    xcodeProjects.filter { isBelow(file, $0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The path of a file for a command typed where cellgen was run.
  func word(_ path: String) -> String {
    let full = join(root, path)
    return shellWord(full.isEmpty ? "." : full)
  }
}

// MARK: - Targets

extension Project {
  private func targets(of package: PackageDescription) -> [ProjectTarget] {
    package.targets.compactMap { target in
      guard let folder = folder(of: target, in: package) else { return nil }
      return ProjectTarget(
        origin: .package(package, target), folder: folder, usesPlugin: target.usesPlugin,
        usesOtherPlugins: target.usesOtherPlugins, dependsOnRuntime: target.dependsOnRuntime,
        isMainActorByDefault: target.isMainActorByDefault,
        knowsManifests: target.exclude != nil && !target.hasSources)
    }
  }

  /// - Source: `PackageBuilder.predefinedSourceDirectories` and `predefinedTestDirectories` of SwiftPM. Since
  ///   SwiftPM 5.9, the files of a package's only target can be in `Sources` itself.
  private func folder(
    of target: PackageDescription.Target, in package: PackageDescription
  ) -> String? {
    if let path = target.path {
      // A target can be outside its package, where nothing is examined.
      let parts = path.split(separator: "/").filter { $0 != "." }
      return parts.contains("..") || path.hasPrefix("/")
        ? nil : join(package.folder, parts.joined(separator: "/"))
    }
    let places = ["Sources", "Source", "src", "srcs"]
    let parents = target.isTest ? ["Tests"] + places : places
    let usual = parents.map { join(join(package.folder, $0), target.name) }
    if let folder = usual.first(where: files.folders.contains) { return folder }
    let isOnly = package.targets.count { $0.isTest == target.isTest } == 1
    return isOnly && package.namesAllTargets
      ? parents.map { join(package.folder, $0) }.first(where: files.folders.contains) : nil
  }

  private func target(of project: XcodeProject) -> ProjectTarget {
    ProjectTarget(
      origin: .xcode(project), folder: project.folder, usesPlugin: project.usesPlugin ? .yes : .no,
      usesOtherPlugins: .no, dependsOnRuntime: .maybe,
      isMainActorByDefault: project.isMainActorByDefault, knowsManifests: true)
  }

  /// Assigns each file to the targets that it belongs to.
  private mutating func distribute() {
    for index in targets.indices {
      var target = targets[index]
      func isAmongItsFiles(_ path: String) -> Bool {
        guard isBelow(path, target.folder) else { return false }
        switch target.origin {
        case .package(let package, _): return self.package(of: path)?.path == package.path
        case .xcode(let project):
          return self.package(of: path) == nil && xcodeProject(of: path)?.path == project.path
        }
      }
      // Targets that share a folder list their own files.
      func isItsOwn(_ path: String) -> Bool {
        guard case .package(_, let own) = target.origin else { return true }
        let inside = { (paths: [String]) in
          paths.contains {
            $0 == "." || join(target.folder, $0) == path || isBelow(path, join(target.folder, $0))
          }
        }
        if let sources = own.sources, !inside(sources) { return false }
        return !inside(own.exclude ?? [])
      }
      let manifests = files.manifests.filter(isAmongItsFiles)
      target.manifests = manifests.filter(isItsOwn)
      target.excluded = manifests.filter { !isItsOwn($0) }
      target.swift = files.swift.filter { isAmongItsFiles($0) && isItsOwn($0) }
      target.objectiveC = files.objectiveC.filter(isAmongItsFiles)
      target.catalogs = files.catalogs.filter { isAmongItsFiles($0) && isItsOwn($0) }
      targets[index] = target
    }
  }
}

extension Project {
  /// The targets that a file belongs to or is excluded from.
  func targets(around file: String) -> [ProjectTarget] {
    targets.filter { $0.manifests.contains(file) || $0.excluded.contains(file) }
  }
}
