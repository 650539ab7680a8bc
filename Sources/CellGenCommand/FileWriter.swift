import CellGenCore
import Foundation

/// Brings files in memory into a folder, all of them or none.
///
///     files ─plan→ changes ─write→ disk
///
/// The plan looks at everything and touches nothing. Files that are right already are not touched;
/// the others are replaced by ``replaceFiles(_:drafts:)``.
struct FileWriter {
  /// What the first line of every file begins with that cellgen may replace.
  static let header = Array(generatedFileMark.utf8)

  /// How many bytes tell whether cellgen generated a file.
  static let longestMark = byteOrderMark.count + header.count

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a file begins as cellgen's own do; an editor may have put a byte order mark before that.
  static func isGenerated(_ bytes: [UInt8]) -> Bool {
    withoutByteOrderMark(bytes[...]).starts(with: header)
  }

  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes
  }

  /// In bytes; the systems that cellgen runs on agree on it.
  static let longestName = 255

  /// The output folder as the user named it; it need not exist.
  let folder: String

  /// What to remove from the output folder; nil leaves all that is there.
  var pruning: Pruning?

  /// What is to become of each file, in the order of the files, and then of those that are to go.
  ///
  /// - Errors: all files that cannot or must not be written, in one failure.
  func plan(_ files: [GeneratedFile]) throws(Failure) -> [FileChange] {
    let lock = try FolderLock.take(folder)
    return try withExtendedLifetime(lock) { () throws(Failure) in
      try compare(files)
    }
  }

  /// Writes the files, alone in the folder, and removes the drafts of runs that were killed.
  ///
  /// - Parameter isCurrent: whether the files are still what should be written, now that no other run
  ///   can come in between.
  /// - Returns: what was done; nil when the files were not current.
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
    let drafts = Draft.abandoned(in: folder, isLocked: lock.isHeld)
    let changes = try compare(files)
    try replaceFiles(changes.filter(\.isPending).map(\.replacement))
    for draft in drafts { FileSystem.remove(draft) }
    return changes
  }

  /// Makes the folder if it is missing, until the one that was made is the one that was locked: a run
  /// that fails removes what it made.
  private func lockFolder(
    _ made: inout [String], for files: [GeneratedFile]
  ) throws(Failure) -> FolderLock {
    while true {
      if let lock = try FolderLock.take(folder) { return lock }
      // What is wrong is told before a folder is made.
      _ = try compare(files)
      made += try FileSystem.createFolder(folder)
    }
  }
}

/// A file with what stands in its place now.
struct FileChange: Equatable {
  /// What a file needs.
  package enum Kind {
    case create, update, unchanged, remove
  }

  /// With the output folder before it.
  var path: String
  var kind: Kind
  /// Empty for a file that is created, or that is right already.
  var oldBytes: [UInt8]
  /// Empty for a file that is removed, or that is right already.
  var newBytes: [UInt8]

  var isPending: Bool { kind != .unchanged }

  fileprivate var replacement: FileReplacement {
    FileReplacement(
      path: path, oldBytes: kind == .create ? nil : oldBytes,
      newBytes: kind == .remove ? nil : newBytes)
  }
}

// MARK: - Planning

extension FileWriter {
  /// Looks at what stands in the places of the files.
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

  /// Two files of one name cannot both be written; most disks of developers do not see case.
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
      return FileChange(path: path, kind: .create, oldBytes: [], newBytes: Array(file.text.utf8))
    }
    let oldBytes = try FileSystem.contents(of: path)
    if file.consists(of: oldBytes) {
      return FileChange(path: path, kind: .unchanged, oldBytes: [], newBytes: [])
    }
    // In an empty file nothing can be lost. A run that was killed may have left it, or a build system
    // may have made it for us to fill.
    if !oldBytes.isEmpty { try checkHeader(oldBytes, of: path) }
    guard FileSystem.isWritable(path) else { throw .cannot("write", path, "permission denied") }
    return FileChange(
      path: path, kind: .update, oldBytes: oldBytes, newBytes: Array(file.text.utf8))
  }

  /// A name is one component of a path; anything else would lead out of the output folder.
  private func checkName(_ name: String) throws(Failure) {
    let isOneComponent = !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard isOneComponent, !["", ".", ".."].contains(name) else {
      throw .cannot("write", name, "it is not a valid file name in '\(folder)'")
    }
    // Of a folder that is still to be made, the system would say so only after the first move.
    guard name.utf8.count <= Self.longestName else {
      throw .cannot("write", join(folder, name), "file name too long")
    }
  }

  /// Whether a file stands there; false when nothing does.
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

extension GeneratedFile {
  /// Without a copy of the text, which a run that changes nothing would make for nothing.
  fileprivate func consists(of bytes: [UInt8]) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard text.count == bytes.count else { return false }
      guard let start = text.baseAddress else { return true }
      return memcmp(start, bytes, bytes.count) == 0
    }
  }
}
