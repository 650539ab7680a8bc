import CellGenCore
import Foundation

/// A manifest that needs a part of the runtime: `Fixtures/RuntimeParts/Seen.sections`.
package struct RuntimePartCase: CustomStringConvertible, Sendable {
  package var name: String
  /// The part that it needs; nil for the manifest that does without any of these.
  package var part: String?

  package var description: String { name }

  package static let plain = RuntimePartCase(name: "Plain", part: nil)

  package static let all = [
    plain,
    RuntimePartCase(name: "Seen", part: "Seen"),
    RuntimePartCase(name: "SwiftUI", part: "SwiftUI"),
    RuntimePartCase(name: "Waterfall", part: "Waterfall"),
    RuntimePartCase(name: "Spans", part: "Spans"),
    RuntimePartCase(name: "Slider", part: "Controls"),
    RuntimePartCase(name: "TextField", part: "TextField"),
    RuntimePartCase(name: "TextEditor", part: "TextEditor"),
  ]

  package func source(index: Int = 0) throws -> SourceText {
    let file = Fixtures.root.appending(path: "RuntimeParts/\(name).sections")
    return SourceText(
      path: "\(name).sections", bytes: Array(try Foundation.Data(contentsOf: file)), index: index)
  }

  /// What the whole program makes of some of the manifests together; nothing where they have mistakes.
  package static func files(
    of cases: [RuntimePartCase], _ options: Options = Options()
  ) throws -> [GeneratedFile] {
    let sources = try cases.enumerated().map { try $1.source(index: $0) }
    return generate(sources, options: options).files
  }
}
