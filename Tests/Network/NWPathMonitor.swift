public import Foundation

/// The network as a device knows it.
///
/// - Source: Apple's declarations, <https://developer.apple.com/documentation/network/nwpath>.
public struct NWPath: Equatable, Sendable {
  /// How well the network can be used.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public let status: NWPath.Status
}

/// Tells of changes of the network, and of its state when it is started.
///
/// - Source: Apple's declarations, <https://developer.apple.com/documentation/network/nwpathmonitor>: "Start should
///   only be called once on a monitor, and multiple calls to start will be ignored"; after `cancel()`, "no more path
///   updates will be delivered". That the first update comes after the start is by many reports, such as
///   <https://useyourloaf.com/blog/network-path-monitoring>.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var queueStore: DispatchQueue?
  private var isCancelled = false

  public init() {}

  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public var queue: DispatchQueue? { lock.withLock { queueStore } }

  public var currentPath: NWPath { StandInNetwork.path }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard queueStore == nil, !isCancelled else { return false }
      queueStore = queue
      return true
    }
    guard isFirst else { return }
    StandInNetwork.add(self)
    update()
  }

  public func cancel() {
    lock.withLock { isCancelled = true }
    StandInNetwork.remove(self)
  }

  func update() {
    let path = currentPath
    queue?.async { [self] in
      let handler = lock.withLock { isCancelled ? nil : self.handler }
      handler?(path)
    }
  }
}

/// What tests say to the stand-in and read from it; none of this exists in Network.
public enum StandInNetwork {
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var path = NWPath(status: .satisfied)
    /// Those that were started and not cancelled, which the system keeps.
    var monitors: [NWPathMonitor] = []
  }

  private static let state = State()

  static var path: NWPath { state.lock.withLock { state.path } }

  /// How many monitors are running.
  public static var runningMonitors: Int { state.lock.withLock { state.monitors.count } }

  /// Changes the network, and tells all monitors.
  public static func set(_ status: NWPath.Status) {
    let monitors = state.lock.withLock {
      state.path = NWPath(status: status)
      return state.monitors
    }
    for monitor in monitors { monitor.update() }
  }

  static func add(_ monitor: NWPathMonitor) {
    state.lock.withLock { state.monitors.append(monitor) }
  }

  static func remove(_ monitor: NWPathMonitor) {
    state.lock.withLock { state.monitors.removeAll { $0 === monitor } }
  }
}
