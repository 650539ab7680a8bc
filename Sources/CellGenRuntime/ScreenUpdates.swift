#if canImport(UIKit)
import UIKit

/// Runs the updates of a container one after the other, in the order in which they were requested.
///
/// Diffable data sources raise an exception when a snapshot is applied while another one is being applied:
/// `BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY…`, as in
/// clickety-clacks/clawline#140, where configuring a cell causes an update. UIKit calls hooks and requests
/// views during updates and layout passes, so updates that are requested then wait until UIKit has finished.
/// They do not wait for running animations.
@MainActor
final class CellGenUpdates {
  private var waiting: [() -> Void] = []
  /// True while an update is being carried out; its animations may run longer.
  private(set) var isRunning = false
  /// The number of nested UIKit calls that are being answered.
  private var calls = 0
  /// The blocks that run when the last update has ended; nil after that.
  private var atEnd: CellGenUpdateEnd?

  /// Runs an update after the pending ones: immediately, or when UIKit has finished.
  ///
  /// - Parameters:
  ///   - screen: the object to update, which may be deallocated by then.
  ///   - ifGone: runs in place of the update in that case.
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

  /// Runs blocks at the end of an update that UIKit carries out.
  ///
  /// - Returns: the block that UIKit is to call at the end.
  func begin(_ block: @escaping () -> Void) -> () -> Void {
    let end = CellGenUpdateEnd(block)
    atEnd = end
    return { [weak self] in
      if self?.atEnd === end { self?.atEnd = nil }
      end.run()
    }
  }

  /// Runs a block after an update that does not involve UIKit, after the blocks of earlier updates.
  func end(_ block: @escaping () -> Void) {
    if let atEnd {
      atEnd.blocks.append(block)
    } else {
      block()
    }
  }

  /// Runs pending updates in the next turn, because the end of a layout pass outside of an update cannot be
  /// observed.
  private func runSoon() {
    guard calls == 0, !isRunning, !waiting.isEmpty else { return }
    _Concurrency.Task { @MainActor in self.run() }
  }

  /// A loop rather than recursion, because an update can cause another one without limit.
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
