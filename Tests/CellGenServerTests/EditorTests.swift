import Foundation
import TestSupport
import Testing

/// The built server with clients that others wrote: Neovim, Emacs, and that of pytest-lsp.
///
/// They are in `Tests/Editors`, where a script runs them.
@Suite(.enabled(if: Thoroughness.isFull, "'swift test' does not start editors"))
struct EditorTests {
  private static let scripts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Editors")

  private static func has(_ line: String) -> Bool {
    (try? Subprocess.run(["sh", "-c", line]).exitCode) == 0
  }

  @Test(.enabled(if: has("command -v nvim"), "nvim is missing"))
  func neovim() throws { try run("neovim") }

  @Test(
    .enabled(
      if: has("emacs --batch --eval '(package-initialize)' -l eglot"),
      "emacs with eglot is missing"))
  func emacs() throws { try run("emacs") }

  @Test(.enabled(if: has("python3 -c 'import pytest_lsp'"), "pytest-lsp is missing"))
  func python() throws { try run("python") }

  private func run(_ client: String) throws {
    let program = try BuildProducts.executable("cellgen").path
    let outcome = try Subprocess.run([
      Self.scripts.appending(path: "run").path, program, client,
    ])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.messages)")
  }
}
