import CellGenCore

/// The diagnostics that the client has received.
struct Publisher {
  /// By document, with the version that they belong to.
  private var published: [DocumentID: Published] = [:]

  fileprivate struct Published: Equatable {
    var uri: String
    var version: Int?
    var diagnostics: JSON
  }

  /// The notifications that bring a client up to date, in the order of the run.
  ///
  /// Diagnostics of runs without an open document are not published, because a folder can contain thousands
  /// of manifests.
  mutating func update(to snapshot: Snapshot, _ describe: DiagnosticWriter) -> [JSON] {
    var (current, order): ([DocumentID: Published], [DocumentID]) = ([:], [])
    for run in snapshot.runs.value where run.isOpen {
      for (index, manifest) in run.manifests.enumerated()
      where manifest.source.module == nil && current[manifest.id] == nil {
        let found = run.findings.value.diagnostics(of: index)
        let diagnostics = found.map { describe.json($0, in: run) }
        order.append(manifest.id)
        current[manifest.id] = Published(
          uri: manifest.uri, version: manifest.document?.version, diagnostics: .array(diagnostics))
      }
    }
    let changed = order.filter { id in
      guard let new = current[id], new != published[id] else { return false }
      // There is nothing to clear for a file that was never published.
      return new.version != nil || published[id] != nil || !new.diagnostics.items.isEmpty
    }
    let gone = published.keys.filter { current[$0] == nil }
    let cleared = gone.compactMap { published[$0]?.uri }.sorted()
      .map { Published(uri: $0, version: nil, diagnostics: []) }
    published = current
    return (changed.compactMap { current[$0] } + cleared).map(\.json)
  }
}

extension Publisher.Published {
  fileprivate var json: JSON {
    let params: JSON = ["uri": .string(uri), "diagnostics": diagnostics]
    return version.map { params.merging(["version": .integer($0)]) } ?? params
  }
}

extension LanguageServer {
  /// Sends the client the current diagnostics.
  func publish() {
    let writer = DiagnosticWriter(client: client, pages: pages)
    for params in publisher.update(to: workspace.snapshot, writer) {
      client.notify("textDocument/publishDiagnostics", params)
    }
  }
}
