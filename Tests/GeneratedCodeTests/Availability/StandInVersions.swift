#if os(Linux)
import Foundation
import TestSupport

/// The versions of iOS that the declarations of the stand-ins for UIKit and SwiftUI are marked with.
struct StandInVersions {
  /// The declarations' files by their paths.
  private(set) var files: [String: SourceVersions] = [:]
  /// Their types that are newer than iOS 13.
  private(set) var newerTypes: [NewerName] = []
  /// Calls of `StandIn.require` with a version that the declaration around them does not have.
  private(set) var unmarked: [String] = []

  init() throws {
    for file in try ["Tests/UIKit", "Tests/SwiftUI"].flatMap(Package.swiftFiles) {
      let source = SourceVersions(try String(contentsOf: file, encoding: .utf8))
      files[file.path] = source
      newerTypes += AvailabilityScanner.newerTypes(in: source.tokens)
      for (index, token) in source.tokens.enumerated()
      where token.text == "since" || token.text == "require" && source.tokens[index - 1].text == "."
      {
        guard let version = Double(source.tokens[index + 2].text) else { continue }
        if source.introduced(at: token.place) ?? 13 < version {
          unmarked.append("\(file.lastPathComponent):\(token.line)")
        }
      }
    }
  }
}
#endif
