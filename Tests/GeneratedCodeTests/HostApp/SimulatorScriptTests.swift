#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The script that runs the claims on a Mac, with what it finds there made up.
@Suite struct SimulatorScriptTests {
  static let runtimes = """
    == Runtimes ==
    iOS 9.3 (9.3 - 13E230) - com.apple.CoreSimulator.SimRuntime.iOS-9-3
    iOS 26.0 (26.0.1 - 23A8464) - com.apple.CoreSimulator.SimRuntime.iOS-26-0
    iOS 14.5 (14.5 - 18E182) - com.apple.CoreSimulator.SimRuntime.iOS-14-5
    iOS 18.10 (18.10 - 22F99) - com.apple.CoreSimulator.SimRuntime.iOS-18-10
    iOS 15.5 (15.5 - 19F70) - com.apple.CoreSimulator.SimRuntime.iOS-15-5
    iOS 18.5 (18.5 - 22F77) - com.apple.CoreSimulator.SimRuntime.iOS-18-5
    iOS 27.0 (27.0 - 24A300) - com.apple.CoreSimulator.SimRuntime.iOS-27-0 (unavailable, runtime profile not found)
    tvOS 26.0 (26.0 - 23J352) - com.apple.CoreSimulator.SimRuntime.tvOS-26-0
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let script = Package.folder.appending(path: ".ci/simulator")
    try folder.write(String(contentsOf: script, encoding: .utf8), to: ".ci/simulator")
    try program(
      "xcrun",
      """
      case "$1 $2" in
        "simctl list") printf '%s\\n' '\(Self.runtimes)' ;;
        "simctl create") echo DEVICE ;;
        "xcresulttool get") echo '{ "passedTests": 3 }' ;;
      esac
      """)
    try program(
      "xcodebuild",
      """
      while [ $# -gt 0 ]; do
        if [ "$1" = -resultBundlePath ]; then mkdir -p "$2"; fi
        if [ "$1" = "${FAILING-}" ]; then exit 65; fi
        shift
      done
      """)
  }

  /// A program that writes down how it was called.
  private func program(_ name: String, _ lines: String) throws {
    let calls = folder.path("calls")
    let text = "#!/bin/bash\necho \"\(name) $*\" >>'\(calls)'\n\(lines)\n"
    let path = try folder.write(text, to: "programs/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func run(
    _ arguments: [String], failing: String = ""
  ) throws -> (run: Subprocess.Outcome, calls: [String]) {
    let path = folder.path("programs") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let run = try Subprocess.run(
      ["bash", folder.path(".ci/simulator")] + arguments,
      environment: ["PATH": path, "FAILING": failing])
    let calls = try String(contentsOfFile: folder.path("calls"), encoding: .utf8)
    return (run, calls.split(separator: "\n").map(String.init))
  }

  @Test(arguments: [
    ([], "26.0"), (["newest"], "26.0"), (["oldest"], "15.5"), (["18"], "18.10"),
    (["18.5"], "18.5"),
  ])
  func itChoosesASimulator(_ arguments: [String], _ version: String) throws {
    let (run, calls) = try run(arguments)
    #expect(run.exitCode == 0, "\(run.messages)")
    let runtime =
      "com.apple.CoreSimulator.SimRuntime.iOS-" + version.replacingOccurrences(of: ".", with: "-")
    #expect(calls.contains("xcrun simctl create cellgen \(version) iPhone 13 \(runtime)"))
    #expect(calls.last == "xcrun simctl delete DEVICE")
    for scheme in ["Claims", "Screens"] {
      let call = calls.first { $0.contains("-scheme \(scheme) ") } ?? ""
      #expect(call.contains("-destination platform=iOS Simulator,id=DEVICE"))
    }
    let summary = try String(
      contentsOfFile: folder.path(".build/simulator/iOS-\(version).txt"), encoding: .utf8)
    #expect(summary.contains("== Claims: exit code 0"))
    #expect(summary.contains("\"passedTests\": 3"))
  }

  @Test func itDownloadsAVersionThatIsMissing() throws {
    let (run, calls) = try run(["17.2"])
    #expect(calls.contains("xcodebuild -downloadPlatform iOS -buildVersion 17.2"))
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("only of: 15.5 18.5 18.10 26.0"))
  }

  @Test func itFailsWithTheTestsAndRunsTheOthers() throws {
    let (run, calls) = try run([], failing: "Claims")
    #expect(run.exitCode == 1)
    #expect(calls.contains { $0.contains("-scheme Screens ") })
    #expect(calls.last == "xcrun simctl delete DEVICE")
  }

  /// Each version in the matrix of the workflow is one that the script takes.
  @Test func theWorkflowRunsIt() throws {
    let workflow = try String(
      contentsOf: Package.folder.appending(path: ".github/workflows/simulator.yml"),
      encoding: .utf8)
    let versions = workflow.matches(of: /ios: '?([a-z0-9.]+)'? \}/).map { String($0.1) }
    #expect(versions == ["15.5", "newest"])
    #expect(workflow.contains("run: .ci/simulator ${{ matrix.ios }}"))
  }
}
#endif
