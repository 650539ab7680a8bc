import CellGenCore
import Foundation

/// A manifest that needs some parts of the runtime: `Fixtures/RuntimeParts/Seen.sections`.
package struct RuntimePartCase: CustomStringConvertible, Sendable {
  package var name: String
  /// The files of the runtime that are embedded for it, beyond those that all modules have.
  package var parts: [String]

  package var description: String { name }

  /// One that needs nothing, and at least one for each part.
  package static let all = [
    RuntimePartCase(name: "Plain", parts: []),
    RuntimePartCase(name: "Seen", parts: ["Seen"]),
    RuntimePartCase(name: "SwiftUI", parts: ["SwiftUIHosting"]),
    RuntimePartCase(name: "Waterfall", parts: ["CellWaterfall"]),
    RuntimePartCase(name: "Spans", parts: ["CellSpan"]),
    RuntimePartCase(name: "Slider", parts: ["CellControls", "CellTyping"]),
    RuntimePartCase(name: "TextField", parts: ["CellTextField", "CellTyping"]),
    RuntimePartCase(name: "TextEditor", parts: ["CellTextEditor", "CellTyping"]),
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

  /// The files of the runtime that an embedded one has, beyond those that all modules have.
  package static func parts(of runtime: String) -> [String] {
    zip(RuntimePart.all, RuntimeSource.pieces.dropFirst())
      .filter { runtime.contains(withoutModifiers($1).text) }.flatMap(\.0.files)
  }
}
