import CellGenCommand
import Foundation

/// Writes new files to a folder, all of them or none, and never overwrites a file.
///
/// If a file cannot be written, the files before it are removed.
struct ScaffoldWriter {
  /// The outcome for a file.
  enum Outcome: Equatable {
    case created
    /// It already exists, and serves as it is.
    case kept
  }

  /// Files that many projects already have, and that the scaffold can do without.
  private static let keepable = [".gitignore", "README.md"]

  /// The folder as the user passed it; it might not exist yet.
  let folder: String

  /// Writes the files, and returns what happened to each.
  ///
  /// - Errors: one failure for all files that can't be written.
  func write(
    _ files: [Template.File]
  ) throws(Failure) -> [(path: String, outcome: Outcome)] {
    try checkFolder()
    try checkPaths(of: files)
    let paths = files.map { join(folder, $0.path) }
    return try withExclusiveAccess(to: paths, drafts: .manifest) { _ throws(Failure) in
      try writeExclusively(files)
    }
  }

  private func writeExclusively(
    _ files: [Template.File]
  ) throws(Failure) -> [(path: String, outcome: Outcome)] {
    let outcomes = try files.mapAll { file throws(Failure) in
      (path: join(folder, file.path), outcome: try plan(file))
    }
    let pending = zip(files, outcomes).filter { $1.outcome == .created }
    var created = CreatedItems()
    do throws(Failure) {
      for (file, (path, _)) in pending {
        try created.createFolders(above: path)
        try created.createFile(path, file.bytes, isExecutable: file.isExecutable)
      }
    } catch {
      created.removeAll()
      throw error
    }
    return outcomes
  }

  private func checkFolder() throws(Failure) {
    switch try FileSystem.kind(of: folder, to: "write to the folder") {
    case .folder: return
    case nil: try FileSystem.checkLinks(to: folder)
    default: throw .cannot("write to the folder", folder, "it is not a folder")
    }
  }

  /// Checks the paths once their tags are filled in: they must be inside the folder, and unique. Most
  /// developers' file systems ignore case.
  private func checkPaths(of files: [Template.File]) throws(Failure) {
    var taken: Set<String> = []
    _ = try files.mapAll { file throws(Failure) in
      let path = join(folder, file.path)
      guard parts(of: file.path).allSatisfy({ !["", ".", ".."].contains($0) }) else {
        throw .cannot(
          "write", path, "it is not a path inside '\(folder)'",
          help: "correct the file and folder names in the template")
      }
      guard taken.insert(file.path.lowercased()).inserted else {
        throw .cannot("write", path, "two files would have this name")
      }
    }
  }

  private func plan(_ file: Template.File) throws(Failure) -> Outcome {
    try checkFolders(of: file)
    let path = join(folder, file.path)
    let kind = try FileSystem.kind(of: path, followingLinks: false, to: "write")
    guard let kind else { return .created }
    if kind == .file, Self.keepable.contains(file.path) { return .kept }
    throw .cannot(
      "write", path, kind == .folder ? "it is a folder" : "it already exists",
      help: "move it elsewhere, or choose another folder; existing files are never overwritten")
  }

  /// Checks the folders inside the scaffold's folder: a link among them could point anywhere.
  private func checkFolders(of file: Template.File) throws(Failure) {
    let parts = parts(of: file.path).dropLast()
    for count in parts.indices.map({ $0 + 1 }) {
      let path = join(folder, parts.prefix(count).joined(separator: "/"))
      switch try FileSystem.kind(of: path, followingLinks: false, to: "write to the folder") {
      case .folder: continue
      case nil: return
      case .link:
        throw .cannot("write to the folder", path, "it is a symbolic link")
      default: throw .cannot("write to the folder", path, "it is not a folder")
      }
    }
  }
}

/// The files and folders created so far, in order.
private struct CreatedItems {
  private var files: [String] = []
  private var folders: [String] = []

  mutating func createFile(
    _ path: String, _ bytes: [UInt8], isExecutable: Bool
  ) throws(Failure) {
    do throws(SystemError) {
      try FileSystem.createFile(path, .bytes(bytes), mode: isExecutable ? 0o777 : 0o666)
      files.append(path)
    } catch {
      // Remove an incomplete file, but keep one that existed before.
      if error.code != EEXIST { FileSystem.remove(path) }
      throw .cannot("write", path, error.reason)
    }
  }

  mutating func createFolders(above path: String) throws(Failure) {
    folders += try FileSystem.createFolder(folder(of: path))
  }

  func removeAll() {
    for file in files.reversed() { FileSystem.remove(file) }
    FileSystem.removeFolders(folders)
  }
}
