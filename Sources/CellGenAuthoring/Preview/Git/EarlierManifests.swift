import CellGenCommand
import CellGenCore

/// A command's manifests in an earlier state: in a git revision, or in another folder.
struct EarlierManifests {
  private let name: String
  private let finder: ManifestFinder

  /// - Parameter name: a folder, or a git revision.
  init(_ name: String, _ finder: ManifestFinder) {
    (self.name, self.finder) = (name, finder)
  }

  /// Reads the manifests that the operands name, in the earlier state; a newer manifest is left out. There are none
  /// if all of them are newer than the revision.
  func read(_ operands: [String]) throws(Failure) -> [SourceText] {
    if try FileSystem.kind(of: name, to: "read") == .folder { return try readFolder(operands) }
    return try readRevision(operands)
  }

  /// Reads the manifests of a branch as of the last commit that it has in common with the current one, as
  /// `git diff main...` does: what others have added to it since then is not reported as gone. Without such a
  /// commit, as in a shallow clone, it reads the branch itself, as it does a tag, a commit, or a folder.
  func readBranchPoint(_ operands: [String]) throws(Failure) -> State {
    if try FileSystem.kind(of: name, to: "read") == .folder {
      return State(name: name, sources: try readFolder(operands))
    }
    var state = State(name: name, sources: [])
    state.sources = try readRevision(operands) { place throws(Failure) in
      let point = try GitRevision.branchPoint(of: name, at: place)
      switch point {
      case .itself: return name
      case .none:
        state.hasNoBranchPoint = true
        return name
      case .commit(let id):
        state.name = id
        return id
      }
    }
    return state
  }

  /// Manifests in an earlier state.
  struct State {
    /// The folder, the revision, or the commit.
    var name: String
    var sources: [SourceText]
    /// True if the revision and the current commit have no commit in common.
    var hasNoBranchPoint = false
  }

  /// A single process reads each repository, however many manifests there are.
  ///
  /// - Parameter base: returns the revision to read of a repository.
  private func readRevision(
    _ operands: [String], base: ((GitPlace) throws(Failure) -> String)? = nil
  ) throws(Failure) -> [SourceText] {
    var revisions: [String: GitRevision] = [:]
    var seen: Set<[String]> = []
    var sources: [SourceText] = []
    for operand in operands {
      let place = try GitPlace(of: operand, revision: name)
      let known = revisions[place.repository]
      let revision =
        if let known { known } else { try GitRevision(base?(place) ?? name, at: place) }
      revisions[place.repository] = revision
      for file in try revision.manifests(at: place)
      where seen.insert([place.repository] + file.place).inserted {
        sources.append(
          SourceText(
            path: file.path, relativePath: file.relativePath, bytes: file.bytes,
            index: sources.count))
      }
    }
    return sources.isEmpty ? [] : sources + (try finder.readModules(from: sources.count))
  }

  /// The files with the same names in the folder, and the whole folder for an operand that is a folder.
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
