import TestSupport
import Testing

/// `cellgen preview --diff`: what looks different from manifests of another folder or of a git revision.
@Suite struct PreviewDiffTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PreviewManifest.notes, to: "Screens/Notes.sections")
  }

  private static let changed = PreviewManifest.notes.replacing("headline", with: "title1")
  private static let markdown = """
    ### Preview: what looks different from `REVISION`

    | | | |
    |---|---|---|
    | screen | `Notes` | changed |
    | view | `Note` | 3 of 3 pictures |

    - textLabel in Note: font headline semibold → title1


    """

  // MARK: Folders

  @Test func anotherFolderIsWhatThereWas() throws {
    #expect(try preview("Screens").exitCode == 0)
    let whole = try folder.read("preview.html")
    try folder.write(PreviewManifest.notes, to: "Before/Notes.sections")
    try folder.write(Self.changed, to: "Screens/Notes.sections")
    for operand in ["Screens", "Screens/Notes.sections"] {
      let outcome = try preview(operand, "--diff", "Before")
      #expect(outcome.exitCode == 0)
      #expect(outcome.output == Self.markdown.replacing("REVISION", with: "Before"))
      #expect(outcome.messages.hasSuffix("changes.html: 1 view and 1 screen differ\n"))
    }
    #expect(try folder.read("preview.html") == whole)
    let page = try folder.read("changes.html")
    #expect(page.contains("<h3>Before</h3>") && page.contains("<h3>After</h3>"))
  }

  @Test func whatIsAlikeIsNotShown() throws {
    try folder.write(PreviewManifest.notes + "# More to say.\n", to: "Before/Notes.sections")
    let outcome = try preview("Screens", "--diff", "Before")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "**Preview**: nothing looks different from `Before`.\n")
    #expect(outcome.messages == "wrote changes.html: nothing looks different\n")
    #expect(try preview("Screens", "--diff", "Before", "--quiet").messages == "")
  }

  @Test func viewsAreNewOrGone() throws {
    try folder.write(
      PreviewManifest.notes.replacing("Note", with: "Memo"), to: "Before/Notes.sections")
    let outcome = try preview("Screens", "--diff", "Before")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("| view | `Note` | added |\n"))
    #expect(outcome.output.contains("| view | `Memo` | removed |\n"))
  }

  @Test func findingsAreNewOrGone() throws {
    try folder.write(PreviewManifest.notes, to: "Before/Notes.sections")
    try folder.write(PreviewManifest.careless, to: "Screens/Notes.sections")
    let new = try preview("Screens", "--diff", "Before")
    #expect(new.output.contains("\n- new: `Notes.sections:"))
    let gone = try preview("Before", "--diff", "Screens")
    #expect(gone.output.contains("\n- gone: "))
  }

  @Test func aFolderMustHaveThem() throws {
    try folder.makeFolder("Before")
    let outcome = try preview("Screens/Notes.sections", "--diff", "Before")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages == "error: 'Before' has none of these manifests\n")
  }

  @Test func whatThereWasMustBeWithoutErrors() throws {
    try folder.write("views: [\n", to: "Before/Notes.sections")
    let outcome = try preview("Screens", "--diff", "Before")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.contains("Before/Notes.sections:1:"))
    #expect(
      outcome.messages.hasSuffix(
        "error: the manifests of 'Before' have errors and cannot be drawn\n"))
    #expect(try folder.names() == ["Before", "Screens"])
  }

  @Test func standardInputHasNoPast() throws {
    let outcome = try preview("-", "--diff", "main")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: '--diff' "))
  }

  // MARK: Git

  @Test func aRevisionIsWhatThereWas() throws {
    try commit()
    try folder.write(Self.changed, to: "Screens/Notes.sections")
    for operand in ["Screens", "Screens/Notes.sections", folder.path("Screens")] {
      let outcome = try preview(operand, "--diff", "HEAD")
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
      #expect(outcome.output == Self.markdown.replacing("REVISION", with: "HEAD"))
    }
    // Committed, it is the past.
    try commit()
    #expect(try preview("Screens", "--diff", "HEAD").output.contains("nothing looks different"))
    #expect(try preview("Screens", "--diff", "HEAD~1").output.contains("3 of 3 pictures"))
  }

  @Test func thePageGoesToStandardOutputWhereItIsToldTo() throws {
    try commit()
    let outcome = try preview("Screens", "--diff", "HEAD", "-o", "-")
    #expect(outcome.exitCode == 0 && outcome.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(outcome.messages == "")
    #expect(try folder.names() == [".git", "Screens"])
  }

  @Test func manifestsAreNewOrGone() throws {
    try commit()
    let memos = PreviewManifest.notes.replacing("Note", with: "Memo")
      .replacing("notes", with: "memos")
    try folder.write(memos, to: "Screens/Memos.sections")
    let new = try preview("Screens", "--diff", "HEAD")
    #expect(new.output.contains("| screen | `Memos` | added |\n"), "\(new.messages)")
    #expect(!new.output.contains("`Notes`"))
    let both = ["Screens/Notes.sections", "Screens/Memos.sections"]
    let named = try Tool.run(["preview"] + both + ["--diff", "HEAD"], in: folder)
    #expect(named.output == new.output)
    let alone = try preview("Screens/Memos.sections", "--diff", "HEAD")
    #expect(alone.exitCode == 1)
    #expect(alone.messages == "error: the revision 'HEAD' has no manifests at these paths\n")
    try commit()
    try folder.remove("Screens/Notes.sections")
    let gone = try preview("Screens", "--diff", "HEAD")
    #expect(gone.output.contains("| screen | `Notes` | removed |\n"))
  }

  /// Backticks and bars do not end code in the summary.
  @Test func theSummaryKeepsAnyNameAsItIs() throws {
    try folder.write(PreviewManifest.notes, to: "a`|`b\u{2028}c/Notes.sections")
    let same = try preview("Screens", "--diff", "a`|`b\u{2028}c")
    #expect(same.output == "**Preview**: nothing looks different from ``a`|`b\\u{2028}c``.\n")
    let memos = "screen: Memos\n" + PreviewManifest.careless.replacing("Note", with: "Memo")
    try folder.write(memos, to: "Screens/`@ann`.sections")
    let new = try preview("Screens", "--diff", "a`|`b\u{2028}c")
    #expect(new.output.contains("\n- new: `` `@ann`.sections:"), "\(new.output)\(new.messages)")
  }

  @Test(arguments: ["nowhere", "-h", "--output=x", "HEAD:Screens/Notes.sections"])
  func aRevisionMustBeOne(_ revision: String) throws {
    try commit()
    let outcome = try preview("Screens", "--diff=\(revision)")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: '\(revision)' is neither a folder nor a "))
    #expect(try folder.names() == [".git", "Screens"])
  }

  @Test func outsideOfARepositoryThereAreOnlyFolders() throws {
    let outcome = try preview("Screens", "--diff", "main")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: 'main' is not a folder, and 'Screens' is not in a git repository
          = help: pass a folder with the manifests as they were, such as one that 'git worktree add' creates

        """)
  }

  @Test func withoutGitThereAreOnlyFolders() throws {
    try commit()
    let executable = try BuildProducts.executable("cellgen").path
    let outcome = try Subprocess.run(
      [executable, "preview", "Screens", "--diff", "HEAD"], in: folder.url,
      environment: ["PATH": try folder.makeFolder("Nothing")])
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: reading the revision 'HEAD' needs git, which is not installed
          = help: pass a folder with the manifests as they were, such as one that 'git worktree add' creates

        """)
  }

  /// Commits all files, in a new repository at first.
  private func commit() throws {
    let script = """
      git init -q -b main . && git add -A && \
      git -c user.name=Test -c user.email=test@example.com commit -q -m State
      """
    let outcome = try Subprocess.run(
      ["sh", "-c", script], in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
  }

  private func preview(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["preview"] + arguments, in: folder)
  }
}
