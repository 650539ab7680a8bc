#if os(Linux)
import Foundation
import TestSupport
import Testing

extension NestedBuildTests {
  /// What `init` and `new` write builds without a warning, and its tests pass.
  ///
  /// Linux only, where the stand-in for UIKit lets the scaffolds' tests run.
  @Suite(.serialized) struct ScaffoldBuildTests {
    private let tool: URL
    private let builds: NestedBuilds

    init() throws {
      tool = try BuildProducts.executable("cellgen")
      builds = try NestedBuilds()
    }

    /// With a second screen and with a class for the custom view of the first one.
    @Test(.timeLimit(.minutes(30))) func screen() throws {
      let folder = try makePackage("Feed", from: "screen")
      try run(
        [
          "new", "screen", "History", "-o", "Sources/Feed/History", "--runtime", "import",
        ], in: folder)
      try run(["new", "manifest", "Offers", "-o", "Sources/Feed/Offers"], in: folder)
      let view = folder.appending(path: "Sources/Feed/FeedBannerView.swift")
      try FileManager.default.removeItem(at: view)
      try run(
        ["new", "view", "FeedBanner", "-o", "Sources/Feed", "--runtime", "import"], in: folder)
      try expectToPass(folder, count: 6)
    }

    @Test(.timeLimit(.minutes(30))) func committed() throws {
      let folder = try makePackage("Archive", from: "committed")
      try expectToPass(folder, count: 6)
      let check = try checkGenerated("Archive", in: folder)
      #expect(check.exitCode == 0, "\(check.output)\(check.messages)")
      let manifest = folder.appending(path: "Sources/Archive/Archive.sections")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try Data(text.replacing("Nothing here yet", with: "Nothing").utf8).write(to: manifest)
      #expect(try checkGenerated("Archive", in: folder).exitCode == 1)
    }

    /// Then one line after the other is changed: only the files of Swift that it changes are compiled, in whatever
    /// module they are.
    @Test(.timeLimit(.minutes(30))) func module() throws {
      let folder = try makePackage("Shop", from: "module")
      try expectToPass(folder, count: 3)
      let brand = folder.appending(path: "Sources/ShopDesign/Brand.sections")
      let home = folder.appending(path: "Sources/ShopHome/Home.sections")
      #expect(try compiled(in: folder) == [])
      // All modules name the color, and only its own has its value.
      let ofColor = try compiled(in: folder, replacing: "1B1B1F", by: "111113", in: brand)
      #expect(ofColor.contains("ShopDesign Brand+Views.swift"), "\(ofColor)")
      #expect(!ofColor.contains { $0.hasPrefix("CellGenRuntime ") }, "\(ofColor)")
      // The keys of a style are code of the views that take it.
      let ofStyle = try compiled(
        in: folder, replacing: "color: ink, lines: 0", by: "color: ink, lines: 2", in: brand)
      let views = [
        "ShopDesign Components+Views.swift", "ShopHome Home+Views.swift",
        "ShopProfile Profile+Views.swift",
      ]
      #expect(Set(ofStyle).isSuperset(of: views), "\(ofStyle)")
      let ofDoc = try compiled(
        in: folder, replacing: "A line above", by: "A word above", in: home)
      #expect(ofDoc.contains("ShopHome Home+ViewData.swift"), "\(ofDoc)")
      #expect(!ofDoc.contains { $0.hasPrefix("ShopDesign ") }, "\(ofDoc)")
      let grid = "  cards: { layout: { grid: { columns: 2 } }, cells: [Card] }"
      let compiled = try compiled(
        in: folder, replacing: "  cards: { cells: [Card] }", by: grid, in: home)
      #expect(compiled.first == "ShopHome Home+ViewCreator.swift")
      #expect(compiled.allSatisfy { $0.hasPrefix("ShopHome ") || $0.hasPrefix("ShopApp ") })
    }

    /// The same package by the other build system.
    @Test(.timeLimit(.minutes(30)), .enabled(if: NestedBuilds.buildSystems.contains("swiftbuild")))
    func moduleBySwiftBuild() throws {
      let folder = try makePackage("Store", from: "module")
      let outcome = try builds.swift(
        "test", ["--build-system", "swiftbuild"], in: folder, scratch: "swiftbuild")
      #expect(outcome.exitCode == 0, "\(outcome.words)")
      #expect(outcome.words.contains("Test run with 3 tests"), "\(outcome.words)")
    }

    /// The manifests of a package's product, which is all that another package names.
    @Test(.timeLimit(.minutes(30))) func aFeatureOfAnotherPackage() throws {
      let design = try makePackage("Kiosk", from: "module")
      let folder = try builds.emptyPlace(for: "Stand")
      let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Stand",
          platforms: [.iOS(.v15), .macOS(.v13)],
          dependencies: [
            .package(path: "\(design.path)"), .package(path: "\(builds.cellgen.path)"),
          ],
          targets: [
            .target(
              name: "Stand",
              dependencies: [
                .product(name: "KioskDesign", package: "Kiosk"),
                .product(name: "CellGenRuntime", package: "\(builds.cellgen.lastPathComponent)"),
              ],
              plugins: [
                .plugin(name: "CellGenPlugin", package: "\(builds.cellgen.lastPathComponent)")
              ])
          ]
        )

