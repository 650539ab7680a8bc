#if os(Linux)
import CellGenCore
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
    for block in article.wholeFiles {
      try folder.write(block.text, to: "Line\(block.line).swift")
    }
    let files = try folder.names().map { URL(fileURLWithPath: folder.path($0)) }
    let libraries = try TemporaryFolder()
    let modules = try ImageLibraries.modules.filter { isImported($0.key, in: article) }
      .map { try Compilation.module($0.key, declaring: $0.value, in: libraries) }
    for mode in modules.isEmpty ? [Compilation.swift6] : Compilation.modes {
      #expect(try Compilation.messages(of: files, mode: mode, modules: modules) == "")
    }
  }

  @Test("Has an adapter for each image library")
  func imageLibraries() throws {
    let article = try ManualArticle.read("ImageLoaders")
    for name in ImageLibraries.modules.keys { #expect(isImported(name, in: article)) }
  }

  /// The pages with whole files.
  private static let articles = ManualArticle.all.filter { !$0.wholeFiles.isEmpty }

  /// What the page's manifests make, with the runtime beside it unless the page imports that.
  private func generation(of article: ManualArticle) -> Generation {
    let sources = article.manifests.enumerated().map { index, block in
      SourceText(path: block.manifestName ?? "", bytes: Array(block.text.utf8), index: index)
    }
    let isLibrary = isImported("CellGenRuntime", in: article)
    return generate(sources, options: Options(runtime: isLibrary ? .import : .embed))
  }

  private func isImported(_ module: String, in article: ManualArticle) -> Bool {
    article.wholeFiles.contains { $0.text.contains("import \(module)\n") }
  }
}
#endif
