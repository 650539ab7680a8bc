import Foundation
import TestSupport
import Testing

/// What the targets of tests and benchmarks compile of their manifests, byte for byte.
///
/// It is recorded beside them, since a target that used the plugin would have all of cellgen compiled twice.
/// `CELLGEN_RECORD=1 swift test` rewrites it and fails; review the diff.
@Suite struct CompiledScreensTests {
  @Test(arguments: [
    "Tests/GeneratedCodeTests", "Tests/EightScreensTests", "Tests/Benchmarks/ApplyBenchmark",
  ])
  func whatIsCompiledIsWhatIsGenerated(target: String) throws {
    let tool = try BuildProducts.executable("cellgen").path
    let run = try Subprocess.run(
      [
        tool, "generate", "--runtime", "import", "--root", target, "--output",
        "\(target)/Generated",
      ]
        + ["--prune", Recording.isOn ? "--quiet" : "--check", target], in: package)
    #expect(run.exitCode == 0, "\(run.output)\(run.messages)")
    if Recording.isOn {
      Issue.record("recorded \(target)/Generated; look at the diff and run again without recording")
    }
  }

  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
