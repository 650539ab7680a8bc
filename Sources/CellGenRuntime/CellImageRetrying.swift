#if canImport(UIKit)
import UIKit

#if canImport(Network)
import Network
#endif

/// The images on the screen that could not be loaded. They are loaded again when the network becomes
/// available.
///
/// Only a network that was unavailable triggers that. While it is available, images that a server does not
/// have would be requested again and again.
@MainActor
final class CellGenFailedImages {
  static let shared = CellGenFailedImages(makeMonitor: CellGenFailedImages.systemMonitor)

  private struct Entry {
    weak var image: CellImage?
  }

  private let makeMonitor: @MainActor () -> (any CellGenNetworkMonitor)?
  private var images: [Int: Entry] = [:]
  private var lastNumber = 0
  /// The monitor that follows the network while there are any images.
  private var monitor: (any CellGenNetworkMonitor)?
  private var isAway = false

  /// - Parameter makeMonitor: makes the network monitor; returns nil if there is none.
  init(makeMonitor: @escaping @MainActor () -> (any CellGenNetworkMonitor)?) {
    self.makeMonitor = makeMonitor
  }

  /// Loads an image again when the network is available, unless the wait has ended by then.
  func add(_ image: CellImage) -> CellGenNetworkWait {
    lastNumber += 1
    let number = lastNumber
    images[number] = Entry(image: image)
    if monitor == nil { startMonitor() }
    return CellGenNetworkWait { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    images[number] = nil
    guard images.isEmpty else { return }
    monitor?.cancel()
    monitor = nil
    isAway = false
  }

  private func startMonitor() {
    guard let monitor = makeMonitor() else { return }
    self.monitor = monitor
    monitor.start { [weak self, weak monitor] isThere in
      // A canceled monitor may still have reported something.
      guard let self, let monitor, monitor === self.monitor else { return }
      networkChanged(isThere)
    }
  }

  private func networkChanged(_ isThere: Bool) {
    guard isThere, isAway else {
      isAway = !isThere
      return
    }
    isAway = false
    // In the order of the failures. Each of them removes itself.
    for (_, entry) in images.sorted(by: { $0.key < $1.key }) { entry.image?.cellGenLoadAgain() }
  }

  private static func systemMonitor() -> (any CellGenNetworkMonitor)? {
    var monitor: (any CellGenNetworkMonitor)?
    #if canImport(Network)
    monitor = CellGenPathMonitor()
    #endif
    return monitor
  }
}

/// An image's wait for the network. It ends with the image.
final class CellGenNetworkWait: Swift.Sendable {
  private nonisolated let leave: @MainActor @Sendable () -> Void

  init(_ leave: @escaping @MainActor @Sendable () -> Void) {
    self.leave = leave
  }

  deinit {
    _Concurrency.Task { @MainActor [leave] in leave() }
  }

  @MainActor
  func end() { leave() }
}

/// A type that follows the network.
@MainActor
protocol CellGenNetworkMonitor: AnyObject {
  /// Reports whether the network is available: now, and whenever that changes.
  func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void)

  func cancel()
}

#if canImport(Network)
/// Follows the network of the device.
///
/// A path that "requires a connection" may become available when it is used (Apple, `NWPath.Status`), but
/// loading has failed already.
final class CellGenPathMonitor: CellGenNetworkMonitor {
  private let monitor = NWPathMonitor()

  // A synthesized initializer would not be isolated.
  init() {}

  func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
    monitor.pathUpdateHandler = { path in
      let isThere = path.status == .satisfied
      // The monitor calls this on the queue that it was given.
      MainActor.assumeIsolated { report(isThere) }
    }
    monitor.start(queue: .main)
  }

  func cancel() { monitor.cancel() }
}
#endif

// part: ImageRetry
/// The VoiceOver action that loads an image again.
final class CellGenRetryAction: UIAccessibilityCustomAction {}
// part end
#endif
