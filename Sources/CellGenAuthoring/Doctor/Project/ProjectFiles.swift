import CellGenCommand

/// The files of a project that matter to cellgen, by their paths below its folder, sorted.
///
/// Hidden folders, folders of build products and third-party code, and links to folders are skipped. A folder
/// that can't be listed counts as empty.
struct ProjectFiles {
  /// The maximum number of files and folders that are visited.
  static let largest = 500_000

  /// Folders of files that tools fetched or built.
  private static let skipped: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

  private(set) var manifests: [String] = []
  private(set) var swift: [String] = []
  private(set) var objectiveC: [String] = []
  private(set) var catalogs: [String] = []
  private(set) var packages: [String] = []
  private(set) var resolved: [String] = []
  private(set) var xcodeProjects: [String] = []
  private(set) var folders: Set<String> = [""]
  /// False if there are too many files.
  private(set) var isComplete = true

  init(in root: String) {
    var open = [""]
    var count = 0
    while let folder = open.popLast() {
      let full = join(root, folder)
      let names = (try? FileSystem.names(in: full.isEmpty ? "." : full)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        guard count <= Self.largest else {
          isComplete = false
          return
        }
        let path = join(folder, name)
        switch try? FileSystem.kind(of: join(root, path), followingLinks: false, to: "read") {
        case .folder where !Self.skipped.contains(name):
          folders.insert(path)
          open.append(path)
        case .file: add(path, named: name)
        case .link where (try? FileSystem.kind(of: join(root, path), to: "read")) == .file:
          add(path, named: name)
        default: continue
        }
      }
    }
    sort()
  }

  private mutating func add(_ path: String, named name: String) {
    switch name.split(separator: ".").last {
    case _ where name == "Package.swift": packages.append(path)
    case _ where name == "Package.resolved": resolved.append(path)
    case "sections" where name != ".sections": manifests.append(path)
    case "swift": swift.append(path)
    case "h", "m", "mm": objectiveC.append(path)
    case "xcstrings": catalogs.append(path)
    case "pbxproj": xcodeProjects.append(path)
    default: return
    }
  }

  private mutating func sort() {
    func sorted(_ paths: [String]) -> [String] {
      paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    manifests = sorted(manifests)
    swift = sorted(swift)
    objectiveC = sorted(objectiveC)
    catalogs = sorted(catalogs)
    packages = sorted(packages)
    resolved = sorted(resolved)
    xcodeProjects = sorted(xcodeProjects)
  }
}

/// Returns true if a path is that of a file in a folder or in one below it; both are below the same root.
func isBelow(_ path: String, _ folder: String) -> Bool {
  folder.isEmpty || path.utf8.starts(with: (folder + "/").utf8)
}

/// The folder of a file; empty for the root.
func parent(of path: String) -> String {
  let folder = CellGenCommand.folder(of: path)
  return folder == "." ? "" : folder
}
