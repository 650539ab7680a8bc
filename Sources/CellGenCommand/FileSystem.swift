import Foundation

/// Access to the file system; every failure names the path and the reason.
package enum FileSystem {
  /// The kind of item at a path.
  package enum Kind {
    case file, folder, link, other
  }

  /// Returns the kind of item at a path, or nil if nothing exists there.
  ///
  /// - Errors: any other reason why that can't be determined, such as missing permissions.
  package static func kind(
    of path: String, followingLinks: Bool = true, to attempt: String
  ) throws(Failure) -> Kind? {
    do throws(SystemError) {
      return try status(of: path, followingLinks: followingLinks)?.kind
    } catch {
      throw .cannot(attempt, path, error.reason)
    }
  }

  /// Returns the path without links, `.`, and `..`; nil if nothing exists there.
  package static func realPath(_ path: String) -> String? {
    guard let path = realpath(path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns the file that a path leads to, with links resolved; it doesn't have to exist.
  package static func target(of path: String) throws(Failure) -> String {
    if let target = realPath(path) { return target }
    if try kind(of: path, followingLinks: false, to: "write") == .link {
      throw .cannot(
        "write", path, "the symbolic link is broken",
        help: "create the file that the link points to, or remove the link")
    }
    return path
  }

  static var currentFolder: String { FileManager.default.currentDirectoryPath }

  package static func isWritable(_ path: String) -> Bool {
    FileManager.default.isWritableFile(atPath: path)
  }

  /// Returns the names in a folder except `.` and `..`, in no particular order.
  ///
  /// A name that isn't valid UTF-8 can't be a `String`, so its file can't be opened. Foundation skips such
  /// names silently, so this calls the system directly.
  ///
  /// - Parameter matters: Returns true if such a name, passed with replacement characters, is an error.
  package static func names(
    in folder: String,
    refusing matters: (_ name: String, _ mayBeFolder: Bool) -> Bool = { _, _ in false }
  ) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else {
      throw .cannot("search", folder, SystemError.last.reason)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      // The name can be longer than the declared type of the field.
      let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let bytes = start.assumingMemoryBound(to: CChar.self)
      if let name = String(validatingCString: bytes) {
        if name != ".", name != ".." { names.append(name) }
        continue
      }
      let name = String(cString: bytes)
      if matters(name, [DT_DIR, DT_UNKNOWN].contains { entry.pointee.d_type == UInt8($0) }) {
        throw .cannot(
          "read", join(folder, name), "its name is not valid UTF-8", help: "rename it")
      }
    }
    guard errno == 0 else { throw .cannot("search", folder, SystemError.last.reason) }
    return names
  }
}

// MARK: - Contents

extension FileSystem {
  /// Returns the first bytes of a file, at most `limit`.
  ///
  /// Only regular files are read, because pipes and devices might never end. This calls `read(2)`: Foundation
  /// reads a file one page at a time, and copies it twice.
  package static func contents(of path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer. The flag has no effect on files.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .cannot("read", path, SystemError.last.reason) }
    defer { close(file) }
    let status = status(ofDescriptor: file)
    if status?.kind == .other { throw .cannot("read", path, "it is not a regular file") }
    do throws(SystemError) {
      // One more byte shows whether the file has grown.
      let size = Int(status?.size ?? 0)
      var bytes = try part(of: file, atMost: min(limit, max(size + 1, 1 << 12)))
      var isAll = bytes.count == size || bytes.isEmpty
      while !isAll, bytes.count < limit {
        let part = try part(of: file, atMost: min(limit - bytes.count, 1 << 16))
        isAll = part.isEmpty
        bytes += part
      }
      return bytes
    } catch {
      throw .cannot("read", path, error.reason)
    }
  }

  /// Returns the next bytes of a file, not necessarily all of them; empty at its end.
  private static func part(of file: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { bytes, count in
      repeat { result = read(file, bytes.baseAddress, limit) } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    guard result >= 0 else { throw .last }
    return bytes
  }

  /// A limit that is larger than any list of names or arguments.
  private static let largestList = 32 * 1024 * 1024

  /// Returns the lines of a text file, except empty ones.
  static func lines(of path: String) throws(Failure) -> [String] {
    let bytes = try contents(of: path, limit: largestList + 1)
    guard bytes.count <= largestList else { throw .cannot("read", path, "it is too large") }
    if let null = bytes.firstIndex(of: 0) {
      // To the system, a path or an argument would end there.
      let line = 1 + bytes[..<null].count { $0 == UInt8(ascii: "\n") }
      throw .cannot("read", path, "line \(line) has a null byte", help: "write it as UTF-8 text")
    }
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the rest of an open stream, at most `limit` bytes.
  static func rest(of stream: FileHandle, limit: Int, named name: String) throws(Failure) -> [UInt8]
  {
    try attempt("read", name) {
      var bytes: [UInt8] = []
      // A pipe returns what is available so far; more can follow.
      while bytes.count < limit, let part = try stream.read(upToCount: 1 << 16), !part.isEmpty {
        bytes += part
      }
      return Array(bytes.prefix(limit))
    }
  }

  /// Writes all bytes to an open file or stream.
  static func put(_ bytes: [UInt8], into file: FileHandle, named name: String) throws(Failure) {
    try attempt("write to", name) { try file.write(contentsOf: Data(bytes)) }
  }

  /// Calls Foundation, and turns its errors into failures that name the attempted action.
  private static func attempt<Result>(
    _ verb: String, _ path: String, _ call: () throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try call()
    } catch {
      throw .cannot(verb, path, reason(for: error))
    }
  }

  /// Returns the system's description, such as "no such file or directory", which is more specific than
  /// Foundation's.
  private static func reason(for error: any Error) -> String {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? SystemError(code: Int32(cause.code)).reason : cause.localizedDescription
  }
}