        """,
        "Sources/Stand/Stand.sections": """
        uses: [KioskDesign/Brand, KioskDesign/Components]
        views:
          Offer:
            data: { id: Int, text: String }
            layout: { label: { text: text, style: heading } }
        sections: { offers: { cells: [Offer, Card] } }

        """,
        "Sources/Stand/Stand.swift": """
        import KioskDesign

        let offers = StandContent(offers: [.offer(OfferViewData(id: 1, text: "New"))])

        """,
      ]
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      // An earlier run of this test may have left nothing to compile.
      _ = try compiled(in: folder)
      #expect(try generated("Stand+Views.swift").contains("import KioskDesign\n"))
      let brand = design.appending(path: "Sources/KioskDesign/Brand.sections")
      #expect(
        try compiled(
          in: folder, replacing: "color: ink, lines: 0", by: "color: ink, lines: 2", in: brand
        )
        .contains("Stand Stand+Views.swift"))
    }

    /// A file that the build tool plugin has made of the only manifest of its name.
    private func generated(_ name: String) throws -> String {
      let files = FileManager.default.enumerator(
        at: builds.sharedScratch, includingPropertiesForKeys: nil)
      let file = files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == name }
      return try String(contentsOf: #require(file), encoding: .utf8)
    }

    /// What the command plugin writes of each module is what the modules need.
    @Test(.timeLimit(.minutes(30))) func moduleWithCommittedFiles() throws {
      let folder = try makePackage("Market", from: "module")
      let run = try builds.swift(
        "package", ["--allow-writing-to-package-directory", "generate-cells"], in: folder)
      #expect(run.exitCode == 0, "\(run.words)")
      let manifest = folder.appending(path: "Package.swift")
      var text = try String(contentsOf: manifest, encoding: .utf8)
      text.replace(", plugins: [cells]", with: "")
      try Data(text.utf8).write(to: manifest)
      let outcome = try builds.swift("test", in: folder)
      #expect(outcome.exitCode == 0, "\(outcome.words)")
      #expect(outcome.words.contains("Test run with 3 tests"), "\(outcome.words)")
      let check = try builds.swift(
        "package", ["--allow-writing-to-package-directory", "generate-cells", "--check"],
        in: folder)
      #expect(check.exitCode == 0, "\(check.words)")
    }

    /// What the next build compiles, after a change of a manifest if one is given.
    private func compiled(
      in folder: URL, replacing old: String = "", by new: String = "", in manifest: URL? = nil
    ) throws -> [String] {
      if let manifest {
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try #require(text.components(separatedBy: old).count == 2)
        try Data(text.replacing(old, with: new).utf8).write(to: manifest)
      }
      let outcome = try builds.swift("build", ["--build-tests"], in: folder)
      #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.messages)")
      let steps = (outcome.output + outcome.messages).matches(
        of: /\] Compiling (?<file>\S+ \S+\.swift)/)
      return steps.map { String($0.file) }.sorted()
    }

    /// A package that gets cellgen from this one, and to which warnings are errors.
    private func makePackage(_ name: String, from template: String) throws -> URL {
      let folder = try builds.emptyPlace(for: name)
      try run(
        ["init", name, "--template", template, "--cellgen-path", builds.cellgen.path],
        in: builds.root)
      let manifest = folder.appending(path: "Package.swift")
      let strictly = """

        for target in package.targets {
          target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])]
        }

        """
      try Data((String(contentsOf: manifest, encoding: .utf8) + strictly).utf8).write(to: manifest)
      return folder
    }

    private func run(_ arguments: [String], in folder: URL) throws {
      let outcome = try Subprocess.run([tool.path] + arguments, in: folder)
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
    }

    private func expectToPass(_ folder: URL, count: Int) throws {
      let outcome = try builds.swift("test", in: folder)
      let words = outcome.output + outcome.messages
      #expect(outcome.exitCode == 0, "\(words)")
      #expect(words.contains("Test run with \(count) tests"), "\(words)")
      #expect(!words.contains("warning:"), "\(words)")
    }

    /// What the workflow of the template runs: this program, which the plugin would build again.
    private func checkGenerated(_ name: String, in folder: URL) throws -> Subprocess.Outcome {
      let workflow = try String(
        contentsOf: folder.appending(path: ".github/workflows/generated.yml"), encoding: .utf8)
      #expect(workflow.contains(" generate-cells --runtime embed --prune --check\n"))
      let sources = "Sources/\(name)"
      return try Subprocess.run(
        [
          tool.path, "generate", "--runtime", "embed", "--output", "\(sources)/Generated",
          "--check",
        ]
          + [sources],
        in: folder)
    }
  }
}
#endif
