#if canImport(UIKit)
import UIKit

/// Runs the updates of a container one after the other, in the order in which they are asked for.
///
/// Diffable data sources raise an exception when a snapshot is applied while they apply another:
/// `BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY…`, as in
/// clickety-clacks/clawline#140, where a cell that is configured leads to an update. UIKit calls hooks
/// and asks for views in the middle of updates and layout passes, so what these ask for waits until
/// UIKit is done. Animations that still run are no hindrance.
@MainActor
final class CellGenUpdates {
  private var waiting: [() -> Void] = []
  /// Whether an update is being carried out; its animations may come later.
  private(set) var isRunning = false
  /// How many calls of UIKit's, one inside the other, are being answered.
  private var calls = 0
  /// Blocks that run when the update that began last has ended; nil after that.
  private var atEnd: CellGenUpdateEnd?

  /// Runs an update behind those that wait: at once, or when UIKit is done.
  ///
  /// - Parameters:
  ///   - screen: what is updated; it may be gone by then.
  ///   - ifGone: runs in place of the update if it is.
  func add<Screen: AnyObject>(
    of screen: Screen, ifGone: (() -> Void)? = nil, _ update: @escaping (Screen) -> Void
  ) {
    waiting.append { [weak screen] in
      if let screen { update(screen) } else { ifGone?() }
    }
    run()
  }

  /// Answers a call that UIKit makes while it updates or lays out the container.
  func answer<Result>(_ call: () -> Result) -> Result {
    calls += 1
    defer {
      calls -= 1
      runSoon()
    }
    return call()
  }

  /// Has blocks run at the end of an update that UIKit carries out.
  ///
  /// - Returns: what UIKit is to call at the end.
  func begin(_ block: @escaping () -> Void) -> () -> Void {
    let end = CellGenUpdateEnd(block)
    atEnd = end
    return { [weak self] in
      if self?.atEnd === end { self?.atEnd = nil }
      end.run()
    }
  }

  /// Runs a block after an update that UIKit hears nothing about: behind the blocks of the updates before it.
  func end(_ block: @escaping () -> Void) {
    if let atEnd {
      atEnd.blocks.append(block)
    } else {
      block()
    }
  }

  /// A layout pass outside of an update ends unseen, so what it led to has the next turn.
  private func runSoon() {
    guard calls == 0, !isRunning, !waiting.isEmpty else { return }
    _Concurrency.Task { @MainActor in self.run() }
  }

  /// A loop and no recursion: an update may lead to the next one any number of times.
  private func run() {
    guard calls == 0, !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty {
      let updates = waiting
      waiting = []
      for update in updates { update() }
    }
  }
}

/// The end of an update.
@MainActor
private final class CellGenUpdateEnd {
  var blocks: [() -> Void]

  init(_ block: @escaping () -> Void) {
    blocks = [block]
  }

  func run() {
    for block in blocks { block() }
  }
}
#endif
