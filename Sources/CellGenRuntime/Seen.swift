#if canImport(UIKit)
import UIKit

/// Reports each cell of a list once enough of it was visible for long enough.
///
/// Times are stored by id, not by cell, since cells are reused for other items. Each check compares the
/// visible cells with those of the last check, so nothing runs in between, except for a single timer for the
/// cell that is due first.
@MainActor
public final class CellSeenWatcher<List: CellWatchedList>: CellListWatcher {
  /// An item on the screen that has not been reported.
  private struct Watched {
    /// The condition and the action; nil for an item that is never reported.
    let seen: CellSeen<List.Action>?
    /// The time since which enough of it has been visible; nil while it is not.
    var since: Double?

    /// The time at which it is to be reported; nil for none.
    var due: Double? {
      guard let seen, let since else { return nil }
      return since + seen.duration
    }

    mutating func look(at frame: CGRect, in area: CGRect, at now: Double) {
      guard let seen else { return }
      since = frame.cellGenShows(seen.share, in: area) ? since ?? now : nil
    }
  }

  private weak var list: List?
  private let clock: any CellGenClock
  private let background: CellGenBackground
  private let sentinel = CellGenSentinel(frame: .zero)
  private var watched: [List.ID: Watched] = [:]
  private var reported: Swift.Set<List.ID> = []
  private var wakeUp: (time: Double, cancel: @MainActor () -> Void)?
  private var isLookWaiting = false

  public init(_ list: List) {
    self.list = list
    clock = CellGenClocks.current
    background = CellGenBackground()
    background.didChange = { [weak self] in
      // Immediately, because the app may be suspended before the next turn.
      self?.stopTiming()
      self?.look()
    }
    sentinel.cellGenDidChange = { [weak self] in self?.look() }
  }

  public func begin() {
    guard let container = list?.container else { return }
    sentinel.frame = CGRect(origin: .zero, size: container.bounds.size)
    container.insertSubview(sentinel, at: 0)
    look()
  }

  public func end() {
    sentinel.removeFromSuperview()
    stopTiming()
  }

  private func stopTiming() {
    watched = [:]
    wake(at: nil)
  }

  /// Checks the visible cells when UIKit has finished: cells may not have their final places yet, and a
  /// report can have any effect.
  public func look() {
    guard !isLookWaiting, let list else { return }
    isLookWaiting = true
    list.whenSettled { [weak self] in
      self?.isLookWaiting = false
      self?.lookNow()
    }
  }

  /// Forgets items that were removed from the content, even if they return before the next check.
  public func itemsChanged() {
    guard let list else { return }
    reported = reported.filter { list.contains($0) }
    watched = watched.filter { list.contains($0.key) }
  }

  public func reset() {
    reported = []
    watched = [:]
    look()
  }

  private func lookNow() {
    guard let list else { return }
    let (before, now) = (watched, clock.now)
    watched = [:]
    var due: [(frame: CGRect, action: List.Action)] = []
    if let area = visibleArea(of: list) {
      for (id, cell) in list.cellsOnScreen where !reported.contains(id) {
        var item = before[id] ?? Watched(seen: list.seen(id))
        let frame = cell.cellGenFrame(in: list.container)
        item.look(at: frame, in: area, at: now)
        guard let seen = item.seen, let time = item.due, time <= now else {
          watched[id] = item
          continue
        }
        reported.insert(id)
        due.append((frame, seen.action))
      }
    }
    wake(at: watched.values.compactMap(\.due).min())
    // From top to bottom, because UIKit returns visible cells in no particular order.
    due.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    for cell in due { list.report(cell.action) }
  }

  /// Schedules the next check; nil for none.
  private func wake(at time: Double?) {
    guard time != wakeUp?.time else { return }
    wakeUp?.cancel()
    wakeUp = nil
    guard let time, time < .infinity else { return }
    let cancel = clock.wake(after: time - clock.now) { [weak self] in
      self?.wakeUp = nil
      self?.look()
    }
    wakeUp = (time, cancel)
  }

  /// Returns the part of the container where cells are visible, in its own coordinates; nil for none.
  private func visibleArea(of list: List) -> CGRect? {
    let container = list.container
    guard let window = container.window, !background.contains(window) else { return nil }
    var area = container.bounds.cellGenInset(by: container.adjustedContentInset)
    var view: UIView? = container
    while let outer = view {
      if outer.isHidden || outer.alpha < 0.01 { return nil }
      if outer !== container, outer.clipsToBounds || outer === window {
        area = area.intersection(container.convert(outer.bounds, from: outer))
      }
      view = outer.superview
    }
    for cover in list.viewsOverCells.map({ $0.cellGenFrame(in: container) }).sorted(by: {
      $0.minY < $1.minY
    }) {
      area = area.cellGenWithout(cover)
    }
    return area.isEmpty ? nil : area
  }
}

// MARK: Geometry

extension UIView {
  /// Returns its frame in a container; empty while it is hidden. The cells of a section that scrolls sideways
  /// are in a scroll view of their own.
  fileprivate func cellGenFrame(in container: UIView) -> CGRect {
    isHidden ? .null : container.convert(bounds, from: self)
  }
}

