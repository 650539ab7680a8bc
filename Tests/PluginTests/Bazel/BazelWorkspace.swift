#if os(Linux)
import Foundation
import TestSupport

/// A workspace of Bazel, in which the archive of a release is the repository `cellgen`.
///
/// Nothing is loaded from the network, so that the rule is known to need nothing but what is in the archive.
struct BazelWorkspace {
  let folder: TemporaryFolder

  static let isInstalled = (try? Subprocess.run(["bazel", "--version"]))?.exitCode == 0

  init() throws {
    folder = try TemporaryFolder()
    let archive = try Release.archive(in: folder)
    let unpacked = try folder.makeFolder("cellgen")
    try Release.run(["tar", "-xzf", archive, "-C", unpacked, "--strip-components", "1"])
    try folder.write(
      "local_repository(name = \"cellgen\", path = \"\(unpacked)\")\n", to: "app/WORKSPACE")
    try folder.write(
      """
      bazel_dep(name = "cellgen")
      local_path_override(module_name = "cellgen", path = "\(unpacked)")

      """, to: "app/MODULE.bazel")
  }

  /// Builds a target.
  ///
  /// - Parameter base: a folder of its own for what Bazel knows; another machine, as far as it can tell.
  func build(
    _ target: String = "//Screens:cells", in base: String = "base", options: [String] = []
  ) throws -> BazelBuild {
    let log = folder.path("execution.json")
    try folder.remove("execution.json")
    // A server would outlive the test.
    let outcome = try Subprocess.run(
      [
        "bazel", "--nohome_rc", "--noworkspace_rc", "--batch",
        "--output_base=\(folder.path(base))", "build", "--nosandbox_debug", "--color=no",
        "--execution_log_json_file=\(log)",
      ] + options + [target], in: folder.url.appending(path: "app"))
    let isLogged = FileManager.default.fileExists(atPath: log)
    return try BazelBuild(outcome, log: isLogged ? folder.read("execution.json") : "")
  }

  /// Writes a file of the workspace.
  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "app/" + path)
  }

  /// The generated files of the last build.
  func files(_ target: String) throws -> [String: String] { try files(in: "bazel-bin/" + target) }

  /// What the command itself makes of manifests, with the options that the rule passes.
  func files(
    generatedFrom manifests: String, _ options: [String] = []
  ) throws -> [String: String] {
    try folder.remove("app/expected")
    let tool = folder.path("cellgen/bin/cellgen")
    let arguments = ["--quiet", "--line-directives", "--output", "expected", "--root", manifests]
    let run = try Subprocess.run(
      [tool, "generate"] + arguments + options + ["--", manifests],
      in: folder.url.appending(path: "app"))
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    return try files(in: "expected")
  }

  private func files(in path: String) throws -> [String: String] {
    // Bazel leaves the files there that arguments were passed in.
    let names = try folder.names(in: "app/" + path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try folder.read("app/\(path)/\($0)")) })
  }
}

/// What a build has done.
struct BazelBuild {
  var outcome: Subprocess.Outcome
  /// The first output of each run of cellgen, by its file name.
  var runs: [String] = []
  /// The number of runs that a cache made unnecessary.
  var hits = 0

  private struct Spawn: Decodable {
    var mnemonic: String?
    var listedOutputs: [String]?
    /// Up to Bazel 6.
    var remoteCacheHit: Bool?
    /// From Bazel 7 on.
    var cacheHit: Bool?
  }

  /// - Parameter log: Bazel's own list of what it ran, objects one after the other.
  fileprivate init(_ outcome: Subprocess.Outcome, log: String) throws {
    self.outcome = outcome
    let objects = (log + "\n").replacing("\n}{\n", with: "\n}\n{\n").components(
      separatedBy: "\n}\n")
    for object in objects where object.contains("{") {
      let spawn = try JSONDecoder().decode(Spawn.self, from: Data((object + "\n}").utf8))
      guard spawn.mnemonic == "CellGen" else { continue }
      if spawn.remoteCacheHit ?? spawn.cacheHit ?? false {
        hits += 1
      } else {
        runs.append(String(spawn.listedOutputs?.first?.split(separator: "/").last ?? ""))
      }
    }
    runs.sort()
  }
}
#endif
