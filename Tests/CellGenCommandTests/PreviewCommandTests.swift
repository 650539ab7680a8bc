import Foundation
import TestSupport
import Testing

/// `cellgen preview`, from manifests on disk to a page on disk.
@Suite struct PreviewCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PreviewManifest.notes, to: "Screens/Notes.sections")
  }

  private static let summary = "1 screen, 1 view, 3 pictures"

  @Test func aPageIsWrittenAndThenLeftAlone() throws {
    let outcome = try preview("Screens")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == "wrote preview.html: \(Self.summary)\n")
    let page = try folder.read("preview.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("Bread and butter"))
    let identity = try folder.identity(of: "preview.html")
    #expect(try preview("Screens").output == "unchanged preview.html: \(Self.summary)\n")
    #expect(try folder.identity(of: "preview.html") == identity)
    #expect(try preview("Screens", "--quiet").output == "")
    #expect(try folder.names() == ["Screens", "preview.html"])
  }

  @Test func theFileHasTheNameThatItIsGiven() throws {
    #expect(try preview("Screens", "-o", "notes.html").output.hasPrefix("wrote notes.html: "))
    let printed = try preview("Screens", "-o", "-")
    #expect(printed.exitCode == 0 && printed.messages == "")
    #expect(try folder.read("notes.html") == printed.output)
    #expect(try folder.names() == ["Screens", "notes.html"])
  }

  @Test func theSameManifestsMakeTheSameBytes() throws {
    let first = try preview("Screens", "-o", "-").output
    #expect(try preview("Screens/Notes.sections", "-o", "-").output == first)
    #expect(!first.contains(folder.url.path))
  }

  @Test func manifestsMayComeFromStandardInput() throws {
    let executable = try BuildProducts.executable("cellgen").path
    let command = "\"$0\" preview - --stdin-name Notes.sections -o - < Screens/Notes.sections"
    let outcome = try Subprocess.run(["sh", "-c", command, executable], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.contains("Notes.sections:2:3"))
  }

  /// The program that shows pages is one that only writes down what it is asked for.
  @Test func thePageIsShownInTheBrowser() throws {
    let program = try folder.write(
      "#!/bin/sh\necho \"$1\" > \"$SHOWN\"\n", to: "bin/xdg-open")
    try folder.write("#!/bin/sh\necho \"$1\" > \"$SHOWN\"\n", to: "bin/open")
    for name in ["xdg-open", "open"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/" + name))
    }
    let path = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let shown = folder.path("shown")
    let environment = ["PATH": path + ":/usr/bin:/bin", "SHOWN": shown]
    let outcome = try preview("Screens", "--open", environment: environment)
    #expect(outcome.exitCode == 0 && outcome.messages == "", "\(outcome)")
    let page = try folder.read("shown").trimmingCharacters(in: .newlines)
    #expect(page.hasPrefix("/") && page.hasSuffix("/preview.html"))
    // A page that nothing shows has been written nevertheless.
    let missing = try preview("Screens", "--open", environment: ["PATH": "/nowhere"])
    #expect(missing.exitCode == 0 && missing.output.hasPrefix("unchanged preview.html: "))
    #expect(missing.messages.hasPrefix("warning: the page cannot be shown: "), "\(missing)")
    #expect(missing.messages.hasSuffix("  = help: open 'preview.html' in a browser\n"))
  }

  @Test(arguments: [["-o", "-"], ["--format", "json"], ["--check"]])
  func onlyAPageIsShown(_ options: [String]) throws {
    let outcome = try Tool.run(["preview", "Screens", "--open"] + options, in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.messages.contains("'--open'"))
    // The help leads to a page.
    if options == ["--format", "json"] { #expect(outcome.messages.contains("remove '--format'")) }
  }

  @Test func aCheckWritesNothing() throws {
    let missing = try preview("Screens", "--check")
    #expect(missing.exitCode == 1 && missing.output == "")
    #expect(missing.messages == Self.outOfDate("is missing"))
    #expect(try folder.names() == ["Screens"])
    _ = try preview("Screens")
    let upToDate = try preview("Screens", "--check")
    #expect(upToDate.exitCode == 0 && upToDate.output == "" && upToDate.messages == "")
    let before = try folder.read("preview.html")
    try folder.write(
      PreviewManifest.notes.replacing("headline", with: "title1"), to: "Screens/Notes.sections")
    let stale = try preview("Screens", "--check")
    #expect(stale.exitCode == 1 && stale.output == "")
    #expect(stale.messages == Self.outOfDate("is out of date"))
    #expect(try folder.read("preview.html") == before)
  }

  private static func outOfDate(_ state: String) -> String {
    "error: 'preview.html' \(state)\n  = help: run it again without '--check'\n"
  }

  @Test func noOtherFileIsOverwritten() throws {
    try folder.write("<!DOCTYPE html>\n<title>Mine</title>\n", to: "preview.html")
    let outcome = try preview("Screens")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: cannot write 'preview.html': it was not written by 'cellgen preview'
          = help: name another file with '-o', or remove it

        """)
    #expect(try folder.read("preview.html").contains("Mine"))
    let json = try preview("Screens", "--format", "json", "-o", "preview.html")
    #expect(json.exitCode == 1 && json.output == "")
    // What a page or its JSON was may become the other, and what is empty has nothing to lose.
    try folder.write("", to: "preview.html")
    #expect(try preview("Screens").exitCode == 0)
    #expect(try preview("Screens", "--format", "json", "-o", "preview.html").exitCode == 0)
    #expect(try preview("Screens").exitCode == 0)
  }

  @Test func theFileIsNoFolder() throws {
    let outcome = try preview("Screens", "-o", "Screens")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == "error: cannot write 'Screens': it is a folder\n  = help: name a file\n")
    let missing = try preview("Screens", "-o", "Pages/notes.html")
    #expect(missing.exitCode == 1 && missing.messages.contains("cannot write"))
    #expect(try folder.names() == ["Screens"])
  }

  @Test func aLinkStaysALink() throws {
    try folder.makeFolder("Pages")
    try folder.link("latest.html", to: "Pages/notes.html")
    let broken = try preview("Screens", "-o", "latest.html")
    #expect(broken.exitCode == 1 && broken.output == "")
    #expect(
      broken.messages == """
        error: cannot write 'latest.html': the symbolic link is broken
          = help: create the file that the link points to, or remove the link

        """)
    try folder.write("", to: "Pages/notes.html")
    #expect(try preview("Screens", "-o", "latest.html").exitCode == 0)
    #expect(try preview("Screens", "-o", "Pages/notes.html").output.hasPrefix("unchanged "))
    try folder.write(
      PreviewManifest.notes.replacing("headline", with: "title1"), to: "Screens/Notes.sections")
    #expect(try preview("Screens", "-o", "latest.html").output.hasPrefix("wrote latest.html: "))
    #expect(try preview("Screens", "-o", "Pages/notes.html").output.hasPrefix("unchanged "))
    #expect(try folder.names(in: "Pages") == ["notes.html"])
  }

  @Test func errorsAreReportedAndNothingIsWritten() throws {
    try folder.write(
      PreviewManifest.notes.replacing("- label:", with: "- lable:"),
      to: "Screens/Notes.sections")
    let outcome = try preview("Screens")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Screens/Notes.sections:7:11: error: "))
    #expect(try folder.names() == ["Screens"])
  }

  @Test func whatIsNoMistakeOfTheInputIsOneOfTheCommandLine() throws {
    let mistakes: [([String], String)] = [
      (["--watch", "--check"], "'--watch' and '--check' cannot be used together"),
      (["--watch", "--diff", "main"], "'--watch' and '--diff' cannot be used together"),
      (["--diff", "main", "--check"], "'--diff' and '--check' cannot be used together"),
      (["--watch", "-o", "-"], "'--watch' needs a file to write"),
      (["--watch", "--format", "json"], "'--watch' needs a file to write"),
      (["--check", "-o", "-"], "'--check' needs a file to compare with"),
      (["--diff", "main", "--format", "json"], "'--diff' cannot be used with '--format json'"),
    ]
    for (arguments, message) in mistakes {
      let outcome = try Tool.run(["preview", "Screens"] + arguments, in: folder)
      #expect(outcome.exitCode == 64 && outcome.output == "", "\(arguments)")
      #expect(outcome.messages.hasPrefix("error: \(message)\n"), "\(outcome.messages)")
    }
    #expect(try folder.names() == ["Screens"])
  }

  private func preview(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    try Tool.run(["preview"] + arguments, in: folder, environment: environment)
  }
}

// MARK: - Findings

extension PreviewCommandTests {
  /// What lint says is on the page, in the same order.
  @Test func findingsAreThoseOfLint() throws {
    try folder.write(PreviewManifest.careless, to: "Screens/Notes.sections")
    let page = try preview("Screens")
    #expect(page.exitCode == 0 && page.messages == "")
    let json = try findings(of: preview("Screens", "--format", "json").output)
    let lint = try diagnostics(
      of: Tool.run("lint", "Screens", "--format", "json", in: folder).output)
    #expect(json.map(\.code) == lint.map(\.code) && json.map(\.message) == lint.map(\.message))
    #expect(Set(lint.map(\.code)).count == 5, "\(lint.map(\.code))")
    let html = try folder.read("preview.html")
    let shown = html.matches(of: /<li class="finding[^"]*" data-code="([^"]+)"/).map { "\($0.1)" }
    #expect(shown == lint.map(\.code))
  }

  private typealias Finding = (code: String, message: String)

  private func findings(of text: String) throws -> [Finding] {
    let page = try #require(object(text) as? [String: Any])
    return try words(in: page["findings"])
  }

  private func diagnostics(of text: String) throws -> [Finding] {
    let log = try #require(object(text) as? [String: Any])
    return try words(in: log["diagnostics"])
  }

  private func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private func words(in list: Any?) throws -> [Finding] {
    try #require(list as? [[String: Any]]).map { entry in
      (entry["code"] as? String ?? "", entry["message"] as? String ?? "")
    }
  }
}

// MARK: - JSON and catalogs

extension PreviewCommandTests {
  @Test func jsonSaysWhatIsShownWhere() throws {
    let outcome = try preview("Screens/Notes.sections", "--format", "json")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == PreviewManifest.json)
    #expect(try folder.names() == ["Screens"])
    let written = try preview("Screens", "--format", "json", "-o", "notes.json")
    #expect(written.output == "wrote notes.json: \(Self.summary)\n")
    #expect(try preview("Screens", "--format", "json", "-o", "notes.json", "--check").exitCode == 0)
  }

  @Test func aCatalogueGivesThePageItsLanguages() throws {
    try folder.write(PreviewManifest.catalog, to: "Localizable.xcstrings")
    let page = try preview("Screens", "--catalog", "Localizable.xcstrings", "-o", "-")
    #expect(page.exitCode == 0 && page.messages == "")
    #expect(page.output.contains("Löschen"))
  }

  @Test func whatIsNoLanguageIsReported() throws {
    let catalog = PreviewManifest.catalog.replacing("\"de\"", with: "\"x><b>\"")
    #expect(catalog != PreviewManifest.catalog)
    try folder.write(catalog, to: "Localizable.xcstrings")
    let page = try preview("Screens", "--catalog", "Localizable.xcstrings", "-o", "-")
    #expect(page.exitCode == 0 && !page.output.contains("Löschen"))
    #expect(
      page.messages == """
        warning: 'Localizable.xcstrings' has texts in 'x><b>', which is not a language code; they are not shown
          = help: name the language by its code, such as 'de' or 'pt-BR'

        """)
  }

  @Test func aCatalogueThatIsNoneIsReported() throws {
    let missing = try preview("Screens", "--catalog", "None.xcstrings")
    #expect(missing.exitCode == 1 && missing.output == "")
    #expect(
      missing.messages == "error: cannot read 'None.xcstrings': no such file or directory\n")
    try folder.write("{ \"strings\" : [ ] ", to: "Broken.xcstrings")
    let broken = try preview("Screens", "--catalog", "Broken.xcstrings")
    #expect(broken.exitCode == 1 && broken.output == "")
    #expect(broken.messages.contains("Broken.xcstrings:1:"))
    #expect(broken.messages.contains("error: cannot read 'Broken.xcstrings'"))
    #expect(try folder.names() == ["Broken.xcstrings", "Screens"])
  }
}