extension CGRect {
  /// Returns the rectangle within insets; empty if they leave no room. Negative insets are ignored.
  fileprivate func cellGenInset(by insets: UIEdgeInsets) -> CGRect {
    let (left, top) = (max(0, insets.left), max(0, insets.top))
    return CGRect(
      x: minX + left, y: minY + top, width: max(0, width - left - max(0, insets.right)),
      height: max(0, height - top - max(0, insets.bottom)))
  }

  /// Returns the part that remains visible below a header over its start, or above a footer over its end.
  fileprivate func cellGenWithout(_ cover: CGRect) -> CGRect {
    guard cover.intersects(self), cover.width > width / 2 else { return self }
    var rest = self
    if cover.minY <= minY {
      rest.origin.y = min(cover.maxY, maxY)
      rest.size.height = maxY - rest.minY
    } else if cover.maxY >= maxY {
      rest.size.height = cover.minY - minY
    }
    return rest
  }

  /// Returns true if an area shows at least a share of it, or of the part that fits into the area.
  fileprivate func cellGenShows(_ share: CGFloat, in area: CGRect) -> Bool {
    let part = intersection(area)
    guard !isEmpty, !part.isEmpty else { return false }
    let most = min(width, area.width) * min(height, area.height)
    // Thirds of a point add up to slightly less than the whole.
    return part.width * part.height >= share * most * 0.999_999
  }
}

// MARK: Time

/// The source of time for watchers.
@MainActor
protocol CellGenClock: AnyObject {
  /// - Units: seconds, from an arbitrary start.
  var now: Double { get }

  /// Calls back once.
  ///
  /// - Returns: a closure that cancels the call.
  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// The clock of watchers that are created from now on.
@MainActor
enum CellGenClocks {
  static var current: any CellGenClock = CellGenUptime()
}

/// The time since the device was started, excluding sleep.
final class CellGenUptime: CellGenClock {
  // A synthesized initializer would not be isolated.
  init() {}

  var now: Double { Foundation.ProcessInfo.processInfo.systemUptime }

  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    // If it wakes up too early, the watcher checks and waits for the rest.
    let nanoseconds = Swift.UInt64(max(0, min(seconds, 3_600)) * 1_000_000_000)
    let task = _Concurrency.Task { @MainActor in
      try? await _Concurrency.Task.sleep(nanoseconds: nanoseconds)
      if !_Concurrency.Task.isCancelled { act() }
    }
    return { task.cancel() }
  }
}

// MARK: Background

/// Observes when the scene of a window enters the background.
///
/// - Source: "UIKit posts a `didEnterBackgroundNotification` notification from `UIApplication` and `UIScene`"
///   (Apple, `sceneDidEnterBackground(_:)`). A scene in the background is "no longer onscreen" (Apple,
///   `UIScene.didEnterBackgroundNotification`). An inactive app, such as one behind a system alert, still
///   shows its cells.
@MainActor
final class CellGenBackground {
  var didChange: (() -> Void)?
  private weak var scene: UIWindowScene?
  private var isInBackground = false
  private var ends: [@Sendable () -> Void] = []

  init() {
    for (name, isInBackground) in [
      (UIScene.didEnterBackgroundNotification, true),
      (UIScene.willEnterForegroundNotification, false),
    ] {
      ends.append(
        Self.observe(name) { [weak self] sender in
          guard let self, let scene, Swift.ObjectIdentifier(scene) == sender else { return }
          changed(to: isInBackground)
        })
    }
    // The application's notifications are for windows without a scene: another scene can keep the application
    // in the foreground.
    for (name, isInBackground) in [
      (UIApplication.didEnterBackgroundNotification, true),
      (UIApplication.willEnterForegroundNotification, false),
    ] {
      ends.append(
        Self.observe(name) { [weak self] _ in
          guard let self, scene == nil else { return }
          changed(to: isInBackground)
        })
    }
  }

  deinit {
    for end in ends { end() }
  }

  func contains(_ window: UIWindow) -> Bool {
    if let now = window.windowScene, now !== scene {
      scene = now
      isInBackground = now.activationState == .background
    }
    return isInBackground
  }

  private func changed(to isInBackground: Bool) {
    self.isInBackground = isInBackground
    didChange?()
  }

  /// - Returns: a closure that ends the observation.
  nonisolated private static func observe(
    _ name: Foundation.Notification.Name,
    _ act: @escaping @MainActor @Sendable (Swift.ObjectIdentifier?) -> Void
  ) -> @Sendable () -> Void {
    struct Token: @unchecked Swift.Sendable {
      let value: Any
    }
    let center = Foundation.NotificationCenter.default
    // UIKit posts them on the main thread.
    let token = Token(
      value: center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let sender = (notification.object as AnyObject?).map { Swift.ObjectIdentifier($0) }
        MainActor.assumeIsolated { act(sender) }
      })
    return { Foundation.NotificationCenter.default.removeObserver(token.value) }
  }
}
#endif
