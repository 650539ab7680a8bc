import Foundation
import TestSupport
import Testing

/// `cellgen lint --fix`, from manifests on disk to manifests on disk.
@Suite struct LintFixTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func severalMistakesInSeveralFiles() throws {
    try folder.write(slips, to: "Screens/Listing.sections")
    try folder.write("views:\n  Row:\n    dota: { id:Int }\n", to: "Screens/Shared.sections")
    let outcome = try fix("Screens")
    #expect(
      lines(outcome.output) == [
        "Screens/Listing.sections:2:3: fixed: 'title' → 'Title' [name-case]",
        "Screens/Listing.sections:4:5: fixed: 'laout' → 'layout' [unknown-key]",
        "Screens/Listing.sections:8:13: fixed: 'title' → 'Title' [unknown-view]",
        "Screens/Shared.sections:3:5: fixed: 'dota' → 'data' [unknown-key]",
        "Screens/Shared.sections:3:15: fixed: 'id:Int' → 'id: Int' [missing-space-after-colon]",
      ])
    #expect(try folder.read("Screens/Listing.sections") == fixed)
    #expect(try folder.read("Screens/Shared.sections") == "views:\n  Row:\n    data: { id: Int }\n")
    #expect(try folder.names(in: "Screens") == ["Listing.sections", "Shared.sections"])
  }

  @Test func whatIsLeftIsReportedAsBySecondRun() throws {
    try folder.write(slips + "  more:\n    cells: [Nothing]\n", to: "Listing.sections")
    let outcome = try fix("Listing.sections")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasPrefix("Listing.sections:10:13: error: there is no view 'Nothing'"))
    #expect(outcome.messages.hasSuffix("\n1 error\n"))
    let identity = try folder.identity(of: "Listing.sections")
    let again = try fix("Listing.sections")
    #expect(again.output == "" && again.messages == outcome.messages && again.exitCode == 1)
    #expect(try folder.identity(of: "Listing.sections") == identity)
    #expect(try Tool.run("lint", "Listing.sections", in: folder).messages == outcome.messages)
  }

  @Test func lineEndsMarkAndPermissionsStay() throws {
    let text = "\u{FEFF}" + slips.replacing("\n", with: "\r\n").replacing("Vase", with: "Vase 🎉👩‍👩‍👧")
    try folder.write(text, to: "Listing.sections")
    try folder.setPermissions(0o640, of: "Listing.sections")
    #expect(try fix("Listing.sections").exitCode == 0)
    let expected = fixed.replacing("\n", with: "\r\n").replacing("Vase", with: "Vase 🎉👩‍👩‍👧")
    #expect(Array(try folder.read("Listing.sections").utf8) == Array(("\u{FEFF}" + expected).utf8))
    #expect(try folder.permissions(of: "Listing.sections") == 0o640)
    #expect(try folder.names() == ["Listing.sections"])
  }

  @Test func whatIsRightIsNotTouched() throws {
    try folder.write(fixed, to: "Right.sections")
    try folder.write(slips.replacing("Vase", with: "Jug"), to: "Wrong.sections")
    let identity = try folder.identity(of: "Right.sections")
    _ = try fix(".")
    #expect(try folder.identity(of: "Right.sections") == identity)
  }

  @Test func otherFormatsKeepTheirStream() throws {
    try folder.write(slips, to: "Listing.sections")
    let outcome = try fix("Listing.sections", "--format", "json")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output
        == "{ \"version\": 1, \"diagnostics\": [], \"errors\": 0, \"warnings\": 0, \"accepted\": [] }\n"
    )
    #expect(lines(outcome.messages).count == 3)
  }

  private func fix(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["lint", "--fix"] + arguments, in: folder)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}

// MARK: - What is certain

extension LintFixTests {
  /// Lines of a manifest with one slip, and as they should be.
  static let rows = [
    ("access: public\nscreen：Listing", "access: public\nscreen: Listing"),
    ("access: public\nscreen：  Listing", "access: public\nscreen:  Listing"),
    ("screen:\u{A0}Listing", "screen: Listing"),
    ("screen:\tListing", "screen: Listing"),
    ("screen: \"Listing\"# why", "screen: \"Listing\" # why"),
    ("\t\nscreen: Listing", "\nscreen: Listing"),
    ("// why\nscreen: Listing", "# why\nscreen: Listing"),
    ("imports:\n  - A\n  -B", "imports:\n  - A\n  - B"),
    ("imports:\n  - A\n  • B", "imports:\n  - A\n  - B"),
    ("imports: [\n  A\n]", "imports: [\n  A\n  ]"),
    ("acces: pubilc", "access: public"),
    ("containers: [Table]", "containers: [table]"),
    ("views:\n  A: { doc: \"\\u{1F600}\" }", "views:\n  A: { doc: \"\\U0001F600\" }"),
  ]

