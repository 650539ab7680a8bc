import TestSupport
import Testing

/// `cellgen format`, from manifests on disk to manifests on disk.
@Suite struct FormatTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ragged, to: "Screens/Ragged.sections")
    try folder.write(tidy, to: "Screens/Tidy.sections")
  }

  @Test func whatIsNotFormattedIsRewritten() throws {
    let before = try folder.identity(of: "Screens/Tidy.sections")
    let outcome = try format("Screens")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == "formatted Screens/Ragged.sections\n1 file unchanged\n")
    #expect(try folder.read("Screens/Ragged.sections") == tidy)
    #expect(try folder.identity(of: "Screens/Tidy.sections") == before)
    #expect(try folder.names(in: "Screens") == ["Ragged.sections", "Tidy.sections"])
    #expect(try format("Screens", "--quiet").output == "")
  }

  @Test func aCheckShowsWhatWouldChange() throws {
    let outcome = try format("Screens", "--check")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix("--- a/Screens/Ragged.sections\n+++ b/Screens/Ragged.sections\n"))
    #expect(outcome.output.contains("\n-    A:\n"))
    #expect(
      outcome.messages == """
        error: 1 file not formatted
          = help: run it again without '--check'

        """)
    #expect(try folder.read("Screens/Ragged.sections") == ragged)
  }

  @Test func aCheckOfWhatIsRightIsSilent() throws {
    let outcome = try format("Screens/Tidy.sections", "--check")
    #expect(outcome.exitCode == 0 && outcome.output == "" && outcome.messages == "")
  }

  @Test func aManifestWithMistakesIsNotTouched() throws {
    try folder.write("views: [\n", to: "Screens/Wrong.sections")
    let outcome = try format("Screens")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasPrefix("Screens/Wrong.sections:"))
    #expect(outcome.messages.hasSuffix("\n1 error\n"))
    #expect(try folder.read("Screens/Wrong.sections") == "views: [\n")
    #expect(try folder.read("Screens/Ragged.sections") == tidy)
  }

  @Test func permissionsAndLinksStay() throws {
    try folder.setPermissions(0o640, of: "Screens/Ragged.sections")
    try folder.link("Linked.sections", to: "Screens/Ragged.sections")
    #expect(try format("Linked.sections").output == "formatted Linked.sections\n")
    #expect(try folder.read("Screens/Ragged.sections") == tidy)
    #expect(try folder.permissions(of: "Screens/Ragged.sections") == 0o640)
    #expect(try format("Linked.sections").output == "1 file unchanged\n")
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let executable = try BuildProducts.executable("cellgen").path
    let line = "\"$0\" format - < Screens/Ragged.sections"
    let outcome = try Subprocess.run(["sh", "-c", line, executable], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.output == tidy && outcome.messages == "")
  }

  private func format(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["format"] + arguments, in: folder)
  }
}

private let ragged = """
  views:
      A:
          id: 'x'
          data: {x: Int}

  """

private let tidy = """
  views:
    A:
      data: { x: Int }
      id: x

  """
