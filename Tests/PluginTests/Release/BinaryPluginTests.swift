#if os(Linux)
import Foundation
import TestSupport
import Testing

extension NestedBuildTests {
  /// The package that has the plugins with cellgen built already, as another package uses it.
  @Suite(.serialized, .enabled(if: Release.has("zip"), "zip is missing"))
  struct BinaryPluginTests {
    private let consumers: Consumers

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
      try consumers.write(package(), to: "Package.swift")
      try consumers.write(manifest, to: "Sources/Shop/Shop.sections")
      try consumers.write("let content = ShopContent(goods: [])\n", to: "Sources/Shop/Shop.swift")
    }

    @Test(.timeLimit(.minutes(30)), arguments: NestedBuilds.buildSystems)
    func aPackageBuildsWithoutCompilingCellgen(with buildSystem: String) throws {
      let scratch = "binary-\(buildSystem)"
      let arguments = ["--build-system", buildSystem, "--target", "Shop", "--verbose"]
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
      #expect(try consumers.names(in: "Sources/Shop/Generated").count == 5)
    }

    /// With the stand-in for UIKit, as it is built for the tests: the published package does not know it.
    private func package() throws -> String {
      let modules = try BuildProducts.folder(of: "UIKit.swiftmodule").path
      return """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Shop",
          platforms: [.iOS(.v15), .macOS(.v13)],
          dependencies: [.package(path: "../cellgen-plugin")],
          targets: [
            .target(
              name: "Shop",
              swiftSettings: [.unsafeFlags(["-I", "\(modules)"])],
              plugins: [.plugin(name: "CellGenPlugin", package: "cellgen-plugin")])
          ]
        )

        """
    }

    private let manifest = """
      views:
        Good: { data: { id: Int, name: String } }
      sections:
        goods: { cells: [Good] }

      """
  }
}
#endif
