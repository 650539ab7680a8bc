#if os(Linux)
import Foundation
import TestSupport
import Testing

extension NestedBuildTests {
  /// `swift package generate-cells`, as a team that commits the output runs it.
  @Suite(.serialized) struct CommandPluginTests {
    private let consumers: Consumers

    init() throws {
      consumers = try Consumers()
    }

    @Test(.timeLimit(.minutes(30))) func itWritesWhatBuildsAndIsUpToDate() throws {
      let run = try generateCells(["--target", "Committed"])
      #expect(run.exitCode == 0, "\(run.words)")
      #expect(run.output.contains("created Sources/Committed/Generated/Archive+ViewData.swift"))
      #expect(try consumers.names(in: "Sources/Committed/Generated") == generated)

      let build = try consumers.swift("build", ["--target", "Committed"])
      #expect(build.exitCode == 0, "\(build.words)")
      let check = try generateCells(["--target", "Committed", "--check"])
      #expect(check.exitCode == 0, "\(check.words)")

      try consumers.replace(
        "text: String", with: "text: String?", in: "Sources/Committed/Archive.sections")
      let stale = try generateCells(["--target", "Committed", "--check"])
      #expect(stale.exitCode != 0)
      #expect(
        stale.output.contains("-  var text: String\n+  var text: String?\n"), "\(stale.words)")
      #expect(stale.words.contains("error: 2 files out of date"), "\(stale.words)")
      let again = try generateCells(["--target=Committed"])
      #expect(again.output.contains("updated Sources/Committed/Generated/Archive+ViewData.swift"))
    }

    private let generated = [
      "Archive+AccessibilityIDs.swift", "Archive+ViewCreator.swift",
      "Archive+ViewData.swift", "Archive+Views.swift", "CellGenRuntime.swift",
    ]

    @Test(.timeLimit(.minutes(30))) func theOutputGoesWhereItIsAsked() throws {
      let run = try generateCells(["--target", "SharedViews", "--output", "Shown", "--quiet"])
      #expect(run.exitCode == 0, "\(run.words)")
      // Its target depends on the runtime, so that it needs none of its own.
      #expect(
        try consumers.names(in: "Shown").filter { $0.hasSuffix("Views.swift") || !$0.contains("+") }
          == ["SharedViews+Views.swift"])
    }

    /// Such as for a target that depends on the runtime's package for the sake of its tests alone.
    @Test(.timeLimit(.minutes(30))) func theRuntimeIsWrittenWhereItIsAskedFor() throws {
      let run = try generateCells(
        ["--target", "SharedViews", "--output", "Whole", "--runtime", "embed", "--quiet"])
      #expect(run.exitCode == 0, "\(run.words)")
      #expect(try consumers.names(in: "Whole").contains("CellGenRuntime.swift"))

      // It stays, though the target depends on the library.
      let check = try generateCells(["--target", "SharedViews", "--output", "Whole", "--check"])
      #expect(check.exitCode == 0, "\(check.words)")
    }

    @Test(.timeLimit(.minutes(30))) func withoutATargetItReadsAllThatHoldManifests() throws {
      let run = try generateCells(["--dry-run"])
      #expect(run.exitCode == 0, "\(run.words)")
      let targets = run.output.matches(of: /would create Sources\/(\w+)\//).map { String($0.1) }
      #expect(
        Set(targets) == ["Committed", "Home", "Library", "Screens", "SharedViews", "Tool"],
        "\(run.words)")
    }

    @Test(.timeLimit(.minutes(30))) func itAsksForPermission() throws {
      let run = try consumers.swift("package", ["generate-cells", "--target", "Committed"])
      #expect(run.exitCode != 0)
      #expect(run.words.contains("wants permission to write to the package directory"))
      #expect(!(try consumers.names(in: "Sources/Committed").contains("Generated")))
    }

    @Test(
      .timeLimit(.minutes(30)),
      arguments: [
        (["--target", "Comitted"], "no target 'Comitted'; the package has 'Bare', 'Committed', "),
        (["--target", "Bare"], "target 'Bare' has no manifest (a file named *.sections)"),
        (
          ["--output", "X"],
          "'--output' is for one target; choose one with '--target': 'Committed', "
        ),
        (["--chek"], "unknown argument '--chek'; see 'swift package generate-cells --help'"),
      ])
    func aMistakeIsExplained(arguments: [String], message: String) throws {
      let run = try generateCells(arguments)
      #expect(run.exitCode != 0)
      #expect(run.messages.contains("error: \(message)"), "\(run.words)")
    }

    private func generateCells(_ arguments: [String]) throws -> Subprocess.Outcome {
      try consumers.swift(
        "package", ["--allow-writing-to-package-directory", "generate-cells"] + arguments)
    }
  }
}
#endif
