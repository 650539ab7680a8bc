import Foundation

/// The few things that cellgen asks of a file system, each failing with the path and the reason.
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
    do {
      let kind = try kind(of: path)
      guard kind == .link, followingLinks else { return kind }
      return try realPath(path).map { try Self.kind(of: $0) }
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .cannot(attempt, path, reason(for: error))
    }
  }

  private static func kind(of path: String) throws -> Kind {
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return switch type {
    case .typeRegular?: .file
    case .typeDirectory?: .folder
    case .typeSymbolicLink?: .link
    default: .other
    }
  }

  /// The path without links, `.` and `..`; nil when nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// As a shell has it, which on Linux Foundation does not ask.
  static var homeFolder: String {
    ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
  }

  static func isWritable(_ path: String) -> Bool {
    FileManager.default.isWritableFile(atPath: path)
  }

  /// The names in a folder without `.` and `..`, in no order.
  static func names(in folder: String) throws(Failure) -> [String] {
    try attempt("search", folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
  }
}

// MARK: - Contents

extension FileSystem {
  /// A file's first bytes, at most `limit`.
  static func contents(of path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    try attempt("read", path) {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return Array(try file.read(upToCount: limit) ?? Data())
    }
  }

  /// Writes all bytes to an open file or stream.
  static func put(_ bytes: [UInt8], into file: FileHandle, named name: String) throws(Failure) {
    try attempt("write to", name) { try file.write(contentsOf: Data(bytes)) }
  }
}

// MARK: - Changes

extension FileSystem {
  /// Makes a folder and those above it, as far as they are missing.
  static func createFolder(_ path: String) throws(Failure) {
    try attempt("create the folder", path) {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  /// Writes a file where there is none, with the permissions of the one it will replace.
  static func createFile(
    _ path: String, _ bytes: [UInt8], permissionsOf model: String
  ) throws(Failure) {
    try attempt("write", model) {
      let url = URL(fileURLWithPath: path)
      // Empty at first: nobody reads the contents who may not read the file that is replaced.
      try Data().write(to: url, options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: url)
      defer { try? file.close() }
      try copyPermissions(of: model, to: path)
      try file.write(contentsOf: Data(bytes))
    }
  }

  /// Writes a file where there is none; one that could not be written whole is removed.
  static func createFile(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    try attempt("write", path) {
      let url = URL(fileURLWithPath: path)
      try Data().write(to: url, options: .withoutOverwriting)
      do {
        let file = try FileHandle(forWritingTo: url)
        defer { try? file.close() }
        try file.write(contentsOf: Data(bytes))
      } catch {
        remove(path)
        throw error
      }
    }
  }

  /// Makes a folder in one that is there.
  static func createOneFolder(_ path: String) throws(Failure) {
    try attempt("create the folder", path) {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
  }

  /// Removes a folder of ours unless there is something in it.
  static func removeEmptyFolder(_ path: String) { _ = rmdir(path) }

  private static func copyPermissions(of model: String, to path: String) throws {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: model),
      let permissions = attributes[.posixPermissions]
    else { return }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// Puts a file in the place of another, which is there as it was or as it will be at any moment.
  ///
  /// This is `rename(2)`, which Foundation passes on, because of its own means `moveItem` refuses to
  /// replace, and `replaceItemAt` takes several steps where it must keep what belongs to the old file.
  static func move(_ path: String, to target: String) throws(Failure) {
    guard rename(path, target) == 0 else { throw .cannot("write", target, reason(forCode: errno)) }
  }

  /// Removes a file of ours; that it is gone already is no failure.
  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}

// MARK: - Failures

extension FileSystem {
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
      ? reason(forCode: Int32(cause.code)) : cause.localizedDescription
  }

  private static func reason(forCode code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
