import CellGenCore
import Foundation

/// Writes generated files to a folder, either all of them or none.
///
///     files ─plan→ changes ─write→ disk
///
/// Planning changes nothing. Files that are up to date are left alone; the others are replaced by
/// ``replaceFiles(_:drafts:)``.
struct FileWriter {
  /// The start of the first line of every file that cellgen may replace.
  static let header = Array(generatedFileMark.utf8)

  /// The number of bytes that determine whether cellgen generated a file.
  static let longestMark = byteOrderMark.count + header.count

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns true if a file starts with cellgen's header; an editor can have added a byte order mark before
  /// it.
  static func isGenerated(_ bytes: [UInt8]) -> Bool {
    withoutByteOrderMark(bytes[...]).starts(with: header)
  }

  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes
  }

  /// The maximum length of a file name, in bytes, on all systems that cellgen runs on.
  static let longestName = 255

  /// The output folder, as passed on the command line; it doesn't have to exist.
  let folder: String

  /// The files to remove from the output folder; nil removes nothing.
  var pruning: Pruning?

  /// Returns the changes to each file, in order, followed by the removals.
  ///
  /// - Errors: one failure for all files that can't or must not be written.
  func plan(_ files: [GeneratedFile]) throws(Failure) -> [FileChange] {
    let lock = try FolderLock.take(folder)
    return try withExtendedLifetime(lock) { () throws(Failure) in
      try compare(files)
    }
  }

  /// Locks the folder, writes the files, and removes the drafts of runs that were killed.
  ///
  /// - Parameter isCurrent: Returns true if the files are still up to date, after the folder was locked.
  /// - Returns: The changes; nil if the files weren't up to date.
  func write(
    _ files: [GeneratedFile], isCurrent: () -> Bool = { true }
  ) throws(Failure) -> [FileChange]? {
    var made: [String] = []
    do throws(Failure) {
      let lock = try lockFolder(&made, for: files)
      return try withExtendedLifetime(lock) { () throws(Failure) in
        if isCurrent() { return try write(files, lock) }
        FileSystem.removeFolders(made)
        return nil
      }
    } catch {
      FileSystem.removeFolders(made)
      throw error
    }
  }

  private func write(
    _ files: [GeneratedFile], _ lock: FolderLock
  ) throws(Failure) -> [FileChange] {
    let drafts = Draft.abandoned(.generated, in: folder, isLocked: lock.isHeld)
    let changes = try compare(files)
    try replaceFiles(changes.filter(\.isPending).map(\.replacement), drafts: .generated)
    for draft in drafts { FileSystem.remove(draft) }
    return changes
  }

  /// Creates the folder if it is missing, and locks it. A failing run removes the folders that it created, so
  /// this repeats until the locked folder exists.
  private func lockFolder(
    _ made: inout [String], for files: [GeneratedFile]
  ) throws(Failure) -> FolderLock {
    while true {
      if let lock = try FolderLock.take(folder) { return lock }
      // Reports mistakes before creating a folder.
      _ = try compare(files)
      made += try FileSystem.createFolder(folder)
    }
  }
}

/// A change to a file.
struct FileChange: Equatable {
  /// The kind of change.
  package enum Kind {
    case create, update, unchanged, remove
  }

  /// The path, including the output folder.
  var path: String
  var kind: Kind
  /// The bytes before the change; empty for a file that is created or unchanged.
  var oldBytes: [UInt8]
  /// The text after the change; empty for a file that is removed or unchanged.
  var newText: String

  var isPending: Bool { kind != .unchanged }

  fileprivate var replacement: FileReplacement {
    FileReplacement(
      path: path, oldBytes: kind == .create ? nil : oldBytes,
      newContents: kind == .remove ? nil : .text(newText))
  }
}

// MARK: - Planning

extension FileWriter {
  /// Compares the files with those on disk.
  private func compare(_ files: [GeneratedFile]) throws(Failure) -> [FileChange] {
    try checkFolder()
    try checkNames(files)
    let changes = try files.mapAll { file throws(Failure) in try plan(file) }
    return try changes + (pruning?.changes(in: folder, beside: changes) ?? [])
  }

  private func checkFolder() throws(Failure) {
    switch try FileSystem.kind(of: folder, to: "write to the folder") {
    case .folder: return
    case nil: try FileSystem.checkLinks(to: folder)
    default: throw .cannot("write to the folder", folder, "it is not a folder")
    }
  }

  /// Checks that no two files have the same name, ignoring case like most developers' file systems.
  private func checkNames(_ files: [GeneratedFile]) throws(Failure) {
    var taken: Set<String> = []
    _ = try files.mapAll { file throws(Failure) in
      try checkName(file.name)
      guard taken.insert(file.name.lowercased()).inserted else {
        throw .cannot("write", join(folder, file.name), "two files would have this name")
      }
    }
  }

  private func plan(_ file: GeneratedFile) throws(Failure) -> FileChange {
    let path = join(folder, file.name)
    guard try isReplaceable(path) else {
      return FileChange(path: path, kind: .create, oldBytes: [], newText: file.text)
    }
    let oldBytes = try FileSystem.contents(of: path)
    if contains(oldBytes, file.text) {
      return FileChange(path: path, kind: .unchanged, oldBytes: [], newText: "")
    }
    // A killed run can leave a blank file, and a build system can create a file for cellgen to fill.
    if !isBlank(oldBytes) { try checkHeader(oldBytes, of: path) }
    guard FileSystem.isWritable(path) else { throw .cannot("write", path, "permission denied") }
    return FileChange(path: path, kind: .update, oldBytes: oldBytes, newText: file.text)
  }

  /// Checks that a name is a single path component, which keeps the file inside the output folder.
  private func checkName(_ name: String) throws(Failure) {
    let isOneComponent = !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard isOneComponent, !["", ".", ".."].contains(name) else {
      throw .cannot("write", name, "it is not a valid file name in '\(folder)'")
    }
    // If the folder doesn't exist yet, the system would fail only after the first move.
    guard name.utf8.count <= Self.longestName else {
      throw .cannot("write", join(folder, name), "file name too long")
    }
  }

  /// Returns true if there is a file to replace; false if nothing exists there.
  private func isReplaceable(_ path: String) throws(Failure) -> Bool {
    switch try FileSystem.kind(of: path, followingLinks: false, to: "write") {
    case nil: return false
    case .file: return true
    case .folder: throw .cannot("write", path, "it is a folder")
    case .link:
      throw .cannot(
        "write", path, "it is a symbolic link",
        help: "remove the link; cellgen only writes inside its output folder")
    case .other: throw .cannot("write", path, "it is not a regular file")
    }
  }

  private func checkHeader(_ bytes: [UInt8], of path: String) throws(Failure) {
    guard Self.isGenerated(bytes) else {
      throw .cannot(
        "write", path, "it was not generated by cellgen",
        help: "move the file elsewhere, or choose another folder with '--output'")
    }
  }
}

/// Returns true if bytes are those of a text. This compares memory, because arrays are compared element by
/// element.
private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
  var text = text
  return text.withUTF8 {
    bytes.count == $0.count && ($0.isEmpty || memcmp(bytes, $0.baseAddress!, $0.count) == 0)
  }
}
