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
    let commit = try commit(in: folder)
    // Paths of `./` are relative to the folder in which git runs.
    guard isFolder else {
      let bytes = try git(["cat-file", "blob", "\(commit):./\(fileName(of: path))"], in: folder)
      return bytes.output.map { [(path, fileName(of: path), $0)] } ?? []
    }
    var files: [(path: String, relativePath: String, bytes: [UInt8])] = []
    for name in try manifests(of: commit, in: folder) {
      let bytes = try git(["cat-file", "blob", "\(commit):./\(name)"], in: folder)
      if let bytes = bytes.output { files.append((join(path, name), name, bytes)) }
    }
    return files
  }

  /// The revision by its hash.
  private func commit(in folder: String) throws(Failure) -> String {
    // What begins with a dash would be an option.
    if !revision.hasPrefix("-") {
      let state = try git(["rev-parse", "--is-inside-work-tree"], in: folder)
      guard state.output != nil else {
        throw Failure(
          "'\(revision)' is no folder, and git says of '\(path)': \(state.complaint)",
          help: Self.help)
      }
      let arguments = ["rev-parse", "--verify", "--quiet", revision + "^{commit}"]
      if let hash = try git(arguments, in: folder).output {
        return String(decoding: hash, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    throw Failure("'\(revision)' is neither a folder nor a git revision of '\(path)'")
  }

  private static let help = "pass a folder with the manifests as they were"

  /// The paths of the manifests in the folder, sorted, as ``ManifestFinder`` would find them.
  private func manifests(of commit: String, in folder: String) throws(Failure) -> [String] {
    let listed = try git(["ls-tree", "-r", "-z", "--name-only", commit, "--", "."], in: folder)
    return (listed.output ?? []).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { name in
        name.hasSuffix(".sections") && !parts(of: name).contains { $0.hasPrefix(".") }
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What git prints, which is nil if it fails, and what it complains of.
  private func git(
    _ arguments: [String], in folder: String
  ) throws(Failure) -> (output: [UInt8]?, complaint: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["LC_ALL=C", "git", "-C", folder] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Failure("cannot run git: \(error.localizedDescription)")
    }
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // POSIX: `env` exits with 127 where it finds no such program.
    guard process.terminationStatus != 127 else {
      throw Failure("'--diff \(revision)' needs git, which is not installed", help: Self.help)
    }
    let complaint = words.split(separator: "\n").first ?? ""
    return (
      process.terminationStatus == 0 ? bytes : nil,
      String(complaint.hasPrefix("fatal: ") ? complaint.dropFirst("fatal: ".count) : complaint)
    )
  }
}
