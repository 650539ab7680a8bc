import Foundation

/// Something that the server reacts to.
enum Event: Sendable {
  case message(Message)
  /// Bytes that were no message.
  case skipped(String)
  /// The client sends nothing more.
  case endOfInput
  /// The manifests have been analyzed as they were in a generation.
  case analyzed(generation: Int)
}

/// The events that threads leave for the server, in the order in which they came.
///
/// Unchecked, as the condition guards what changes.
final class Inbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  func add(_ event: Event) {
    condition.withLock { events.append(event) }
    condition.signal()
  }

  /// The next event; nil if none comes until a time.
  func next(until end: Date) -> Event? {
    condition.withLock {
      while events.isEmpty {
        guard condition.wait(until: end) else { break }
      }
      return events.isEmpty ? nil : events.removeFirst()
    }
  }

  /// True if the client has already canceled a request that has not been answered.
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
