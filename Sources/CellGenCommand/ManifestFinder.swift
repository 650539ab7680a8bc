import CellGenCore
import Foundation

/// Finds and reads the manifests that the arguments of a command name.
///
/// Folders are searched recursively, in alphabetical order, and are the root of the manifests found in them;
/// a file that is passed directly has only its name. If `root` is set, all paths are relative to it. Hidden
/// folders, such as `.build`, are skipped, as are links to folders, which could form cycles. A file that is
/// named twice is read once. The argument `-` is standard input, read as a file at the path of
/// `standardInputName`.
package struct ManifestFinder {
  static let fileExtension = ".sections"
  static let standardInput = "-"
  /// The default file name of standard input; messages call it "<stdin>".
  static let standardInputName = "Stdin" + fileExtension
  /// A limit above the parser's, which lets the parser report a file that is too large, and low enough not to
  /// exhaust memory.
  private static let largestRead = 32 * 1024 * 1024

  /// A manifest before it is read.
  private struct Found {
    var path: String
    var relativePath: String
    /// The module that compiles it, if that is another module.
    var module: String?
  }

  var root: String?
  /// The path to use for standard input.
  var standardInputName: String?
  /// True if a folder is allowed to contain no manifests.
  package var allowsNone = false
  /// The other modules whose manifests are read as well.
  package var modules: [OtherModule] = []

  package init(root: String? = nil, standardInputName: String? = nil) {
    self.root = root
    self.standardInputName = standardInputName
  }

  /// Reads the manifests, in the order of the arguments, and then those of other modules.
  ///
  /// - Errors: one failure for everything that can't be found or read.
  package func read(_ arguments: [String]) throws(Failure) -> [SourceText] {
    try Array(try find(arguments).enumerated()).mapAll { index, found throws(Failure) in
      try read(found, index: index)
    }
  }

  /// Reads only the manifests of other modules.
  ///
  /// - Parameter index: The index of the first of them in the run.
  package func readModules(from index: Int) throws(Failure) -> [SourceText] {
    var finder = self
    finder.root = nil
    return try Array(try finder.find([]).enumerated()).mapAll { position, found throws(Failure) in
      try read(found, index: index + position)
    }
  }

  /// Returns the manifests to read, each file once.
  private func find(_ arguments: [String]) throws(Failure) -> [Found] {
    if let root { try checkRoot(root) }
    let own = try arguments.mapAll { path throws(Failure) in try find(path) }.joined()
    let others = try modules.mapAll { module throws(Failure) in
      try find(module.path).map { found in
        var found = found
        found.module = module.name
        return found
      }
    }.joined()
    let found = Array(own) + Array(others)
    // Most runs of a build have only one.
    guard found.count > 1 else { return found }
    var modules: [PathBytes: String?] = [:]
    return try found.mapAll { found throws(Failure) -> Found? in
      let isFile = found.path != Self.standardInput
      let path = PathBytes(isFile ? FileSystem.realPath(found.path) ?? found.path : found.path)
      if let first = modules[path] {
        if first != found.module { throw .manifestOfTwoModules(found.path, first, found.module) }
        return nil
      }
      modules[path] = .some(found.module)
      return found
    }.compactMap(\.self)
  }

  private func checkRoot(_ root: String) throws(Failure) {
    switch try FileSystem.kind(of: root, to: "use the root") {
    case .folder: return
    case nil: throw .cannot("use the root", root, "no such file or directory")
    default: throw .cannot("use the root", root, "it is not a folder")
    }
  }

  private func read(_ found: Found, index: Int) throws(Failure) -> SourceText {
    if found.path == Self.standardInput { return try readStandardInput(index: index) }
    let root = found.module == nil ? root : nil
    let relativePath = try root.map { root throws(Failure) in try path(found.path, below: root) }
    let bytes = try FileSystem.contents(of: found.path, limit: Self.largestRead)
    return SourceText(
      path: found.path, relativePath: relativePath ?? found.relativePath, bytes: bytes,
      index: index, module: found.module)
  }
}

/// A module whose manifests are only read.
package struct OtherModule: Sendable {
  package var name: String
  /// A folder, or a manifest.
  package var path: String

  package init(name: String, path: String) { (self.name, self.path) = (name, path) }

  /// Reads `NAME=PATH`.
  init(argument: String) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isIdentifier(String(parts[0])), !parts[1].isEmpty else {
      throw .usageError(
        "'\(CommandOption.module.long)' needs a module's name and a path, found '\(argument)'",
        help: "write '--module DesignSystem=Sources/DesignSystem'")
    }
    self.init(name: String(parts[0]), path: String(parts[1]))
  }
}

extension Failure {
  fileprivate static func manifestOfTwoModules(
    _ path: String, _ first: String?, _ second: String?
  ) -> Failure {
    let names = [first, second].compactMap(\.self)
    return names.count == 2
      ? Failure("'\(path)' is passed as a manifest of the modules '\(names[0])' and '\(names[1])'")
      : Failure(
        "'\(path)' is passed as a manifest of this module and of '\(names[0])'",
        help:
          "besides '--module', pass only the folders of this module's own manifests; modules that it uses cannot use "
          + "its manifests")
  }
}

// MARK: - Standard input

