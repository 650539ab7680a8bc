import Foundation
import TestSupport

/// Runs of the tests in a mutated package.
struct TestRun {
  let tests: URL
  /// A folder for what runs leave.
  let folder: URL

  /// The suites, by the beginnings of the names of their tests.
  func suites() throws -> [String] {
    let run = try Subprocess.run([tests.path, "--testing-library", "swift-testing", "--list-tests"])
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    let names = run.output.split(separator: "\n").compactMap { line in
      line.lastIndex(of: "/").map { String(line[..<$0]) }
    }
    return Set(names).sorted()
  }

  /// A suite's time in seconds, and the mutants that it reaches; nil if it fails.
  func reach(of suite: String) throws -> (seconds: Double, numbers: Set<Int>)? {
    let file = folder.appendingPathComponent(
      "reached-" + suite.replacingOccurrences(of: "/", with: "-"))
    try? FileManager.default.removeItem(at: file)
    let start = Date()
    guard try passes([suite], ["CELLGEN_MUTANTS_REACHED": file.path], limit: 600) else {
      return nil
    }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return (
      Date().timeIntervalSince(start), Set(text.split(separator: "\n").compactMap { Int($0) })
    )
  }

  /// Returns whether suites notice a mutant: a test fails, crashes, or takes too long.
  ///
  /// Those that record views are run first, because they notice most and take only the mutated manifest; then the quick
  /// ones.
  ///
  /// - Parameter manifest: The name of the mutated manifest; tests that go through all of them can take only this one.
  func notices(_ number: Int, in manifest: String, _ suites: [(name: String, seconds: Double)])
    throws -> Bool
  {
    func isFirst(_ name: String) -> Bool { name.hasSuffix("RecordedViewTests") }
    // Slowed by other work, the longest manifest takes less.
    let timed = suites.map { isFirst($0.name) ? (name: $0.name, seconds: 10) : $0 }
    var rest = timed.sorted {
      (isFirst($0.name) ? 0 : 1, $0.seconds, $0.name)
        < (isFirst($1.name) ? 0 : 1, $1.seconds, $1.name)
    }[...]
    var room = 2.0
    while let first = rest.popFirst() {
      var (names, seconds) = ([first.name], first.seconds)
      while let next = rest.first, seconds + next.seconds <= room {
        names.append(next.name)
        seconds += next.seconds
        rest.removeFirst()
      }
      let environment = ["CELLGEN_MUTANT": String(number), "CELLGEN_MANIFEST": manifest]
      if try !passes(names, environment, limit: 20 + 5 * seconds) { return true }
      room = .infinity
    }
    return false
  }

  private func passes(
    _ suites: [String], _ environment: [String: String], limit: Double
  ) throws -> Bool {
    let names = suites.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let run = try Subprocess.run(
      [
        "timeout", "-k", "1", String(Int(limit.rounded(.up))), tests.path, "--testing-library",
        "swift-testing", "--filter", "^(\(names))/",
      ], in: folder,
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    return run.exitCode == 0
  }
}