  @Test(arguments: rows) func slip(wrong: String, right: String) throws {
    try folder.write(wrong + "\n", to: "A.sections")
    let outcome = try fix("A.sections")
    #expect(try folder.read("A.sections") == right + "\n", "\(outcome.messages)")
  }
}

// MARK: - What stays as it is

extension LintFixTests {
  /// Only the whole run knows that an `id` is needless, and an editor gives one file.
  @Test func whatAnotherManifestNeedsStays() throws {
    let shared = """
      views:
        Cap:
          data: { isbn: String, title: String }
          id: isbn
        Row: { data: { id: Int, title: String } }
      sections:
        main: { header: Cap, cells: [Row] }

      """
    try folder.write(shared, to: "Shared.sections")
    try folder.write(
      "uses: [Shared]\nsections:\n  more: { cells: [Cap] }\n", to: "Listing.sections")
    let outcome = try fix("Shared.sections")
    #expect(outcome.messages.contains("[needless-identity]") && outcome.output == "")
    #expect(try folder.read("Shared.sections") == shared)
    #expect(try Tool.run("lint", ".", "--strict", in: folder).exitCode == 0)
  }

  @Test func aManifestThatFixesWouldMakeWorse() throws {
    // Both keys are near to 'data'.
    let text = "views:\n  Row:\n    dota: { id: Int }\n    dataa: { id: Int }\n    size:80\n"
    try folder.write(text, to: "Row.sections")
    try folder.write(slips, to: "Listing.sections")
    let outcome = try fix(".")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasSuffix(
        "\nRow.sections: not fixed: the fixes would cause another error: duplicate key 'data' "
          + "[duplicate-key]\n"))
    #expect(try folder.read("Row.sections") == text)
    #expect(try folder.read("Listing.sections") == fixed)
  }

  @Test func aDeclaredNameIsFixedBeforeItsUses() throws {
    let text = fixed.replacing("  Title:", with: "  title:")
    try folder.write(text, to: "Listing.sections")
    let outcome = try fix("Listing.sections")
    #expect(lines(outcome.output).count == 1 && outcome.exitCode == 0)
    #expect(try folder.read("Listing.sections") == fixed)
  }

  @Test func aNameIsFixedWhereverItIsUsed() throws {
    try folder.write("views:\n  book:\n    data: { id: Int, a: Int }\n", to: "Shared.sections")
    let text = "uses: [Shared]\nsections:\n  main:\n    cells: [book]\n"
    try folder.write(text, to: "Listing.sections")
    #expect(try fix(".").exitCode == 0)
    #expect(try folder.read("Listing.sections") == text.replacing("book", with: "Book"))
  }

  @Test func aNameMayBeWrongWhereItIsDeclared() throws {
    let text = fixed.replacing("  Title:", with: "  Titel:")
    try folder.write(text, to: "Listing.sections")
    let outcome = try fix("Listing.sections")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(try folder.read("Listing.sections") == text)
  }

  @Test func aLinkStaysOne() throws {
    try folder.write(slips, to: "Real/Listing.sections")
    try folder.link("Listing.sections", to: folder.path("Real/Listing.sections"))
    #expect(try fix("Listing.sections").exitCode == 0)
    #expect(try folder.read("Real/Listing.sections") == fixed)
    let path = folder.path("Listing.sections")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(.disabled(if: isRoot, "root may write everywhere"))
  func oneThatMayNotBeWrittenKeepsAllAsTheyAre() throws {
    try folder.write(slips, to: "A.sections")
    try folder.write(slips.replacing("Vase", with: "Jug"), to: "B.sections")
    try folder.setPermissions(0o400, of: "B.sections")
    let outcome = try fix(".")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages == "error: cannot write 'B.sections': permission denied\n")
    #expect(try folder.read("A.sections") == slips)
  }
}

private let slips = """
  views:
    title:
      data: { id: Int, text: String = "a Vase" }
      laout:
        vstack: { children: [{ label: { text: text } }] }
  sections:
    main:
      cells: [title]

  """

private let fixed =
  slips.replacing("laout", with: "layout").replacing("title", with: "Title")
