#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What builds other packages, one after the other: the copy that they change is one.
///
/// Linux only, where the stand-in for UIKit lets what is generated be compiled.
@Suite(.serialized) enum NestedBuildTests {}

extension NestedBuildTests {
  /// Packages that use the plugin, as the package manager builds them.
  @Suite(.serialized) struct BuildToolPluginTests {
    /// Manifests in folders, two of one name, an executable and a library, two modules with one
    /// runtime, a target without a manifest.
    @Test(.timeLimit(.minutes(30)), arguments: NestedBuilds.buildSystems)
    func consumersBuild(with buildSystem: String) throws {
      let consumers = try Consumers()
      let arguments = ["--build-system", buildSystem]
      // Another build system than the usual one shares nothing with other packages.
      let scratch = buildSystem == "native" ? nil : buildSystem
      let build = try consumers.swift("build", arguments, scratch: scratch)
      try #require(build.exitCode == 0, "\(build.words)")
      // Swift Build hands clang an option for executables when it links objects (a preview in 6.3).
      let warnings = build.lines.filter { $0.contains("warning:") && !$0.contains("'-rdynamic'") }
      #expect(Set(warnings) == [bareWarning], "\(build.words)")
      let menu = try consumers.swift("run", arguments + ["Tool"], scratch: scratch)
      #expect(menu.output == "Soup 8\n", "\(menu.words)")
    }

    private let bareWarning =
      "warning: target 'Bare' uses CellGenPlugin but has no manifest (a file named *.sections)"

    /// The first build compiles cellgen, so what only people need is left out of what it runs.
    @Test(.timeLimit(.minutes(30))) func aBuildCompilesOfCellgenWhatGenerates() throws {
      let consumers = try Consumers()
      try consumers.build()
      let modules = consumers.compiledModules()
      #expect(modules.isSuperset(of: ["CellGenCore", "CellGenCommand", "cellgen_generate"]))
      #expect(modules.isDisjoint(with: ["CellGenAuthoring", "CellGenAuthoringTexts"]))
    }

    @Test(.timeLimit(.minutes(30))) func whatHasNotChangedIsNotGeneratedAgain() throws {
      let consumers = try Consumers()
      try consumers.settle()
      let build = try consumers.build()
      #expect(build.generatedTargets.isEmpty, "\(build.words)")
      #expect(build.compiledFiles.isEmpty, "\(build.words)")
    }

    /// A new default of a field is in the file of the data alone; what names the type is compiled
    /// again, and the files of other manifests and the runtime are not.
    @Test(.timeLimit(.minutes(30))) func aChangedLineCompilesWhatDependsOnIt() throws {
      let consumers = try Consumers()
      try consumers.settle()
      try consumers.replace(
        "likes: Int = 0", with: "likes: Int = 1", in: "Sources/Screens/Feed/Listing.sections")
      let build = try consumers.build()
      #expect(build.generatedTargets == ["Screens"], "\(build.words)")
      #expect(
        build.compiledFiles == [
          "Contents.swift", "Feed_Listing+ViewCreator.swift",
          "Feed_Listing+ViewData.swift", "Feed_Listing+Views.swift",
        ], "\(build.words)")
    }

    /// A comment changes no file, so that nothing is compiled.
    @Test(.timeLimit(.minutes(30))) func aChangedCommentCompilesNothing() throws {
      let consumers = try Consumers()
      try consumers.settle()
      try consumers.replace(
        "# Views that both", with: "# The views that both", in: "Sources/Screens/Shared.sections")
      let build = try consumers.build()
      #expect(build.generatedTargets == ["Screens"], "\(build.words)")
      #expect(build.compiledFiles.isEmpty, "\(build.words)")
    }

