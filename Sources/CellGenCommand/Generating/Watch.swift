import Foundation

/// Runs again whenever a manifest changes, until a signal ends it.
///
/// It polls a few times per second, which on every system also detects files that editors replace, and
/// folders that appear and disappear. A run is never interrupted.
struct Watch {
  /// The seconds between two polls.
  private static let pause = 0.25
  /// The minimum pause as a multiple of the time that a poll takes, so that the processor is mostly idle.
  private static let rest = 25.0
  /// The seconds without a change after which an editor has probably finished saving.
  private static let calm = 0.05
  /// The seconds after which a missing manifest counts as removed, since some editors remove a file before
  /// they write it again.
  private static let absence = 0.5

  let run: GenerateRun
  let report: GenerateReport

  func start() throws(Failure) -> ExitCode {
    if run.request.readsStandardInput { throw .needsFiles("'--watch'") }
    let stop = StopSignal()
    var seen: ManifestState?
    while true {
      let begin = DispatchTime.now()
      let state = run.state
      let look = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
      if state != seen {
        let settled = seen.map { settledState(after: state, since: $0) } ?? state
        say(report.announcement(of: settled, after: seen))
        seen = settled
        try runOnce()
      }
      if stop.comes(within: max(Self.pause, look * Self.rest)) { return .success }
    }
  }

  private func say(_ line: String?) {
    guard let line, run.request.volume != .quiet else { return }
    run.terminal.printMessage(line + "\n")
  }

  /// A failure ends only this run. If the summary cannot be printed, nobody is watching anymore.
  private func runOnce() throws(Failure) {
    var line = "nothing written"
    do throws(Failure) {
      line = report.line(for: try run.run())
    } catch {
      run.terminal.report(error)
    }
    if run.request.volume != .quiet { try run.terminal.printResult(line + "\n") }
  }

  private func settledState(after state: ManifestState, since seen: ManifestState) -> ManifestState
  {
    var state = state
    var calm = 0.0
    while calm < (state.lacks(anyOf: seen) ? Self.absence : Self.calm) {
      Thread.sleep(forTimeInterval: Self.calm)
      calm += Self.calm
      let next = run.state
      if next != state { calm = 0 }
      state = next
    }
    return state
  }
}

/// Ctrl-C, and the signal by which other programs ask a process to end.
private final class StopSignal {
  private let semaphore = DispatchSemaphore(value: 0)
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM] {
      // Otherwise the process would end immediately, in the middle of a run.
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
