#if os(Linux)
@testable import CellGenAuthoring
import CellGenCore
import Foundation
import TestSupport
import Testing

/// The views of some modules, shown by a program with the data of their pictures.
struct PictureProgram: Sendable, CustomTestStringConvertible {
  var name: String
  /// The manifests of each module.
  var modules: [[SourceText]]
  /// What users would write: file by file.
  var support: [(name: String, text: String)]
  /// Values of the types among it.
  var values: [String: String] = [:]
  /// Whether some types among it have no value here.
  var mayLackValues = false

  var testDescription: String { name }

  /// A picture of a view: where it comes from, its data as Swift, and what is drawn of it.
  struct Picture {
    var title: String
    var expression: String
    var drawn: LayoutTree
  }

  /// The pictures of all views, without those whose data only the app can make.
  func pictures() throws -> (all: [Picture], skipped: [String]) {
    var (all, skipped): ([Picture], [String]) = ([], [])
    for sources in modules {
      let analysis = analyze(sources)
      let module = try #require(analysis.module, "\(analysis.diagnostics.all.map(\.message))")
      let samples = PageSamples(module, try Self.language())
      let expressions = PictureExpression(module, values)
      for index in module.views.indices {
        let reference = ViewReference(index: index)
        let view = module[reference]
        guard view.isDrawn(in: module) else { continue }
        // The case that stands for all others has no name in Swift.
        for sample in samples.all(reference) where !sample.title.hasSuffix(": else") {
          let title = "\(sources[0].path) \(view.name.text): \(sample.title)"
          guard let data = expressions.data(sample.data) else {
            skipped.append(title)
            continue
          }
          let expression: String
          if case .given(let number) = sample.kind {
            expression = "\(view.viewDataType).samples[\(number - 1)]"
          } else {
            expression = data
          }
          let artist = ViewArtist(sample.data, of: reference, in: module, samples)
          all.append(
            Picture(
              title: title, expression: expression, drawn: DrawnTree.tree(of: artist.drawing())))
        }
      }
    }
    return (all, skipped)
  }

  /// A catalog without texts, whose language is that of the program.
  private static func language() throws -> PictureCatalog {
    let language = Locale.current.identifier.replacing("_", with: "-")
    let text = "{ \"sourceLanguage\": \"\(language)\", \"strings\": {}, \"version\": \"1.0\" }"
    var diagnostics = Diagnostics()
    let source = SourceText(path: "Any.xcstrings", bytes: Array(text.utf8), index: 0)
    return PictureCatalog([try #require(StringCatalog(source, &diagnostics))])
  }

  /// The lines of what the stand-in shows of each picture.
  ///
  /// - Parameter function: the function of `ShownTree` that makes them.
  func shown(_ pictures: [Picture], by function: String = "trees") throws -> [[String]] {
    let folder = try TemporaryFolder()
    for sources in modules {
      for file in generate(sources, options: Options(runtime: .import)).files {
        try folder.write(file.text, to: "Sources/\(file.name)")
      }
    }
    for file in support { try folder.write(file.text, to: "Sources/Support\(file.name)") }
    for name in ["LayoutTree", "ReusedTree", "ShownTree"] {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("\(name).swift")
      try folder.write(try String(contentsOf: file, encoding: .utf8), to: "Sources/\(name).swift")
    }
    try folder.write(Self.program(showing: pictures, by: function), to: "Sources/Program.swift")
    let output = try Compilation.output(
      of: folder.names(in: "Sources").map { folder.url.appendingPathComponent("Sources/\($0)") },
      with: ["CellGenRuntime", "SwiftUI"],
      modules: [Compilation.emptyModule("Kingfisher", in: folder)],
      in: ["TZ": "GMT", "SWIFT_BACKTRACE": "enable=no"])
    return output.split(separator: "= ", omittingEmptySubsequences: true).map { shown in
      shown.split(separator: "\n").map(String.init)
    }
  }

  /// A function for each picture, since one with all of them would take the compiler long.
  private static func program(showing pictures: [Picture], by function: String) -> String {
    let functions = pictures.enumerated().map { position, picture in
      "@MainActor func picture\(position)() { show(ShownTree.\(function)(of: [\(picture.expression)])) }"
    }
    let calls = pictures.indices.map { "    picture\($0)()" }
    return """
      import Foundation
      import UIKit

      @MainActor func show(_ trees: [LayoutTree]) {
        for tree in trees { print("=", tree.lines.joined(separator: "\\n")) }
      }

      \(functions.joined(separator: "\n"))

      @main struct Program {
        @MainActor static func main() {
      \(calls.joined(separator: "\n"))
        }
      }

      """
  }
}

extension View {
  /// Whether pictures show elements of it, rather than what only the app or UIKit draws.
  fileprivate func isDrawn(in module: Module) -> Bool {
    if case .layout = module.shownBy(self).presentation { true } else { false }
  }
}
#endif
