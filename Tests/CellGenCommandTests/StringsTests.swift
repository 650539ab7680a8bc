import TestSupport
import Testing

/// `cellgen strings`, from manifests and a catalog on disk to the catalog.
@Suite struct StringsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(manifest, to: "Screens/Shop.sections")
  }

  @Test func aCatalogueIsCreatedAndThenLeftAlone() throws {
    let outcome = try strings("--catalog", "Localizable.xcstrings")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == "created Localizable.xcstrings: 3 added\n")
    #expect(try folder.read("Localizable.xcstrings") == catalog)
    let identity = try folder.identity(of: "Localizable.xcstrings")
    #expect(try strings().output == "Localizable.xcstrings unchanged\n")
    #expect(try folder.identity(of: "Localizable.xcstrings") == identity)
    #expect(try strings("--quiet").output == "")
    #expect(try strings("--check").exitCode == 0)
  }

  @Test func newTextsAreAddedAndTranslationsStay() throws {
    let old = catalog.replacing("\"Delete\" : {\n\n    }", with: translated)
      .replacing("    \"Share\" : {\n\n    },\n", with: "")
    try folder.write(old + "\n", to: "Localizable.xcstrings")
    #expect(try strings().output == "updated Localizable.xcstrings: 1 added\n")
    let new = catalog.replacing("\"Delete\" : {\n\n    }", with: translated)
    #expect(try folder.read("Localizable.xcstrings") == new + "\n")
  }

  @Test func aCheckWritesNothingAndListsWhatIsMissing() throws {
    try folder.write(
      catalog.replacing("\"Delete\" : {\n\n    }", with: translated)
        .replacing("    \"Share\" : {\n\n    },\n", with: ""), to: "Localizable.xcstrings")
    let before = try folder.read("Localizable.xcstrings")
    let outcome = try strings("--check")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output == """
        Screens/Shop.sections:5:31: missing: 'Share'
        Localizable.xcstrings:14:5: de: untranslated: 'Try Again'

        """)
    #expect(
      outcome.messages == """
        error: 'Localizable.xcstrings' needs attention: 1 missing; de: 1 untranslated
          = help: run it again without '--check' to add what is missing

        """)
    #expect(try folder.read("Localizable.xcstrings") == before)
    let json = try strings("--check", "--format", "json")
    #expect(json.exitCode == 1 && json.messages == "")
    #expect(json.output.contains(#""kind": "untranslated""#))
    #expect(json.output.contains(#""file": "Localizable.xcstrings""#))
  }

  @Test func aMissingCatalogueIsNotCreatedByACheck() throws {
    let outcome = try strings("--check")
    #expect(outcome.exitCode == 1 && outcome.output.split(separator: "\n").count == 3)
    #expect(try folder.names() == ["Screens"])
  }

  @Test func textsOfOtherTablesAreCounted() throws {
    let outcome = try strings("--catalog", "Shop.xcstrings")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: no text belongs to the table 'Shop'; the texts of the manifests belong to 'Localizable'
          = help: pass '--catalog Localizable.xcstrings'; each table has its own catalog

        """)
    #expect(try folder.names() == ["Screens"])
    let inFolder = try strings("--catalog", "Texts/Shop.xcstrings").messages
    #expect(inFolder.contains("'--catalog Texts/Localizable.xcstrings'"))
    try folder.write(
      #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#, to: "Shop.xcstrings")
    _ = try strings("--catalog", "Shop.xcstrings")
    let json = try strings("--catalog", "Shop.xcstrings", "--format", "json").output
    #expect(
      json == """
        { "version": 1, "catalog": "Shop.xcstrings", "status": "unchanged", "changes": [], "skipped": 3 }

        """)
  }

  @Test func aLanguageIsCheckedBeforeItsFirstTranslation() throws {
    _ = try strings()
    let outcome = try strings("--check", "--languages", "de,ar")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("ar: 3 untranslated; de: 3 untranslated"))
    #expect(
      outcome.messages.hasSuffix("  = help: run 'cellgen explain untranslated' to see what to do\n")
    )
    #expect(try strings("--check", "--languages", "en").exitCode == 0)
    #expect(try strings("--check", "--languages", "EN").exitCode == 0)
    #expect(
      try strings("--check", "--languages", "pt-br,zh-hans").messages
        .contains("pt-BR: 3 untranslated; zh-Hans: 3 untranslated"))
    #expect(try strings("--check", "--languages", "de-").exitCode == 64)
    #expect(try strings("--check", "--languages", "german").exitCode == 64)
    #expect(try strings("--check", "--languages", "de,,ar").exitCode == 64)
    #expect(try strings("--check", "--languages", "de ar").exitCode == 64)
    #expect(try strings("--languages", "de").exitCode == 64)
  }

  @Test func theSourceLanguageIsTheCataloguesOwn() throws {
    #expect(try strings("--source-language", "de").exitCode == 0)
    #expect(try folder.read("Localizable.xcstrings").contains("\"sourceLanguage\" : \"de\""))
    #expect(try strings().exitCode == 0)
    let outcome = try strings("--source-language", "en")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages.hasPrefix(
        "error: the source language of 'Localizable.xcstrings' is 'de', not 'en'\n"))
  }

  @Test func keysKeptByHandAreMarked() throws {
    #expect(try strings("--manual").exitCode == 0)
    let text = try folder.read("Localizable.xcstrings")
    #expect(text.contains("\"Share\" : {\n      \"extractionState\" : \"manual\"\n    }"))
    try folder.write(
      manifest.replacing("title: Share", with: "symbol: star"), to: "Screens/Shop.sections")
    #expect(try strings("--manual").output == "Localizable.xcstrings unchanged\n")
    #expect(
      try strings("--manual", "--mark-stale").output == "updated Localizable.xcstrings: 1 stale\n")
    #expect(try strings("--check").output == "Localizable.xcstrings:7:5: stale: 'Share'\n")
  }

  @Test func nothingIsWrittenIfAnythingIsWrong() throws {
    try folder.write("{ \"strings\" : {},\n  nonsense\n", to: "Localizable.xcstrings")
    var outcome = try strings()
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages.hasPrefix(
        "Localizable.xcstrings:2:3: error: expected a key in quotes, found 'n' [catalog-syntax]\n"))
    #expect(try folder.read("Localizable.xcstrings") == "{ \"strings\" : {},\n  nonsense\n")

    try folder.remove("Localizable.xcstrings")
    try folder.write("views: [\n", to: "Screens/Wrong.sections")
    outcome = try strings()
    #expect(outcome.exitCode == 1 && outcome.messages.hasPrefix("Screens/Wrong.sections:"))
    #expect(try folder.names() == ["Screens"])
  }

  @Test func aKeyWithTwoTextsInTwoManifestsIsWrong() throws {
    let screen = { (view: String, text: String) in
      """
      views:
        \(view):
          data: { id: Int }
          layout:
            - label: { text: { key: order.empty, text: \(text) } }
      """ + "\n"
    }
    try folder.remove("Screens/Shop.sections")
    try folder.write(screen("Order", "Nothing here"), to: "Screens/A.sections")
    try folder.write(screen("Letter", "Nothing yet"), to: "Screens/B.sections")
    let outcome = try strings()
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: Screens/B.sections:5:50: the key 'order.empty' has two texts: 'Nothing yet' here and \
        'Nothing here' at Screens/A.sections:5:50
          = help: give one of them another key, or both the same text

        """)
    #expect(try folder.names() == ["Screens"])
    try folder.write(screen("Letter", "Nothing here"), to: "Screens/B.sections")
    #expect(try strings().output == "created Localizable.xcstrings: 1 added\n")
  }

  @Test func aFileOfAnotherKindIsWrongUsage() throws {
    let outcome = try strings("--catalog", "Shop.strings")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.messages.hasPrefix(
        "error: '--catalog' must be a file '*.xcstrings', found 'Shop.strings'\n"))
    try folder.makeFolder("Folder.xcstrings")
    #expect(try strings("--catalog", "Folder.xcstrings").exitCode == 1)
  }

  @Test func permissionsAndLinksStay() throws {
    #expect(try strings("--catalog", "Screens/Localizable.xcstrings").exitCode == 0)
    try folder.setPermissions(0o640, of: "Screens/Localizable.xcstrings")
    try folder.link("Localizable.xcstrings", to: "Screens/Localizable.xcstrings")
    try folder.write(manifest.replacing("Try Again", with: "Retry"), to: "Screens/Shop.sections")
    #expect(try strings().output == "updated Localizable.xcstrings: 1 added\n")
    #expect(try folder.permissions(of: "Screens/Localizable.xcstrings") == 0o640)
    #expect(try strings().output == "Localizable.xcstrings unchanged\n")
  }

  private func strings(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["strings", "Screens"] + arguments, in: folder)
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    precondition(ranges(of: text).count == 1, "the text is in it once")
    return replacing(text[...], with: other[...])
  }
}

private let manifest = """
  views:
    Order:
      data: { id: Int, title: String }
      actions: [share, delete]
      swipe: [{ share: { title: Share } }, { delete: { title: Delete } }]
  sections:
    orders: { cells: Order, layout: list }
  states:
    failed: { title: Try Again }

  """

private let catalog = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "Delete" : {

      },
      "Share" : {

      },
      "Try Again" : {

      }
    },
    "version" : "1.0"
  }
  """

private let translated = """
  "Delete" : {
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Löschen"
            }
          }
        }
      }
  """
