import Foundation

/// The few things that cellgen asks of a file system, each failing with the path and the reason.
package enum FileSystem {
  /// What stands at a path.
  package enum Kind {
    case file, folder, link, other
  }

  /// What stands at a path, nil when nothing does.
  ///
  /// - Errors: everything else that keeps one from knowing, such as a folder that may not be entered.
  package static func kind(
    of path: String, followingLinks: Bool = true, to attempt: String
  ) throws(Failure) -> Kind? {
    do throws(SystemError) {
      return try status(of: path, followingLinks: followingLinks)?.kind
    } catch {
      throw .cannot(attempt, path, error.reason)
    }
  }

  /// The path without links, `.` and `..`; nil when nothing stands there.
  package static func realPath(_ path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  static var currentFolder: String { FileManager.default.currentDirectoryPath }

  package static func isWritable(_ path: String) -> Bool {
    FileManager.default.isWritableFile(atPath: path)
  }

  /// The names in a folder without `.` and `..`, in no order.
  ///
  /// A name that is not UTF-8 fits into no text, so what it names is out of reach. Foundation passes over
  /// such names, which is why this asks the system itself.
  ///
  /// - Parameter matters: whether such a name is a failure; it is given with replacement characters.
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
      // The name is as long as it is, whatever the type of the field says.
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
  /// A file's first bytes, at most `limit`.
  package static func contents(of path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    try attempt("read", path) {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return Array(try file.read(upToCount: limit) ?? Data())
    }
  }

  /// What is left of an open stream, at most `limit` bytes of it.
  static func rest(of stream: FileHandle, limit: Int, named name: String) throws(Failure) -> [UInt8]
  {
    try attempt("read", name) {
      var bytes: [UInt8] = []
      // A pipe gives what it has, which need not be all that will come.
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

  /// Calls Foundation, whose errors do not say what we were about to do.
  private static func attempt<Result>(
    _ verb: String, _ path: String, _ call: () throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try call()
    } catch {
      throw .cannot(verb, path, reason(for: error))
    }
  }

  /// "no such file or directory": the system's own words, which say more than Foundation's.
  private static func reason(for error: any Error) -> String {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? SystemError(code: Int32(cause.code)).reason : cause.localizedDescription
  }
}
