import CellGenCore
import Foundation

/// A record of what a run has written, by which the next run detects that nothing has changed.
///
/// It is in the output folder and contains a hash of all inputs, a hash of each file, and a hash of the lines
/// before it. Without the latter, a cache that lost some of its lines would still be valid for the remaining
/// files:
///
///     cellgen cache 2
///     5f2c… input
///     09ab… Listing+ViewData.swift
///     77e0… end
///
/// Only contents matter, never dates. A run with diagnostics leaves no cache, so they are reported again.
struct GenerateCache {
  static let name = ".cellgen-cache"

  /// The start of the first line, regardless of the version.
  fileprivate static let mark = Array("cellgen cache ".utf8)
  private static let header = "cellgen cache 2"
  private static let inputName = "input"
  private static let endName = "end"

  private let folder: String
  /// The hash of the program, its options, and all manifests.
  private let input: String

  private var path: String { join(folder, Self.name) }

  /// Hashes the input of a run; nil if the version of the program can't be identified.
  init?(of sources: [SourceText], for request: GenerateRequest, _ options: Options) {
    guard let program = Bundle.main.executablePath,
      let status = try? FileSystem.status(of: program)
    else { return nil }
    folder = request.outputFolder
    // The program's file is large, and its status changes with every build.
    let about = "\(program) \(status.identity) \(status.size) \(status.modified) \(options)"
    var bytes = Array("\(about) \(FileSystem.currentFolder)\n".utf8)
    for source in sources {
      // Including the lengths makes sure that two consecutive texts never equal two others.
      let module = Array((source.module ?? "").utf8)
      for text in [Array(source.path.utf8), Array(source.relativePath.utf8), module, source.bytes] {
        bytes += Array("\(text.count) ".utf8)
        bytes += text
      }
    }
    input = contentHash(bytes)
  }

  /// Returns the files of the previous run, if this run would write the same.
  func unchangedFiles() -> [FileChange]? {
    guard (try? FileSystem.kind(of: path, followingLinks: false, to: "read")) == .file,
      let lines = try? FileSystem.lines(of: path), lines.first == Self.header
    else { return nil }
    var entries = lines.dropFirst().map(Entry.init)[...]
    guard entries.popLast() == Self.end(of: lines.dropLast().map { $0 + "\n" }.joined()),
      entries.popFirst() == Entry(hash: input, name: Self.inputName)
    else { return nil }
    var files: [FileChange] = []
    for entry in entries {
      let file = join(folder, entry.name)
      guard !entry.name.utf8.contains(UInt8(ascii: "/")),
        (try? FileSystem.kind(of: file, followingLinks: false, to: "read")) == .file,
        let bytes = try? FileSystem.contents(of: file), contentHash(bytes) == entry.hash
      else { return nil }
      files.append(FileChange(path: file, kind: .unchanged, oldBytes: [], newText: ""))
    }
    return files
  }

  /// Records what a run without diagnostics has written.
  ///
  /// - Errors: if the folder has another file of this name.
  func record(_ files: [GeneratedFile]) throws(Failure) {
    let entries =
      [Entry(hash: input, name: Self.inputName)]
      + files.map { Entry(hash: contentHash($0.text), name: $0.name) }
    let body = Self.header + "\n" + entries.map(\.line).joined()
    let text = body + Self.end(of: body).line
    try withExclusiveAccess(to: [path], drafts: .cache) { access throws(Failure) in
      let old = try oldBytes()
      guard old != Array(text.utf8) else { return }
      try access.replace([FileReplacement(path: path, oldBytes: old, newContents: .text(text))])
    }
  }

  private static func end(of text: String) -> Entry {
    Entry(hash: contentHash(text), name: endName)
  }

  private func oldBytes() throws(Failure) -> [UInt8]? {
    guard let kind = try FileSystem.kind(of: path, followingLinks: false, to: "write") else {
      return nil
    }
    let bytes = kind == .file ? try FileSystem.contents(of: path) : []
    guard kind == .file && isBlank(bytes) || bytes.starts(with: Self.mark) else {
      throw .cannot(
        "write", path, "it is not a cache of cellgen", help: "remove it, or leave out '--cache'")
    }
    return bytes
  }

  /// A line with a hash and a name.
  private struct Entry: Equatable {
    var hash: String
    var name: String

    var line: String { "\(hash) \(name)\n" }

    init(hash: String, name: String) { (self.hash, self.name) = (hash, name) }

    init(_ line: String) {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      self.init(hash: parts.first ?? "", name: parts.count == 2 ? parts[1] : "")
    }
  }
}

extension Draft.Kind {
  fileprivate static let cache = Self(prefix: ".cellgen-cache-", marks: [GenerateCache.mark])
}
