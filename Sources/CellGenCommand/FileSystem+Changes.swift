import CellGenSystemCalls
import Foundation

// All changes on disk go through this file, with one function for each system call. Foundation's functions
// make several calls, so a run that is killed between two of them could leave files in any state.

extension FileSystem {
  /// A kind of system call that changes something.
  package enum Change: Sendable {
    case createFolder, createFile, setOwner, setPermissions, write, truncate, synchronize, rename
    case swap, remove, removeFolder
  }

  /// A hook for tests, called before every change: it can end the process, or refuse the change by
  /// returning an error code.
  @TaskLocal package static var intervention: (@Sendable (Change, String) -> Int32?)?

  /// Makes a system call, and repeats it if a signal interrupted it.
  ///
  /// - Parameter call: Makes the call, and returns a negative number if it fails.
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
  /// Creates a folder, along with missing parents.
  ///
  /// - Returns: The created folders, outermost first.
  package static func createFolder(_ path: String) throws(Failure) -> [String] {
    try checkLinks(to: path)
    var made: [String] = []
    do throws(SystemError) {
      for folder in try missingFolders(path) {
        do throws(SystemError) {
          try make(.createFolder, folder) { Int(mkdir(folder, 0o777)) }
          made.append(folder)
        } catch  where error.code == EEXIST {
          // Another run has created it.
        }
      }
      return made
    } catch {
      removeFolders(made)
      throw .cannot("create the folder", path, error.reason)
    }
  }

  /// Throws if a symbolic link in a path is broken: a folder can't be created at the link, and creating its
  /// target isn't cellgen's business.
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
      // Another run has just created it.
      return nil
    case nil:
      let parent = folder(of: path)
      return parent == path ? nil : try danglingLink(on: parent)
    }
  }

  /// Returns the folders that don't exist, outermost first.
  private static func missingFolders(_ path: String) throws(SystemError) -> [String] {
    guard try status(of: path) == nil else { return [] }
    let parent = folder(of: path)
    return (parent == path ? [] : try missingFolders(parent)) + [path]
  }

  /// Removes those of the folders that are empty, last one first.
  package static func removeFolders(_ folders: [String]) {
    for folder in folders.reversed() {
      _ = try? make(.removeFolder, folder) { Int(rmdir(folder)) }
    }
  }
}

// MARK: - Files

extension FileSystem {
  /// Creates a file; fails if it exists.
  ///
  /// - Parameters:
  ///   - mode: The permissions, before the process's mask is applied.
  ///   - old: The file that it will replace. The new file gets its permissions, and its owner and group if
  ///     the system allows it, before it has contents, so nobody can read them without permission.
  ///   - isDurable: True if its contents must be on the disk before this returns.
  package static func createFile(
    _ path: String, _ contents: FileContents, mode: mode_t = 0o666,
    replacing old: FileStatus? = nil,
    isDurable: Bool = false
  ) throws(SystemError) {
    // With O_EXCL, the system never follows a link.
    let file = try openFile(path, O_CREAT | O_EXCL, .createFile, mode: old?.permissions ?? mode)
    defer { close(file) }
    if let old {
      try setOwner(of: file, as: old, path)
      try make(.setPermissions, path) { Int(fchmod(file, old.permissions)) }
    }
    try put(contents, into: file, path)
    guard isDurable else { return }
    do throws(SystemError) {
      try make(.synchronize, path) { Int(fsync(file)) }
    } catch  where error.isUnsupported {
      // The file system has no other storage to write through to.
    }
  }

  /// Gives an open file the owner and group of another, or at least the group: only root can change the
  /// owner, while others can choose one of their own groups.
  private static func setOwner(
    of file: Int32, as other: FileStatus, _ path: String
  ) throws(SystemError) {
    guard let own = status(ofDescriptor: file) else { return }
    for owner in [other.owner, own.owner] where own.owner != owner || own.group != other.group {
      do throws(SystemError) {
        try make(.setOwner, path) { Int(fchown(file, owner, other.group)) }
        return
      } catch  where error.isRefusal || error.code == EINVAL {
        // Not permitted, or not supported by the file system.
      }
    }
  }

  /// Overwrites a file in place, for files that can't be replaced.
  ///
  /// The file is truncated at the end instead of emptied at the start, so it always has the first line by
  /// which cellgen recognizes its files.
  static func overwriteFile(_ path: String, _ contents: FileContents) throws(SystemError) {
    let file = try openFile(path, O_NOFOLLOW, .write, mode: 0)
    defer { close(file) }
    try put(contents, into: file, path)
    let size = off_t(contents.count)
    try make(.truncate, path) { Int(ftruncate(file, size)) }
  }

  private static func openFile(
    _ path: String, _ flags: Int32, _ change: Change, mode: mode_t
  ) throws(SystemError) -> Int32 {
    let flags = flags | O_WRONLY | O_CLOEXEC
    return Int32(try make(change, path) { Int(open(path, flags, mode)) })
  }

  private static func put(
    _ contents: FileContents, into file: Int32, _ path: String
  ) throws(SystemError) {
    var position = 0
    while position < contents.count {
      position += try make(.write, path) {
        contents.withBytes { bytes in
          let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
          return write(file, rest.baseAddress, min(rest.count, 1 << 16))
        }
      }
    }
  }

  /// Atomically replaces a file with another.
  ///
  /// This calls `rename(2)`: Foundation's `moveItem` doesn't replace files, and `replaceItemAt` takes several
  /// steps to preserve metadata.
  static func move(_ path: String, to target: String) throws(SystemError) {
    try make(.rename, target) { Int(rename(path, target)) }
  }

  /// Moves a file to an unused name; fails with `EEXIST` if a file has that name.
  static func move(_ path: String, toFreeName target: String) throws(SystemError) {
    try make(.rename, target) { Int(cellgen_move_to_free_name(path, target)) }
  }

  /// Swaps a file with whatever is at another path, in one step.
  static func swap(_ path: String, with target: String) throws(SystemError) {
    try make(.swap, target) { Int(cellgen_swap(path, target)) }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    try make(.remove, path) { Int(unlink(path)) }
  }

  /// Removes a file, ignoring errors.
  package static func remove(_ path: String) { try? removeFile(path) }
}
