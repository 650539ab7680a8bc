import CellGenCore
import Foundation

/// Runs again whenever a manifest changes, until a signal ends it.
///
/// It polls a few times per second, which on all systems also detects files that editors replace, and folders
/// that appear and disappear. A run is never interrupted.
package struct Watch {
  /// The seconds between two polls.
  private static let pause = 0.25
  /// The minimum pause as a multiple of the duration of a poll, which keeps the processor mostly idle.
  private static let rest = 25.0
  /// The seconds without a change after which an editor has probably finished saving.
  private static let calm = 0.05
  /// The seconds after which a missing manifest counts as removed, because some editors remove a file before
  /// they rewrite it.
  private static let absence = 0.5
  /// The maximum number of items to list by name.
  private static let maximumNames = 3

  private let finder: ManifestFinder
  private let manifests: [String]
  private let terminal: Terminal
  private let isQuiet: Bool

  /// Creates a watch.
  ///
  /// - Parameter manifests: The operands of the command.
  package init(
    _ manifests: [String], _ finder: ManifestFinder, _ terminal: Terminal, isQuiet: Bool
  ) {
    (self.manifests, self.finder, self.terminal) = (manifests, finder, terminal)
    self.isQuiet = isQuiet
  }

  /// Starts watching.
  ///
  /// - Parameter run: Runs once, and returns a line that summarizes it; a failure ends only this run.
  package func start(_ run: () throws(Failure) -> String) throws(Failure) -> ExitCode {
    if manifests.contains(ManifestFinder.standardInput) { throw .needsFiles("'--watch'") }
    let stop = StopSignal()
    var seen: ManifestState?
    while true {
      let begin = DispatchTime.now()
      let state = finder.state(of: manifests)
      let look = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
      if state != seen {
        let settled = seen.map { settledState(after: state, since: $0) } ?? state
        if !isQuiet { terminal.printMessage(announcement(of: settled, after: seen) + "\n") }
        seen = settled
        try runOnce(run)
      }
      if stop.comes(within: max(Self.pause, look * Self.rest)) { return .success }
    }
  }

  /// Runs once. If the summary can't be printed, nobody is watching anymore.
  private func runOnce(_ run: () throws(Failure) -> String) throws(Failure) {
    var line = "nothing written"
    do throws(Failure) {
      line = try run()
    } catch {
      terminal.report(error)
    }
    if !isQuiet { try terminal.printResult(line + "\n") }
  }

  private func settledState(after state: ManifestState, since seen: ManifestState) -> ManifestState
  {
    var state = state
    var calm = 0.0
    while calm < (state.lacks(anyOf: seen) ? Self.absence : Self.calm) {
      Thread.sleep(forTimeInterval: Self.calm)
      calm += Self.calm
      let next = finder.state(of: manifests)
      if next != state { calm = 0 }
      state = next
    }
    return state
  }
}

// MARK: - Words

extension Watch {
  /// Returns the watched manifests, and later the reason for a run: `14:03:22 changed
  /// Screens/Listing.sections`.
  ///
  /// - Parameter earlier: The state before; nil before the first run.
  private func announcement(of state: ManifestState, after earlier: ManifestState?) -> String {
    guard let earlier else {
      return "watching \(list(state.paths, "manifest")); press Ctrl-C to stop"
    }
    return "\(timeOfDay) \(list(state.changes(since: earlier), "change"))"
  }

  private func list(_ items: [String], _ noun: String) -> String {
    items.isEmpty || items.count > Self.maximumNames
      ? counted(items.count, noun)
      : items.map { printable($0) }.joined(separator: ", ")
  }

  private var timeOfDay: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

/// Control-C, and the signal with which other programs ask a process to quit.
private final class StopSignal {
  private let semaphore = DispatchSemaphore(value: 0)
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM] {
      // By default, the process would end immediately, even in the middle of a run.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [semaphore] in semaphore.signal() }
      source.resume()
      sources.append(source)
    }
  }

  /// Waits, and returns true as soon as a signal has arrived.
  func comes(within seconds: Double) -> Bool {
    semaphore.wait(timeout: .now() + seconds) == .success
  }
}
