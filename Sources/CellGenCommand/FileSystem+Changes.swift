import Foundation

// All that changes anything on a disk, one function for each call to the system. Foundation's own ways
// take several calls, and what is left when a run is killed between two of them would be anyone's guess.

extension FileSystem {
  /// A call that changes something.
  package enum Change: Sendable {
    case createFolder, createFile, setOwner, setPermissions, write, truncate, rename, remove
    case removeFolder
  }

  /// Stands between cellgen and the system in tests: is told of every change beforehand, may end the
  /// process there, and may refuse the change by an error code.
  @TaskLocal package static var intervention: (@Sendable (Change, String) -> Int32?)?

  /// Makes one call, again when a signal came in between.
  ///
  /// - Parameter call: returns a negative number when it fails.
  @discardableResult
  private static func make(
    _ change: Change, _ path: String, _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      if let code = intervention?(change, path) { throw SystemError(code: code) }
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }
}

// MARK: - Folders

extension FileSystem {
  /// Makes a folder and those above it, as far as they are missing.
  ///
  /// - Returns: what was made, the outermost first.
  package static func createFolder(_ path: String) throws(Failure) -> [String] {
    try checkLinks(to: path)
    var made: [String] = []
    do throws(SystemError) {
      for folder in try missingFolders(path) {
        do throws(SystemError) {
          try make(.createFolder, folder) { Int(mkdir(folder, 0o777)) }
          made.append(folder)
        } catch  where error.code == EEXIST {
          // Another run was faster.
        }
      }
      return made
    } catch {
      removeFolders(made)
      throw .cannot("create the folder", path, error.reason)
    }
  }

  /// Refuses a path on which a link leads nowhere: no folder can be made in the link's place, and where
  /// the link leads is not ours to make.
  package static func checkLinks(to path: String) throws(Failure) {
    let link: String?
    do throws(SystemError) {
      link = try danglingLink(on: path)
    } catch {
      throw .cannot("write to the folder", path, error.reason)
    }
    guard let link else { return }
    throw .cannot(
      "write to the folder", path, "the symbolic link '\(link)' is broken",
      help: "create the folder that the link points to, or remove the link")
  }

  private static func danglingLink(on path: String) throws(SystemError) -> String? {
    guard try status(of: path) == nil else { return nil }
    switch try status(of: path, followingLinks: false)?.kind {
    case .link: return path
    case .file, .folder, .other:
      // Another run has made it in the meantime.
      return nil
    case nil:
      let parent = folder(of: path)
      return parent == path ? nil : try danglingLink(on: parent)
    }
  }

  /// The outermost first.
  private static func missingFolders(_ path: String) throws(SystemError) -> [String] {
    guard try status(of: path) == nil else { return [] }
    let parent = folder(of: path)
    return (parent == path ? [] : try missingFolders(parent)) + [path]
  }

  /// Removes folders as far as nothing is in them, the last one first.
  package static func removeFolders(_ folders: [String]) {
    for folder in folders.reversed() {
      _ = try? make(.removeFolder, folder) { Int(rmdir(folder)) }
    }
  }
}

// MARK: - Files

extension FileSystem {
  /// Writes a file where there is none.
  ///
  /// - Parameters:
  ///   - mode: who may read and write it, as far as the process allows it for new files.
  ///   - old: the file that it will replace, whose permissions it gets, and whose owner and group as far
  ///     as they may be given away. It has them before it has contents: nobody reads those who should
  ///     not.
  package static func createFile(
    _ path: String, _ bytes: [UInt8], mode: mode_t = 0o666, replacing old: FileStatus? = nil
  ) throws(SystemError) {
    // Never through a link: with O_EXCL the system refuses that.
    let file = try openFile(path, O_CREAT | O_EXCL, .createFile, mode: old?.permissions ?? mode)
    defer { close(file) }
    if let old {
      try setOwner(of: file, as: old, path)
      try make(.setPermissions, path) { Int(fchmod(file, old.permissions)) }
    }
    try put(bytes, into: file, path)
  }

  /// Gives an open file the owner and the group of another, or at least the group. Only root may do the
  /// first; others may give files to their groups.
  private static func setOwner(
    of file: Int32, as other: FileStatus, _ path: String
  ) throws(SystemError) {
    guard let own = status(ofDescriptor: file) else { return }
    for owner in [other.owner, own.owner] where own.owner != owner || own.group != other.group {
      do throws(SystemError) {
        try make(.setOwner, path) { Int(fchown(file, owner, other.group)) }
        return
      } catch  where error.isRefusal || error.code == EINVAL {
        // What is not allowed, or what the disk does not know, is done without.
      }
    }
  }

  /// Writes a file over its old contents, for where it cannot be replaced.
  ///
  /// It is cut to its length at the end and not emptied at the beginning, so that at no moment it lacks
  /// the first line by which cellgen knows its own files.
  static func overwriteFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let file = try openFile(path, O_NOFOLLOW, .write, mode: 0)
    defer { close(file) }
    try put(bytes, into: file, path)
    try make(.truncate, path) { Int(ftruncate(file, off_t(bytes.count))) }
  }

  private static func openFile(
    _ path: String, _ flags: Int32, _ change: Change, mode: mode_t
  ) throws(SystemError) -> Int32 {
    let flags = flags | O_WRONLY | O_CLOEXEC
    return Int32(try make(change, path) { Int(open(path, flags, mode)) })
  }

  private static func put(
    _ bytes: [UInt8], into file: Int32, _ path: String
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try make(.write, path) {
        rest.withUnsafeBytes { write(file, $0.baseAddress, min($0.count, 1 << 16)) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts a file in the place of another, which is there as it was or as it will be at any moment.
  ///
  /// This is `rename(2)`, because of Foundation's own means `moveItem` refuses to replace, and
  /// `replaceItemAt` takes several steps where it must keep what belongs to the old file.
  static func move(_ path: String, to target: String) throws(SystemError) {
    try make(.rename, target) { Int(rename(path, target)) }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    try make(.remove, path) { Int(unlink(path)) }
  }

  /// Removes a file of ours; that it is gone already is no failure.
  package static func remove(_ path: String) { try? removeFile(path) }
}
