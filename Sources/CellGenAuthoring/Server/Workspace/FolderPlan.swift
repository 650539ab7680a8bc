import CellGenCommand
import CellGenCore

/// The manifests below a folder, by the runs that compile them together.
///
/// The manifests of a target form a run, as in `doctor`; those without a target form another run.
struct FolderPlan: Sendable {
  struct Run: Sendable {
    /// The folder that names of files are relative to.
    var folder: String
    /// The manifests, with absolute paths.
    var manifests: [RunManifest]
  }

  private(set) var runs: [Run] = []

  /// The plan for everything below a folder.
  init(below root: String) {
    let project = Project(root)
    var planned: Set<String> = []
    for target in project.targets {
      let manifests = project.generatedManifests(of: target)
      guard !manifests.isEmpty else { continue }
      planned.formUnion(manifests)
      add(project.run(over: manifests, below: target.folder, of: target), at: target.folder, root)
    }
    let others = project.files.manifests.filter { !planned.contains($0) }
    add(project.run(over: others, below: "", of: nil), at: "", root)
  }

  /// The plan for a folder outside of any project: only the manifests directly in it.
  init(ofFiles folder: String) {
    let names = (try? FileSystem.names(in: folder)) ?? []
    let manifests = names.filter { $0.hasSuffix(".sections") && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { RunManifest(path: $0, relativePath: $0) }
    add(manifests, at: "", folder)
  }

  private mutating func add(_ manifests: [RunManifest], at folder: String, _ root: String) {
    let manifests = manifests.map { manifest in
      var manifest = manifest
      manifest.path = join(root, manifest.path)
      return manifest
    }
    runs.append(Run(folder: join(root, folder), manifests: manifests))
  }
}

/// The folder of the package that a file belongs to: the nearest one above it with a `Package.swift`; nil for
/// none.
func packageFolder(of path: String) -> String? {
  var folder = folder(of: path)
  while folder != "/", folder != "." {
    if (try? FileSystem.kind(of: join(folder, "Package.swift"), to: "read")) == .file {
      return folder
    }
    folder = CellGenCommand.folder(of: folder)
  }
  return nil
}
