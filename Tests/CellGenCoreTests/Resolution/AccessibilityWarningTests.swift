import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Foundation
import TestSupport
import Testing

/// What the warnings about accessibility leave alone. What they find is in `Fixtures/Wrong/accessibility`.
@Suite("Warnings about accessibility")
struct AccessibilityWarningTests {
  private static let codes: [DiagnosticCode] = [.lowContrast, .fixedHeight, .colorAlone]

  @Test(
    "Contrast is left alone where a manifest does not know it",
    arguments: [
      "color: \"#999999\"", "color: label, background: secondarySystemBackground",
      "color: secondaryLabel, background: systemBackground",
      "color: Theme.ink, background: white", "color: \"#999999\", background: Theme.card",
      "color: { asset: Ink }, background: white", "color: \"#999999\", background: tintColor",
      "color: \"#999999\", background: \"#FFFFFF80\"",
      "color: \"#999999\", background: { blur: systemMaterial }",
      "color: \"#999999\", background: { gradient: [white, black] }",
      "color: \"#999999\", background: white, alpha: 0.5",
      "color: \"#767676\", background: white",
      "color: \"#949494\", background: white, font: title3",
      "color: \"#949494\", background: white, font: { size: 14, weight: bold }",
      "color: \"#949494\", background: white, font: Theme.title",
      "color: { normal: black, disabled: \"#CCCCCC\" }, background: white",
    ])
  func contrast(_ keys: String) {
    expectNone(of: "label: { text: text, \(keys) }")
  }

  @Test("A text over something else is left alone")
  func layers() {
    expectNone(
      of: "vstack: { background: white, children: [{ zstack: [{ image: { asset: Photo } }, "
        + "{ label: { text: text, color: white } }] }] }")
  }

