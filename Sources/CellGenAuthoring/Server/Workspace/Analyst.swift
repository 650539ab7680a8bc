import Foundation

/// The thread that analyzes manifests while the server answers requests.
///
/// Only the newest state counts: a state that is replaced before its turn is never analyzed, and if it is
/// replaced during its analysis, the analysis stops after the current run. The result stays with the
/// snapshot, where requests find it.
///
/// Unchecked, because the condition guards the mutable state.
final class Analyst: @unchecked Sendable {
  private let condition = NSCondition()
  private let inbox: Inbox
  private let end = DispatchGroup()
  private var next: Snapshot?
  private var isStopped = false

  init(_ inbox: Inbox) {
    self.inbox = inbox
    end.enter()
    let thread = Thread { [self] in
      while let snapshot = take() { analyze(snapshot) }
      end.leave()
    }
    // As large as the main thread's, because manifests can be nested deeply.
    thread.stackSize = 8 << 20
    thread.start()
  }

  func analyze(next snapshot: Snapshot) {
    condition.lock()
    next = snapshot
    condition.unlock()
    condition.signal()
  }

  /// Ends the thread after the current run.
  func stop() {
    condition.lock()
    isStopped = true
    condition.unlock()
    condition.signal()
    end.wait()
  }

  private func take() -> Snapshot? {
    condition.lock()
    defer { condition.unlock() }
    while next == nil, !isStopped { condition.wait() }
    defer { next = nil }
    return isStopped ? nil : next
  }

  private var isOutdated: Bool {
    condition.lock()
    defer { condition.unlock() }
    return isStopped || next != nil
  }

  private func analyze(_ snapshot: Snapshot) {
    for run in snapshot.runs.value where run.isOpen {
      if isOutdated { return }
      _ = run.findings.value
    }
    inbox.add(.analyzed(generation: snapshot.generation))
  }
}
