import Foundation

/// Where test inputs and goldens are.
package enum Fixtures {
  package static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  package static let root = package.appending(path: "Tests/CellGenCoreTests/Fixtures")
  package static let inputs = root.appending(path: "Inputs")
  package static let modules = root.appending(path: "Modules")
  package static let generated = root.appending(path: "Generated")

  /// Whether this run of the tests writes the goldens; it fails if one has changed.
  package static let isRecording = ProcessInfo.processInfo.environment["CELLGEN_RECORD"] == "1"

  /// The path of a file below the package, for people.
  static func path(of file: URL) -> String {
    let path = file.standardizedFileURL.path
    let root = package.path + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// A text as it is in its file; nil if there is no such file.
  package static func text(of file: URL) -> String? {
    guard let data = try? Foundation.Data(contentsOf: file) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Fixtures {
  /// The names in a folder, sorted, but for hidden files, which a Mac's Finder leaves.
  package static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// How a text differs from its golden; nil if it does not.
  ///
  /// - Parameter isRecording: whether to write the golden if it differs.
  package static func difference(of text: String, from golden: URL, isRecording: Bool) -> String? {
    let recorded = Self.text(of: golden)
    guard recorded != text else { return nil }
    let diff = unifiedDiff(from: recorded ?? "", to: text)
    if isRecording {
      try? text.write(to: golden, atomically: false, encoding: .utf8)
      return "recorded; read the diff\n\(diff)"
    }
    return (recorded == nil ? "this is not recorded yet" : "this has changed") + "\n\(diff)"
  }
}

/// A difference between a fixture and what cellgen does.
package struct FixtureFailure: Sendable, CustomStringConvertible {
  /// The name of the fixture.
  package var name: String
  /// The file, and the line where that is not the first one.
  package var place: String
  /// What is wrong, in a line, and the differing lines below it.
  package var text: String

  package var description: String { "\(name)\n\(place): \(text)" }
}
