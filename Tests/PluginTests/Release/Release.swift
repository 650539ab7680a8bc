import Foundation
import TestSupport

/// The scripts that make a release, run with what the tests have built.
enum Release {
  /// What the command says of itself.
  static let version: String = {
    let tool = try? BuildProducts.executable("cellgen").path
    return tool.flatMap { try? run([$0, "--version"]) } ?? "no version"
  }()
  /// The name that archives have for this machine.
  static let platform: String = {
    let processor = (try? run(["uname", "-m"])) ?? "x86_64"
    return "linux-\(processor == "aarch64" ? "arm64" : processor)"
  }()

  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path of a script, or of another file of the project.
  static func path(_ name: String) -> String { project.appending(path: ".github/" + name).path }

  /// Runs a command that succeeds, and returns what it prints.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> String {
    let run = try Subprocess.run(arguments, in: folder, environment: environment)
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a program is on the search path.
  static func has(_ program: String) -> Bool {
    (try? Subprocess.run(["sh", "-c", "command -v \(program)"]))?.exitCode == 0
  }

  /// Packs the archive for this machine, and returns its path.
  static func archive(in folder: TemporaryFolder) throws -> String {
    try run([
      path("scripts/release-archive"), version, platform,
      try BuildProducts.executable("cellgen").path, folder.path("release"),
    ])
  }
}
