import Foundation

/// A value that is created by whichever thread needs it first; the others wait for it.
///
/// Unchecked, because the lock guards the mutable state.
final class Lazy<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var make: (@Sendable () -> Value)?
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      if let made { return made }
      guard let make else { preconditionFailure("a value is made once") }
      let value = make()
      (made, self.make) = (value, nil)
      return value
    }
  }

  /// The value, if it has been created and no thread is creating it.
  var valueIfMade: Value? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return made
  }
}
