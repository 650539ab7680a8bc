import FixtureSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The manual says what the program does.
@Suite("Manual") struct ManualTests {
  @Test("Has its pages")
  func pages() {
    let names = Set(ManualArticle.all.map(\.name))
    #expect(names.isSuperset(of: ["CellGenRuntime", "ManifestKeys", "Diagnostics", "Command"]))
  }

  /// `CELLGEN_RECORD=1 swift test` makes the recorded parts anew and fails.
  @Test("What is made from the program is up to date", arguments: ManualArticle.all)
  func recordedParts(_ article: ManualArticle) throws {
    let current = try recorded(article)
    if Fixtures.isRecording, current != article.text {
      try current.write(
        to: ManualArticle.file(article.name), atomically: false, encoding: .utf8)
      Issue.record("recorded \(article.name); look at the diff and run again without recording")
      return
    }
    let diff = unifiedDiff(from: article.text, to: current)
    #expect(diff.isEmpty, "run CELLGEN_RECORD=1 swift test\n\(diff)")
  }

  private func recorded(_ article: ManualArticle) throws -> String {
    var text = article.text
    for part in article.recordedParts.reversed() {
      let made = try #require(ManualPart(part.name), "'\(part.name)' is no part of the manual")
      text.replaceSubrange(part.range, with: try made.text(in: article))
    }
    return text
  }

  @Test("Marks of recorded parts come in pairs", arguments: ManualArticle.all)
  func marks(_ article: ManualArticle) {
    let count = { (mark: String) in article.text.ranges(of: mark).count }
    #expect(count("<!-- recorded: ") == article.recordedParts.count)
    #expect(count("<!-- end -->") == article.recordedParts.count)
  }

  @Test("Begins each page with a title and one sentence", arguments: ManualArticle.all)
  func abstracts(_ article: ManualArticle) throws {
    let parts = article.text.split(separator: "\n\n", maxSplits: 2).map(String.init)
    try #require(parts.count == 3)
    #expect(parts[0].hasPrefix("# ") && !parts[0].contains("\n"))
    #expect(parts[1].hasSuffix(".") && parts[1].ranges(of: ". ").isEmpty, "\(parts[1])")
  }
}

/// The reference of keys against the tables that it is made from.
@Suite("Manual: keys") struct ManualKeyTests {
  let article: ManualArticle

  init() throws {
    article = try ManualArticle.read("ManifestKeys")
  }

  @Test("Has each kind of mapping once, under its heading", arguments: Construct.all)
  func kinds(_ kind: Construct) throws {
    let name = partName(of: kind)
    #expect(article.recordedParts.filter { $0.name == name }.count == 1)
    #expect(article.text.contains("# \(kind.heading)\n\n<!-- recorded: \(name) -->\n"))
  }

  /// The part with a kind's keys; kinds that depend on data or on a state share one.
  private func partName(of kind: Construct) -> String {
    Dependency(kind)?.part ?? "keys of \(kind.name)"
  }

  @Test("Has the keys of every element once, which are alike in all of them")
  func common() {
    let mark = "# \(commonHeading)\n\n<!-- recorded: common keys -->\n"
    #expect(article.text.ranges(of: mark).count == 1)
    let rows = commonKeys.map(row(of:))
    #expect(rows.count > 20)
    for key in Construct.all.flatMap(\.keys) where key.isCommon {
      #expect(rows.contains(row(of: key)), "\(key.name)")
    }
  }

  @Test("Explains each kind of value once", arguments: ValueFamily.allCases)
  func values(_ section: ValueFamily) {
    let mark = "# \(section.heading)\n\n<!-- recorded: value \(section.rawValue) -->\n"
    #expect(article.text.ranges(of: mark).count == 1)
  }

