#if os(Linux)
import Foundation
import TestSupport
import Testing

extension NestedBuildTests {
  /// The manual's ways of using cellgen in a project, as far as they can be tried on Linux.
  @Suite(.serialized) struct RecipeTests {
    private let builds: NestedBuilds

    init() throws {
      builds = try NestedBuilds()
    }

    /// From an empty folder to a screen whose tests pass, with the commands as they stand.
    @Test(.timeLimit(.minutes(30))) func aScreenIsStarted() throws {
      let folder = try builds.emptyPlace(for: "Orders")
      let commands = try block("GettingStarted", "Create a Package").split(separator: "\n")
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

    /// The package of the manual, with a manifest and a source, built as it stands.
    @Test(.timeLimit(.minutes(30))) func aPackageUsesThePlugin() throws {
      let consumers = try Consumers("Shop")
      try consumers.write(
        try block("BuildSystems", "The Build Tool Plugin").replacing(
          "../cellgen", with: builds.cellgen.path
        )
        // The folder of the checkout is the package's name where it is used by its path.
        .replacing("\"cellgen\"", with: "\"\(builds.cellgen.lastPathComponent)\""),
        to: "Package.swift")
      try FileManager.default.removeItem(at: consumers.folder.appending(path: "Sources"))
      try consumers.write(manifest, to: "Sources/ShopUI/Shop.sections")
      try consumers.write("let content = ShopContent(goods: [])\n", to: "Sources/ShopUI/Shop.swift")
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
      let commands = try block("BuildSystems", "The Command Plugin").split(separator: "\n")
      for command in commands {
        var words = command.replacing("ShopUI", with: "Committed").split(separator: " ").map(
          String.init)
        #expect(words.prefix(2) == ["swift", "package"])
        // Nobody is asked in a test.
        words.insert("--allow-writing-to-package-directory", at: 2)
        let run = try consumers.swift("package", Array(words.dropFirst(2)))
        #expect(run.exitCode == 0, "\(run.words)")
      }
      #expect(try consumers.names(in: "Sources/Committed/Generated").count == 5)
    }

    /// There is no Tuist here: its manifest is Swift, at least.
    @Test func theManifestOfTuistIsSwift() throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(try block("BuildSystems", "Tuist"), to: "Project.swift")
      let parse = try Subprocess.run(["swiftc", "-frontend", "-parse", file])
      #expect(parse.exitCode == 0 && parse.words == "", "\(parse.words)")
    }

    @Test(
      .timeLimit(.minutes(20)), .enabled(if: BazelWorkspace.isInstalled, "bazel is missing"))
    func theRuleOfBazelMakesWhatTheCommandMakes() throws {
      let workspace = try BazelWorkspace()
      // The library needs the rules of another repository.
      let rule = try block("BuildSystems", "Bazel", 1).split(separator: "\nswift_library(")[0]
        .replacing("    runtime = \"import\",\n", with: "")
      try workspace.write(rule + "\n", to: "Shop/BUILD.bazel")
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

    /// A block of code below a heading of a page.
    private func block(_ page: String, _ section: String, _ index: Int = 0) throws -> String {
      let found = try ManualArticle.read(page).blocks.filter { $0.section == section }
      return try #require(found.indices.contains(index) ? found[index].text : nil)
    }
  }
}
#endif
