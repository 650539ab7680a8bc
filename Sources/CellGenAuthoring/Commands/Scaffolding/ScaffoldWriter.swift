import CellGenCommand
import Foundation

/// Puts the files of a scaffold into a folder, all of them or none; nothing that exists is touched.
///
/// What was written is taken back when something fails half-way.
struct ScaffoldWriter {
  /// What became of a file.
  enum Outcome: Equatable {
    case created
    /// A file was there already that may as well stay.
    case kept
  }

  /// Files that people have already, and that serve the scaffold as they are.
  private static let keepable = [".gitignore", "README.md"]

  /// As the user named it; it need not exist.
  let folder: String

  /// Writes the files, and says what became of each.
  ///
  /// - Errors: all that stands in the way, in one failure.
  func write(
    _ files: [Template.File]
  ) throws(Failure) -> [(path: String, outcome: Outcome)] {
    try checkFolder()
    try checkPaths(of: files)
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

  /// What tags make of a path is known only here: it must not lead out of the folder, nor to where
  /// another file goes. Most disks of developers do not see case.
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
        throw .cannot("write", path, "two files of the template would have this name")
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

  /// The folders within the scaffold's own: a link among them could lead anywhere.
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

/// What was made so far, the latest last.
private struct CreatedItems {
  private var files: [String] = []
  private var folders: [String] = []

  mutating func createFile(
    _ path: String, _ bytes: [UInt8], isExecutable: Bool
  ) throws(Failure) {
    do throws(SystemError) {
      try FileSystem.createFile(path, bytes, mode: isExecutable ? 0o777 : 0o666)
      files.append(path)
    } catch {
      // What was there before stays, and what could not be written whole does not.
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
