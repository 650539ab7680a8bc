#if os(Linux)
import TestSupport
import Testing

/// `cellgen preview --watch` while somebody works on a manifest.
@Suite(.timeLimit(.minutes(30))) struct PreviewWatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PreviewManifest.notes, to: "Screens/Notes.sections")
    try folder.write(
      PreviewManifest.notes.replacing("Bread and butter", with: "Milk"), to: "Changed")
    try folder.write("views: [\n", to: "Wrong")
  }

  @Test func thePageFollowsTheManifest() throws {
    let outcome = try watch(
      """
      line "wrote preview.html: 1 screen, 1 view"
      cp preview.html first
      cp Wrong Screens/Notes.sections; line "nothing written"
      cmp preview.html first
      mv Changed Screens/Notes.sections; line "wrote preview.html"
      kill -INT $watch
      """)
    #expect(outcome.exitCode == 0 && outcome.output == "", "\(outcome.output)\(outcome.messages)")
    #expect(try folder.read("first").contains("Bread and butter"))
    #expect(try folder.read("preview.html").contains("Milk"))
    #expect(try folder.read("errors").contains("Screens/Notes.sections:1:"))
  }

  @Test func quietItSaysNothing() throws {
    let outcome = try watch(
      """
      for attempt in $(seq 1200); do [ -s preview.html ] && break; sleep 0.1; done
      kill -TERM $watch
      """, options: "--quiet")
    #expect(outcome.exitCode == 0 && outcome.output == "")
    #expect(try folder.read("lines") == "" && folder.read("errors") == "")
  }

  /// The page looks by itself whether its file has changed.
  @Test func onlyAWatchedPageReloads() throws {
    _ = try watch("line 'wrote'\nkill -INT $watch")
    let watched = try folder.read("preview.html")
    #expect(try Tool.run("preview", "Screens", in: folder).output.hasPrefix("wrote "))
    #expect(try folder.read("preview.html") != watched)
  }

  private func watch(_ script: String, options: String = "") throws -> Subprocess.Outcome {
    try WatchScript.run(script, beside: "preview Screens --watch \(options)", in: folder)
  }
}
#endif
