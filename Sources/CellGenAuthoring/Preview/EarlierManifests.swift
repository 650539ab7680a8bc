import CellGenCommand
import CellGenCore
import Foundation

/// The manifests of a command as they were: in a git revision, or in another folder.
struct EarlierManifests {
  private let name: String
  private let finder: ManifestFinder

  /// - Parameter name: a folder, or what git calls a revision.
  init(_ name: String, _ finder: ManifestFinder) {
    (self.name, self.finder) = (name, finder)
  }

  /// Reads the manifests that the operands named then; one that is new since has none.
  func read(_ operands: [String]) throws(Failure) -> [SourceText] {
    if try FileSystem.kind(of: name, to: "read") == .folder { return try readFolder(operands) }
    var sources: [SourceText] = []
    for operand in operands {
      let isFolder = try FileSystem.kind(of: operand, to: "read") == .folder
      for source in try GitRevision(name, at: operand, isFolder: isFolder).read() {
        sources.append(
          SourceText(
            path: source.path, relativePath: source.relativePath, bytes: source.bytes,
            index: sources.count))
      }
    }
    guard !sources.isEmpty else {
      throw Failure("no manifests of these paths are in the revision '\(name)'")
    }
    return sources
  }

  /// The files of the same names in the folder, and all of it for a folder.
  private func readFolder(_ operands: [String]) throws(Failure) -> [SourceText] {
    let others = try operands.mapAll { operand throws(Failure) -> String? in
      if try FileSystem.kind(of: operand, to: "read") == .folder { return name }
      let path = join(name, fileName(of: operand))
      return try FileSystem.kind(of: path, to: "read") == nil ? nil : path
    }.compactMap { $0 }
    guard !others.isEmpty else { throw Failure("'\(name)' has none of these manifests") }
    return try finder.read(others)
  }
}

/// A file or a folder in a git revision.
private struct GitRevision {
  let revision: String
  let path: String
  let isFolder: Bool

  init(_ revision: String, at path: String, isFolder: Bool) {
    (self.revision, self.path, self.isFolder) = (revision, path, isFolder)
  }

  /// - Errors: git is missing, this is no checkout, or there is no such revision.
  func read() throws(Failure) -> [(path: String, relativePath: String, bytes: [UInt8])] {
    let folder = isFolder ? absolute(path) : CellGenCommand.folder(of: absolute(path))
    // What begins with a dash would be an option.
    guard !revision.hasPrefix("-") else {
      throw Failure("'\(revision)' is neither a folder nor a git revision")
    }
    let commit = try line(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: folder)
    guard let commit else {
      throw Failure(
        "'\(revision)' is neither a folder nor a revision of the git repository of '\(path)'")
    }
    // Paths of `./` are relative to the folder in which git runs.
    guard isFolder else {
      let bytes = try git(["cat-file", "blob", "\(commit):./\(fileName(of: path))"], in: folder)
      return bytes.map { [(path, fileName(of: path), $0)] } ?? []
    }
    let listed =
      try git(["ls-tree", "-r", "-z", "--name-only", commit, "--", "."], in: folder) ?? []
    let names = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { name in
        name.hasSuffix(".sections") && !parts(of: name).contains { $0.hasPrefix(".") }
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var files: [(path: String, relativePath: String, bytes: [UInt8])] = []
    for name in names {
      guard let bytes = try git(["cat-file", "blob", "\(commit):./\(name)"], in: folder) else {
        continue
      }
      files.append((join(path, name), name, bytes))
    }
    return files
  }

  private func line(_ arguments: [String], in folder: String) throws(Failure) -> String? {
    try git(arguments, in: folder).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// What git prints; nil if it fails.
  private func git(_ arguments: [String], in folder: String) throws(Failure) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Failure("cannot run git: \(error.localizedDescription)")
    }
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return process.terminationStatus == 0 ? bytes : nil
  }
}