  @Test(
    "A text on what is around its view is left alone where it can be read, or that is not known",
    arguments: [
      // A colour of its own, and those that cannot be known.
      ("", "vstack: { background: black, children: [{ view: badge }] }", "", "layout: carousel"),
      ("background: black", "view: badge", "", "layout: carousel, background: white"),
      ("", "view: { data: badge, alpha: 0.5, background: white }", "", "layout: carousel"),
      ("", "view: { data: badge, background: Theme.ink }", "", "layout: carousel"),
      (
        "", "view: { data: badge, background: { gradient: [white, black] } }", "",
        "layout: carousel"
      ),
      (
        "",
        "zstack: { background: white, children: [{ image: { asset: Photo } }, { view: badge }] }",
        "", "layout: carousel"
      ),
      ("", "view: { data: badge, background: white }", "background: black", "layout: carousel"),
      ("", "view: badge", "", "layout: list, background: white"),
      ("", "view: badge", "", "layout: custom, background: white"),
    ])
  func around(_ cell: String, _ layout: String, _ inner: String, _ section: String) {
    let keys = [
      "data: { id: Int, badge: BadgeViewData }", cell, "layout: { \(layout) }",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let box = inner.isEmpty ? "" : ", \(inner)"
    let text = """
      views:
        Badge:
          data: { text: String }
          layout: { vstack: { children: [{ label: { text: text, color: white } }]\(box) } }
        Card: { \(keys) }
      sections:
        cards: { \(section), cells: [Card] }
      """
    let analysis = analyze([SourceText(path: "Listing.sections", bytes: Array(text.utf8))])
    #expect(!analysis.diagnostics.hasErrors, "\(rendered(analysis))")
    #expect(!analysis.diagnostics.all.contains { $0.code == .lowContrast }, "\(rendered(analysis))")
  }

  @Test("A view that a list shows, too, has the background of list cells")
  func listed() {
    let text = """
      views:
        Card:
          data: { id: Int, title: String }
          layout: { label: { text: title, color: white } }
      sections:
        cards: { layout: carousel, background: systemYellow, cells: [Card] }
        others: { layout: list, cells: [Card] }
      """
    let analysis = analyze([SourceText(path: "Listing.sections", bytes: Array(text.utf8))])
    #expect(rendered(analysis) == "")
  }

  @Test("States of one element are not compared with those of another")
  func states() {
    expectNone(
      of: "vstack: { background: { normal: white, selected: black }, tap: open, children: "
        + "[{ label: { text: text, color: { normal: black, selected: white } } }, "
        + "{ label: { text: text, color: { normal: black, selected: black }, tap: open } }] }")
  }

  @Test(
    "Heights are left alone that are enough, grow, or hold no text that grows",
    arguments: [
      "label: { text: text, height: 64 }", "label: { text: text, font: caption2, height: 48 }",
      "label: { text: text, minHeight: 20 }", "label: { text: text, height: { scaled: 20 } }",
      "label: { text: text, font: Theme.small, height: 20 }",
      "vstack: [{ label: text }, { image: { asset: Photo, height: 20 } }]",
      "vstack: [{ label: text }, { box: { height: 8 } }]",
      "hstack: { height: 80, children: [{ label: text }, { label: text }] }",
      "vstack: { height: 80, children: [{ label: text }, { label: { text: note } }] }",
    ])
  func heights(_ layout: String) {
    expectNone(of: layout)
  }

  @Test(
    "Colours are left alone where something else shows their field",
    arguments: [
      "label: { text: text, visible: isNew, COLOR }",
      "label: { text: { field: isNew, cases: { true: New, false: Old } }, COLOR }",
      "label: { text: text, accessibility: { value: { field: isNew, cases: { true: New, false: Old } } }, COLOR }",
      "vstack: [{ label: { text: text, COLOR } }, { toggle: isNew }]",
      "vstack: [{ label: text }, { image: { symbol: { field: isNew, cases: { true: star.fill, false: star } }, COLOR } }]",
      "label: { text: text, color: { field: tint } }",
      "vstack: [{ label: text }, { image: { symbol: star, accessibility: none, COLOR } }]",
      "vstack: [{ label: text }, { hstack: { accessibility: none, children: [{ image: { symbol: star, COLOR } }] } }]",
    ])
  func colors(_ layout: String) {
    expectNone(
      of: layout.replacing(
        "COLOR", with: "color: { field: isNew, cases: { true: ink, false: label } }")
    )
  }

  private func expectNone(of layout: String) {
    let text = """
      colors: { ink: Theme.ink }
      views:
        Title:
          data: { text: String, note: "String?", isNew: Bool = false, tint: UIColor }
          actions: [open]
          layout: { \(layout) }
      """
    let analysis = analyze([SourceText(path: "Listing.sections", bytes: Array(text.utf8))])
    #expect(!analysis.diagnostics.hasErrors, "\(rendered(analysis))")
    let found = analysis.diagnostics.all.filter { Self.codes.contains($0.code) }
    #expect(found.isEmpty, "\(rendered(analysis))")
  }

  // MARK: Examples

  @Test("Controls that would share the texts of a view as their name are reported, each of them")
  func sharedNames() {
    let manifest = { (layout: String) in
      "views:\n  Row:\n    data: { name: String, isOn: Bool, volume: Double }\n    layout:\n"
        + layout.split(separator: ";").map { "      - \($0)\n" }.joined()
    }
    let codes = { (layout: String) in
      analyze([SourceText(path: "Listing.sections", bytes: Array(manifest(layout).utf8))])
        .diagnostics.sorted.map(\.code).filter { [.unnamedControl, .unnamedSwitch].contains($0) }
    }
    #expect(codes("label: name;toggle: isOn") == [])
    #expect(codes("label: name;slider: volume") == [])
    #expect(codes("label: name;textField: name") == [])
    #expect(codes("label: name;slider: volume;toggle: isOn") == [.unnamedControl, .unnamedSwitch])
    #expect(codes("label: name;slider: { value: volume, accessibility: none };toggle: isOn") == [])
    #expect(codes("label: name;stepper: volume") == [])
    #expect(
      codes("label: name;textField: { text: name, placeholder: N };toggle: isOn") == [
        .unnamedSwitch
      ])
    #expect(codes("stepper: volume") == [.unnamedControl])
    #expect(codes("slider: volume") == [.unnamedControl])
  }

  @Test("No input of a golden has one", arguments: GoldenCase.all)
  func goldens(_ golden: GoldenCase) throws {
    try expectNone(in: golden.sources(), golden.name)
  }

  @Test("No page of the manual has one", arguments: ManualArticle.all)
  func manual(_ article: ManualArticle) {
    expectNone(in: manifests(in: article.blocks), article.name)
  }

  @Test("The README has none")
  func readme() throws {
    let blocks = try Readme.blocks()
    for block in blocks where block.language == "yaml" {
      expectNone(in: [source(block)], "README.md:\(block.line)")
    }
  }

  @Test("No template makes one")
  func templates() throws {
    let folder = Fixtures.root.appending(path: "Scaffolds")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sections") }.sorted()
    #expect(!paths.isEmpty)
    for path in paths {
      let bytes = Array(try Foundation.Data(contentsOf: folder.appending(path: path)))
      expectNone(in: [SourceText(path: path, bytes: bytes)], path)
    }
  }

  private func manifests(in blocks: [MarkdownBlock]) -> [SourceText] {
    blocks.filter { $0.manifestName != nil }.enumerated().map { index, block in
      SourceText(path: block.manifestName ?? "", bytes: Array(block.text.utf8), index: index)
    }
  }

  private func source(_ block: MarkdownBlock) -> SourceText {
    SourceText(path: block.manifestName ?? "A.sections", bytes: Array(block.text.utf8))
  }

  private func expectNone(in sources: [SourceText], _ name: String) {
    let found = analyze(sources).diagnostics.sorted.filter { Self.codes.contains($0.code) }
    #expect(found.isEmpty, "\(name): \(found.map { "\($0.code): \($0.message)" })")
  }
}
