#if os(Linux)
import Foundation
import TestSupport
import Testing

/// DocC takes the manual, with the symbols of the runtime, and has nothing to say about it.
///
/// Linux only: elsewhere no stand-in for UIKit is built, and without one the runtime has no symbols.
@Suite("Manual: DocC") struct DocumentationTests {
  @Test("The catalog converts without a diagnostic", .enabled(if: isInstalled, missing))
  func converts() throws {
    let folder = try TemporaryFolder()
    let run = try convert(ManualArticle.folder, in: folder)
    #expect(run.exitCode == 0)
    #expect((run.output + run.messages).trimmingCharacters(in: .whitespacesAndNewlines) == "")
    let page = "archive/data/documentation/cellgenruntime/"
    for name in ManualArticle.all.map(\.name) where name != "CellGenRuntime" {
      #expect(
        FileManager.default.fileExists(atPath: folder.path(page + name.lowercased() + ".json")))
    }
    let symbol = folder.path(page + "collectiondatasource.json")
    #expect(FileManager.default.fileExists(atPath: symbol), "the runtime's symbols are in it")
  }

  /// The test above can fail: a link that leads nowhere is reported.
  @Test("A wrong link is reported", .enabled(if: isInstalled, missing))
  func reportsAWrongLink() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.url.appendingPathComponent("Copy.docc")
    try FileManager.default.copyItem(at: ManualArticle.folder, to: catalog)
    try folder.write("# Wrong\n\nSee <doc:Nowhere>.\n", to: "Copy.docc/Wrong.md")
    let run = try convert(catalog, in: folder)
    #expect((run.output + run.messages).contains("'Nowhere' doesn't exist"))
  }

  @Test("Static pages have every page and its pictures", .enabled(if: isInstalled, missing))
  func staticPages() throws {
    let folder = try TemporaryFolder()
    let run = try script(["manual-pages", folder.path("pages"), "cellgen"])
    let root = "pages/documentation/cellgenruntime/"
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.hasSuffix(root + "index.html\n"))
    for article in ManualArticle.all where article.name != "CellGenRuntime" {
      let page = try folder.read(root + article.name.lowercased() + "/index.html")
      #expect(page.contains("\"/cellgen/"), "\(article.name) loads its script from the base path")
    }
    let pictures = try folder.names(in: "pages/images/CellGenRuntime")
    #expect(pictures.contains("element-box.svg"))
    let recipes = ManualArticle.all.flatMap(\.pictured).compactMap(\.picture)
    #expect(Set(pictures).isSuperset(of: recipes))
  }

  @Test("Two runs make the same archive of the manual", .enabled(if: isInstalled, missing))
  func reproducibleArchive() throws {
    let folder = try TemporaryFolder()
    let archives = try ["one", "other"].map { name in
      let pages = folder.path(name + "/cellgen-manual-1.2.3")
      for command in [["manual-pages", pages], ["pack-archive", pages, pages + ".tar.gz"]] {
        let run = try script(command, ["SOURCE_DATE_EPOCH": "1700000000"])
        guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
      }
      return try Data(contentsOf: URL(fileURLWithPath: pages + ".tar.gz"))
    }
    #expect(archives[0] == archives[1])
  }

  @Test("Every public declaration of the runtime is explained", .enabled(if: isInstalled, missing))
  func explainsTypes() throws {
    let folder = try TemporaryFolder()
    try extractSymbols(to: folder)
    let graph = try JSONDecoder().decode(
      SymbolGraph.self, from: Data(folder.read("symbols/CellGenRuntime.symbols.json").utf8))
    let types = graph.symbols.filter { $0.pathComponents.count == 1 }
    #expect(types.count > 20)
    for type in types {
      let name = type.pathComponents.joined(separator: ".")
      #expect(type.docComment?.lines.isEmpty == false, "\(name) has no doc comment")
    }
  }

  // MARK: DocC

  private static let missing: Comment = "docc is part of a toolchain, and is not found here"

  private static let isInstalled =
    (try? Subprocess.run(["docc", "--help"]))?.exitCode == 0

  /// Runs a script of releases with the modules that were built for these tests.
  private func script(
    _ command: [String], _ environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let modules = try BuildProducts.folder(of: "CellGenRuntime.swiftmodule").path
    let scripts = ManualArticle.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".github/scripts").path
    return try Subprocess.run(
      ["\(scripts)/\(command[0])"] + command.dropFirst(),
      environment: environment.merging(["CELLGEN_MODULES": modules]) { $1 })
  }

  private func convert(_ catalog: URL, in folder: TemporaryFolder) throws -> Subprocess.Outcome {
    try extractSymbols(to: folder)
    return try Subprocess.run(
      ["docc", "convert", catalog.path, "--analyze"]
        + ["--additional-symbol-graph-dir", folder.path("symbols")]
        + ["--output-path", folder.path("archive")])
  }

  /// Writes the symbols of the module that was built for these tests.
  private func extractSymbols(to folder: TemporaryFolder) throws {
    let modules = try BuildProducts.folder(of: "CellGenRuntime.swiftmodule")
    let run = try Subprocess.run(
      ["swift", "symbolgraph-extract", "-module-name", "CellGenRuntime", "-I", modules.path]
        + ["-target", try target(), "-minimum-access-level", "public"]
        + ["-output-dir", try folder.makeFolder("symbols")])
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
  }

  private func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var unversionedTriple: String }
      var target: Target
    }
    let run = try Subprocess.run(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: Data(run.output.utf8)).target.unversionedTriple
  }
}

/// What the tests need of a symbol graph.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct DocComment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    var pathComponents: [String]
    var docComment: DocComment?
  }
  var symbols: [Symbol]
}
#endif
