import Foundation
import Synchronization

/// Commands to a browser and their answers, and the events that it reports meanwhile.
///
/// - Shape: JSON objects that end with a zero byte. An answer has the number of its command; an
///   event has a method and the session that it belongs to.
/// - Source: https://chromedevtools.github.io/devtools-protocol
final class Connection: Sendable {
  typealias Listener = @Sendable (Event) -> Void

  /// Who waits for the answer to a command.
  private struct Waiting {
    var session: String?
    var continuation: CheckedContinuation<Data, any Error>
  }

  private struct State {
    var lastID = 0
    var waiting: [Int: Waiting] = [:]
    var listeners: [String: Listener] = [:]
    var lostSessions: Set<String> = []
    var hasEnded = false

    /// Why a command to a session gets no answer.
    func loss(of session: String?) -> BrowserError? {
      if hasEnded { return BrowserError("the browser has ended") }
      return session.map(lostSessions.contains) == true ? BrowserError("the page has crashed") : nil
    }
  }

  private let state = Mutex(State())
  private let socket: Socket
  private let writing = Mutex(())

  init(_ socket: Socket) {
    self.socket = socket
    // A thread of its own, because it waits for the browser as long as that runs.
    Thread.detachNewThread { self.readToTheEnd() }
  }

  /// Sends a command, and returns its answer.
  ///
  /// - Errors: if the browser refuses the command, has ended, or does not answer in time; `purpose`
  ///   says what was waited for.
  @discardableResult func send<C: Command>(
    _ command: C, to session: String? = nil, within timeout: Duration = .seconds(30),
    awaiting purpose: String = "the answer to \(C.method)"
  ) async throws -> C.Reply {
    let id = state.withLock {
      $0.lastID += 1
      return $0.lastID
    }
    let request = Request(id: id, method: C.method, params: command, sessionId: session)
    let message = try JSONEncoder().encode(request) + [0]
    let data = try await withCheckedThrowingContinuation { continuation in
      wait(for: id, Waiting(session: session, continuation: continuation))
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout.inSeconds) {
        self.finish(id, .failure(BrowserError("waited \(timeout) in vain for \(purpose)")))
      }
      do {
        try writing.withLock { _ in try socket.write(message) }
      } catch {
        finish(id, .failure(error))
      }
    }
    return try Answer<C.Reply>.read(data, to: C.method)
  }

  /// Passes the events of a session on, one after the other, until `nil` takes the listener's place.
  func listen(to session: String, _ listener: Listener?) {
    state.withLock { $0.listeners[session] = listener }
  }
}

extension Connection {
  private func wait(for id: Int, _ waiting: Waiting) {
    let loss = state.withLock { state in
      let loss = state.loss(of: waiting.session)
      if loss == nil { state.waiting[id] = waiting }
      return loss
    }
    if let loss { waiting.continuation.resume(throwing: loss) }
  }

  /// Resumes who waits for an answer; does nothing if the answer comes too late.
  private func finish(_ id: Int, _ result: Result<Data, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.continuation.resume(with: result)
  }

  /// Resumes all who wait for answers that will not come any more.
  private func giveUp() {
    let lost = state.withLock { state in
      let lost = state.waiting.filter { state.loss(of: $0.value.session) != nil }
      for id in lost.keys { state.waiting[id] = nil }
      return lost.values.map { ($0.continuation, state.loss(of: $0.session)!) }
    }
    for (continuation, loss) in lost { continuation.resume(throwing: loss) }
  }

  private func readToTheEnd() {
    var message = Data()
    while case let bytes = socket.read(), !bytes.isEmpty {
      var parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
      let rest = parts.removeLast()
      for part in parts {
        receive(message + part)
        message = Data()
      }
      message += rest
    }
    state.withLock { $0.hasEnded = true }
    giveUp()
  }

  private func receive(_ message: Data) {
    guard let header = try? JSONDecoder().decode(Header.self, from: message) else { return }
    if let id = header.id {
      finish(id, .success(message))
    } else if let method = header.method, let session = header.sessionId {
      // The browser does not answer the commands of a page that has crashed.
      if method == "Inspector.targetCrashed" {
        state.withLock { _ = $0.lostSessions.insert(session) }
        giveUp()
      }
      let listener = state.withLock { $0.listeners[session] }
      listener?(Event(method: method, message: message))
    }
  }
}

/// Something that the browser reports by itself.
struct Event: Sendable {
  let method: String
  fileprivate let message: Data

  /// What the event says, if that can be read.
  func read<Contents: Decodable>(_ type: Contents.Type) -> Contents? {
    try? JSONDecoder().decode(Envelope<Contents>.self, from: message).params
  }
}

private struct Envelope<Contents: Decodable>: Decodable {
  var params: Contents
}

private struct Header: Decodable {
  var id: Int?
  var method: String?
  var sessionId: String?
}

private struct Request<C: Command>: Encodable {
  var id: Int
  var method: String
  var params: C
  var sessionId: String?
}

private struct Answer<Reply: Decodable>: Decodable {
  struct Refusal: Decodable { var message: String }

  var result: Reply?
  var error: Refusal?

  static func read(_ data: Data, to method: String) throws -> Reply {
    do {
      let answer = try JSONDecoder().decode(Self.self, from: data)
      if let result = answer.result { return result }
      throw BrowserError("\(method): \(answer.error?.message ?? "no result")")
    } catch let error as DecodingError {
      let text = String(decoding: data.prefix(1000), as: UTF8.self)
      throw BrowserError("\(method): \(Reply.self) cannot be read from \(text)\n\(error)")
    }
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
