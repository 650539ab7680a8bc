#if os(Linux)
import TestSupport
import Testing

/// What `generate` suggests to people at a terminal after their first run.
@Suite struct NextStepTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("views: { A: { data: { b: Int } } }\n", to: "My screens/A.sections")
  }

  @Test func aFirstRunSuggestsWhatToTry() throws {
    let first = try atATerminal()
    #expect(
      first.hasSuffix(
        """
        created Out/CellGenRuntime.swift

        Next:
          cellgen preview 'My screens'
              Look at it in a browser.
          cellgen lint 'My screens' --accessibility
              Read what VoiceOver says.

        """), "\(first)")
    #expect(try atATerminal() == "5 files unchanged\n")
  }

  @Test func programsReadNothingMore() throws {
    let run = try Tool.run("generate", "My screens", "-o", "Out", in: folder)
    #expect(run.output.hasSuffix("created Out/CellGenRuntime.swift\n"))
  }

  /// What a terminal shows, which `script` from util-linux is for a program.
  private func atATerminal() throws -> String {
    let tool = try BuildProducts.executable("cellgen").path
    let command = "\(tool) generate 'My screens' -o Out 2>/dev/null"
    let run = try Subprocess.run(
      ["script", "--quiet", "--return", "--command", command, "/dev/null"], in: folder.url)
    #expect(run.exitCode == 0)
    return run.output.replacing("\r\n", with: "\n")
  }
}
#endif
