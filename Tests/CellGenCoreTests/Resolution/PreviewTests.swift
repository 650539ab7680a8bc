import FixtureSupport
import Foundation
import Testing

@testable import CellGenCore

/// What manifests say for pictures only. What is wrong with it is in `Fixtures/Wrong/previews`.
@Suite("What pictures show for what only Swift knows")
struct PreviewTests {
  // MARK: Values

  @Test("A value is found in the manifest and in those that it uses, in the order of tokens")
  func lookUp() throws {
    let module = try module([
      (
        "Base.sections",
        """
        preview:
          colors: { Theme.ink: black, Theme.paper: white, Accent: "#0A84FF" }
          fonts: { Theme.title: { size: 20, weight: bold } }
          spacings: { Theme.gap: 12 }
          texts: { L10n.buy: Buy }
        """
      ),
      (
        "Shop.sections",
        """
        uses: [Base]
        colors: { paper: white }
        preview: { colors: { Theme.ink: { light: paper, dark: "#111" } } }
        views:
          Card:
            data: { title: String }
            layout:
              - label: { text: title, color: Theme.ink, background: Theme.paper, font: Theme.title }
              - label: { text: L10n.buy, insets: Theme.gap, color: { asset: Accent } }
        """
      ),
      ("Other.sections", "views: { Note: { data: { title: String } } }"),
    ])
    let paper = Color.token(TokenReference(kind: .colors, manifest: 1, name: "paper"))
    #expect(
      module.previewColor("Theme.ink", in: 1)
        == .adaptive(AdaptiveColor(light: paper, dark: .hex(0x1111_11FF))))
    #expect(module.previewColor("Theme.ink", in: 0) == .named("black"))
    #expect(module.previewColor("Theme.paper", in: 1) == .named("white"))
    #expect(module.previewColor("Accent", in: 1) == .hex(0x0A84_FFFF))
    #expect(
      module.previewFont("Theme.title", in: 1) == .system(SystemFont(size: 20, weight: "bold")))
    #expect(module.previewSpacing("Theme.gap", in: 1) == .literal(12))
    #expect(module.previewText("L10n.buy", in: 1)?.fixedText == "Buy")
    #expect(module.previewColor("Theme.ink", in: 2) == nil)
    #expect(module.previewColor("Theme.other", in: 1) == nil)
    #expect(module.previewFont("Theme.ink", in: 1) == nil)
  }

  @Test("A member needs no value")
  func members() {
    expectNoMessage(
      "{ data: { title: String }, layout: { label: { text: title, color: Theme.ink } } }")
  }

  @Test(
    "A member is used wherever a value is",
    arguments: [
      ("colors: { Theme.x: red }", "background: Theme.x"),
      ("colors: { Theme.x: red }", "background: { light: Theme.x, dark: black }"),
      ("colors: { Theme.x: red }", "border: { color: Theme.x }"),
      ("colors: { Some/Asset: red }", "color: { asset: Some/Asset }"),
      ("fonts: { Theme.x: body }", "font: Theme.x"),
      ("spacings: { Theme.x: 8 }", "insets: { top: Theme.x }"),
      ("spacings: { Theme.x: 8 }", "cornerRadius: Theme.x"),
      ("spacings: { Theme.x: 8 }", "width: Theme.x"),
      ("texts: { Theme.x: Buy }", "accessibility: { hint: Theme.x }"),
      ("texts: { Theme.x: { key: a.b, text: Buy } }", "accessibility: { value: Theme.x }"),
    ])
  func uses(preview: String, key: String) {
    let analysis = resolved(
      """
      preview: { \(preview) }
      views:
        Title:
          data: { title: String }
          layout:
            - label: { text: title, \(key) }
      """)
    #expect(rendered(analysis) == "")
  }

  @Test("The values of public manifests may be for other modules")
  func access() {
    #expect(rendered(resolved("access: public\npreview: { colors: { Theme.ink: red } }")) == "")
  }

  @Test("Colours of pictures are no part of what is checked")
  func contrast() {
    let analysis = resolved(
      """
      preview: { colors: { Theme.ink: "#999999", Theme.paper: white } }
      views:
        Title:
          data: { title: String }
          layout: { label: { text: title, color: Theme.ink, background: Theme.paper } }
      """)
    #expect(rendered(analysis) == "")
  }

  // MARK: Elements

  @Test("A preview of an element names its properties and actions")
  func elements() throws {
    let text = """
      elements:
        stars:
          class: StarsView
          properties: { value: Int }
          actions: { rate: { stars: Int } }
          preview: { stepper: { value: value, in: 1...5, action: rate } }
        panel:
          class: PanelView
          properties: { value: Int, title: String = A }
          preview:
            - label: title
            - stars: { value: value }
            - dots: value
        dots: { class: DotsView, properties: { count: Int } }
      views:
        Film:
          data: { rating: Int }
          layout:
            - panel: { value: rating }
      """.replacing("String = A", with: "String = \"A\"")
    let module = try module([("Shop.sections", text)])
    let elements = module.manifests[0].elements
    #expect(elements.map { $0.preview != nil } == [true, true, false])
    #expect(elements[0].preview?.look.insets == nil)
    guard case .layout(let root) = module.views[0].presentation,
      case .own(let panel) = root.children[0],
      case .own(let stars)? = panel.declaration.preview?.children[1]
    else {
      Issue.record("other elements")
      return
    }
    #expect(stars.declaration.preview?.children.count == 1)
  }

  // MARK: Views

  @Test("A preview of a view is a layout beside its class")
  func views() throws {
    let module = try module([
      (
        "Shop.sections",
        """
        views:
          Chart:
            data: { title: String, inner: NoteViewData }
            view: custom
            preview:
              - label: title
              - view: inner
          Note: { data: { text: String }, view: custom }
        """
      )
    ])
    let preview = try #require(module.views[0].preview)
    #expect(preview.children.map(\.model.key) == ["label", "view"])
    #expect(preview.look.insets?.constant?.fixed == .standard)
    guard case .custom = module.views[0].presentation else {
      Issue.record("\(module.views[0].presentation)")
      return
    }
    #expect(module.views[1].preview == nil)
  }

  @Test(
    "Every class of the user's can have one",
    arguments: ["custom", "{ cell: ACell }", "{ nib: ANib }", "swiftUI"])
  func classes(view: String) throws {
    let module = try module([
      (
        "Shop.sections",
        """
        deploymentTarget: 16
        views:
          Chart: { data: { title: String }, view: \(view), preview: { label: title } }
        """
      )
    ])
    #expect(module.views[0].preview != nil)
  }

  @Test("Nobody reads, touches or runs a picture")
  func lints() {
    expectNoMessage(
      """
      { data: { title: String, isOn: Bool, note: NoteViewData }, actions: [open], view: custom,
        preview: [{ label: { text: title, color: "#EEEEEE", background: white, height: 20 } },
                  { button: { symbol: star, action: open } }, { toggle: isOn },
                  { image: { symbol: star, color: systemMint } }, { view: note }] }
      """,
      others: "Note: { data: { text: String }, actions: [tap], view: custom }",
      target: 13)
  }

  @Test("A preview shows no field, and reports no action")
  func noLayout() {
    let silent = resolved(
      """
      views:
        Chart: { data: { title: String }, actions: [open], view: custom, preview: { box: { height: 8 } } }
      """)
    #expect(rendered(silent) == "")
  }

  // MARK: Generated Swift

  @Test(
    "Generated files are the same without what is for pictures",
    arguments: [
      Options(), Options(runtime: .import), Options(lineDirectives: true),
    ])
  func generatedFiles(options: Options) throws {
    let sources = try GoldenCase(name: "Previews").sources()
    let plain = sources.map { source in
      SourceText(
        path: source.path, bytes: Array(withoutPreviews(source.bytes).utf8), index: source.index)
    }
    #expect(!plain.contains { String(decoding: $0.bytes, as: UTF8.self).contains("preview:") })
    let (files, others) = (generate(sources, options: options), generate(plain, options: options))
    #expect(!files.files.isEmpty)
    #expect(files.files == others.files)
  }

  /// A manifest in which the lines of previews are comments, so that the others keep their numbers.
  private func withoutPreviews(_ bytes: [UInt8]) -> String {
    var indentation: Int?
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { line in
      let indent = line.prefix { $0 == " " }.count
      if let outer = indentation, indent > outer { return "#" }
      indentation = line.dropFirst(indent).hasPrefix("preview:") ? indent : nil
      return indentation == nil ? String(line) : "#"
    }.joined(separator: "\n")
  }

  private func module(_ texts: [(path: String, text: String)]) throws -> Module {
    let analysis = resolved(texts)
    #expect(rendered(analysis) == "")
    return try #require(analysis.module)
  }

  private func expectNoMessage(_ view: String, others: String = "", target: Int = 15) {
    let analysis = resolved(
      """
      deploymentTarget: \(target)
      views:
        Title: \(view.replacing("\n", with: "\n    "))
        \(others)
      """)
    #expect(rendered(analysis) == "")
  }
}
