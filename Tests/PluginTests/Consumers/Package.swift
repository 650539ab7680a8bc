// swift-tools-version: 6.0
import PackageDescription

let cells = Target.PluginUsage.plugin(name: "CellGenPlugin", package: "cellgen")
let runtime = Target.Dependency.product(name: "CellGenRuntime", package: "cellgen")

/// Targets as other packages have them, with the plugin used in each way that there is.
let package = Package(
  name: "Consumers",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(name: "cellgen", path: "../../..")],
  targets: [
    // Several manifests in folders, two of them of one name, with views in common.
    .target(name: "Screens", dependencies: ["Phone"], plugins: [cells]),
    // An executable and a library with one manifest each.
    .executableTarget(name: "Tool", dependencies: ["Phone"], plugins: [cells]),
    .target(name: "Library", dependencies: ["Phone"], plugins: [cells]),
    // Two modules that show the same views, through one runtime.
    .target(name: "SharedViews", dependencies: [runtime], plugins: [cells]),
    .target(name: "Home", dependencies: ["SharedViews", runtime], plugins: [cells]),
    // No manifest at all.
    .target(name: "Bare", plugins: [cells]),
    // What is generated stands in the package.
    .target(name: "Committed", dependencies: ["Phone"], exclude: ["Archive.sections"]),
    // Brings the stand-in for UIKit, where there is none, to targets that do not import the runtime.
    .target(name: "Phone", dependencies: [runtime]),
  ]
)
