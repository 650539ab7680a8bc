import CellGenCore

/// Finds the generated files in an output folder that no manifest generates anymore.
///
/// A file is obsolete only if all of these are true: it is a regular file, it has cellgen's header, the
/// header names a manifest, that manifest would generate a file with this name, now or in an earlier version
/// of cellgen, and no folder of the run contains the manifest anymore. A file that only an earlier version
/// would generate is obsolete even if its manifest exists. The embedded runtime is removed with the last file
/// that needs it.
struct Pruning {
  /// The folders that manifest paths are relative to.
  var roots: [String]
  /// The manifests of the run, by the paths that headers name.
  var manifests: Set<String> = []
  /// True to remove files whose manifest no longer exists. If false, only files are removed that an earlier
  /// version of cellgen generated from a manifest of this run, because they declare the same types as its
  /// files.
  var removesOrphans = true

  /// Returns the removals.
  ///
  /// - Parameter planned: The files of the run, which are kept.
  func changes(in folder: String, beside planned: [FileChange]) throws(Failure) -> [FileChange] {
    guard removesOrphans else {
      // A folder that can't be listed can still be writable.
      let names = manifests.flatMap { formerOutputNames(of: source($0)) }.sorted()
      return removals(
        of: try files(named: names, in: folder, beside: planned).filter(isFormer), in: folder)
    }
    let names = try swiftFiles(in: folder)
    let others = try files(named: names, in: folder, beside: planned)
    var stale = others.filter { isFormer($0) || isStale($0) }
    if stale.count == others.count(where: { $0.origin != nil }) {
      stale += others.filter { $0.name == runtimeFileName }
    }
    return removals(of: stale, in: folder)
  }

  /// Returns true if the folder keeps generated files of other manifests, which this run doesn't know about.
  ///
  /// - Parameter planned: The files of the run.
  func keepsOthers(in folder: String, beside planned: [FileChange]) -> Bool {
    // A folder that can't be listed could contain such files.
    guard let names = try? swiftFiles(in: folder),
      let others = try? files(named: names, in: folder, beside: planned)
    else { return true }
    return others.contains { file in
      file.origin != nil && !isFormer(file) && !(removesOrphans && isStale(file))
    }
  }

  private func removals(of files: [PrunableFile], in folder: String) -> [FileChange] {
    files.map {
      FileChange(path: join(folder, $0.name), kind: .remove, oldBytes: $0.bytes, newText: "")
    }
  }

  private func swiftFiles(in folder: String) throws(Failure) -> [String] {
    guard try FileSystem.kind(of: folder, to: "search") == .folder else { return [] }
    return try FileSystem.names(in: folder).sorted().filter { $0.hasSuffix(".swift") }
  }

  /// Returns the generated files with some names that aren't part of this run.
  private func files(
    named names: [String], in folder: String, beside planned: [FileChange]
  ) throws(Failure) -> [PrunableFile] {
    let taken = Set(planned.map { PathBytes($0.path) })
    let others = names.filter { !taken.contains(PathBytes(join(folder, $0))) }
    let files = try others.mapAll { name throws(Failure) in try file(name, in: folder) }
      .compactMap { $0 }
    guard !files.isEmpty else { return [] }
    // On a file system that ignores case, a planned file can be spelled differently.
    let kept = Set(planned.compactMap { identity(of: $0.path) })
    return files.filter { !kept.contains($0.identity) }
  }

  /// Returns true if an earlier version of cellgen generated the file from a manifest of this run.
  private func isFormer(_ file: PrunableFile) -> Bool {
    guard let origin = file.origin, manifests.contains(origin) else { return false }
    return formerOutputNames(of: source(origin)).contains(file.name)
  }

  private func isStale(_ file: PrunableFile) -> Bool {
    guard let origin = file.origin else { return false }
    return roots.allSatisfy { root in
      // If the system gives no answer, the manifest could exist.
      do { return try FileSystem.status(of: join(root, origin)) == nil } catch { return false }
    }
  }
}

// MARK: - Renamed manifests

extension Pruning {
  /// A generated file of a manifest that was renamed.
  struct Leftover {
    var path: String
    /// The manifest that it was generated from.
    var origin: String
    /// A type that a file of this run also declares.
    var type: String
  }

  /// Returns the files that declare the same type as a file of this run; a module with both wouldn't compile.
  ///
  /// A missing manifest alone isn't enough: another run could write to the same folder.
  func leftovers(
    in folder: String, beside planned: [FileChange], of files: [GeneratedFile]
  ) -> [Leftover] {
    let stale = staleFiles(in: folder, beside: planned)
    guard !stale.isEmpty else { return [] }
    let types = Set(files.filter { isViewDataFile($0.name) }.flatMap { structs(in: $0.text) })
    return stale.compactMap { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard let origin = file.origin, let type = structs(in: text).first(where: types.contains)
      else { return nil }
      return Leftover(path: join(folder, file.name), origin: origin, type: String(type))
    }
  }

  /// Returns true if there could be such files.
  func hasLeftovers(in folder: String, beside planned: [FileChange]) -> Bool {
    !staleFiles(in: folder, beside: planned).isEmpty
  }

  /// Returns files that declare types, of manifests that don't exist.
  private func staleFiles(in folder: String, beside planned: [FileChange]) -> [PrunableFile] {
    // A folder that can't be listed can still be writable.
    let names = (try? swiftFiles(in: folder))?.filter(isViewDataFile) ?? []
    return (try? files(named: names, in: folder, beside: planned))?.filter(isStale) ?? []
  }

  /// Returns true if a file is one of those that declare view data.
  private func isViewDataFile(_ name: String) -> Bool { name.hasSuffix("+ViewData.swift") }

  /// Returns the top-level structs of a file: `public struct PostViewData: ViewData {`.
  private func structs(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix(" ") }.compactMap { line in
      line.split(separator: " ").drop { $0 != "struct" }.dropFirst().first?.prefix { $0 != ":" }
    }
  }
}

// MARK: - Files

/// A file with cellgen's header that no manifest of this run generates.
private struct PrunableFile {
  var name: String
  var identity: [UInt64]
  /// The path of its manifest; nil for the runtime.
  var origin: String?
  var bytes: [UInt8]
}

/// Returns a file; nil if cellgen didn't generate it, or if someone has renamed it.
private func file(_ name: String, in folder: String) throws(Failure) -> PrunableFile? {
  let path = join(folder, name)
  guard let status = try? FileSystem.status(of: path, followingLinks: false), status.kind == .file,
    FileWriter.isGenerated(try FileSystem.contents(of: path, limit: FileWriter.longestMark))
  else { return nil }
  let bytes = try FileSystem.contents(of: path)
  let origin = origin(of: bytes)
  let isOurs = origin.map { makes(name, from: $0) } ?? (name == runtimeFileName)
  return isOurs
    ? PrunableFile(name: name, identity: status.identity, origin: origin, bytes: bytes) : nil
}

private func identity(of path: String) -> [UInt64]? {
  (try? FileSystem.status(of: path, followingLinks: false))?.identity
}

private func makes(_ name: String, from origin: String) -> Bool {
  let source = source(origin)
  return (outputNames(of: source) + formerOutputNames(of: source)).contains(name)
}

private func source(_ path: String) -> SourceText {
  SourceText(path: path, relativePath: path, bytes: [])
}

/// Returns the manifest that a header names: `// Generated by cellgen from Listing.sections. Do not edit.`
private func origin(of bytes: [UInt8]) -> String? {
  // Version control can have converted the line endings.
  let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  return origin(ofHeader: String(decoding: FileWriter.withoutByteOrderMark(line), as: UTF8.self))
}
