import Foundation

/// An exclusive lock on a folder, held until this object is released.
///
/// The folder itself is locked (`flock(2)`), so there is no lock file, and the lock always ends with the
/// process. On file systems without such locks, concurrent runs aren't kept apart.
final class FolderLock {
  /// The seconds to wait for other runs.
  private static let patience = 60.0
  private static let pause = 0.005

  /// The file descriptor; negative if the folder couldn't be opened.
  private let descriptor: Int32
  /// True if the folder is locked.
  private(set) var isHeld = false

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until no other run holds the lock, and takes it.
  ///
  /// - Returns: The lock; nil if the folder doesn't exist, or was replaced in the meantime.
  /// - Errors: gives up after a long time.
  static func take(_ folder: String) throws(Failure) -> FolderLock? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Another run can create the folder right after this, so the caller has to try again.
    if descriptor < 0, errno == ENOENT { return nil }
    let lock = FolderLock(descriptor: descriptor)
    try lock.wait(folder)
    let found = try? FileSystem.status(of: folder)
    guard let found, found.kind == .folder else { return nil }
    let own = FileSystem.status(ofDescriptor: lock.descriptor)
    return own == nil || own?.identity == found.identity ? lock : nil
  }

  private func wait(_ folder: String) throws(Failure) {
    let start = Date()
    while descriptor >= 0 {
      isHeld = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      guard !isHeld, errno == EWOULDBLOCK || errno == EINTR else { return }
      guard Date().timeIntervalSince(start) < Self.patience else {
        throw .cannot("write to the folder", folder, "another cellgen run is still using it")
      }
      Thread.sleep(forTimeInterval: Self.pause)
    }
  }
}

// MARK: - Several folders

/// The exclusive permission to replace files in some folders, which no other run of cellgen has at the same
/// time.
package struct ExclusiveAccess {
  fileprivate let kind: Draft.Kind
  fileprivate let locks: [(folder: String, lock: FolderLock)]

  /// Replaces the contents of files, either all of them or none.
  package func replace(_ replacements: [FileReplacement]) throws(Failure) {
    try replaceFiles(replacements, drafts: kind)
  }

  fileprivate func removeAbandonedDrafts() {
    for (folder, lock) in locks {
      for draft in Draft.abandoned(kind, in: folder, isLocked: lock.isHeld) {
        FileSystem.remove(draft)
      }
    }
  }
}

/// Reads and rewrites files while no other run of cellgen writes in their folders; then removes the drafts of
/// killed runs from there.
///
/// - Parameters:
///   - paths: The files, with links resolved; they don't have to exist.
///   - kind: The kind of their drafts.
package func withExclusiveAccess<Result>(
  to paths: [String], drafts kind: Draft.Kind,
  _ body: (ExclusiveAccess) throws(Failure) -> Result
) throws(Failure) -> Result {
  let access = ExclusiveAccess(kind: kind, locks: try FolderLock.take(foldersOf: paths))
  return try withExtendedLifetime(access) { () throws(Failure) in
    let result = try body(access)
    access.removeAbandonedDrafts()
    return result
  }
}

extension FolderLock {
  /// The maximum number of locked folders, because a process can have few open files: 256 on a Mac. In
  /// further folders, only the comparison before and after a change protects what others write.
  private static let maximum = 100

  fileprivate static func take(
    foldersOf paths: [String]
  ) throws(Failure) -> [(folder: String, lock: FolderLock)] {
    var folders: [[UInt64]: String] = [:]
    for folder in Set(paths.map { PathBytes(folder(of: $0)) }) {
      // A missing folder is reported by the code that reads or writes the file.
      guard let status = try? FileSystem.status(of: folder.path) else { continue }
      folders[status.identity] = folder.path
    }
    // All runs use the same order, so no two of them wait for each other.
    let sorted = folders.sorted { $0.key.lexicographicallyPrecedes($1.key) }.prefix(maximum)
    return try sorted.mapAll { _, folder throws(Failure) in
      try take(folder).map { (folder: folder, lock: $0) }
    }.compactMap { $0 }
  }
}
