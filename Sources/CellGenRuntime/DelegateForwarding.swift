#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
/// Forwards the methods that a data source does not implement to its delegate, on any thread.
enum CellGenForwarding {
  /// Returns the delegate if it implements a method.
  ///
  /// UIKit calls this on the main thread. Any other thread gets nil, because the delegate may change in the
  /// meantime.
  nonisolated static func target(
    for selector: Selector!, delegate: @MainActor () -> (any NSObjectProtocol)?
  ) -> (any NSObjectProtocol)? {
    /// The compiler does not know that `assumeIsolated` returns to the thread that calls it.
    struct Delegate: @unchecked Swift.Sendable {
      var value: (any NSObjectProtocol)?
    }
    guard Foundation.Thread.isMainThread else { return nil }
    let delegate = MainActor.assumeIsolated { Delegate(value: delegate()) }.value
    return delegate?.responds(to: selector) == true ? delegate : nil
  }
}
#endif
#endif
