import CellGenCommand

/// The files of a git revision.
struct GitRevision {
  /// A manifest.
  struct File {
    var path: String
    var relativePath: String
    /// The path in the repository, with links resolved.
    var place: [String]
    var bytes: [UInt8]
  }

  static let help =
    "pass a folder with the manifests as they were, such as one that 'git worktree add' creates"
  /// The maximum number of links in a path; Linux has the same limit.
  private static let mostLinks = 40

  private let name: String
  private let objects: GitObjects
  private let root: GitObject

  /// - Errors: git is missing or refuses the repository, or there is no such revision.
  init(_ name: String, at place: GitPlace) throws(Failure) {
    self.name = name
    objects = try GitObjects(of: place.repository, revision: name)
    let isLine = !name.isEmpty && !name.utf8.contains { $0 < 0x20 }
    guard isLine, let commit = try objects.object(name + "^{commit}"), commit.kind == "commit",
      let root = try objects.object(commit.id + "^{tree}")
    else {
      throw Self.unknown(name, at: place)
    }
    self.root = root
  }

  private static func unknown(_ name: String, at place: GitPlace) -> Failure {
    let shallow = try? FileSystem.kind(of: join(place.repository, ".git/shallow"), to: "read")
    let isPath = name.hasPrefix(".") || name.hasPrefix("/")
    let help: String? =
      if isPath {
        "check the path of the folder"
      } else if name.contains("..") {
        "name one revision, without '..'"
      } else if shallow != nil && shallow != .none {
        "the clone is shallow: fetch the rest with 'git fetch --unshallow origin \"+refs/heads/*:refs/remotes/origin/*\"';"
          + " in CI, check out with 'fetch-depth: 0'"
      } else {
        nil
      }
    return Failure(
      "'\(name)' is neither a folder nor a git revision of '\(place.operand)'", help: help)
  }

  /// The commit to compare with in place of a revision.
  enum BranchPoint {
    /// The revision itself.
    case itself
    /// The last commit that a branch has in common with the current one, with its abbreviated id.
    case commit(String)
    /// A branch has no commit in common with the current one.
    case none
  }

  /// Returns where the current branch left another one. A tag or an id means one commit, whatever the branches.
  static func branchPoint(of name: String, at place: GitPlace) throws(Failure) -> BranchPoint {
    let objects = try GitObjects(of: place.repository, revision: name)
    guard !name.isEmpty, !name.utf8.contains(where: { $0 < 0x20 }),
      let commit = try objects.object(name + "^{commit}"), commit.kind == "commit"
    else { throw unknown(name, at: place) }
    // In the order in which git looks for a name.
    let places = ["refs/tags/\(name)", name, "refs/heads/\(name)", "refs/remotes/\(name)"]
    var branch: String?
    // An expression such as `main~1` means one commit, too.
    let isName = !name.contains { "~^:@".contains($0) }
    for place in places where branch == nil && isName {
      let isRef = place.hasPrefix("refs/") || name == "FETCH_HEAD"
      if isRef, try objects.object(place + "^{commit}") != nil { branch = place }
    }
    guard let branch, !branch.hasPrefix("refs/tags/") else { return .itself }
    switch GitObjects.mergeBase(of: commit.id, in: place.repository) {
    case .unknown, .commit(commit.id): return .itself
    case .none: return .none
    case .commit(let id): return .commit(String(id.prefix(12)))
    }
  }

  /// The manifests at a place, in the order in which ``ManifestFinder`` would find them.
  func manifests(at place: GitPlace) throws(Failure) -> [File] {
    guard let found = try entry(at: place.parts) else { return [] }
    // A folder that is gone looks like a file.
    guard found.entry.kind == .folder else {
      return try file(found, place.operand, relativePath: fileName(of: place.operand))
        .map { [$0] } ?? []
    }
    return try search(found, place.operand, relativePath: "")
  }

