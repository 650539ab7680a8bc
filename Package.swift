// swift-tools-version: 6.0
import Foundation
import PackageDescription

let package = Package(
  name: "cellgen",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .executable(name: "cellgen", targets: ["cellgen"]),
    .library(name: "CellGenRuntime", targets: ["CellGenRuntime"]),
    .plugin(name: "CellGenPlugin", targets: ["CellGenPlugin"]),
    .plugin(name: "CellGenCommandPlugin", targets: ["CellGenCommandPlugin"]),
  ],
  targets: [
    .target(name: "CellGenRuntime"),
    // What a build needs, and what only people need, apart: a user's package compiles what its plugins
    // run.
    .target(name: "CellGenCore", dependencies: ["CellGenRuntimeText"]),
    .target(name: "CellGenCommand", dependencies: ["CellGenCore", "CellGenSystemCalls"]),
    // The system calls that only C can make.
    .target(name: "CellGenSystemCalls"),
    .target(
      name: "CellGenAuthoring",
      dependencies: ["CellGenAuthoringTexts", "CellGenCommand", "CellGenCore"],
      exclude: ["Explanations/Texts"]),
    // Copies of other files of the package, apart so that an edit of them compiles little again.
    .target(name: "CellGenRuntimeText"),
    .target(name: "CellGenAuthoringTexts"),
    .executableTarget(name: "cellgen", dependencies: ["CellGenAuthoring", "CellGenCommand"]),
    .executableTarget(name: "cellgen-generate", dependencies: ["CellGenCommand"]),
    .plugin(name: "CellGenPlugin", capability: .buildTool(), dependencies: ["cellgen-generate"]),
    .plugin(
      name: "CellGenCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-cells",
          description: "Generate the Swift files of the package's manifests."),
        permissions: [
          .writeToPackageDirectory(
            reason: "The generated Swift files are written next to the manifests.")
        ]),
      dependencies: ["cellgen-generate"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // The wrong manifests and the goldens, and how they are compared and recorded.
    .target(
      name: "FixtureSupport", dependencies: ["CellGenAuthoring", "CellGenCore"],
      path: "Tests/FixtureSupport"),
    // The same without the tests, which take long to build.
    .executableTarget(
      name: "cellgen-fixtures", dependencies: ["CellGenCore", "FixtureSupport"],
      path: "Tests/CellgenFixtures"),
    .testTarget(
      name: "CellGenCoreTests",
      dependencies: [
        "CellGenAuthoring", "CellGenAuthoringTexts", "CellGenCommand", "CellGenCore",
        "CellGenRuntimeText", "FixtureSupport", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "CellGenCommandTests",
      dependencies: ["CellGenAuthoring", "CellGenCommand", "TestSupport"]),
    .testTarget(
      name: "CellGenServerTests",
      dependencies: [
        "CellGenAuthoring", "CellGenCommand", "CellGenCore", "FixtureSupport", "TestSupport",
      ]),
  ]
)

#if os(Linux)
/// The manifests in a target's folder, which the package manager need not know: what they make is recorded in
/// `Generated`, because a target that used the plugin would have the whole core compiled twice.
func manifests(in folder: String) -> [String] {
  let root = Context.packageDirectory + "/" + folder
  let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".sections") }
}

// A stand-in for UIKit, so that the runtime and the generated code are compiled and run where
// there is no iPhone. On a Mac none of this exists and `import UIKit` means the real one.
package.targets += [
  .target(
    name: "UIKit", path: "Tests/UIKit", exclude: ["compare-surface", "surface-differences.txt"]),
  // A stand-in for the little of SwiftUI that hosts a view, for the generated code that imports it.
  .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUI"),
  // A stand-in for the little of Network that follows the network.
  .target(name: "Network", path: "Tests/Network"),
  // Swift Testing asks for this module in files that import both `Testing` and `UIKit`.
  .target(name: "_Testing_UIKit", path: "Tests/_Testing_UIKit"),
  .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
  // What the runtime believes about UIKit, and where that is tried. `Tests/HostApp` has both for a simulator.
  .target(name: "Stage", dependencies: ["UIKit"], path: "Tests/Stage"),
  .testTarget(
    name: "UIKitClaims", dependencies: ["Stage", "UIKit", "_Testing_UIKit"],
    path: "Tests/UIKitClaims", exclude: ["undecided.md"]),
  // Texts of what views and screens look like and report.
  .target(
    name: "ViewRecording", dependencies: ["CellGenRuntime", "TestSupport", "UIKit"],
    path: "Tests/ViewRecording"),
  .testTarget(
    name: "GeneratedCodeTests",
    dependencies: [
      "CellGenAuthoring", "CellGenCore", "CellGenRuntime", "FixtureSupport", "Network", "Stage",
      "SwiftUI", "TestSupport", "UIKit", "ViewRecording", "_Testing_UIKit",
    ],
    exclude: ["Recorded/Texts"] + manifests(in: "Tests/GeneratedCodeTests")),
  // Screens declared and in plain UIKit, beside each other.
  .testTarget(
    name: "EightScreensTests",
    dependencies: ["CellGenRuntime", "TestSupport", "UIKit", "ViewRecording", "_Testing_UIKit"],
    exclude: ["lines.md", "Recorded/Texts"] + manifests(in: "Tests/EightScreensTests")),
  // A browser for the tests of pages that people look at. Only here, because a Mac spells the calls
  // that start it differently.
  .target(
    name: "BrowserSupport", dependencies: ["TestSupport"], path: "Tests/BrowserSupport"),
  .testTarget(
    name: "PreviewTests",
    dependencies: ["BrowserSupport", "CellGenAuthoring", "CellGenCore", "TestSupport"],
    exclude: ["Pages/recipe-drawings.txt"]),
  .testTarget(
    name: "PluginTests", dependencies: ["TestSupport"],
    exclude: ["Consumers", "XcodeProjectPlugin"]),
  // The command as it is when the system kills it between two changes to the disk.
  .executableTarget(
    name: "interrupted-cellgen", dependencies: ["CellGenAuthoring", "CellGenCommand"],
    path: "Tests/InterruptedCellgen"),
  .executableTarget(
    name: "apply-benchmark", dependencies: ["CellGenRuntime", "UIKit"],
    path: "Tests/Benchmarks/ApplyBenchmark",
    exclude: ["instructions.py"] + manifests(in: "Tests/Benchmarks/ApplyBenchmark")),
  // How many mistakes in generated code its tests notice.
  .target(name: "Mutation", path: "Tests/Mutation/Mutator"),
  .executableTarget(
    name: "mutate-generated", dependencies: ["CellGenCore", "Mutation", "TestSupport"],
    path: "Tests/Mutation/Command"),
  .testTarget(
    name: "MutationTests", dependencies: ["Mutation", "TestSupport"],
    path: "Tests/Mutation/MutatorTests", exclude: ["Card.mutants.txt"]),
  .executableTarget(
    name: "generate-benchmark", path: "Tests/Benchmarks/GenerateBenchmark",
    exclude: ["ByHand", "Styled"]),
]
for target in package.targets where target.name == "CellGenRuntime" {
  // The second one, so that tests of packages that depend on this one find it.
  target.dependencies += ["Network", "UIKit", "_Testing_UIKit"]
}
#endif
