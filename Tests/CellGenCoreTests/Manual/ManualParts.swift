import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenCore

/// The parts of the manual that are made from the program itself.
enum ManualPart {
  case keys(Construct)
  /// The keys that every element has.
  case commonKeys
  /// What a kind of value may be.
  case value(ValueFamily)
  /// The keys of values that depend on something.
  case dependency(Dependency)
  case words(WordList)
  /// The ways to write values that keys do not take.
  case limits
  /// All codes with their titles, by topic.
  case codes
  /// The kinds of findings in a string catalog.
  case findings
  /// The entry of a plural in a new catalog.
  case plural
  /// What cellgen says of mistakes in the YAML.
  case messages
  /// The page that `cellgen explain` prints of a code.
  case page(DiagnosticCode)
  /// A file that cellgen makes of the page's manifests, without its header.
  case generated(String)
  /// The pages that the page links to, for readers on GitHub.
  case links
  /// All recipes of the cookbook.
  case recipes

  /// Reads the name in a mark: `keys of view`.
  init?(_ name: String) {
    let words = name.split(separator: " ").map(String.init)
    switch (words.first, words.last) {
    case ("keys", let kind?): self.init(kind: kind)
    case ("words", let list?): self.init(list: list)
    case ("common", "keys"): self = .commonKeys
    case ("value", let kind?): self.init(value: kind)
    case ("values", _): self.init(dependency: name)
    case ("limits", "limits"): self = .limits
    case ("codes", "codes"): self = .codes
    case ("findings", "findings"): self = .findings
    case ("plural", "plural"): self = .plural
    case ("messages", "messages"): self = .messages
    case ("page", let code?): self.init(code: code)
    case ("generated", let file?): self = .generated(file)
    case ("links", "links"): self = .links
    case ("recipes", "recipes"): self = .recipes
    default: return nil
    }
  }

  private init?(kind: String) {
    guard let kind = Construct.all.first(where: { $0.name == kind }) else { return nil }
    self = .keys(kind)
  }

  private init?(value: String) {
    guard let value = ValueFamily(rawValue: value) else { return nil }
    self = .value(value)
  }

  private init?(dependency: String) {
    guard let dependency = Dependency.allCases.first(where: { $0.part == dependency }) else {
      return nil
    }
    self = .dependency(dependency)
  }

  private init?(list: String) {
    guard let list = WordList(rawValue: list) else { return nil }
    self = .words(list)
  }

  private init?(code: String) {
    guard let code = DiagnosticCode.named(code) else { return nil }
    self = .page(code)
  }

  /// The part as it stands in a page, with a blank line at either end.
  func text(in article: ManualArticle) throws -> String {
    switch self {
    case .keys(let kind): "\n\(keyReference(of: kind))\n"
    case .commonKeys: "\n\(commonReference())\n"
    case .value(let kind): "\n\(kind.reference)\n"
    case .dependency(let dependency): "\n\(dependency.reference(of: .color))\n"
    case .words(let list): "\n\(list.reference)\n\n"
    case .limits: "\n\(limitReference())\n"
    case .codes: "\n\(codeReference())\n"
    case .findings: "\n\(findingReference())\n"
    case .plural: "\n```json\n\(try pluralEntry())\n```\n\n"
    case .messages: "\n\(messageReference())\n"
    case .page(let code): fence(explanationPage(of: code, in: .tree), "text")
    case .generated(let file): fence(try generatedText(file, of: article), "swift")
    case .links: "\n\(linkReference(of: article))\n"
    case .recipes: "\n\(recipeReference())\n"
    }
  }

  private func fence(_ text: String, _ language: String) -> String {
    "\n```\(language)\n\(text)```\n\n"
  }
}

// MARK: - Links

/// The pages that a page links to, as HTML.
///
/// Links with `doc:` work only in DocC, and relative ones only on GitHub. DocC leaves blocks of HTML out, so each
/// place shows the links that work there.
private func linkReference(of article: ManualArticle) -> String {
  let titles = Dictionary(uniqueKeysWithValues: ManualArticle.all.map { ($0.name, $0.title) })
  let links = article.linkedPages.compactMap { page in
    titles[page].map { "<a href=\"\(page).md\">\($0)</a>" }
  }
  return "<p>On GitHub:\n\(links.joined(separator: ",\n"))</p>\n"
}

