import Foundation

/// Where test inputs and goldens are.
package enum Fixtures {
  package static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  package static let root = package.appending(path: "Tests/CellGenCoreTests/Fixtures")
  package static let inputs = root.appending(path: "Inputs")
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
  static func text(of file: URL) -> String? {
    guard let data = try? Foundation.Data(contentsOf: file) else { return nil }
    return String(decoding: data, as: UTF8.self)
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
