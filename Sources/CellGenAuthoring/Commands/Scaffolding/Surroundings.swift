import CellGenCommand

/// What the project says around a folder that new files go to.
struct Surroundings {
  /// The folder and those above it as far as the one of the package or of the repository.
  private var folders: [String] = []

  init(of folder: String) {
    var next = absolute(folder)
    while next != "/" {
      folders.append(next)
      if holds("Package.swift", in: next) || holds(".git", in: next) { return }
      next = CellGenCommand.folder(of: next)
    }
  }

  /// Whether a Swift file in one of the folders imports the runtime's module.
  var importsRuntime: Bool {
    folders.contains { folder in
      names(in: folder).contains { name in
        name.hasSuffix(".swift") && name != "Package.swift"
          && text(of: join(folder, name)).contains("import CellGenRuntime")
      }
    }
  }

  /// Whether the package's own manifest names the plugin, so that building it generates.
  var usesPlugin: Bool {
    guard let root = folders.last, holds("Package.swift", in: root) else { return false }
    return text(of: join(root, "Package.swift")).contains("CellGenPlugin")
  }

  // What cannot be read says nothing.
  private func holds(_ name: String, in folder: String) -> Bool {
    names(in: folder).contains(name)
  }

  private func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder)) ?? []
  }

  private func text(of path: String) -> String {
    guard let bytes = try? FileSystem.contents(of: path, limit: 1 << 20) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
