import Foundation
import TestSupport
import Testing

/// The recipes are whole: each has a manifest, its picture, and the Swift beside it.
@Suite("Cookbook") struct CookbookTests {
  private static let recipes = ManualArticle.all.flatMap(\.recipes)

  @Test("Has at least forty recipes, each under a title of its own")
  func count() {
    #expect(Self.recipes.count >= 40)
    #expect(Set(Self.recipes.map(\.title)).count == Self.recipes.count)
  }

  @Test("Has one manifest, one picture, and a few lines of Swift", arguments: recipes)
  func parts(_ recipe: ManualArticle.Recipe) throws {
    let manifests = recipe.blocks.compactMap(\.manifestName)
    let manifest = try #require(manifests.first)
    #expect(manifests.count == 1)
    let name = manifest.dropLast(".sections".count)
    #expect(try #require(recipe.picture).hasPrefix("recipe-\(name)"))
    let swift = recipe.blocks.filter(\.isWholeFile)
    #expect(swift.count == 1)
    #expect(try #require(swift.first).text.split(separator: "\n").count <= 40)
  }

  @Test("Shows each picture once, and none of more than 30 kB")
  func pictures() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ManualArticle.folder.path)
      .filter { $0.hasPrefix("recipe-") }
    let shown = ManualArticle.all.flatMap(\.pictured).compactMap(\.picture)
    #expect(files.sorted() == shown.sorted())
    for file in files {
      let data = try Data(contentsOf: ManualArticle.folder.appendingPathComponent(file))
      #expect(data.count <= 30_000, "\(file)")
    }
  }
}

/// Links work in DocC, and below each page on GitHub.
@Suite("Manual: links") struct ManualLinkTests {
  @Test("Each link has a text, since GitHub shows only that", arguments: ManualArticle.all)
  func texts(_ article: ManualArticle) {
    for link in article.links {
      #expect(link.text != nil, "\(article.name): \(article.text[link.range])")
    }
  }

  @Test("Each page that has links ends with those for GitHub", arguments: ManualArticle.all)
  func onGitHub(_ article: ManualArticle) {
    let parts = article.recordedParts.filter { $0.name == "links" }
    #expect(parts.count == (article.linkedPages.isEmpty ? 0 : 1))
  }

  @Test("Each link leads to a page, and to one of its headings", arguments: ManualArticle.all)
  func targets(_ article: ManualArticle) {
    let pages = Dictionary(uniqueKeysWithValues: ManualArticle.all.map { ($0.name, $0) })
    for link in article.links {
      let page = pages[link.page]
      #expect(page != nil, "\(article.text[link.range])")
      guard let heading = link.heading else { continue }
      let headings = (page?.text ?? "").split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { ManualArticle.anchor(of: $0.drop { $0 == "#" || $0 == " " }) }
      #expect(headings.contains(heading), "\(article.text[link.range])")
    }
  }
}
