import CellGenCommand

/// The reaction to a client's notification.
struct Reaction: Sendable {
  let method: String
  let react: @Sendable (JSON, LanguageServer) throws(ResponseError) -> Void

  init(
    _ method: String,
    _ react: @escaping @Sendable (JSON, LanguageServer) throws(ResponseError) -> Void
  ) {
    self.method = method
    self.react = react
  }

  static let all = [
    initialized, opened, changed, saved, closed, filesChanged, foldersChanged, configurationChanged,
  ]
}

// MARK: - Documents

extension Reaction {
  private static let opened = Reaction("textDocument/didOpen") {
    params, server throws(ResponseError) in
    let item = params["textDocument"]
    guard let uri = item["uri"].string, let text = item["text"].string else {
      throw .invalidParams("a document has a 'uri' and a 'text'")
    }
    let document = Document(
      uri: uri, version: item["version"].integer, text: text, server.workspace.encoding)
    server.workspace.open(document)
    if !server.workspace.knows(document.id) { server.workspace.scan() }
    server.update()
  }

  private static let changed = Reaction("textDocument/didChange") {
    params, server throws(ResponseError) in
    let item = params["textDocument"]
    try server.workspace.change(
      id(of: params), params["contentChanges"].items, version: item["version"].integer)
    server.update()
  }

  private static let saved = Reaction("textDocument/didSave") {
    params, server throws(ResponseError) in
    let id = try id(of: params)
    // A client that watches files reports new ones itself.
    if !server.client.watchesFiles || !server.workspace.knows(id) { server.workspace.scan() }
    server.update()
    server.refreshPreviews()
  }

  private static let closed = Reaction("textDocument/didClose") {
    params, server throws(ResponseError) in
    server.workspace.close(try id(of: params))
    if !server.client.watchesFiles { server.workspace.scan() }
    server.update()
  }

  private static func id(of params: JSON) throws(ResponseError) -> DocumentID {
    guard let uri = params["textDocument"]["uri"].string else {
      throw .invalidParams("a document has a 'uri'")
    }
    return DocumentID(uri: uri)
  }
}

// MARK: - Files and folders

extension Reaction {
  /// Asks the client to watch manifests, and the package files that determine which of them belong together.
  private static let initialized = Reaction("initialized") { _, server in
    guard server.client.watchesFiles else { return }
    let watchers = ["**/*.sections", "**/Package.swift"].map { pattern -> JSON in
      ["globPattern": .string(pattern)]
    }
    server.client.request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "cellgen-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }

  private static let filesChanged = Reaction("workspace/didChangeWatchedFiles") {
    params, server in
    // A manifest whose contents have changed belongs to the same run as before.
    let isPlanChange = params["changes"].items.contains { change in
      change["type"] != 2 || !(change["uri"].string ?? "").hasSuffix(".sections")
    }
    if isPlanChange { server.workspace.scan() }
    server.update()
  }

  private static let foldersChanged = Reaction("workspace/didChangeWorkspaceFolders") {
    params, server in
    let paths = { (list: JSON) in
      list.items.compactMap { $0["uri"].string }.compactMap(filePath(ofURI:)).map(absolute)
    }
    for folder in paths(params["event"]["removed"]) { server.workspace.remove(folder: folder) }
    for folder in paths(params["event"]["added"]) { server.workspace.add(folder: folder) }
    server.update()
  }

  /// Accepted because some clients send it, although there is nothing to configure.
  private static let configurationChanged = Reaction("workspace/didChangeConfiguration") {
    _, _ in
  }
}

extension Client {
  /// True if it can report changes to files on request.
  var watchesFiles: Bool {
    capabilities["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"] == true
  }
}
