#if canImport(UIKit)
import Foundation

/// The pending operations, in the order in which they were called.
///
/// Any task and any thread can add operations; the main actor takes them all at once.
///
/// `@unchecked Sendable`, because the compiler cannot see what a lock protects: `waiting` is the only mutable
/// state, it is private, and both functions that access it hold the lock during all of their accesses. The
/// values that are added and taken are sendable themselves.
final class FeedOperations: FeedValue, @unchecked Sendable {
  // The newer locks, `Mutex` and `OSAllocatedUnfairLock`, need iOS 18 and 16.
  private let lock = NSLock()
  private var waiting: [FeedOperation] = []

  /// Adds an operation after the others. Returns true for the first one, when the caller must schedule an
  /// update that takes them.
  func add(_ operation: FeedOperation) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    waiting.append(operation)
    return waiting.count == 1
  }

  /// Takes all pending operations.
  func take() -> [FeedOperation] {
    lock.lock()
    defer { lock.unlock() }
    let taken = waiting
    waiting = []
    return taken
  }
}
#endif
