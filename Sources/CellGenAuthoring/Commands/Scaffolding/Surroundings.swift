import CellGenCommand

/// The project around a folder that new files are written to.
struct Surroundings {
  /// The folder and its parents, up to that of the package or the repository.
  private var folders: [String] = []

  init(of folder: String) {
    var next = absolute(folder)
    while next != "/" {
      folders.append(next)
      if holds("Package.swift", in: next) || holds(".git", in: next) { return }
      next = CellGenCommand.folder(of: next)
    }
  }

  /// True if a Swift file in one of the folders imports the runtime's module.
  var importsRuntime: Bool {
    folders.contains { folder in
      names(in: folder).contains { name in
        name.hasSuffix(".swift") && name != "Package.swift"
          && text(of: join(folder, name)).contains("import CellGenRuntime")
      }
    }
  }

  /// The `Package.swift` of the package around the folder, if it uses the build plugin.
  var packageWithPlugin: String? {
    usesPlugin ? folders.last.map { join($0, "Package.swift") } : nil
  }

  /// True if a package's build plugin generates code for the manifests of the folder.
  ///
  /// - Source: a target's files are below its folder, by default in `Sources` or `Tests`; files in the root
  ///   of a package belong to a target only if its path covers them (SwiftPM's documentation of
  ///   `Target.path`).
  var isInTargetWithPlugin: Bool { usesPlugin && folders.count > 1 }

  /// The folders below `Sources`, in the root of a package that uses the plugin: those with manifests, or all
  /// of them if none has any. Nil elsewhere.
  var targetsBelowRoot: [String]? {
    guard usesPlugin, folders.count == 1 else { return nil }
    let targets = names(in: join(folders[0], "Sources")).sorted().map { join("Sources", $0) }
      .filter { !names(in: join(folders[0], $0)).isEmpty }
    let withManifests = targets.filter { target in
      names(in: join(folders[0], target)).contains { $0.hasSuffix(".sections") }
    }
    return withManifests.isEmpty ? targets : withManifests
  }

  /// True if `Package.swift` uses the build plugin.
  private var usesPlugin: Bool {
    guard let root = folders.last, holds("Package.swift", in: root) else { return false }
    return text(of: join(root, "Package.swift")).contains("CellGenPlugin")
  }

  // A file or folder that can't be read counts as empty.
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
