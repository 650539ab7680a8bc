import Foundation

/// Runs again whenever something about the manifests changes, until it is told to stop.
///
/// It looks at the manifests a few times a second: that finds files that editors replace and folders
/// that come and go alike, on every system. A run that has begun is not cut short.
struct Watch {
  /// Seconds between two looks.
  private static let pause = 0.25
  /// The same as a multiple of the time that a look takes, so that the processor rests nearly always.
  private static let rest = 25.0
  /// Seconds without a change after which an editor is taken to have saved all that it is saving.
  private static let calm = 0.05
  /// Seconds for which a manifest must be gone, since some editors remove a file before they write it
  /// anew.
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

  /// A failure is reported and ends this run only; when the line cannot be printed, nobody watches.
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

/// Ctrl-C, and the polite request to end that other programs send.
private final class StopSignal {
  private let semaphore = DispatchSemaphore(value: 0)
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM] {
      // Or else the process would end at once, in the middle of a run.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [semaphore] in semaphore.signal() }
      source.resume()
      sources.append(source)
    }
  }

  /// Waits; true as soon as a signal has come.
  func comes(within seconds: Double) -> Bool {
    semaphore.wait(timeout: .now() + seconds) == .success
  }
}
