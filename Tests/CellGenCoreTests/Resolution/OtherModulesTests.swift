import Testing

@testable import CellGenCore

/// Manifests that use those of other modules.
@Suite struct OtherModulesTests {
  private let brand =
    "access: public\ncolors: { ink: label }\nstyles: { heading: { color: ink } }\n"
  private let cards = "access: public\nviews: { Card: { data: { id: Int, title: String } } }\n"

  @Test func tokensStylesAndViewsOfAnotherModuleAreKnown() throws {
    let listing = """
      uses: [Design/Brand, Design/Cards]
      views:
        Title:
          data: { id: Int, title: String, card: CardViewData }
          layout: [{ label: { text: title, style: heading, color: ink } }, { view: card }]
      sections: { titles: { cells: [Title, Card] } }
      """
    let files = try files(of: listing, ["Brand": brand, "Cards": cards])
    #expect(files.map(\.name).allSatisfy { $0.hasPrefix("Listing+") })
    #expect(files.count == 4)
    let views = try #require(files.first { $0.name == "Listing+Views.swift" }).text
    #expect(views.contains("import Design\n"))
    #expect(views.contains("BrandColors.ink"))
  }

  @Test(arguments: [
    ("Desing/Brand", "unknown-module", "did you mean 'Design/Brand'?"),
    ("Other/Brand", "unknown-module", "pass '--module Other=FOLDER'"),
    ("Design/Brnd", "unknown-manifest", "did you mean 'Brand'?"),
    ("Design/Brand.sections", "unknown-manifest", "write 'Design/Brand'"),
    ("Design/Sources/Brand", "unknown-manifest", "write 'Design/Brand'"),
    ("Brand", "unknown-manifest", "write 'Design/Brand'"),
    ("Design", "unknown-manifest", "'Design/Brand'"),
    ("Design/Hidden", "internal-manifest", "write 'access: public' at the top of Hidden.sections"),
    ("Design/", "unknown-manifest", "Brand"),
    ("Design/Brand/Ink", "unknown-manifest", "Brand"),
  ])
  func aNameThatIsNotThereHasAnAnswer(_ name: String, _ code: String, _ help: String) {
    let listing =
      "uses: [\(name)]\nviews: { Title: { data: { text: String }, layout: { label: { text: text, color: ink } } } }\n"
    let found = diagnostics(
      of: listing, ["Brand": brand, "Hidden": "colors: { ink: label }\n"])
    #expect(found.all.map(\.code.rawValue) == [code])
    #expect(found.all.first?.help?.contains(help) == true, "\(found.all.first?.help ?? "none")")
  }

  @Test func whatIsDeclaredInAnotherModuleIsOffered() {
    let listing =
      "views: { Title: { data: { text: String }, layout: { label: { text: text, color: ink } } } }\n"
    let used = "uses: Design/Cards\n" + listing
    let found = diagnostics(of: used, ["Brand": brand, "Cards": "uses: Brand\n" + cards])
    #expect(found.all.map(\.code.rawValue) == ["unknown-color"])
    #expect(found.all.first?.help?.contains("add 'Design/Brand' to 'uses'") == true)
  }

  @Test func aManifestThatNothingUsesIsNotRead() throws {
    _ = try files(of: "uses: Design/Brand\n" + cards, ["Brand": brand, "Broken": "views: ["])
  }

  @Test func aMistakeInAManifestThatIsUsedIsReportedThere() {
    let found = diagnostics(
      of: "uses: Design/Brand\n" + cards, ["Brand": "access: public\ncolors: { ink: lable }\n"])
    #expect(found.all.map(\.code.rawValue) == ["unknown-color"])
    #expect(found.all.first?.primary.span.file == 1)
  }

  /// Its own build reports them.
  @Test func warningsAboutOthersAreLeftToThem() {
    let found = diagnostics(
      of: "uses: Design/Brand\naccess: public\ncolors: { own: ink }\n",
      [
        "Brand":
          "access: public\nfonts: { title: headline }\nviews: { Bare: { data: { text: String }, layout: { label: { text: text, color: '#FFFFFF' } }, background: white } }\ncolors: { ink: label }\n"
      ])
    #expect(found.all.isEmpty, "\(found.all.map(\.message))")
  }

  @Test func twoModulesWithOneTokenAreAsked() {
    let listing =
      "uses: [Design/Brand, Design/Shop]\nviews: { Title: { data: { text: String }, layout: { label: { text: text, color: ink } } } }\n"
    let found = diagnostics(
      of: listing, ["Brand": brand, "Shop": "access: public\ncolors: { ink: black }\n"])
    #expect(found.all.map(\.code.rawValue) == ["ambiguous-name"])
  }

  /// Swift would take the own one.
  @Test func aViewOfAnotherModuleBesideOneOfItsNameIsAsked() {
    let listing = "uses: Design/Cards\nsections: { cards: { cells: [Card] } }\n"
    let own = "views: { Card: { data: { id: Int, title: String } } }\n"
    let sources = [
      source("Listing", listing, 0), source("Own", own, 1), source("Cards", cards, 2, "Design"),
    ]
    let found = analyze(sources).diagnostics
    #expect(found.all.map(\.code.rawValue) == ["ambiguous-name"])
  }

  @Test func aViewOfTheModuleItselfComesFirst() throws {
    let listing =
      "uses: Design/Cards\nviews: { Card: { data: { id: String, title: String } } }\nsections: { cards: { cells: [Card] } }\n"
    let module = try #require(
      analyze([source("Listing", listing, 0), source("Cards", cards, 1, "Design")]).module)
    let cells = try #require(module.manifests[0].screen).cells
    #expect(cells.map { module[$0].manifest } == [0])
  }

  @Test func aScreenOfAnotherModuleIsNoneOfThisOne() throws {
    let list =
      "access: public\nviews: { Card: { data: { id: Int, title: String } } }\nsections: { cards: { cells: [Card] } }\n"
    let files = try files(
      of: "screen: Lists\nuses: Design/List\nsections: { cards: { cells: [Card] } }\n",
      ["List": list])
    #expect(files.count == 4)
  }

  @Test func anEmbeddedRuntimeShowsNoViewOfAnotherModule() {
    let sources = [
      source("Listing", "uses: Design/Cards\nsections: { cards: { cells: [Card] } }\n", 0),
      source("Cards", cards, 1, "Design"),
    ]
    let found = generate(sources, options: Options(runtime: .embed)).diagnostics
    #expect(found.all.map(\.code.rawValue) == ["runtime-per-module"])
    #expect(generate(sources, options: Options(runtime: .import)).diagnostics.all.isEmpty)
  }

  // MARK: Runs

  /// A manifest, and those of the module `Design` by their names.
  private func sources(_ listing: String, _ design: [String: String]) -> [SourceText] {
    [source("Listing", listing, 0)]
      + design.sorted { $0.key < $1.key }.enumerated().map { index, file in
        source(file.key, file.value, index + 1, "Design")
      }
  }

  private func source(
    _ name: String, _ text: String, _ index: Int, _ module: String? = nil
  ) -> SourceText {
    SourceText(path: "\(name).sections", bytes: Array(text.utf8), index: index, module: module)
  }

  private func diagnostics(of listing: String, _ design: [String: String]) -> Diagnostics {
    analyze(sources(listing, design)).diagnostics
  }

  private func files(of listing: String, _ design: [String: String]) throws -> [GeneratedFile] {
    let generation = generate(sources(listing, design), options: Options(runtime: .import))
    #expect(generation.diagnostics.all.map(\.message) == [])
    try #require(!generation.files.isEmpty)
    return generation.files
  }
}
