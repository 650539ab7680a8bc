import Foundation

/// The metadata of a file, which shows whether it has changed.
package struct FileStatus: Equatable, Sendable {
  var kind: FileSystem.Kind
  /// The device and inode numbers, which are unique among existing files.
  var identity: [UInt64]
  var size: Int64
  /// The modification time since 1970.
  var modified: [Int]
  /// The permission bits of its mode.
  package var permissions: mode_t
  var owner: uid_t
  var group: gid_t

  /// The seconds since the contents last changed.
  var age: Double { Date().timeIntervalSince1970 - Double(modified[0]) }

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    size = Int64(status.st_size)
    #if canImport(Darwin)
    modified = [Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec)]
    #else
    modified = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    #endif
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}

extension FileSystem {
  /// Returns the status of the file at a path; nil if nothing exists there.
  package static func status(
    of path: String, followingLinks: Bool = true
  ) throws(SystemError) -> FileStatus? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    if result == 0 { return FileStatus(status) }
    guard errno == ENOENT else { throw .last }
    return nil
  }

  /// Returns the status of an open file; nil if the descriptor isn't open.
  static func status(ofDescriptor descriptor: Int32) -> FileStatus? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }
}