  @Test("Values of all kinds depend on data and states alike", arguments: Dependency.allCases)
  func dependencies(_ dependency: Dependency) {
    // That of an overlay differs in what may be left out; a word is a word alone, and a number of lines a
    // number alone.
    let alone = [
      "keyboard", "contentType", "capitalization", "correction", "returnKey", "wholeNumber",
      "textAlignment",
      "stackAlignment", "stackDistribution", "rowTurn",
      "columnCount", "truncation", "datePickerMode",
      "activitySize",
      "buttonAlignment", "clearButton",
      "imageMode", "priority", "inset", "insets", "bound", "dateBound", "imageURL",
      "appImage", "commandStyle",
      "overlay",
    ].map { $0 + dependency.suffix }
    let kinds = Construct.all.map(\.name).filter { !alone.contains($0) }
      .filter { $0.hasSuffix(dependency.suffix) }
    #expect(Set(kinds) == Set(ValueFamily.allCases.map { $0.rawValue + dependency.suffix }))
    for section in ValueFamily.allCases {
      // A text may have a format beside its field.
      let rows = dependency.reference(of: section).split(separator: "\n").filter {
        !$0.hasPrefix("| `format`")
      }
      #expect(rows == dependency.reference(of: .color).split(separator: "\n"))
    }
  }

  @Test("Has each list of words once", arguments: WordList.allCases)
  func lists(_ list: WordList) {
    let mark = "# \(list.heading)\n\n<!-- recorded: words \(list.rawValue) -->\n"
    #expect(article.text.ranges(of: mark).count == 1)
  }

  @Test("Has nothing else in its tables")
  func others() {
    let known = article.recordedParts.map(\.range)
    let rows = article.text.ranges(of: "\n| `").filter { row in
      !known.contains { $0.contains(row.lowerBound) }
    }
    #expect(rows.isEmpty, "a row that is not made from the tables")
  }

  @Test("Shows each key in an example beside its table", arguments: Construct.all)
  func examples(_ kind: Construct) throws {
    try expectExamples(of: kind.keys.filter { !$0.isCommon }, beside: partName(of: kind))
  }

  @Test("Shows each key of every element in an example beside their table")
  func commonExamples() throws {
    try expectExamples(of: commonKeys, beside: "common keys")
  }

  private func expectExamples(of keys: [Construct.Key], beside part: String) throws {
    let section = try #require(sections.first { $0.contains("<!-- recorded: \(part) -->") })
    let examples = ManualArticle(name: "", text: section).manifests.map(\.text).joined()
    for key in keys {
      let isShown = examples.firstMatch(of: try Regex("(?m)(^|[ {])\(key.name):")) != nil
      #expect(isShown || examples.contains(" \(key.name)\n"), "\(key.name) in \(part)")
    }
  }

  /// The text between two headings of the third level.
  private var sections: [String] {
    article.text.components(separatedBy: "\n### ")
  }

  @Test("Names each word that a key takes", arguments: Construct.all)
  func words(_ kind: Construct) {
    for word in kind.keys.flatMap({ choices(of: $0.value) }) {
      #expect(article.text.contains("`\(word)`"), "\(word)")
    }
  }

  private func choices(of value: Construct.ValueKind) -> [String] {
    switch value {
    case .choice(let words): words
    case .list(let item), .names(_, let item): choices(of: item)
    case .either(let values): values.flatMap { choices(of: $0) }
    default: []
    }
  }
}

/// Every element, and every code, has its place in the prose, too.
@Suite("Manual: prose") struct ManualProseTests {
  @Test("Explains each element", arguments: Construct.element.keys.map(\.name))
  func elements(_ name: String) throws {
    let article = try ManualArticle.read("LayoutElements")
    #expect(article.blocks.contains { $0.text.contains(" \(name):") }, "no example of \(name)")
    #expect(article.text.contains("`\(name)`"))
  }

  @Test("Explains each layout of a section", arguments: Construct.sectionLayout.keys.map(\.name))
  func layouts(_ name: String) throws {
    let article = try ManualArticle.read("SectionsAndLayouts")
    #expect(article.text.contains("`\(name)`"))
    #expect(article.manifests.contains { $0.text.contains("\(name)") })
  }

  @Test("Lists the codes, each once and under its title")
  func codes() throws {
    let article = try ManualArticle.read("Diagnostics")
    let lines = article.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let rows = DiagnosticCode.all.map { "| `\($0.rawValue)` | \($0.explanation.title) |" }
    #expect(lines.map(String.init).sorted() == rows.sorted())
  }

