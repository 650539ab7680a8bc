import Foundation

extension ManualArticle {
  /// A link to a page of the manual, or to a heading on one.
  public struct Link: Hashable, Sendable {
    /// The page's file name, without its extension.
    public var page: String
    /// The heading as it is in the link, with hyphens for spaces; nil for a link to a page.
    public var heading: String?
    /// The text that people read; nil for `<doc:Page>`, which only DocC shows with a title.
    public var text: String?
    public var range: Range<String.Index>
  }

  /// The page's title, without the marks of a symbol.
  public var title: String {
    String(text.prefix { $0 != "\n" }.dropFirst(2)).filter { $0 != "`" }
  }

  /// The sentence below the title.
  public var abstract: String {
    let parts = text.split(separator: "\n\n", maxSplits: 2)
    return parts.count > 1 ? parts[1].split(separator: "\n").joined(separator: " ") : ""
  }

  /// The links to pages outside code blocks, in the page's order.
  public var links: [Link] {
    let pattern = /(?:\[(?<text>[^\]\[]+)\]\(|<)doc:(?<page>\w+)(?:#(?<heading>[^)>\s]+))?[)>]/
    let code = text.ranges(of: /(?ms)^```.*?^```/)
    return text.matches(of: pattern)
      .filter { match in !code.contains { $0.contains(match.range.lowerBound) } }
      .map { match in
        let output = match.output
        return Link(
          page: String(output.page), heading: output.heading.map(String.init),
          text: output.text.map(String.init), range: match.range)
      }
  }
}

extension ManualArticle {
  /// The other pages that the page links to, in order of first mention.
  ///
  /// Links in recorded parts don't count, so recording one part never changes another.
  public var linkedPages: [String] {
    let recorded = recordedParts.map(\.range)
    var seen: Set = [name]
    return links.filter { link in !recorded.contains { $0.contains(link.range.lowerBound) } }
      .map(\.page).filter { seen.insert($0).inserted }
  }

  /// A heading as links name it.
  public static func anchor(of heading: some StringProtocol) -> String {
    String(heading).replacing(" ", with: "-")
  }
}

extension ManualArticle {
  /// A recipe of a page of the cookbook: a manifest, its picture, and the Swift beside it.
  public struct Recipe: Sendable, CustomStringConvertible {
    public var page: String
    public var title: String
    public var text: String

    public var description: String { title }

    /// The picture's file, in the catalog: `recipe-LikeButton.png`.
    public var picture: String? {
      text.firstMatch(of: /(?m)^!\[[^\]]+\]\((?<file>recipe-[\w-]+\.png)\)$/).map {
        String($0.output.file)
      }
    }

    public var blocks: [Block] { Block.all(in: text) }
  }

  /// The recipes of the page; none if it isn't a page of the cookbook.
  public var recipes: [Recipe] {
    guard name.hasPrefix("Recipes") else { return [] }
    return text.components(separatedBy: "\n### ").dropFirst().map { section in
      Recipe(page: name, title: String(section.prefix { $0 != "\n" }), text: section)
    }
  }

  /// The manifests of the page that have a picture: those of recipes, and the front page's.
  public var pictured: [Recipe] {
    name == "CellGenRuntime" ? [Recipe(page: name, title: title, text: text)] : recipes
  }
}