  private func search(
    _ folder: Found, _ path: String, relativePath: String
  ) throws(Failure) -> [File] {
    guard folder.entry.kind == .folder else { return [] }
    var files: [File] = []
    let entries = try entries(of: folder.entry)
      .filter { !$0.name.hasPrefix(".") }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for entry in entries {
      let found = Found(entry: entry, place: folder.place + [entry.name])
      let (path, relative) = (join(path, entry.name), join(relativePath, entry.name))
      switch entry.kind {
      case .folder: files += try search(found, path, relativePath: relative)
      case .file where entry.name.hasSuffix(".sections"):
        if let file = try file(found, path, relativePath: relative) { files.append(file) }
      case .link where entry.name.hasSuffix(".sections"):
        guard let target = try self.entry(at: found.place) else { continue }
        if let file = try file(target, path, relativePath: relative) { files.append(file) }
      case .file, .link, .other: break
      }
    }
    return files
  }

  private func file(
    _ found: Found, _ path: String, relativePath: String
  ) throws(Failure) -> File? {
    guard found.entry.kind == .file else { return nil }
    return File(
      path: path, relativePath: relativePath, place: found.place,
      bytes: try content(of: found.entry, at: found.place).bytes)
  }
}

// MARK: - Trees

extension GitRevision {
  /// An entry with its path in the repository.
  private struct Found {
    var entry: GitEntry
    var place: [String]
  }

  /// The entry at a path, with links followed; nil if there is none.
  ///
  /// - Errors: a link leaves the repository, or links form a cycle.
  private func entry(at path: [String]) throws(Failure) -> Found? {
    let root = GitEntry(kind: .folder, name: "", id: root.id)
    var found = [Found(entry: root, place: [])]
    var pending = Array(path.reversed())
    var links = 0
    while let part = pending.popLast() {
      if part.isEmpty || part == "." { continue }
      if part == ".." {
        found.removeLast()
        guard !found.isEmpty else { throw outside(path) }
        continue
      }
      let folder = found[found.count - 1]
      guard folder.entry.kind == .folder,
        let entry = try entries(of: folder.entry).first(where: { $0.name == part })
      else { return nil }
      let place = folder.place + [part]
      guard entry.kind == .link else {
        found.append(Found(entry: entry, place: place))
        continue
      }
      links += 1
      guard links <= Self.mostLinks else { throw outside(path, "follows links that form a cycle") }
      let target = String(decoding: try content(of: entry, at: place).bytes, as: UTF8.self)
      guard !target.hasPrefix("/") else { throw outside(path) }
      pending += parts(of: target).map(String.init).reversed()
    }
    return found.last
  }

  private func outside(
    _ path: [String], _ what: String = "was a link that leaves the repository"
  ) -> Failure {
    Failure("'\(path.joined(separator: "/"))' in '\(name)' \(what)", help: Self.help)
  }

  private func entries(of folder: GitEntry) throws(Failure) -> [GitEntry] {
    if folder.id == root.id { return root.entries }
    return try content(of: folder, at: [folder.name]).entries
  }

  private func content(of entry: GitEntry, at place: [String]) throws(Failure) -> GitObject {
    if let object = try objects.object(entry.id) { return object }
    throw Failure(
      "'\(place.joined(separator: "/"))' of '\(name)' is missing in this clone, and nothing is fetched",
      help: Self.help)
  }
}

/// An entry of a tree.
struct GitEntry {
  enum Kind {
    case file, folder, link
    /// A commit of another repository.
    case other
  }

  var kind: Kind
  var name: String
  var id: String
}

extension GitObject {
  /// The entries of a tree.
  ///
  ///     tree → (mode ' ' name NUL id)*        the id is binary
  ///
  /// - Source: git's documentation, *User Manual*, "Object storage format", and `tree-walk.c`.
  fileprivate var entries: [GitEntry] {
    var entries: [GitEntry] = []
    var rest = bytes[...]
    let length = id.utf8.count / 2
    while let space = rest.firstIndex(of: 0x20), let end = rest[space...].firstIndex(of: 0),
      end + length < rest.endIndex
    {
      let mode = String(decoding: rest[..<space], as: UTF8.self)
      let id = rest[(end + 1)...].prefix(length)
      entries.append(
        GitEntry(
          kind: GitEntry.Kind(mode: mode),
          name: String(decoding: rest[(space + 1)..<end], as: UTF8.self), id: digits(id)))
      rest = rest[(end + 1 + length)...]
    }
    return entries
  }

  private func digits(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension GitEntry.Kind {
  fileprivate init(mode: String) {
    switch mode {
    case "40000": self = .folder
    case "120000": self = .link
    case "160000": self = .other
    default: self = .file
    }
  }
}
