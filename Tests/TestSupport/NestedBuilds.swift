public import Foundation

extension Subprocess.Outcome {
  /// Whether SwiftPM itself has crashed in its event loop, as it does once in a while on Linux
  /// (swiftlang/swift#87033). Such a run says nothing of the package.
  fileprivate var isOfCrash: Bool {
    exitCode != 0 && messages.contains("_dispatch_event_loop_drain")
  }
}

/// Builds of other packages that depend on this one.
///
/// They share one scratch path, which stays beside the products of this package, so that only the
/// first build of a test run compiles cellgen.
public struct NestedBuilds {
  /// The folder that the packages stand in.
  public let root: URL
  /// This package.
  public let cellgen = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public init() throws {
    let tool = try BuildProducts.executable("cellgen")
    root = tool.deletingLastPathComponent().appending(path: "nested-builds")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  /// A folder for a package in the place of what an earlier run left.
  public func emptyPlace(for name: String) throws -> URL {
    let folder = root.appending(path: name)
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    return folder
  }

  /// Runs `swift` in a package, such as `swift build`.
  ///
  /// - Parameter scratch: the name of a scratch path that no other package uses, for what is to be
  ///   planned only when the package has changed; nil for the one that all share, where the plan is
  ///   that of the last package, whichever comes next.
  public func swift(
    _ command: String, _ arguments: [String] = [], in package: URL, scratch: String? = nil
  ) throws -> Subprocess.Outcome {
    let options =
      ["--scratch-path", root.appending(path: scratch ?? "build").path]
      + (scratch == nil ? ["--disable-build-manifest-caching"] : [])
    let line = ["swift", command] + options + arguments
    let outcome = try Subprocess.run(line, in: package)
    return outcome.isOfCrash ? try Subprocess.run(line, in: package) : outcome
  }
}