  @Test("Names the files that a manifest makes")
  func files() throws {
    let article = try ManualArticle.read("GeneratedCode")
    for name in outputNames(of: [SourceText(path: "Notes.sections", bytes: [])], options: Options())
    {
      #expect(article.text.contains("`\(name)`"), "\(name)")
    }
  }
}

/// What the command plugin says of itself.
@Suite("Manual: command plugin") struct ManualPluginTests {
  @Test("Names each option of the plugin, and no other")
  func options() throws {
    let plugin = Fixtures.package.appending(path: "Plugins/CellGenCommandPlugin/Request.swift")
    let help = try String(contentsOf: plugin, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("      --") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(help.contains("--target"))
    let article = try ManualArticle.read("BuildSystems")
    let rows = article.text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `(?<option>--[a-z-]+)`/).map { String($0.option) }
    }
    #expect(rows == help.filter { $0 != "--help" })
  }
}

/// The code in the manual.
@Suite("Manual: code") struct ManualCodeTests {
  @Test("Whole manifests have no mistakes", arguments: ManualArticle.all)
  func manifests(_ article: ManualArticle) {
    let sources = article.sources
    #expect(Set(sources.map(\.path)).count == sources.count)
    let analysis = analyze(sources)
    #expect(DiagnosticRenderer(sources: sources).render(analysis.diagnostics) == "")
  }

  /// But for the page about the language, which shows what else there is.
  @Test("Whole manifests are in the canonical form", arguments: ManualArticle.all)
  func canonicalForm(_ article: ManualArticle) {
    for source in article.sources where article.name != "ManifestLanguage" {
      let text = String(decoding: source.bytes, as: UTF8.self)
      let diff = unifiedDiff(from: text, to: format(source).text ?? "")
      #expect(diff.isEmpty, "\(source.path):\n\(diff)")
    }
  }

  @Test("Parts of manifests are in the language", arguments: ManualArticle.all)
  func parts(_ article: ManualArticle) {
    for block in article.blocks where block.language == "yaml" && block.manifestName == nil {
      #expect(Reading(block.text).summaries == [], "\(article.name):\(block.line)")
    }
  }

  @Test("Manifests are read alike by older YAML tools", arguments: ManualArticle.all)
  func plainTexts(_ article: ManualArticle) {
    for block in article.blocks where block.language == "yaml" {
      #expect(textsThatOthersCut(block.text) == [], "\(article.name):\(block.line)")
    }
  }

  @Test("So are those of the README, and what the formatter writes")
  func plainTextsElsewhere() throws {
    for block in try Readme.blocks() where block.language == "yaml" {
      #expect(textsThatOthersCut(block.text) == [], "README:\(block.line)")
    }
    let text = "views:\n  A: { data: { t: String?, u?: [Int?, \"a?\"] } }\n"
    #expect(textsThatOthersCut(text) == ["String?", "u?", "Int?"])
    let formatted = format(SourceText(path: "A.sections", bytes: Array(text.utf8))).text
    #expect(formatted == "views:\n  A: { data: { t: \"String?\", \"u?\": [\"Int?\", \"a?\"] } }\n")
    #expect(textsThatOthersCut(try #require(formatted)) == [])
  }

  @Test("Blocks name a language that readers and tests know", arguments: ManualArticle.all)
  func languages(_ article: ManualArticle) {
    let known: Set = ["yaml", "swift", "text", "sh", "starlark", "json"]
    for block in article.blocks {
      #expect(known.contains(block.language), "\(article.name):\(block.line)")
    }
  }

  /// Their parser is Swift's own. One process for all, as starting it takes longest.
  @Test("Swift parses, and is formatted as the project is", .disabled(if: Fixtures.isRecording))
  func swift() throws {
    let folder = try TemporaryFolder()
    for article in ManualArticle.all {
      for block in article.blocks where block.language == "swift" && !article.isRecorded(block) {
        try folder.write(block.text, to: "\(article.name)/\(block.line).swift")
      }
    }
    let configuration = Fixtures.package.appending(path: ".swift-format").path
    let run = try Subprocess.run(
      ["swift", "format", "lint", "--strict", "--recursive", "--configuration", configuration]
        + [folder.url.path])
    #expect(run.exitCode == 0, "\(run.messages)")
  }
}
