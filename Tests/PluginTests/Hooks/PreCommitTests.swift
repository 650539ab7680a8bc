#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The hooks for pre-commit, run by pre-commit.
@Suite(.enabled(if: Release.has("pre-commit"), "pre-commit is missing"))
struct PreCommitTests {
  private let folder: TemporaryFolder

  /// A repository with a manifest, its generated files, and the hooks of this one.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      try String(
        contentsOf: Release.project.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8),
      to: "hooks/.pre-commit-hooks.yaml")
    try commit(in: "hooks")
    let revision = try git(["rev-parse", "HEAD"], in: "hooks")
    try folder.write(
      """
      repos:
        - repo: \(folder.path("hooks"))
          rev: \(revision)
          hooks:
            - id: cellgen-format
            - id: cellgen-lint
              args: [Screens]
            - id: cellgen-breaking
              args: [--against, HEAD, Screens]
            - id: cellgen-check
              args: [Screens, --output, Generated]

      """, to: "app/.pre-commit-config.yaml")
    try folder.write(shared, to: "app/Screens/Brand.sections")
    try folder.write(shop, to: "app/Screens/Shop.sections")
    let tool = try BuildProducts.executable("cellgen").path
    try Release.run(
      [tool, "generate", "Screens", "-o", "Generated"], in: folder.url.appending(path: "app"))
    try commit(in: "app")
  }

  @Test(.timeLimit(.minutes(5))) func whatIsInOrderPasses() throws {
    let run = try preCommit("--all-files")
    #expect(run.exitCode == 0, "\(run.words)")
    #expect(run.output.matches(of: /\.Passed\n/).count == 4, "\(run.words)")
  }

  /// The changed manifest uses the other one, which has not changed.
  @Test(.timeLimit(.minutes(5))) func aChangedManifestIsCheckedWithTheOthers() throws {
    try change(shop.replacing("color: ink", with: "font: headline, color: ink"))
    let run = try preCommit()
    #expect(run.exitCode == 1)
    #expect(run.output.contains(/Format manifests\.+Passed/), "\(run.words)")
    #expect(run.output.contains(/Lint manifests\.+Passed/), "\(run.words)")
    #expect(run.output.contains(/Check generated Swift\.+Failed/), "\(run.words)")
    #expect(run.output.contains("error: 1 file out of date"), "\(run.words)")
  }

  @Test(.timeLimit(.minutes(5))) func whatIsNotCanonicalIsRewritten() throws {
    try change(shop.replacing("uses: Brand", with: "uses:   Brand"))
    let run = try preCommit()
    #expect(run.exitCode == 1)
    #expect(run.output.contains("files were modified by this hook"), "\(run.words)")
    #expect(try folder.read("app/Screens/Shop.sections") == shop)
  }

  @Test(.timeLimit(.minutes(5))) func aNameMayBeginWithADash() throws {
    try folder.write("colors:\n  ink:   black\n", to: "app/-x.sections")
    try git(["add", "--", "."], in: "app")
    let run = try preCommit()
    #expect(run.output.contains("files were modified by this hook"), "\(run.words)")
    #expect(try folder.read("app/-x.sections") == "colors:\n  ink: black\n")
  }

  @Test(.timeLimit(.minutes(5))) func aBreakingChangeFails() throws {
    try change(shop.replacing("{ id: Int, name: String }", with: "{ id: Int, name: \"String?\" }"))
    let run = try preCommit()
    #expect(run.exitCode == 1)
    #expect(run.output.contains(/Find breaking changes of manifests\.+Failed/), "\(run.words)")
    #expect(run.output.contains("[breaking-member-type]"), "\(run.words)")
  }

  @Test(.timeLimit(.minutes(5))) func aMistakeFails() throws {
    try change(shop.replacing("color: ink", with: "color: inc"))
    let run = try preCommit()
    #expect(run.exitCode == 1)
    #expect(run.output.contains(/Lint manifests\.+Failed/), "\(run.words)")
    #expect(run.output.contains("Screens/Shop.sections:6:"), "\(run.words)")
  }

  private let shared = """
    colors:
      ink: { light: black, dark: white }

    """

  private let shop = """
    uses: Brand

    views:
      Good:
        data: { id: Int, name: String }
        layout: { label: { text: name, color: ink } }

    sections:
      goods: { cells: [Good] }

    """

  private func change(_ manifest: String) throws {
    #expect(manifest != shop)
    try folder.write(manifest, to: "app/Screens/Shop.sections")
    try git(["add", "."], in: "app")
  }

  private func preCommit(_ arguments: String...) throws -> Subprocess.Outcome {
    let tool = try BuildProducts.executable("cellgen").deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Subprocess.run(
      ["pre-commit", "run", "--color", "never", "--verbose"] + arguments,
      in: folder.url.appending(path: "app"),
      environment: ["PATH": tool + ":" + path, "PRE_COMMIT_HOME": folder.path("home")])
  }

  private func commit(in name: String) throws {
    try git(["init", "--quiet"], in: name)
    try git(["add", "."], in: name)
    let author = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"]
    try git(author + ["commit", "--quiet", "--no-verify", "--message", "Start"], in: name)
  }

  @discardableResult
  private func git(_ arguments: [String], in name: String) throws -> String {
    try Release.run(["git"] + arguments, in: folder.url.appending(path: name))
  }
}
#endif
