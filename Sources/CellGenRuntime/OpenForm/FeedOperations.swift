#if canImport(UIKit)
import Foundation

/// The operations that wait to be shown, in the order in which they came.
///
/// Any task and any thread may add to them; the main actor takes them all at once.
///
/// `@unchecked Sendable`, because the compiler cannot see what a lock protects: `waiting` is the only
/// state that changes, it is private, and both functions that touch it hold the lock from before the
/// first access until after the last. What goes in and comes out are values that are sendable
/// themselves.
final class FeedOperations: FeedValue, @unchecked Sendable {
  // The newer locks, `Mutex` and `OSAllocatedUnfairLock`, need iOS 18 and 16.
  private let lock = NSLock()
  private var waiting: [FeedOperation] = []

  /// Adds an operation behind the others. True when it is the first, so that somebody has to be told
  /// to take them.
  func add(_ operation: FeedOperation) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    waiting.append(operation)
    return waiting.count == 1
  }

  /// Takes all that wait.
  func take() -> [FeedOperation] {
    lock.lock()
    defer { lock.unlock() }
    let taken = waiting
    waiting = []
    return taken
  }
}
#endif
