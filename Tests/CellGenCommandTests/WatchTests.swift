#if os(Linux)
import TestSupport
import Testing

/// `cellgen generate --watch` while somebody works on the manifests.
///
/// Each test is a ``WatchScript``.
@Suite(.timeLimit(.minutes(30))) struct WatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(manifest("title"), to: "Screens/Listing.sections")
    try folder.write(manifest("name"), to: "Changed")
    try folder.write(manifest("text", view: "Other", screen: "Other"), to: "Other")
    try folder.write("views: [\n", to: "Wrong")
  }

  @Test func itRunsAgainWhenAManifestChangesIsAddedOrGoes() throws {
    let outcome = try watch(
      """
      line "5 created"
      mv Changed Screens/Listing.sections; line "1 updated" "2 updated" "3 updated"
      mv Other Screens/Other.sections; line "4 created, 5 unchanged"
      rm Screens/Other.sections; line "4 removed, 5 unchanged"
      kill -INT $watch
      """)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let messages = try folder.read("errors").split(separator: "\n").map(String.init)
    #expect(messages.first == "watching Screens/Listing.sections; press Ctrl-C to stop")
    let changes = try messages.dropFirst().map { line in
      String(try #require(line.wholeMatch(of: /\d\d:\d\d:\d\d (.*)/)?.1, "\(line)"))
    }
    #expect(
      changes == [
        "changed Screens/Listing.sections", "added Screens/Other.sections",
        "removed Screens/Other.sections",
      ])
    #expect(try folder.read("lines").split(separator: "\n").count == 4)
    #expect(try folder.read("Out/Listing+ViewData.swift").contains("name: String"))
  }

  @Test func itOutlivesErrorsAndFilesThatAreReplaced() throws {
    let outcome = try watch(
      """
      line "5 created"
      cp Wrong Screens/Listing.sections; line "nothing written: 1 error"
      mv Screens/Listing.sections Screens/Listing.sections~
      cp Changed Screens/.new; mv Screens/.new Screens/Listing.sections
      line "1 updated" "2 updated" "3 updated"
      mv Screens Away; line "nothing written"
      mv Away Screens; line "5 unchanged"
      kill -TERM $watch
      """)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let errors = try folder.read("errors")
    #expect(errors.contains("Screens/Listing.sections:1:"))
    #expect(errors.contains("error: cannot read 'Screens': no such file or directory\n"))
    #expect(try folder.read("Out/Listing+ViewData.swift").contains("name: String"))
  }

  @Test func itRestsWhileNothingChanges() throws {
    let outcome = try watch(
      """
      line "5 created"
      before=$(cut -d' ' -f14,15 /proc/$watch/stat)
      sleep 3
      after=$(cut -d' ' -f14,15 /proc/$watch/stat)
      kill -INT $watch
      set -- $before $after
      echo $(($3 + $4 - $1 - $2))
      """)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    // Of three seconds, in hundredths.
    #expect(try #require(Int(outcome.output.dropLast())) <= 30)
    #expect(try folder.read("lines") == "5 created\n")
  }

  @Test func quietItSaysNothing() throws {
    let outcome = try watch(
      """
      for attempt in $(seq 1200); do [ -e Out/Listing+Views.swift ] && break; sleep 0.1; done
      kill -INT $watch
      """,
      options: "--quiet")
    #expect(outcome.exitCode == 0 && outcome.output == "")
    #expect(try folder.read("lines") == "" && folder.read("errors") == "")
  }

  /// Runs a script beside cellgen, whose exit code is that of the outcome.
  private func watch(_ script: String, options: String = "") throws -> Subprocess.Outcome {
    try WatchScript.run(
      script, beside: "generate Screens -o Out --prune --watch \(options)", in: folder)
  }
}

private func manifest(_ field: String, view: String = "Row", screen: String = "Rows") -> String {
  "screen: \(screen)\nviews:\n  \(view):\n    data: { id: Int, \(field): String }\n"
    + "sections:\n  main:\n    cells: [\(view)]\n"
}
#endif
