#if os(Linux)
import Foundation
import TestSupport
import Testing

extension NestedBuildTests {
  /// What the README says about using cellgen in a project, as far as it can be tried on Linux.
  @Suite(.serialized) struct ReadmeRecipeTests {
    private let builds: NestedBuilds
    private let blocks: [MarkdownBlock]

    init() throws {
      builds = try NestedBuilds()
      blocks = try Readme.recipes()
    }

    @Test func thereIsNothingThatIsNotTested() {
      #expect(blocks.map(\.language) == ["sh", "swift", "sh", "swift", "python"])
    }

    /// From an empty folder to a screen whose tests pass, with the commands as they stand.
    @Test(.timeLimit(.minutes(30))) func aScreenIsStarted() throws {
      let folder = try builds.emptyPlace(for: "Orders")
      let commands = try block("sh", 0).split(separator: "\n")
      let initialize = commands[0].split(separator: " ").map(String.init)
      #expect(initialize.prefix(4) == ["swift", "run", "cellgen", "init"])
      #expect(initialize.last == "../Orders")
      let tool = try BuildProducts.executable("cellgen").path
      let start = try Subprocess.run([tool, "init", "Orders"], in: builds.root)
      #expect(start.exitCode == 0, "\(start.words)")
      #expect(commands[1] == "cd ../Orders && swift test")
      let tests = try builds.swift("test", in: folder)
      #expect(tests.exitCode == 0, "\(tests.words)")
    }

    /// The package of the README, with a manifest and a source, built as it stands.
    @Test(.timeLimit(.minutes(30))) func aPackageUsesThePlugin() throws {
      let consumers = try Consumers("Shop")
      try consumers.write(
        try block("swift", 0).replacing("../cellgen", with: builds.cellgen.path)
          // The folder of the checkout is the package's name where it is used by its path.
          .replacing("\"cellgen\"", with: "\"\(builds.cellgen.lastPathComponent)\""),
        to: "Package.swift")
      try FileManager.default.removeItem(at: consumers.folder.appending(path: "Sources"))
      try consumers.write(manifest, to: "Sources/Shop/Shop.sections")
      try consumers.write("let content = ShopContent(goods: [])\n", to: "Sources/Shop/Shop.swift")
      let build = try consumers.swift("build")
      #expect(build.exitCode == 0, "\(build.words)")
    }

    private let manifest = """
      views:
        Good: { data: { id: Int, name: String } }
      sections:
        goods: { cells: [Good] }

      """

    @Test(.timeLimit(.minutes(30))) func generatedCodeIsCheckedIn() throws {
      let consumers = try Consumers()
      for (index, command) in try block("sh", 1).split(separator: "\n").enumerated() {
        var words = command.replacing("Shop", with: "Committed").split(separator: " ").map(
          String.init)
        #expect(words.prefix(2) == ["swift", "package"])
        // Nobody is asked in a test.
        if index == 0 { words.insert("--allow-writing-to-package-directory", at: 2) }
        let run = try consumers.swift("package", Array(words.dropFirst(2)))
        #expect(run.exitCode == 0, "\(run.words)")
      }
      #expect(try consumers.names(in: "Sources/Committed/Generated").count == 5)
    }

    /// There is no Tuist here: its manifest is Swift, at least.
    @Test func theManifestOfTuistIsSwift() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(try block("swift", 1), to: "Project.swift")
      let parse = try Subprocess.run(["swiftc", "-frontend", "-parse", file])
      #expect(parse.exitCode == 0 && parse.words == "", "\(parse.words)")
    }

    @Test(
      .timeLimit(.minutes(20)), .enabled(if: BazelWorkspace.isInstalled, "bazel is missing"))
    func theRuleOfBazelMakesWhatTheCommandMakes() throws {
      let workspace = try BazelWorkspace()
      try workspace.write(try block("python", 0), to: "Shop/BUILD.bazel")
      try workspace.write("colors: { ink: black }\n", to: "Shop/Brand.sections")
      try workspace.write(
        "uses: Brand\n"
          + manifest.replacing(
            "String } }",
            with: "String }, layout: { label: { text: name, color: ink } } }"),
        to: "Shop/Shop.sections")
      let build = try workspace.build("//Shop:shop_cells")
      #expect(build.outcome.exitCode == 0, "\(build.outcome.words)")
      let files = try workspace.files("Shop/shop_cells")
      #expect(files.keys.contains("Shop+ViewData.swift") && files.count == 9)
      #expect(try files == workspace.files(generatedFrom: "Shop"))
    }

    private func block(_ language: String, _ index: Int) throws -> String {
      let found = blocks.filter { $0.language == language }
      return try #require(found.indices.contains(index) ? found[index].text : nil)
    }
  }
}
#endif
