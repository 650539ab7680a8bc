import CellGenCommand
import FixtureSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The help for constructs and keys.
@Suite("Keys") struct KeyHelpTests {
  @Test("Has an example of each construct without mistakes", arguments: Construct.all)
  func examples(_ construct: Construct) throws {
    let text = try #require(KeyExamples.manifest(of: construct.name), "no example")
    let source = SourceText(path: "Example.sections", bytes: Array(text.utf8))
    let found = analyze([source]).diagnostics
    #expect(DiagnosticRenderer(sources: [source]).render(found) == "")
  }

  @Test("Finds each construct and each of its keys", arguments: Construct.all)
  func names(_ construct: Construct) {
    let found = findKeys([construct.name])
    #expect(found.isExact && found.constructs.contains { $0.name == construct.name })
    for key in construct.keys {
      let found = findKeys([construct.name, key.name])
      #expect(found == findKeys(["\(construct.name).\(key.name)"]))
      #expect(found.keys.contains { $0.path == "\(construct.name).\(key.name)" }, "\(key.name)")
    }
  }

  @Test("Finds each element by its name", arguments: Construct.element.keys.map(\.name))
  func elements(_ name: String) {
    let held = Construct.element.key(name)?.value.held.map(\.name) ?? []
    #expect(findKeys([name]).constructs.contains { held.contains($0.name) })
  }

  @Test("Has lines of at most 80 columns", arguments: Construct.all)
  func width(_ construct: Construct) {
    let help = constructHelp(construct)
    let example = help.example.map { "Example:\n\n" + indented($0, by: 2) } ?? ""
    let text = help.text.replacing(example, with: "")
    // A word may be longer than a line, and a quotation stays whole.
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(!text.contains("`") && !text.contains("doc:"))
    for key in construct.keys {
      let help = keyHelp(key, of: construct)
      #expect(help.text.contains(key.name) && !help.value.contains("doc:"))
      #expect(help.markdown.hasPrefix("**`\(key.name)`** of "))
    }
  }

  @Test("Says what a key takes")
  func key() throws {
    let help = keyHelp(try #require(Construct.label.key("font")), of: .label)
    #expect(help.value == "a font" && help.fallback == "`body`" && !help.isRequired)
    #expect(help.forms.first == "one of the text styles")
    let markdown = """
      **`font`** of a label

      Its font.

      - Value: a font: one of the text styles; one of your `fonts`; a Swift member, `Type.member`;
      """
    #expect(help.markdown.hasPrefix(markdown))
    let multicolor = try #require(Construct.image.key("multicolor"))
    #expect(keyHelp(multicolor, of: .image).since == 15)
  }

  @Test(
    "Leads from words of other frameworks to keys",
    arguments: [
      ("UILabel", "element.label"), ("UISwitch", "element.toggle"), ("textColor", "label.color"),
      ("numberOfLines", "label.lines"), ("tableView", "manifest.table"),
      ("theme", "manifest.colors"),
    ])
  func search(word: String, path: String) {
    let found = findKeys([word])
    let paths = found.keys.flatMap { key in
      ([key.owner] + key.otherOwners).map { "\($0).\(key.name)" }
    }
    #expect(paths.contains(path), "\(paths)")
  }

  @Test("Has advice for words that have no key of their own")
  func foreign() {
    #expect(!findKeys(["onTapGesture"]).isEmpty)
    #expect(findKeys(["justifyContent"]).foreign.contains { $0.help.contains("alignment") })
    let none = findKeys(["labl"])
    #expect(none.isEmpty && none.suggestions.contains("label"))
  }
}

extension KeyFindings: Equatable {
  public static func == (left: KeyFindings, right: KeyFindings) -> Bool { left.text == right.text }
}

/// The page that is enough to write a manifest.
@Suite("Guide") struct GuideTests {
  @Test("Is one page")
  func size() {
    #expect(guidePage().utf8.count < 6_000, "\(guidePage().utf8.count)")
    #expect(Guide.rules.count == 10)
  }

  @Test("Shows a manifest in the canonical form without mistakes")
  func manifest() {
    let source = SourceText(path: "Inbox.sections", bytes: Array((Guide.manifest + "\n").utf8))
    let found = analyze([source]).diagnostics
    #expect(DiagnosticRenderer(sources: [source]).render(found) == "")
    #expect(unifiedDiff(from: Guide.manifest + "\n", to: format(source).text ?? "") == "")
  }

  @Test("Names all that a manifest, a view, a row and a section take, and each element")
  func vocabulary() {
    let page = guidePage()
    let constructs = [Construct.manifest, .view, .plainRow, .section, .element, .sectionLayout]
    for key in constructs.flatMap(\.keys) { #expect(page.contains("`\(key.name)`"), "\(key.name)") }
    for key in Construct.label.keys where key.isCommon {
      #expect(page.contains("`\(key.name)`"), "\(key.name)")
    }
  }

  @Test("Names commands that there are")
  func commands() throws {
    let page = guidePage()
    for name in ["lint", "generate", "preview", "keys", "explain"] {
      #expect(page.contains("`cellgen \(name)"))
      #expect(Command.all.contains { $0.name == name })
    }
  }
}

/// The list of the manual's pages for programs that read.
@Suite("llms.txt") struct PageListTests {
  private static let file = ManualArticle.folder.appendingPathComponent("llms.txt")

  @Test("Lists each page with its first sentence, and no other")
  func pages() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("- [") }.map(String.init)
    let pages = ManualArticle.all.map { "- [\($0.title)](\($0.name).md): \($0.abstract)" }
    let current = Self.head + pages.map { $0 + "\n" }.joined()
    if Fixtures.isRecording, current != text {
      try current.write(to: Self.file, atomically: false, encoding: .utf8)
      Issue.record("recorded llms.txt; look at the diff and run again without recording")
      return
    }
    #expect(lines == pages)
    #expect(text == current)
  }

  private static let head = """
    # cellgen

    > cellgen generates the Swift of iOS list screens from manifests, `*.sections` files in a strict subset of YAML.

    `cellgen guide` prints one page that is enough to write a manifest, `cellgen keys label` the keys of an element.

    ## Pages


    """
}
