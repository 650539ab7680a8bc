public import Foundation

extension Subprocess.Outcome {
  /// True if SwiftPM itself crashed in its event loop, which happens occasionally on Linux
  /// (swiftlang/swift#87033). Such a run reveals nothing about the package.
  fileprivate var isOfCrash: Bool {
    exitCode != 0 && messages.contains("_dispatch_event_loop_drain")
  }
}

/// Builds of other packages that depend on this one.
///
/// They share one scratch path, which stays next to the products of this package, so only the first build of
/// a test run compiles cellgen.
public struct NestedBuilds {
  /// The SwiftPM build systems to test: both of them only in nightly runs, because each one compiles cellgen
  /// separately.
  public static let buildSystems = Thoroughness.isNightly ? ["native", "swiftbuild"] : ["native"]

  /// The folder of the packages.
  public let root: URL
  /// The scratch path that packages share. No two builds use it at the same time, because their suites are
  /// parts of `NestedBuildTests`.
  public var sharedScratch: URL { root.appending(path: "build") }
  /// This package.
  public let cellgen = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public init() throws {
    let tool = try BuildProducts.executable("cellgen")
    root = tool.deletingLastPathComponent().appending(path: "nested-builds")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  /// Returns an empty folder for a package, replacing what an earlier run left.
  public func emptyPlace(for name: String) throws -> URL {
    let folder = root.appending(path: name)
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    return folder
  }

  /// Runs `swift` in a package, such as `swift build`.
  ///
  /// - Parameter scratch: The name of a scratch path that no other package uses; nil for the one that
  ///   packages share.
  public func swift(
    _ command: String, _ arguments: [String] = [], in package: URL, scratch: String? = nil
  ) throws -> Subprocess.Outcome {
    if scratch == nil { try forgetPlan(unlessOf: package) }
    let folder = scratch.map { root.appending(path: $0) } ?? sharedScratch
    let line = ["swift", command, "--scratch-path", folder.path] + arguments
    let outcome = try Subprocess.run(line, in: package)
    return outcome.isOfCrash ? try Subprocess.run(line, in: package) : outcome
  }

  /// Removes SwiftPM's plan if it belongs to another package in the same scratch path, because SwiftPM would
  /// reuse it.
  private func forgetPlan(unlessOf package: URL) throws {
    let note = root.appending(path: "planned")
    guard (try? String(contentsOf: note, encoding: .utf8)) != package.path else { return }
    for plan in ["debug.yaml", "plugin-tools.yaml"] {
      let file = sharedScratch.appending(path: plan)
      if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    }
    try Data(package.path.utf8).write(to: note)
  }
}
