import Foundation
import TestSupport

/// A copy of the package of consumers that a test may change.
struct Consumers {
  let builds: NestedBuilds
  let folder: URL

  /// - Parameter name: a package of one name is built from where it was: what has not changed since
  ///   is not compiled again.
  init(_ name: String = "Consumers") throws {
    builds = try NestedBuilds()
    folder = try builds.emptyPlace(for: name)
    let original = builds.cellgen.appending(path: "Tests/PluginTests/Consumers")
    try FileManager.default.copyItem(at: original, to: folder)
    try replace("../../..", with: builds.cellgen.path, in: "Package.swift")
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacing(old, with: new), to: path)
  }

  /// Adds a target that uses the plugin.
  func addTarget(_ name: String, manifest: String) throws {
    try write(manifest, to: "Sources/\(name)/\(name).sections")
    try write("let is\(name) = true\n", to: "Sources/\(name)/Code.swift")
    try replace(
      "  targets: [\n",
      with:
        "  targets: [\n    .target(name: \"\(name)\", dependencies: [\"Phone\"], plugins: [cells]),\n",
      in: "Package.swift")
  }

  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  func swift(
    _ command: String, _ arguments: [String] = [], scratch: String? = nil
  ) throws -> Subprocess.Outcome {
    try builds.swift(command, arguments, in: folder, scratch: scratch)
  }
}

extension Subprocess.Outcome {
  /// All that was printed.
  var words: String { output + messages }
}
