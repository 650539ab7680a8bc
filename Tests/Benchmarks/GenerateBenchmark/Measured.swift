import Foundation

/// What was measured for one size.
struct Measured {
  var size: Int
  /// Of all manifests.
  var bytesRead: Int
  /// Of all generated files.
  var bytesWritten: Int
  var usages: [GenerationBenchmark.Contestant: Usage]

  subscript(contestant: GenerationBenchmark.Contestant) -> Usage {
    guard let usage = usages[contestant] else { fatalError("\(contestant) was not run") }
    return usage
  }

  static let head = """
    Generating, the least of all rounds; CPU and time by the clock in milliseconds, memory in megabytes;
    five fields a view, ten views a section, a hundred views a manifest.

    """

  var report: String {
    let title =
      "\(size) views: \(Self.kilobytes(bytesRead)) read, \(Self.kilobytes(bytesWritten)) written"
    let run = rows.filter { usages[$0.contestant] != nil }
    return ([title] + run.map(line)).joined(separator: "\n") + "\n"
  }

  private var rows: [(title: String, contestant: GenerationBenchmark.Contestant, isFresh: Bool)] {
    [
      ("floor, nothing to do", .empty, true),
      ("floor, fresh", .floor(isFresh: true), true),
      ("floor, unchanged", .floor(isFresh: false), false),
      ("release, fresh", .cellgen(isRelease: true, isFresh: true), true),
      ("release, unchanged", .cellgen(isRelease: true, isFresh: false), false),
      ("Python, fresh", .script, true),
      ("debug, fresh", .cellgen(isRelease: false, isFresh: true), true),
      ("debug, unchanged", .cellgen(isRelease: false, isFresh: false), false),
    ]
  }

  private func line(
    _ title: String, _ contestant: GenerationBenchmark.Contestant, isFresh: Bool
  ) -> String {
    let usage = self[contestant]
    let floor = self[.floor(isFresh: isFresh)]
    return "  " + title.padding(toLength: 22, withPad: " ", startingAt: 0)
      + String(
        format: "CPU %9.1f   clock %9.1f   memory %7.1f   %7.2f and %7.2f times the floor",
        usage.cpu * 1e3, usage.wall * 1e3, usage.memory / 1e6, usage.cpu / floor.cpu,
        usage.wall / floor.wall)
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 500) / 1_000) kB" }
}
