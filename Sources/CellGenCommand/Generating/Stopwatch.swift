import Foundation

/// How long the phases of a run take.
struct Stopwatch {
  private var phases: [(name: String, nanoseconds: UInt64)] = []
  /// When the phase began that has not ended.
  private var start: UInt64?

  /// Ends a phase and begins another.
  mutating func enter(_ name: String) {
    stop()
    start = now
    phases.append((name, 0))
  }

  /// Ends a phase.
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
