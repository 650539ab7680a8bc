#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
/// How a data source forwards the methods that it does not implement to its delegate, on any thread.
enum CellGenForwarding {
  /// The delegate if it implements a method.
  ///
  /// UIKit asks on the main thread. Anyone who asks on another one gets nil, because the delegate may change
  /// meanwhile.
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
