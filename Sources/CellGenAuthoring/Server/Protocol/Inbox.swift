import Foundation

/// An event that the server reacts to.
enum Event: Sendable {
  case message(Message)
  /// Bytes that aren't a message.
  case skipped(String)
  /// The client has stopped sending.
  case endOfInput
  /// The manifests of a generation have been analyzed.
  case analyzed(generation: Int)
}

/// The events that threads leave for the server, in the order of their arrival.
///
/// Unchecked, because the condition guards the mutable state.
final class Inbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  func add(_ event: Event) {
    condition.withLock { events.append(event) }
    condition.signal()
  }

  /// The next event; nil if none arrives before the deadline.
  func next(until end: Date) -> Event? {
    condition.withLock {
      while events.isEmpty {
        guard condition.wait(until: end) else { break }
      }
      return events.isEmpty ? nil : events.removeFirst()
    }
  }

  /// Returns true if the client has canceled a request that is still waiting.
  func cancels(_ id: RequestID) -> Bool {
    condition.withLock {
      events.contains { event in
        guard case .message(.notification("$/cancelRequest", let params)) = event else {
          return false
        }
        return RequestID(params["id"]) == id
      }
    }
  }
}

extension NSCondition {
  fileprivate func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
