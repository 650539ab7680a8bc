import CellGenCommand
import CellGenCore

/// The folders and documents that are open in the client.
struct Workspace {
  private(set) var folders: [String] = []
  private(set) var documents: [DocumentID: Document] = [:]
  private var plans: [String: Lazy<FolderPlan>] = [:]
  private let memory = RunMemory()
  private(set) var snapshot = Snapshot.empty
  var encoding = PositionEncoding.utf16

  /// Makes a snapshot of the current state, which replaces the previous one.
  mutating func update() {
    let documents = documents
    let encoding = encoding
    let memory = memory
    let homes = homes
    let plans = homes.map { home in (home, plan(for: home)) }
    snapshot = Snapshot(
      generation: snapshot.generation + 1, documents: documents,
      runs: Lazy {
        let builder = RunBuilder(documents: documents, encoding: encoding, memory: memory)
        return memory.reuse(in: builder.runs(plans.map { ($0, $1.value) }))
      })
  }

  // MARK: Folders

  mutating func add(folder: String) {
    if !folders.contains(folder) { folders.append(folder) }
  }

  mutating func remove(folder: String) {
    folders.removeAll { $0 == folder }
  }

  /// Discards what is known about the files in the folders.
  mutating func scan() { plans = [:] }

  /// Returns true if a file on disk is known to be a manifest of a run.
  func knows(_ id: DocumentID) -> Bool {
    snapshot.runs.valueIfMade?.contains { $0.index(of: id) != nil } ?? false
  }

  /// The folders whose manifests are compiled: the client's folders, and those of documents outside of them.
  private var homes: [Home] {
    // A folder inside a package stands for the whole package, because its targets can reach beyond the
    // folder.
    let own = folders.map { Home.project(packageFolder(of: join($0, "any")) ?? $0) }
    let others = documents.keys.compactMap { id -> Home? in
      guard let path = id.path, !folders.contains(where: { isBelow(path, physical($0)) }) else {
        return nil
      }
      return packageFolder(of: path).map(Home.project) ?? .folder(CellGenCommand.folder(of: path))
    }
    return own + Set(others).sorted { $0.folder < $1.folder }
  }

  private mutating func plan(for home: Home) -> Lazy<FolderPlan> {
    let key = home.key
    if let plan = plans[key] { return plan }
    let plan = Lazy { home.plan }
    plans[key] = plan
    return plan
  }

  // MARK: Documents

  mutating func open(_ document: Document) { documents[document.id] = document }

  mutating func close(_ id: DocumentID) { documents[id] = nil }

  /// - Errors: a document that isn't open.
  mutating func change(
    _ id: DocumentID, _ changes: [JSON], version: Int?
  ) throws(ResponseError) {
    guard var document = documents[id] else {
      throw .invalidParams("the document is not open")
    }
    try document.change(changes, version: version)
    documents[id] = document
  }
}

/// A folder whose manifests are compiled.
private enum Home: Hashable, Sendable {
  case project(String)
  /// A folder outside of any project; only the files directly in it count.
  case folder(String)

  var folder: String {
    switch self {
    case .project(let folder), .folder(let folder): folder
    }
  }

  var key: String {
    switch self {
    case .project(let folder): "project " + folder
    case .folder(let folder): "folder " + folder
    }
  }

  var plan: FolderPlan {
    switch self {
    case .project(let folder): FolderPlan(below: folder)
    case .folder(let folder): FolderPlan(ofFiles: folder)
    }
  }
}

/// The workspace at a point in time, from which requests are answered.
struct Snapshot: Sendable {
  /// The number of changes so far.
  let generation: Int
  let documents: [DocumentID: Document]
  let runs: Lazy<[WorkspaceRun]>

  static let empty = Snapshot(generation: 0, documents: [:], runs: Lazy { [] })

  /// The run that compiles a document, and the document's index in it.
  func run(of id: DocumentID) -> (run: WorkspaceRun, index: Int)? {
    for run in runs.value {
      if let index = run.index(of: id) { return (run, index) }
    }
    return nil
  }
}

// MARK: - Runs

/// Makes the runs of a snapshot.
private struct RunBuilder {
  let documents: [DocumentID: Document]
  let encoding: PositionEncoding
  let memory: RunMemory

  func runs(_ plans: [(home: Home, plan: FolderPlan)]) -> [WorkspaceRun] {
    var runs = plans.flatMap(\.plan.runs)
    var known = Set(
      runs.flatMap { $0.manifests.filter { $0.module == nil } }.map { DocumentID(path: $0.path) })
    var alone: [Document] = []
    for document in documents.values.sorted(by: { $0.uri < $1.uri })
    where known.insert(document.id).inserted {
      if let path = document.id.path, memory.bytes(of: path) == nil,
        let run = nearest(to: path, among: runs)
      {
        runs[run].manifests.insert(
          RunManifest(
            path: path, relativePath: relativePath(to: path, from: physical(runs[run].folder))),
          at: runs[run].manifests.firstIndex { $0.module != nil } ?? runs[run].manifests.count)
      } else {
        alone.append(document)
      }
    }
    return runs.map { run($0.manifests) }.filter { !$0.manifests.isEmpty }
      + alone.map { run(alone: $0) }
  }

  /// The run of the innermost folder around a new file that has not been saved.
  private func nearest(to path: String, among runs: [FolderPlan.Run]) -> Int? {
    runs.indices.filter { isBelow(path, physical(runs[$0].folder)) }
      .max { runs[$0].folder.utf8.count < runs[$1].folder.utf8.count }
  }

  private func run(_ manifests: [RunManifest]) -> WorkspaceRun {
    var seen: Set<DocumentID> = []
    var made: [WorkspaceRun.Manifest] = []
    for manifest in manifests {
      let id = DocumentID(path: manifest.path)
      let document = documents[id]
      guard let bytes = document?.bytes ?? memory.bytes(of: manifest.path),
        seen.insert(id).inserted
      else { continue }
      let source = SourceText(
        path: manifest.path, relativePath: manifest.relativePath, bytes: bytes, index: made.count,
        module: manifest.module)
      made.append(
        WorkspaceRun.Manifest(
          source: source, id: id, uri: document?.uri ?? fileURI(ofPath: manifest.path),
          document: document,
          lines: document?.lines ?? TextLines(bytes, encoding, isOnDisk: true)))
    }
    return WorkspaceRun(made, memory)
  }

  /// A run over a document that isn't a file in any of the folders.
  private func run(alone document: Document) -> WorkspaceRun {
    let name = document.id.path.map { fileName(of: $0) } ?? "Untitled.sections"
    let source = SourceText(
      path: document.id.path ?? document.uri, relativePath: name, bytes: document.bytes)
    return WorkspaceRun(
      [
        WorkspaceRun.Manifest(
          source: source, id: document.id, uri: document.uri, document: document,
          lines: document.lines)
      ], memory)
  }
}
