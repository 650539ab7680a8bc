#if os(Linux)
import Foundation
import TestSupport
import Testing

extension NestedBuildTests {
  /// The package that has the plugins with cellgen built already, as another package uses it: that of its README.
  @Suite(.serialized, .enabled(if: Release.has("zip"), "zip is missing"))
  struct BinaryPluginTests {
    private let consumers: Consumers
    private let modules: String

    init() throws {
      consumers = try Consumers("BinaryConsumer")
      try FileManager.default.removeItem(at: consumers.folder)
      let plugin = try consumers.builds.emptyPlace(for: "cellgen-plugin")
      let bundle = try TemporaryFolder()
      try Release.run([
        Release.path("scripts/artifact-bundle"), Release.version, bundle.url.path,
        "\(Release.platform)=\(try BuildProducts.executable("cellgen").path)",
      ])
      try Release.run([
        Release.path("scripts/plugin-package"), plugin.path, "--path",
        bundle.path("cellgen.artifactbundle"),
      ])
      modules = try BuildProducts.folder(of: "UIKit.swiftmodule").path
      let readme = plugin.appending(path: "README.md")
      let blocks = MarkdownBlock.all(in: try String(contentsOf: readme, encoding: .utf8))
      try #require(blocks.map(\.language) == ["swift", "yaml", "sh"])
      try consumers.write(try package(blocks[0].text), to: "Package.swift")
      try consumers.write(blocks[1].text, to: "Sources/Shop/Shop.sections")
      try consumers.write("let content = ShopContent(goods: [])\n", to: "Sources/Shop/Shop.swift")
    }

    @Test(.timeLimit(.minutes(30)), arguments: NestedBuilds.buildSystems)
    func aPackageBuildsWithoutCompilingCellgen(with buildSystem: String) throws {
      let scratch = "binary-\(buildSystem)"
      // With the stand-in for UIKit, as it is built for the tests: the published package does not know it.
      let arguments = [
        "--build-system", buildSystem, "--target", "Shop", "--verbose", "-Xswiftc", "-I",
        "-Xswiftc", modules,
      ]
      let build = try consumers.swift("build", arguments, scratch: scratch)
      try #require(build.exitCode == 0, "\(build.words)")
      #expect(!build.words.contains("CellGenCore"))
      let files = FileManager.default.enumerator(
        atPath: consumers.builds.root.appending(path: scratch).path)
      let names = Set(
        (files?.compactMap { $0 as? String } ?? []).map { $0.split(separator: "/").last })
      #expect(names.contains("Shop+ViewData.swift") && names.contains("Shop.swiftmodule"))
      #expect(!names.contains("CellGenCore.swiftmodule"))
    }

    @Test(.timeLimit(.minutes(30))) func theCommandPluginRunsIt() throws {
      let run = try consumers.swift(
        "package", ["--allow-writing-to-package-directory", "generate-cells", "--target", "Shop"])
      #expect(run.exitCode == 0, "\(run.words)")
      #expect(try consumers.names(in: "Sources/Shop/Generated").count == 4)
    }

    /// The package of the README, with the plugins where they are.
    private func package(_ text: String) throws -> String {
      let dependency =
        #/\.package\(url: "https://github.com/OWNER/cellgen-plugin", exact: "[0-9.]+"\)/#
      try #require(text.contains(dependency), "\(text)")
      return text.replacing(dependency, with: #".package(path: "../cellgen-plugin")"#)
    }
  }
}
#endif