    @Test(.timeLimit(.minutes(30))) func aBrokenManifestStopsTheBuildWithItsMessageAlone() throws {
      let consumers = try Consumers()
      try consumers.addTarget(
        "Broken",
        manifest: """
          views:
            Post:
              dta: { id: Int, title: String }
              layout: { label: { text: title } }
          sections:
            posts: { cells: [Post] }

          """)
      let build = try consumers.swift("build", ["--target", "Broken"])
      #expect(build.exitCode != 0)
      let path = consumers.folder.appending(path: "Sources/Broken/Broken.sections").path
      #expect(
        build.lines.filter { $0.contains("error:") }
          == ["\(path):3:5: error: a view has no key 'dta' [unknown-key]"])
      #expect(build.compiledFiles.isEmpty, "\(build.words)")
    }

    /// What only the compiler can know is reported at the manifest's own line and column.
    /// Code that was generated for a runtime that this package does not have yet.
    @Test(.timeLimit(.minutes(30))) func aRuntimeOfAnotherPackageThatDoesNotFitIsReported() throws {
      let consumers = try Consumers()
      try consumers.write(
        """
        import CellGenRuntime

        private func cellGenFits() { CellGenInterface.version999 }

        """, to: "Sources/Newer/Mail+Views.swift")
      try consumers.replace(
        "  targets: [\n",
        with: "  targets: [\n    .target(name: \"Newer\", dependencies: [\"Phone\", runtime]),\n",
        in: "Package.swift")
      let build = try consumers.swift("build", ["--target", "Newer"])
      #expect(build.exitCode != 0)
      #expect(build.words.contains("Mail+Views.swift:3:"), "\(build.words)")
      #expect(
        build.words.contains("Update the package that CellGenRuntime comes from"), "\(build.words)")
    }

    @Test(.timeLimit(.minutes(30))) func aTypeThatIsNotThereIsReportedInTheManifest() throws {
      let consumers = try Consumers()
      try consumers.addTarget(
        "Mistyped",
        manifest: """
          views:
            Offer:
              data:
                id: Int
                price: Money
              layout: { label: { text: id } }
          sections:
            offers: { cells: [Offer] }

          """)
      let build = try consumers.swift("build", ["--target", "Mistyped"])
      #expect(build.exitCode != 0)
      let path = consumers.folder.appending(path: "Sources/Mistyped/Mistyped.sections").path
      #expect(build.words.contains("\(path):5:14: error: cannot find type 'Money' in scope"))
    }
  }
}

extension Consumers {
  /// Builds all targets.
  @discardableResult
  fileprivate func build() throws -> Subprocess.Outcome {
    let build = try swift("build", ["--verbose"])
    guard build.exitCode == 0 else { throw Subprocess.Failed(build) }
    return build
  }

  /// Builds all targets, so that another build has nothing to do. The second build after that of another package
  /// runs all commands once more.
  fileprivate func settle() throws { for _ in 1...2 { try build() } }

  /// The modules that builds have left in the scratch path that packages share.
  fileprivate func compiledModules() -> Set<String> {
    let files = FileManager.default.enumerator(
      at: builds.sharedScratch, includingPropertiesForKeys: nil)
    let modules = (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swiftmodule"
    }
    return Set(modules.map { $0.deletingPathExtension().lastPathComponent })
  }
}

extension Subprocess.Outcome {
  fileprivate var lines: [String] { words.split(whereSeparator: \.isNewline).map(String.init) }

  /// The targets for which cellgen ran.
  fileprivate var generatedTargets: [String] {
    lines.compactMap { line in
      line.firstMatch(of: /cellgen-generate-tool generate .*--root [^ ]*Sources\/(\w+)/).map {
        String($0.1)
      }
    }
  }

  /// The files that the compiler was called for, but for packages' and plugins' own.
  fileprivate var compiledFiles: [String] {
    let files = lines.filter { $0.contains("-primary-file") }.flatMap { line in
      line.matches(of: /-primary-file ([^ ]+)/).map { String($0.1) }
    }
    return Set(files.filter { !$0.contains("/Plugins/") && !$0.hasSuffix("/Package.swift") })
      .map { String($0.split(separator: "/").last ?? "") }.sorted()
  }
}
#endif