/// The recipes of all pages of the cookbook, each a link for either place.
private func recipeReference() -> String {
  ManualArticle.all.filter { !$0.recipes.isEmpty }.map { article in
    let recipes = article.recipes.map { recipe in
      "- [\(recipe.title)](doc:\(article.name)#\(ManualArticle.anchor(of: recipe.title)))\n"
    }
    let onGitHub = "<p>On GitHub: <a href=\"\(article.name).md\">\(article.title)</a></p>\n"
    return "### [\(article.title)](doc:\(article.name))\n\n\(onGitHub)\n" + recipes.joined()
  }
  .joined(separator: "\n")
}

// MARK: - Diagnostics

/// The codes by topic, each a heading with a table.
private func codeReference() -> String {
  Topic.allCases.map { topic in
    let rows = topic.codes.map { "| `\($0.rawValue)` | \($0.explanation.title) |\n" }
    return "### \(topic.rawValue)\n\n| Code | What is wrong |\n|---|---|\n" + rows.joined()
  }
  .joined(separator: "\n")
}

private func findingReference() -> String {
  let rows = CatalogFinding.Kind.allCases.map { kind in
    let remedy = kind.remedy.split(separator: "\n").joined(separator: " ")
    return "| `\(kind.rawValue)` | \(kind.title) | \(remedy) |\n"
  }
  return "| Kind | Meaning | What to do |\n|---|---|---|\n" + rows.joined()
}

/// The text "{likes} likes" as `cellgen strings` adds it to a catalog in English.
private func pluralEntry() throws -> String {
  let text = TranslatableText(
    key: "%lld likes", text: nil, comment: nil,
    placeholders: [FormatPlaceholder(position: 1, specifier: "lld")],
    span: SourceSpan(file: 0, start: 0, end: 0))
  let source = SourceText(
    path: "Shop.xcstrings", bytes: StringCatalog.emptyBytes(sourceLanguage: "en"))
  var diagnostics = Diagnostics()
  let catalog = try #require(StringCatalog(source, &diagnostics))
  let merged = String(
    decoding: catalog.merge([text], options: CatalogOptions()).bytes, as: UTF8.self)
  let lines = merged.split(separator: "\n").drop { !$0.contains(text.key) }
    .prefix { $0.hasPrefix("    ") }
  return lines.map { String($0.dropFirst(4)) }.joined(separator: "\n")
}

/// The topics of the language itself.
private let languageTopics: [Topic] = [
  .characters, .indentation, .keysAndColons, .lists, .brackets, .quotes, .escapes, .textBlocks,
  .outsideTheSubset,
]

/// What cellgen says of the wrong example of each code of the language, by topic.
private func messageReference() -> String {
  languageTopics.map { topic in
    "**\(topic.rawValue)**\n\n" + topic.codes.map { "- \(code(headline(of: $0)))\n" }.joined()
  }
  .joined(separator: "\n")
}

/// The first line of the message, without the place.
private func headline(of code: DiagnosticCode) -> String {
  let sources = code.explanationInTree.wrong.sources
  let report = DiagnosticRenderer(sources: sources).render(analyze(sources).diagnostics)
  let first = report.split(separator: "\n").first.map(String.init) ?? ""
  let text = first.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? first
  return text.replacing("`", with: "'")
}

// MARK: - Generated code

/// What the manifests of a page make, as `CellGenPlugin` would: the runtime imported.
func generation(of article: ManualArticle) -> Generation {
  generate(article.sources, options: Options(runtime: .import))
}

extension ManualArticle {
  /// The page's whole manifests.
  var sources: [SourceText] {
    manifests.enumerated().map { index, block in
      SourceText(
        path: block.manifestName ?? "", bytes: Array(block.text.utf8), index: index)
    }
  }
}

private func generatedText(_ name: String, of article: ManualArticle) throws -> String {
  guard let file = generation(of: article).files.first(where: { $0.name == name }) else {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
  }
  guard let end = file.text.range(of: "\n\n")?.upperBound else { return file.text }
  return String(file.text[end...])
}
