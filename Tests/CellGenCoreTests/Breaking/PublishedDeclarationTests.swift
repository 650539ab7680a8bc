import CellGenCore
import FixtureSupport
import Testing

@testable import CellGenAuthoring

/// `cellgen breaking` compares all declarations of generated code that apps use.
@Suite struct PublishedDeclarationTests {
  /// Members that only the runtime calls: they implement its protocols, whatever a manifest has.
  private static let calledByRuntime: Set = [
    "host", "row", "accessories", "images", "look", "indentation", "separator", "swipeActions",
    "leadingSwipeActions", "trailingSwipeActions", "menu", "selectAction", "longPressAction",
    "deleteAction", "seen", "selection", "sections", "screenEdges", "cell", "headerFooter",
    "placeholder", "refresh", "keyboardDismissMode", "scrolling", "animation", "moves",
    "draggableSections", "action", "watcher", "makeCoordinator", "makeUIView", "updateUIView",
  ]

  @Test(arguments: GoldenCase.all) func everyDeclarationIsPublished(of golden: GoldenCase) throws {
    let sources = try golden.sources()
    let analysis = analyze(sources)
    let module = try #require(analysis.module)
    let api = PublishedAPI(of: analysis, module)
    let published = Set(
      api.types.flatMap { type in [type.name] + type.members.map { "\(type.name).\($0.name)" } })
    let options = Options(runtime: .import)
    let declared = generate(sources, options: options).files.flatMap { declarations(in: $0.text) }
    let missing = Set(declared).subtracting(published).filter { name in
      let parts = name.split(separator: ".").map(String.init)
      let owner = parts.dropLast().joined(separator: ".")
      let form = api.types.first { $0.name == owner }?.role
      switch parts.last ?? "" {
      // Memberwise initializers are those of fields; others have no arguments.
      case "init": return !["data", "content", "view creator"].contains(form)
      case "Content", "Action": return form != "view creator"
      // The class of the app for its own data.
      case "Data": return false
      case let last: return !Self.calledByRuntime.contains(last)
      }
    }
    #expect(missing.sorted() == [])
    // Nothing is published that is not declared, except what protocols infer.
    let inferred = published.subtracting(declared).filter { name in
      !["ID", "id"].contains(name.split(separator: ".").last)
    }
    #expect(inferred.sorted() == [])
  }

  /// The declarations of a file with the types around them: `ListingItem.title`.
  private func declarations(in text: String) -> [String] {
    let pattern =
      /^( *)(?:@MainActor )?(?:public |package )?(?:nonisolated |static |final |convenience )*(struct|enum|class|extension|typealias|var|let|func|init|case)\b ?`?([\w.]*)/
    var around: [(indentation: Int, name: String)] = []
    var found: [String] = []
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      while let last = around.last, indentation <= last.indentation,
        line.hasSuffix("}") || indentation < last.indentation + 2
      {
        around.removeLast()
        if line.trimmingPrefix(while: { $0 == " " }) == "}" { break }
      }
      guard let match = line.firstMatch(of: pattern),
        indentation == (around.last.map { $0.indentation + 2 } ?? 0)
      else { continue }
      let kind = String(match.2)
      let name = kind == "init" ? "init" : String(match.3)
      let whole = (around.last.map { $0.name + "." } ?? "") + name
      if kind != "extension" { found.append(whole) }
      if ["struct", "enum", "class", "extension"].contains(kind), !line.hasSuffix("}") {
        around.append((indentation, whole))
      }
    }
    return found
  }
}
