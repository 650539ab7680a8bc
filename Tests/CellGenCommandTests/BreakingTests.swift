import Foundation
import TestSupport
import Testing

/// `cellgen breaking`: what a change to manifests breaks.
@Suite struct BreakingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.before, to: "Before/Shop.sections")
    try folder.write(Self.after, to: "Screens/Shop.sections")
  }

  private static let before = """
    views:
      Product:
        data: { id: Int, name: String }

    """
  private static let after = before.replacing("name: String", with: "name: Substring")

  private static let text = """
    Screens/Shop.sections:3:22: warning: 'ProductViewData.name' was of the type 'String', and is of the type 'Substring' now [breaking-member-type]
      |
    3 |     data: { id: Int, name: Substring }
      |                      ^^^^
      |
      = help: add a field of another name with the new type and a default, and keep this one until no code needs it
      = note: was at REVISION:3

    1 warning

    """

  // MARK: Folders

  @Test func anotherFolderIsTheEarlierState() throws {
    for operand in ["Screens", "Screens/Shop.sections"] {
      let outcome = try breaking(operand, "--against", "Before")
      #expect(outcome.exitCode == 3 && outcome.output == "")
      #expect(
        outcome.messages
          == Self.text.replacing("REVISION", with: "Before/Shop.sections"))
    }
  }

  @Test func nothingBreaks() throws {
    let outcome = try breaking("Before", "--against", "Before")
    #expect(outcome.exitCode == 0 && outcome.output == "")
    #expect(outcome.messages == "Nothing breaks since 'Before'\n")
    #expect(try breaking("Before", "--against", "Before", "--quiet").messages == "")
  }

  @Test func aFindingIsAccepted() throws {
    try folder.write(
      Self.after.replacing(
        "Substring }", with: "Substring } # cellgen:accept breaking-member-type: rare"),
      to: "Screens/Shop.sections")
    let outcome = try breaking("Screens", "--against", "Before")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages == "Nothing breaks since 'Before'\n")
    let json = try breaking("Screens", "--against", "Before", "--format", "json")
    #expect(json.exitCode == 0 && json.output.contains("\"reason\": \"rare\""), "\(json.output)")
    // Other commands do not compare, so to them the comment is one like others.
    #expect(try Tool.run("lint", "Screens", "--strict", in: folder).exitCode == 0)
  }

  @Test func aManifestIsGone() throws {
    try folder.write("colors: { ink: black }\n", to: "Screens/Shop.sections")
    try folder.write(
      Self.before.replacing("Product", with: "Article"), to: "Before/More.sections")
    let outcome = try breaking("Screens", "--against", "Before")
    #expect(outcome.exitCode == 3)
    #expect(
      outcome.messages.contains("Before/More.sections:2:3: warning: the view 'Article' is gone"),
      "\(outcome.messages)")
    #expect(outcome.messages.contains("Screens/Shop.sections:1:1: warning: the view 'Product' is"))
  }

  // MARK: Git

  @Test func aRevisionIsTheEarlierState() throws {
    try folder.write(Self.before, to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try folder.write(Self.after, to: "Screens/Shop.sections")
    let outcome = try breaking("Screens", "--against", "main")
    #expect(outcome.exitCode == 3)
    #expect(
      outcome.messages == Self.text.replacing("REVISION", with: "main:Screens/Shop.sections"))
    // The first manifests of a project have nothing that they could break.
    try folder.write(Self.after, to: "New/More.sections")
    let first = try breaking("New", "--against", "main")
    #expect(first.exitCode == 0)
    #expect(
      first.messages.hasPrefix(
        "warning: the revision 'main' has no manifests at these paths, so nothing was compared\n"))
  }

  @Test func allManifestsAreGone() throws {
    try folder.write(Self.before, to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Screens"))
    for operand in ["Screens", "Screens/Shop.sections"] {
      let outcome = try breaking(operand, "--against", "main")
      #expect(outcome.exitCode == 3)
      #expect(
        outcome.messages.hasPrefix(
          "main:Screens/Shop.sections:2:3: warning: the view 'Product' is gone"),
        "\(outcome.messages)")
    }
    let json = try breaking("Screens", "--against", "main", "--format", "json")
    #expect(json.output.contains("\"file\": \"Screens/Shop.sections\""), "\(json.output)")
  }

  /// Only what is gone is reported as gone, and a mistake of the command line is one.
  @Test func oneOfSeveralManifestsIsGone() throws {
    try folder.write(
      Self.before.replacing("Product", with: "Article"), to: "Screens/More.sections")
    try folder.write(Self.before, to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try folder.remove("Screens/More.sections")
    let files = ["Screens/More.sections", "Screens/Shop.sections"]
    let outcome = try Tool.run(["breaking", "--against", "main"] + files, in: folder)
    #expect(outcome.exitCode == 3 && outcome.messages.hasSuffix("\n1 warning\n"))
    #expect(
      outcome.messages.hasPrefix("main:Screens/More.sections:2:3: warning: the view 'Article'"))
    let mistyped = try Tool.run(["breaking", "--against", "main", "Scrn"] + files, in: folder)
    #expect(mistyped.exitCode == 1 && mistyped.messages.contains("'Scrn'"), "\(mistyped.messages)")
  }

  /// A release is compared as it is, wherever the branches are.
  @Test func aTagIsComparedAsItIs() throws {
    try folder.write(Self.before, to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try git("checkout", "-q", "-b", "release")
    try folder.write(Self.after, to: "Screens/Shop.sections")
    try commit()
    try git("tag", "v1")
    try git("checkout", "-q", "main")
    let id = try git("rev-parse", "v1").output.prefix(10)
    for name in ["v1", String(id), "release~0"] {
      let outcome = try breaking("Screens", "--against", name)
      #expect(
        outcome.exitCode == 3 && outcome.messages.contains("was at \(name):Screens"), "\(name)")
    }
    #expect(try breaking("Screens", "--against", "release").exitCode == 0)
  }

  /// A comment from an earlier change moves with its manifest or its view, and accepts no other change.
  @Test func anEarlierAcceptanceMoves() throws {
    let accepting = " # cellgen:accept breaking-member-type: rare\n"
    let before = Self.before.replacing("String }\n", with: "String }" + accepting)
    #expect(before.contains("cellgen:accept"))
    try folder.write(before, to: "Before/Shop.sections")
    let after = Self.after.replacing("Substring }\n", with: "Substring }" + accepting)
    try folder.write("screen: Shop\n" + after, to: "Renamed/Store.sections")
    let renamed = try breaking("Renamed", "--against", "Before")
    #expect(
      renamed.exitCode == 3
        && renamed.messages.contains(
          "the comment with 'breaking-member-type' is from an earlier change"),
      "\(renamed.messages)")
  }

  /// Changes on the other branch are not taken back.
  @Test func aBranchIsComparedWithItsBeginning() throws {
    try folder.write(Self.before, to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try git("branch", "mine")
    try folder.write(
      Self.before.replacing("String", with: "String, rating: Int"), to: "Screens/Shop.sections")
    try commit()
    try git("checkout", "-q", "mine")
    let same = try breaking("Screens", "--against", "main")
    let base = try git("rev-parse", "mine").output.prefix(12)
    #expect(
      same.exitCode == 0
        && same.messages == "Nothing breaks since '\(base)', where this branch left 'main'\n",
      "\(same.messages)")
    try folder.write(Self.after, to: "Screens/Shop.sections")
    let changed = try breaking("Screens", "--against", "main")
    #expect(
      changed.messages == Self.text.replacing("REVISION", with: "\(base):Screens/Shop.sections"))
    // Without a common commit, the revision itself is compared.
    try git("checkout", "-q", "--orphan", "other")
    try commit()
    let other = try breaking("Screens", "--against", "mine").messages
    #expect(other.contains("was at mine:Screens"))
    #expect(
      other.hasPrefix(
        "warning: 'mine' and the current branch have no commit in common, so 'mine' itself was compared\n"
      ))
  }

  @Test func mistakesOfARevisionAreInIt() throws {
    try folder.write("views: [\n", to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try folder.write(Self.before, to: "Screens/Shop.sections")
    let outcome = try breaking("Screens", "--against", "HEAD")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasPrefix("HEAD:Screens/Shop.sections:1:"), "\(outcome.messages)")
    #expect(
      outcome.messages.hasSuffix(
        "\n  = help: correct them there, or compare with another revision or folder\n"
      ))
  }

  @Test func aShallowCloneMustFetchTheRevision() throws {
    try commit("init -q -b main .")
    try commit()
    try git("clone", "-q", "--depth", "1", "file://\(folder.path("."))", "Clone")
    let outcome = try breaking("Clone/Screens", "--against", "origin/old")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages.hasPrefix("error: 'origin/old' is neither a folder nor a git revision of"))
    #expect(outcome.messages.contains("'git fetch --unshallow origin "), "\(outcome.messages)")
  }

  @Test func onlyOneRevisionIsNamed() throws {
    try commit("init -q -b main .")
    let outcome = try breaking("Screens", "--against", "main...HEAD")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasSuffix("\n  = help: name one revision, without '..'\n"))
  }

  /// A comment does not accept the changes after the one that it came with.
  @Test func anAcceptanceIsLeftOver() throws {
    let accepted = Self.after.replacing(
      "Substring }", with: "Substring } # cellgen:accept breaking-member-type: rare")
    try folder.write(accepted, to: "Before/Shop.sections")
    try folder.write(accepted, to: "Screens/Shop.sections")
    let unchanged = try breaking("Screens", "--against", "Before")
    #expect(unchanged.exitCode == 0)
    #expect(unchanged.messages.contains("is from an earlier change [unused-acceptance]"))
    try folder.write(
      accepted.replacing("Substring", with: "Int"), to: "Screens/Shop.sections")
    let changed = try breaking("Screens", "--against", "Before")
    #expect(changed.exitCode == 3)
    #expect(changed.messages.contains(" and is of the type 'Int' now [breaking-member-type]"))
    #expect(changed.messages.contains(", and doesn't accept this one [unused-acceptance]"))
  }

  /// GitHub shows annotations at files of the repository.
  @Test func annotationsOfManifestsThatAreGone() throws {
    try folder.write(
      Self.before.replacing("Product", with: "Article"), to: "Screens/More.sections")
    try folder.write(Self.before, to: "Screens/Shop.sections")
    try commit("init -q -b main .")
    try folder.remove("Screens/More.sections")
    let outcome = try breaking("Screens", "--against", "HEAD", "--format", "github")
    #expect(outcome.output.hasPrefix("::warning file=Screens/More.sections,line=2,"))
  }

  @Test func helpNamesNoStandardInput() throws {
    let help = try Tool.run(["help", "breaking"], in: folder).output
    #expect(help.contains("folders to search") && !help.contains("standard input"), "\(help)")
  }

  // MARK: Formats

  @Test func annotationsAreWarnings() throws {
    let outcome = try breaking("Screens", "--against", "Before", "--format", "github")
    #expect(outcome.exitCode == 3 && outcome.messages == "")
    #expect(
      outcome.output.hasPrefix(
        "::warning file=Screens/Shop.sections,line=3,col=22,endLine=3,endColumn=26,"
          + "title=breaking-member-type::'ProductViewData.name' was of"))
    #expect(outcome.output.contains("%0Anote: was at Before/Shop.sections:3\n"))
  }

  @Test func jsonHasBothPlaces() throws {
    let outcome = try breaking("Screens", "--against", "Before", "--format", "json")
    #expect(outcome.exitCode == 3 && outcome.messages == "")
    let text = outcome.output.filter { !$0.isWhitespace }
    #expect(
      text.hasPrefix(
        #"{"version":1,"against":"Before","findings":[{"code":"breaking-member-type","#))
    #expect(
      text.contains(
        #""breaks":["swift"],"file":"Screens/Shop.sections","range":{"start":{"line":3,"#))
    #expect(
      text.contains(
        #""was":{"file":"Before/Shop.sections","line":3,"column":22},"before":"String","after":"Substring""#
      ))
  }

  // MARK: Mistakes

  @Test func somethingToCompareWithIsNeeded() throws {
    let outcome = try breaking("Screens")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.messages.hasPrefix(
        "error: 'cellgen breaking' needs something to compare with: '--against <revision>'\n"))
    #expect(try breaking("-", "--against", "Before").exitCode == 64)
  }

  @Test func bothStatesMustBeWithoutErrors() throws {
    try folder.write("views: [\n", to: "Before/Shop.sections")
    let before = try breaking("Screens", "--against", "Before")
    #expect(before.exitCode == 1)
    #expect(
      before.messages.hasSuffix(
        "error: the manifests of 'Before' have mistakes, so they cannot be compared\n"
          + "  = help: correct them there, or compare with another revision or folder\n"
      ))
    let after = try breaking("Before", "--against", "Screens")
    #expect(after.exitCode == 1 && after.messages.contains("Before/Shop.sections:1:"))
  }

  /// Commits all files.
  ///
  /// - Parameter command: the command that creates the repository, for the first commit.
  private func commit(_ command: String? = nil) throws {
    if let command { try git(command.split(separator: " ").map(String.init)) }
    try git("add", "-A")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "--allow-empty",
      "-m", "State")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Subprocess.Outcome { try git(arguments) }

  @discardableResult
  private func git(_ arguments: [String]) throws -> Subprocess.Outcome {
    let outcome = try Subprocess.run(
      ["git"] + arguments, in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    return outcome
  }

  private func breaking(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["breaking"] + arguments, in: folder)
  }
}