extension ManifestFinder {
  private func readStandardInput(index: Int) throws(Failure) -> SourceText {
    let name = standardInputName ?? Self.standardInputName
    let rooted =
      try standardInputName == nil
      ? nil
      : root.map { root throws(Failure) in
        try path(name, below: root)
      }
    let bytes = try FileSystem.rest(
      of: .standardInput, limit: Self.largestRead, named: "standard input")
    return SourceText(
      path: standardInputName ?? "<stdin>", relativePath: rooted ?? fileName(of: name),
      bytes: bytes, index: index)
  }
}

// MARK: - Changes

/// The metadata of the manifests of a run.
struct ManifestState: Equatable {
  private var files: [File] = []
  private var failure: Failure?

  fileprivate init(_ paths: [String]) {
    files = paths.compactMap { path in
      (try? FileSystem.status(of: path)).map { File(path: path, status: $0) }
    }
  }

  fileprivate init(_ failure: Failure) { self.failure = failure }

  /// The paths of the manifests, sorted.
  var paths: [String] { files.map(\.path).sorted() }

  /// Describes the changes to manifests: `changed Screens/Listing.sections`.
  func changes(since earlier: ManifestState) -> [String] {
    let (files, others) = (statuses, earlier.statuses)
    let all = Set(files.keys).union(others.keys).sorted { $0.path < $1.path }
    return all.filter { files[$0] != others[$0] }.map { path in
      let verb = files[path] == nil ? "removed" : others[path] == nil ? "added" : "changed"
      return "\(verb) \(path.path)"
    }
  }

  /// Returns true if an earlier manifest no longer exists, or can't be looked up.
  func lacks(anyOf earlier: ManifestState) -> Bool {
    let files = statuses
    return failure != nil || earlier.statuses.keys.contains { files[$0] == nil }
  }

  private var statuses: [PathBytes: FileStatus] {
    Dictionary(
      files.map { (PathBytes($0.path), $0.status) }, uniquingKeysWith: { first, _ in first })
  }

  private struct File: Equatable {
    var path: String
    var status: FileStatus
  }
}

extension ManifestFinder {
  /// Returns the current state, which differs from an earlier one if a manifest was changed, replaced, added,
  /// or removed.
  func state(of arguments: [String]) -> ManifestState {
    do throws(Failure) {
      return ManifestState(try find(arguments).map(\.path).filter { $0 != Self.standardInput })
    } catch {
      return ManifestState(error)
    }
  }

  /// Returns the folders that manifest paths are relative to.
  func roots(of arguments: [String]) -> [String] {
    if let root { return [root] }
    return arguments.map { argument in
      if argument == Self.standardInput { return folder(of: standardInputName ?? "") }
      let kind = try? FileSystem.kind(of: argument, to: "read")
      return kind == .folder ? argument : folder(of: argument)
    }
  }
}

// MARK: - Searching

extension ManifestFinder {
  private func find(_ argument: String) throws(Failure) -> [Found] {
    if argument == Self.standardInput { return [Found(path: argument, relativePath: "")] }
    switch try FileSystem.kind(of: argument, to: "read") {
    case .file:
      return [Found(path: argument, relativePath: fileName(of: argument))]
    case .folder:
      let found = try search(argument, relativePath: "")
      guard allowsNone || !found.isEmpty else {
        throw Failure("no manifests (*\(Self.fileExtension)) found in '\(argument)'")
      }
      return found
    case nil:
      throw .cannot("read", argument, "no such file or directory")
    default:
      throw .cannot("read", argument, "it is neither a file nor a folder")
    }
  }

  private func search(_ folder: String, relativePath: String) throws(Failure) -> [Found] {
    var found: [Found] = []
    let names = try FileSystem.names(in: folder) { name, mayBeFolder in
      !name.hasPrefix(".") && (mayBeFolder || name.hasSuffix(Self.fileExtension))
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in names where !name.hasPrefix(".") {
      let path = join(folder, name)
      let relative = join(relativePath, name)
      let kind = try FileSystem.kind(of: path, followingLinks: false, to: "search")
      if kind == .folder {
        found += try search(path, relativePath: relative)
      } else if name.hasSuffix(Self.fileExtension), try isFile(path) {
        found.append(Found(path: path, relativePath: relative))
      }
    }
    return found
  }

  /// Returns true for a file, or a link to one.
  private func isFile(_ path: String) throws(Failure) -> Bool {
    try FileSystem.kind(of: path, to: "read") == .file
  }
}

// MARK: - Roots

extension ManifestFinder {
  /// Returns the path of a manifest relative to the root: first as both are given, then with links resolved.
  private func path(_ path: String, below root: String) throws(Failure) -> String {
    if let written = suffix(of: absolute(path), below: absolute(root)) { return written }
    if let folder = FileSystem.realPath(folder(of: path)), let root = FileSystem.realPath(root),
      let resolved = suffix(of: join(folder, fileName(of: path)), below: root)
    {
      return resolved
    }
    throw Failure(
      "'\(path)' is not inside the root '\(root)'",
      help: "pass a folder that contains all manifests with '--root'")
  }

  private func suffix(of path: String, below root: String) -> String? {
    let root = (root == "/" ? root : root + "/").utf8
    return path.utf8.starts(with: root) ? String(path.utf8.dropFirst(root.count)) : nil
  }
}
