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
      = help: add a field with the new type, and keep the old one until the next major version
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
    let script = """
      git init -q -b main . && git add -A && \
      git -c user.name=Test -c user.email=test@example.com commit -q -m State
      """
    let commit = try Subprocess.run(
      ["sh", "-c", script], in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    try #require(commit.exitCode == 0, "\(commit.messages)")
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
        "error: the manifests of 'Before' have mistakes, so they cannot be compared\n"))
    let after = try breaking("Before", "--against", "Screens")
    #expect(after.exitCode == 1 && after.messages.contains("Before/Shop.sections:1:"))
  }

  private func breaking(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["breaking"] + arguments, in: folder)
  }
}
