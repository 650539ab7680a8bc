import CellGenCore
import FixtureSupport
import Foundation

/// Compares the fixtures with what cellgen does now, all of them or those with a part of a name: `cellgen-fixtures
/// [NAME] [--record]`.
///
/// The tests compare them, too. This is quicker to build, since it depends on no test, and runs in one process.

let start = Date()
var words = Array(CommandLine.arguments.dropFirst())
let isRecording = words.contains("--record")
words.removeAll { $0 == "--record" }

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(64)
}

guard words.count <= 1, !words.contains(where: { $0.hasPrefix("-") }) else {
  stop("usage: cellgen-fixtures [NAME] [--record]")
}
let fixtures = Fixture.all().filter { fixture in
  words.first.map { fixture.matches($0) } ?? true
}
if let name = words.first, fixtures.isEmpty { stop("no fixture has '\(name)' in its name") }

let record = isRecording
let failures = fixtures.concurrentMap { $0.failures(isRecording: record) }
for failure in failures.joined() { print("✘ \(failure)\n") }

let counts = Fixture.Kind.allCases.compactMap { kind in
  let count = fixtures.count { $0.kind == kind }
  return count == 0 ? nil : "\(count) \(kind.rawValue)"
}
let failed = failures.count { !$0.isEmpty }
let verdict = failed == 0 ? "all as recorded" : "\(failed) differ\(failed == 1 ? "s" : "")"
let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
print("\(counts.joined(separator: ", ")): \(verdict) (\(seconds) s)")
exit(failed == 0 ? 0 : 1)
