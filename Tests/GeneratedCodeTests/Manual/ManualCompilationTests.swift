#if os(Linux)
@testable import CellGenCore
import Foundation
import TestSupport
import Testing

/// The whole Swift files of the manual compile with what cellgen makes of the manifests beside them.
@Suite("Manual: compiled") struct ManualCompilationTests {
  @Test("There is something to compile")
  func pages() {
    #expect(Self.articles.count > 8)
  }

  @Test("Whole files compile", arguments: articles)
  func wholeFiles(_ article: ManualArticle) throws {
    let folder = try TemporaryFolder()
    for file in generation(of: article).files { try folder.write(file.text, to: file.name) }
    let runtime = isImported("CellGenRuntime", in: article) ? "" : "import CellGenRuntime\n"
    for block in article.wholeFiles {
      try folder.write(runtime + block.text, to: "Line\(block.line).swift")
    }
    let files = try folder.names().map { URL(fileURLWithPath: folder.path($0)) }
    let libraries = try TemporaryFolder()
    let modules = try ImageLibraries.modules.filter { isImported($0.key, in: article) }
      .map { try Compilation.module($0.key, declaring: $0.value, in: libraries) }
    for mode in modules.isEmpty ? [Compilation.swift6] : Compilation.modes {
      #expect(try Compilation.messages(of: files, mode: mode, modules: modules) == "")
    }
  }

  /// Beside an embedded runtime that could not be; compiling it with each page would take long.
  @Test("Declares no type of the runtime's", arguments: articles)
  func namesOfTypes(_ article: ManualArticle) {
    let types = article.wholeFiles.flatMap { block in
      block.text.matches(of: /\b(?:struct|class|enum|actor|protocol|typealias) (\w+)/).map {
        String($0.1)
      }
    }
    #expect(ReservedNames.runtimeTypes.isDisjoint(with: types))
  }

  @Test("Has an adapter for each image library")
  func imageLibraries() throws {
    let article = try ManualArticle.read("ImageLoaders")
    for name in ImageLibraries.modules.keys { #expect(isImported(name, in: article)) }
  }

  /// The pages with whole files.
  private static let articles = ManualArticle.all.filter { !$0.wholeFiles.isEmpty }

  /// What the page's manifests make.
  private func generation(of article: ManualArticle) -> Generation {
    let sources = article.manifests.enumerated().map { index, block in
      SourceText(path: block.manifestName ?? "", bytes: Array(block.text.utf8), index: index)
    }
    return generate(sources, options: Options(runtime: .import))
  }

  private func isImported(_ module: String, in article: ManualArticle) -> Bool {
    article.wholeFiles.contains { $0.text.contains("import \(module)\n") }
  }
}
#endif
