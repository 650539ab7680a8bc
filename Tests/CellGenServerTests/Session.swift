import CellGenCommand
import Foundation
import TestSupport

@testable import CellGenAuthoring

/// A server in this process, and a client that talks to it over two pipes.
///
/// Unchecked: tests use it from one thread, and the lock guards what the server's thread changes.
final class Session: @unchecked Sendable {
  struct TimedOut: Error, CustomStringConvertible {
    var description: String
  }

  private let toServer = Pipe()
  private let fromServer = Pipe()
  private var framing = Framing()
  private var messages: [Message] = []
  private var lastRequest = 0
  private let end = DispatchGroup()
  private let lock = NSLock()
  private var log = ""
  private var code: ExitCode?
  /// Answers requests of the server's; nil for none.
  var reply: (String, JSON) -> JSON? = { _, _ in .null }

  init() {
    end.enter()
    Thread.detachNewThread { [self] in
      let server = LanguageServer(
        input: toServer.fileHandleForReading.fileDescriptor,
        output: fromServer.fileHandleForWriting.fileDescriptor,
        log: { line in self.lock.withLock { self.log += line } })
      let code = server.run()
      lock.withLock { self.code = code }
      end.leave()
    }
  }

  deinit {
    close()
    end.wait()
  }

  // MARK: Sending

  func send(bytes: [UInt8]) throws {
    try toServer.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  func send(_ json: JSON) throws { try send(bytes: Framing.frame(json.text)) }

  func notify(_ method: String, _ params: JSON = [:]) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request and returns its identifier.
  func ask(_ method: String, _ params: JSON = [:]) throws -> RequestID {
    lastRequest += 1
    let id = RequestID.number(lastRequest)
    try send(Message.request(id, method: method, params: params).json)
    return id
  }

  /// Sends a request and waits for its result.
  @discardableResult
  func request(_ method: String, _ params: JSON = [:]) throws -> JSON {
    try result(of: ask(method, params)).get()
  }

  /// The error of a request that has one.
  func error(_ method: String, _ params: JSON = [:]) throws -> ResponseError? {
    if case .failure(let error) = try result(of: ask(method, params)) { error } else { nil }
  }

  func close() { try? toServer.fileHandleForWriting.close() }

  // MARK: Receiving

  func result(of id: RequestID) throws -> Result<JSON, ResponseError> {
    let message = try first { message in
      if case .response(let other, _) = message { other == id } else { false }
    }
    guard case .response(_, let result) = message else { throw TimedOut(description: "") }
    return result
  }

  /// The next notification of a kind.
  func notification(_ method: String, where fits: (JSON) -> Bool = { _ in true }) throws -> JSON {
    let message = try first { message in
      if case .notification(method, let params) = message { fits(params) } else { false }
    }
    guard case .notification(_, let params) = message else { throw TimedOut(description: "") }
    return params
  }

  /// The next request of the server's of a kind, which has been answered.
  func serverRequest(_ method: String) throws -> JSON {
    let message = try first { message in
      if case .request(_, method, _) = message { true } else { false }
    }
    guard case .request(_, _, let params) = message else { throw TimedOut(description: "") }
    return params
  }

  /// Takes the first message that a condition holds for; those before it stay.
  func first(where fits: (Message) -> Bool) throws -> Message {
    let end = Date(timeIntervalSinceNow: 60)
    while true {
      if let index = messages.firstIndex(where: fits) { return messages.remove(at: index) }
      guard Date() < end, try receive(until: end) else {
        throw TimedOut(description: "no such message; there are \(messages)\n\(logged)")
      }
    }
  }

  /// The messages that have come and that nobody has taken, after the answer to a request.
  func rest() throws -> [Message] {
    _ = try result(of: ask("cellgen/none"))
    return messages
  }

  /// Reads what has come; false at the end.
  private func receive(until end: Date) throws -> Bool {
    var stream = pollfd(
      fd: fromServer.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&stream, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else { return false }
    let data = fromServer.fileHandleForReading.availableData
    guard !data.isEmpty else { return false }
    framing.add(data)
    while let frame = framing.next() {
      guard case .content(let text) = frame else { throw TimedOut(description: "\(frame)") }
      guard let json = JSON(text: text) else { throw TimedOut(description: "no JSON") }
      let message = Message(json)
      messages.append(message)
      if case .request(let id, let method, let params) = message, let result = reply(method, params)
      {
        try send(Message.response(id, .success(result)).json)
      }
    }
    return true
  }

  // MARK: The end

  var logged: String { lock.withLock { log } }

  /// The exit code, once the server has ended.
  func exitCode() -> ExitCode? {
    end.wait()
    return lock.withLock { code }
  }
}

// MARK: - Usual messages

extension Session {
  /// What the editor of the tests can do.
  static let capabilities: JSON = [
    "general": ["positionEncodings": ["utf-16"]],
    "textDocument": [
      "publishDiagnostics": [
        "relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true,
        "tagSupport": ["valueSet": [1, 2]],
      ]
    ],
    "workspace": [
      "workspaceEdit": ["documentChanges": true],
      "didChangeWatchedFiles": ["dynamicRegistration": true],
    ],
    "window": ["showDocument": ["support": true], "workDoneProgress": true],
  ]

  /// A session whose server has been initialized.
  static func start(
    in folder: TemporaryFolder? = nil, _ capabilities: JSON = Session.capabilities
  ) throws -> Session {
    let session = Session()
    let folders: [JSON] =
      folder.map { [["uri": .string(fileURI(ofPath: $0.url.path)), "name": "App"]] } ?? []
    try session.request(
      "initialize", ["capabilities": capabilities, "workspaceFolders": .array(folders)])
    try session.notify("initialized")
    return session
  }

  func open(_ uri: String, _ text: String, version: Int = 1) throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "sections", "version": .integer(version),
          "text": .string(text),
        ]
      ])
  }

  func change(_ uri: String, _ text: String, version: Int) throws {
    try change(uri, [["text": .string(text)]], version: version)
  }

  func change(_ uri: String, _ changes: [JSON], version: Int) throws {
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// The diagnostics of a document in a version.
  func diagnostics(_ uri: String, version: Int? = nil) throws -> [JSON] {
    try notification("textDocument/publishDiagnostics") { params in
      params["uri"].string == uri && (version == nil || params["version"].integer == version)
    }["diagnostics"].items
  }

  static func document(_ uri: String) -> JSON { ["textDocument": ["uri": .string(uri)]] }
}

/// A text after some edits of the protocol, applied as an editor does: all to the text as it was.
func applying(_ edits: [JSON], to text: String, _ encoding: PositionEncoding = .utf16) -> String {
  let lines = TextLines(Array(text.utf8), encoding)
  let ranges = edits.map { (lines.range($0["range"]) ?? 0..<0, $0["newText"].string ?? "") }
  var bytes = lines.bytes
  for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
    bytes.replaceSubrange(range, with: new.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}
