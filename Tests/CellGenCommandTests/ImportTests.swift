import TestSupport
import Testing

/// `cellgen import`, from files on disk to manifests.
@Suite("cellgen import") struct ImportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"[{"id": 1, "title": "A", "note": null}]"#, to: "posts.json")
    try folder.write(#"{"users": [{"id": 1, "name": "B"}]}"#, to: "users.json")
  }

  @Test func aManifestGoesToStandardOutputAndItsShareToTheMessages() throws {
    let outcome = try run("users.json")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == users)
    #expect(outcome.messages == "1 view imported: 1 whole\n")
    #expect(try folder.names() == ["posts.json", "users.json"])
  }

  @Test func findingsHaveTheirPlace() throws {
    let outcome = try run("posts.json")
    #expect(
      outcome.messages == """
        posts.json:1:26: note: 'note' is always null: the type is a guess [always-null]
        1 view imported: 1 partly

        """)
    #expect(try run("posts.json", "--quiet").messages == "")
  }

  @Test func aFileIsCreatedAndNeverOverwritten() throws {
    let outcome = try run("users.json", "-o", "App/Users.sections")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == """
        created App/Users.sections

        Next:
          cellgen preview App/Users.sections --open
              See the views.

        """)
    #expect(try folder.read("App/Users.sections") == users)
    let again = try run("posts.json", "-o", "App/Users.sections")
    #expect(again.exitCode == 1)
    #expect(
      again.messages == """
        error: cannot write 'App/Users.sections': it already exists
          = help: add the views to it with '--into App/Users.sections', or name a new file

        """)
    #expect(try folder.read("App/Users.sections") == users)
  }

  @Test func severalFilesBecomeAManifestEach() throws {
    let none = try run("users.json", "posts.json")
    #expect(none.exitCode == 64)
    #expect(none.messages.contains("so they need a folder"))
    #expect(try run("users.json", "posts.json", "-o", "All.sections").exitCode == 64)
    let outcome = try run("users.json", "posts.json", "-o", "App")
    #expect(outcome.output.hasPrefix("created App/Users.sections\ncreated App/Posts.sections\n"))
    #expect(outcome.messages.hasSuffix("2 views imported: 1 whole, 1 partly\n"))
    let manifests = try folder.read("App/Users.sections") + folder.read("App/Posts.sections")
    #expect(manifests.contains("User:") && manifests.contains("Post:"))
  }

  @Test func nothingIsWrittenIfOneFileIsWrong() throws {
    try folder.write("{", to: "wrong.json")
    let outcome = try run("users.json", "wrong.json", "-o", "App")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages == """
        error: wrong.json:1:2: expected ',' or '}' in an object, found the end of the file
          = help: write ',' between values, or '}' at the end

        """)
    #expect(try folder.names() == ["posts.json", "users.json", "wrong.json"])
  }

  @Test func viewsAreAddedAndNothingElseChanges() throws {
    let old = """
      # Ours.
      screen: Home   # a name
      colors: {ink: "#112233"}


      views:
          Post:
            data: {id: Int,   title: String}
          # The end of the views.

      # The screen.
      sections:
        posts: { cells: [ Post ] }
      """
    try folder.write(old, to: "Home.sections")
    let outcome = try run("users.json", "--into", "Home.sections")
    #expect(outcome.exitCode == 0 && outcome.output.hasPrefix("wrote Home.sections\n"))
    let new = try folder.read("Home.sections")
    let added = """
          User:
            data: { id: Int, name: String }
            layout:
              - label: { text: name, font: headline }
            samples:
              - id: 1
                name: B

      """
    #expect(
      new
        == old.replacing(
          "    # The end of the views.\n", with: "    # The end of the views.\n" + added))
    #expect(try Tool.run("lint", "Home.sections", in: folder).messages.contains("unused"))
  }

  @Test func aViewThatExistsIsNotReplaced() throws {
    try folder.write("views:\n  User:\n    data: { id: Int }\n", to: "Home.sections")
    let outcome = try run("users.json", "--into", "Home.sections")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages == """
        error: Home.sections:2:3: there is already a view 'User', which 'users.json' also has
          = help: import it under another name with '--name', or to another file with '-o'

        """)
    #expect(try folder.read("Home.sections") == "views:\n  User:\n    data: { id: Int }\n")
    #expect(try run("users.json", "--into", "Home.sections", "--name", "Member").exitCode == 0)
    #expect(try folder.read("Home.sections").contains("\n  Member:\n"))
  }

  @Test func aMissingManifestIsCreatedWithAllViews() throws {
    let outcome = try run("users.json", "posts.json", "--into", "All.sections")
    #expect(outcome.exitCode == 0)
    let manifest = try folder.read("All.sections")
    #expect(manifest.contains("  User:\n") && manifest.contains("  Post:\n"))
    #expect(manifest.contains("sections:\n  users:\n    cells: [User]\n"))
    #expect(try Tool.run("format", "--check", "All.sections", in: folder).exitCode == 0)
  }

  @Test func keysThatAreMissingAreAddedWhereTheyBelong() throws {
    try folder.write(
      "screen: Home\n\n# Parts.\nsections:\n  a: { cells: [User] }\n", to: "H.sections")
    #expect(try run("users.json", "--into", "H.sections").exitCode == 0)
    let manifest = try folder.read("H.sections")
    #expect(manifest.hasPrefix("screen: Home\n\nviews:\n  User:\n"))
    #expect(manifest.hasSuffix("\n\n# Parts.\nsections:\n  a: { cells: [User] }\n"))
    #expect(try Tool.run("lint", "H.sections", in: folder).exitCode == 0)
  }

  @Test func linesEndAsTheyDidBefore() throws {
    try folder.write("views:\r\n  A:\r\n    data: { id: Int }", to: "W.sections")
    #expect(try run("users.json", "--into", "W.sections").exitCode == 0)
    let manifest = try folder.read("W.sections")
    #expect(manifest.utf8.count(where: { $0 == 10 }) == manifest.utf8.count(where: { $0 == 13 }))
    #expect(manifest.hasPrefix("views:\r\n  A:\r\n    data: { id: Int }\r\n  User:\r\n"))
  }

  @Test(arguments: [
    "views: {}\n", "{ views: { A: { data: { id: Int } } } }\n", "views:\nscreen: A\n",
  ])
  func nothingIsAddedInBraces(_ manifest: String) throws {
    try folder.write(manifest, to: "B.sections")
    let outcome = try run("users.json", "--into", "B.sections")
    #expect(outcome.exitCode == 1 && outcome.messages.contains("help:"))
    #expect(try folder.read("B.sections") == manifest)
  }

  @Test func theReportForProgramsHasAVersion() throws {
    let outcome = try run("posts.json", "--format", "json")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("{\n  \"version\": 1,\n  \"files\": [\n"))
    for part in [
      #""path": "posts.json""#, #""manifest": null"#, #""result": "partly""#,
      #""kind": "always-null""#,
      #""type": "String?""#, #""path": "note""#,
      #""summary": { "views": 1, "whole": 0, "partly": 1 }"#,
      #""text": "views:\n  Post:"#,
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test(
    arguments: [
      (["missing.json"], 1, "cannot read 'missing.json': no such file or directory"),
      (["."], 1, "cannot read '.': it is a folder"),
      (
        ["page.json"], 1,
        "cannot import 'page.json': its name ends in '.json', but it contains XML or HTML"
      ),
      (["notes.txt"], 1, "cannot import 'notes.txt': its name ends in neither"),
      (
        ["text.xib"], 1, "cannot import 'text.xib': it is not the XML that Interface Builder writes"
      ),
      (["Cell.nib"], 1, "cannot import 'Cell.nib': it is compiled"),
      (["Cell.swift"], 1, "cannot import 'Cell.swift': Swift files are not imported"),
      (["users.json", "--name", "user"], 64, "'--name' must be a name for a view, found 'user'"),
      (
        ["users.json", "posts.json", "--name", "User", "-o", "A"], 64,
        "'--name' is the name of one view"
      ),
      (["users.json", "--into", "Home"], 64, "'--into' needs a manifest"),
      (["users.json", "--dynamic-type"], 64, "'--dynamic-type' is for nibs and storyboards"),
      (["users.json", "--uses", "Brand.sections"], 64, "'--uses' is for nibs and storyboards"),
      (
        ["users.json", "-o", "A", "--into", "B.sections"], 64,
        "'--output' and '--into' cannot be used together"
      ),
      (["users.json", "--at", "people"], 1, "'--at people' leads nowhere in 'users.json'"),
      (["users.json", "--from", "user"], 64, "'--from' must be the name of a type, found 'user'"),
    ] as [([String], Int32, String)])
  func whatCannotBeImportedIsRefusedWithAReason(
    _ arguments: [String], _ code: Int32, _ message: String
  ) throws {
    try folder.write("<html></html>", to: "page.json")
    try folder.write("{}", to: "notes.txt")
    try folder.write("{}", to: "text.xib")
    try folder.write("x", to: "Cell.nib")
    try folder.write("import UIKit", to: "Cell.swift")
    let before = try folder.names()
    let outcome = try Tool.run(["import"] + arguments, in: folder)
    #expect(outcome.exitCode == code)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("error: " + message), "\(outcome.messages)")
    #expect(try folder.names() == before)
  }

  @Test func aModelIsNamedByEachView() throws {
    try folder.write(
      #"[{"id": 1, "image_url": "https://example.com/a.png", "author": {"name": "A"}}]"#,
      to: "posts.json")
    let output = try run("posts.json", "--from", "API.Post").output
    #expect(output.contains("  Post:\n    from: API.Post\n"))
    #expect(output.contains("imageURL: { type: URL, from: imageUrl }"))
    #expect(output.contains("  Author:\n    from: Author\n"))
  }

  private func run(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["import"] + arguments, in: folder)
  }

  private let users = """
    views:
      User:
        data: { id: Int, name: String }
        layout:
          - label: { text: name, font: headline }
        samples:
          - id: 1
            name: B

    sections:
      users:
        cells: [User]

    """
}
