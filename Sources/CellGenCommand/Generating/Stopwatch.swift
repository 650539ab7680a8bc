import Foundation

/// Measures the phases of a run.
struct Stopwatch {
  private var phases: [(name: String, nanoseconds: UInt64)] = []
  /// The start of the current phase.
  private var start: UInt64?

  /// Ends the current phase and starts another.
  mutating func enter(_ name: String) {
    stop()
    start = now
    phases.append((name, 0))
  }

  /// Ends the current phase.
  mutating func stop() {
    guard let start, let last = phases.indices.last else { return }
    phases[last].nanoseconds = now - start
    self.start = nil
  }

  /// `read 0.2 ms, parse 1.5 ms, resolve 0.4 ms, render 0.9 ms, write 2.1 ms`
  var summary: String {
    let parts = phases.map { phase in
      let tenths = (phase.nanoseconds + 50_000) / 100_000
      return "\(phase.name) \(tenths / 10).\(tenths % 10) ms"
    }
    return parts.joined(separator: ", ") + "\n"
  }

  private var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
