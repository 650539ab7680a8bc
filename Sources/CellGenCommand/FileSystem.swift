#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The few things that cellgen asks of a file system, each failing with the path and the reason.
///
/// They are the system's own calls rather than Foundation's: these say why something failed, create a
/// file only where there is none, and spare the process the loading of Foundation, which takes longer
/// than a whole run.
enum FileSystem {
  /// What stands at a path.
  enum Kind {
    case file, folder, link, other
  }

  /// What stands at a path, nil when nothing does.
  ///
  /// - Errors: everything else that keeps one from knowing, such as a folder that may not be entered.
  static func kind(
    of path: String, followingLinks: Bool = true, to attempt: String
  ) throws(Failure) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT { return nil }
      throw .cannot(attempt, path, lastReason())
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The path without links, `.` and `..`; nil when nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static var currentFolder: String { realPath(".") ?? "/" }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// The names in a folder without `.` and `..`, in no order.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw .cannot("search", folder, lastReason()) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// "no such file or directory": why the last call failed.
  fileprivate static func lastReason() -> String {
    let text = String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

// MARK: - Contents

extension FileSystem {
  /// A file's first bytes, at most `limit`.
  static func contents(of path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannot("read", path, lastReason()) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .cannot("read", path, lastReason()) }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes all bytes to an open file or stream.
  static func put(
    _ bytes: [UInt8], into descriptor: Int32, named name: String
  ) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        let rest = UnsafeRawBufferPointer(rebasing: all[written...])
        return write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannot("write to", name, lastReason()) }
      written += count
    }
  }
}

// MARK: - Changes

extension FileSystem {
  /// Makes a folder and those above it, as far as they are missing.
  static func createFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT, let parent = parent(of: path) {
      try createFolder(parent)
      if mkdir(path, 0o777) == 0 { return }
    }
    let reason = lastReason()
    guard try kind(of: path, to: "create the folder") == .folder else {
      throw .cannot("create the folder", path, reason)
    }
  }

  /// Writes a file where there is none, with the permissions of the one it will replace.
  static func createFile(
    _ path: String, _ bytes: [UInt8], permissionsOf model: String
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannot("write", model, lastReason()) }
    var status = stat()
    if stat(model, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    do throws(Failure) {
      try put(bytes, into: descriptor, named: model)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .cannot("write", model, lastReason()) }
  }

  /// Puts a file in the place of another, which is there as it was or as it will be at any moment.
  static func move(_ path: String, to target: String) throws(Failure) {
    guard rename(path, target) == 0 else { throw .cannot("write", target, lastReason()) }
  }

  /// Removes a file of ours; that it is gone already is no failure.
  static func remove(_ path: String) { unlink(path) }

  private static func parent(of path: String) -> String? {
    let trimmed = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let above = trimmed.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
    return above.isEmpty ? nil : String(decoding: above.reversed(), as: UTF8.self)
  }
}
