import CellGenCommand
import CellGenCore
import Foundation

/// The language server, which brings manifests to editors.
///
///     bytes ─Framing→ Message ─LanguageServer→ Workspace ─snapshot→ Feature ─→ Message ─→ bytes
///                                  ↑                 └─Analyst─analyze→ diagnostics
///
/// The state belongs to one loop, which takes events from an ``Inbox`` in the order of their arrival. An
/// actor would not preserve that order, because tasks that wait for it are not ordered, and if one change of
/// a text overtakes another, the server is left with a text that nobody has. There are only two other
/// threads: one reads messages, and one analyzes manifests. They share only immutable values with the loop,
/// and end with it.
///
/// A request is answered from a ``Snapshot``. Each feature is declared in its own file in `Features`, and
/// listed in ``Feature/all``.
final class LanguageServer {
  /// The seconds between checks that the process that started the server still exists.
  private static let patience = 3.0

  private enum Phase {
    case new, running, shutDown
  }

  let client: Client
  var workspace = Workspace()
  private let inbox = Inbox()
  private let connection: Connection
  private let analyst: Analyst
  private var phase = Phase.new
  private var parent: Int32?
  var publisher = Publisher()
  /// The folder for pages that the client displays.
  let pages = PageFolder()
  /// The documents whose previews have been displayed.
  var previews: Set<DocumentID> = []
  /// The progress of the first search of the client's folders, which takes longest.
  private var start: StartProgress?

  /// - Parameter log: prints a line where the user of a terminal sees it.
  init(input: Int32, output: Int32, log: @escaping (String) -> Void) {
    connection = Connection(input: input, output: output, inbox: inbox)
    analyst = Analyst(inbox)
    client = Client(connection, log)
  }

  /// Answers messages until the client ends the session or goes away.
  func run() -> ExitCode {
    defer {
      analyst.stop()
      connection.close()
      pages.remove()
    }
    while true {
      guard let event = inbox.next(until: Date(timeIntervalSinceNow: Self.patience)) else {
        if isAbandoned { return end("the process that started the server has ended") }
        continue
      }
      if let code = react(to: event) { return code }
      if !connection.isWritable { return end("the client has stopped reading") }
    }
  }

  private func end(_ reason: String) -> ExitCode {
    client.log(reason)
    return phase == .shutDown ? .success : .failure
  }

  /// True if the client named its process and that process has ended.
  private var isAbandoned: Bool {
    parent.map { kill($0, 0) != 0 && errno == ESRCH } ?? false
  }

  // MARK: Events

  /// - Returns: the exit code if this was the last event.
  private func react(to event: Event) -> ExitCode? {
    switch event {
    case .skipped(let reason): client.log("skipped bytes that are not a message: \(reason)")
    case .endOfInput: return end("the client has closed its output")
    case .analyzed(let generation):
      guard phase == .running, generation == workspace.snapshot.generation else { break }
      start?.end()
      publish()
    case .message(.malformed(let id, let error)):
      client.log("a message is malformed: \(error.message)")
      client.send(.malformed(id, error))
    case .message(.response(let id, let result)): client.receive(result, for: id)
    case .message(.notification("exit", _)): return phase == .shutDown ? .success : .failure
    case .message(.notification(let method, let params)): receive(method, params)
    case .message(.request(let id, let method, let params)):
      client.send(.response(id, answer(method, params, id)))
    }
    return nil
  }

  private func answer(_ method: String, _ params: JSON, _ id: RequestID) -> Result<
    JSON, ResponseError
  > {
    do throws(ResponseError) {
      if inbox.cancels(id) { throw .canceled }
      return .success(try result(of: method, params))
    } catch {
      return .failure(error)
    }
  }

  private func result(of method: String, _ params: JSON) throws(ResponseError) -> JSON {
    switch (method, phase) {
    case ("initialize", .new): return initialize(params)
    case (_, .new): throw .notInitialized
    case (_, .shutDown): throw .invalidRequest("the server has been shut down")
    case ("initialize", .running): throw .invalidRequest("the server is already initialized")
    case ("shutdown", .running):
      phase = .shutDown
      return .null
    default:
      guard let feature = Feature.all.first(where: { $0.method == method }) else {
        throw .methodNotFound(method)
      }
      return try feature.answer(FeatureRequest(params: params, server: self))
    }
  }

  private func receive(_ method: String, _ params: JSON) {
    guard phase == .running else { return }
    guard let notification = Reaction.all.first(where: { $0.method == method }) else {
      // Notifications that begin with '$/' can be ignored if they aren't known.
      if !method.hasPrefix("$/") { client.log("ignored the notification '\(method)'") }
      return
    }
    do throws(ResponseError) {
      try notification.react(params, self)
    } catch {
      client.log("ignored the notification '\(method)': \(error.message)")
    }
  }

  /// Starts an analysis of the current manifests.
  func update() {
    if start == nil { start = StartProgress("Reading manifests", client) }
    workspace.update()
    analyst.analyze(next: workspace.snapshot)
  }
}

// MARK: - Lifecycle

extension LanguageServer {
  private func initialize(_ params: JSON) -> JSON {
    phase = .running
    client.capabilities = params["capabilities"]
    parent = params["processId"].integer.flatMap(Int32.init(exactly:))
    workspace.encoding = PositionEncoding(
      offered: params["capabilities"]["general"]["positionEncodings"])
    for folder in Self.folders(params) { workspace.add(folder: folder) }
    let capabilities: JSON = [
      "positionEncoding": .string(workspace.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 1, "save": ["includeText": false],
      ],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    return [
      "serverInfo": ["name": "cellgen", "version": .string(version)],
      "capabilities": Feature.all.reduce(capabilities) { $0.merging($1.capability) },
    ]
  }

  /// The folders of a workspace; older clients send only one, by its address or its path.
  private static func folders(_ params: JSON) -> [String] {
    let folders = params["workspaceFolders"].items.compactMap { $0["uri"].string }
    if !folders.isEmpty { return folders.compactMap(filePath(ofURI:)).map(absolute) }
    let root = params["rootUri"].string.flatMap(filePath(ofURI:)) ?? params["rootPath"].string
    return root.map { [absolute($0)] } ?? []
  }
}
