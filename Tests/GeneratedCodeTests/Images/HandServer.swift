#if os(Linux)
import FoundationNetworking
import Synchronization
import UIKit

/// A server inside the program, which answers when the test says so.
enum HandServer {
  /// Foundation calls on any thread, and takes answers from any.
  private struct Request: @unchecked Sendable {
    let value: HandProtocol
  }

  private struct State {
    var waiting: [URL: Request] = [:]
    var requests: [URL: Int] = [:]
    var stopped: Set<URL> = []
    var wake: [CheckedContinuation<Void, Never>] = []
  }

  private static let state = Mutex(State())

  /// A session that asks this server, and a place of a picture that nobody else asks for.
  static func makeSession() -> (URLSession, URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [HandProtocol.self]
    let url = URL(string: "https://example.com/\(UUID().uuidString).jpg")!
    return (URLSession(configuration: configuration), url)
  }

  /// How often a URL was asked for.
  static func requests(for url: URL) -> Int { state.withLock { $0.requests[url] ?? 0 } }

  /// Waits until a request has arrived and is not answered yet.
  static func arrival(of url: URL) async { await until { $0.waiting[url] != nil } }

  /// Waits until a client has given up.
  static func end(of url: URL) async { await until { $0.stopped.contains(url) } }

  static func answer(_ url: URL, status: Int = 200, _ data: Data) {
    guard let request = state.withLock({ $0.waiting.removeValue(forKey: url) }) else { return }
    request.value.answer(status: status, data)
  }

  static func fail(_ url: URL, _ error: URLError) {
    guard let request = state.withLock({ $0.waiting.removeValue(forKey: url) }) else { return }
    request.value.client?.urlProtocol(request.value, didFailWithError: error)
  }

  fileprivate static func begin(_ request: HandProtocol, _ url: URL) {
    let request = Request(value: request)
    change {
      $0.waiting[url] = request
      $0.requests[url, default: 0] += 1
    }
  }

  fileprivate static func stop(_ url: URL) {
    change {
      // It is also called after an answer.
      if $0.waiting.removeValue(forKey: url) != nil { $0.stopped.insert(url) }
    }
  }

  private static func change(_ body: (inout State) -> Void) {
    let woken = state.withLock { state in
      body(&state)
      defer { state.wake = [] }
      return state.wake
    }
    for continuation in woken { continuation.resume() }
  }

  private static func until(_ isReached: (borrowing State) -> Bool) async {
    while !state.withLock({ isReached($0) }) {
      await withCheckedContinuation { continuation in
        let isLate = state.withLock { state in
          if isReached(state) { return true }
          state.wake.append(continuation)
          return false
        }
        if isLate { continuation.resume() }
      }
    }
  }
}

/// A request to the server.
final class HandProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    HandServer.begin(self, url)
  }

  override func stopLoading() {
    guard let url = request.url else { return }
    HandServer.stop(url)
  }

  func answer(status: Int, _ data: Data) {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }
}
#endif
