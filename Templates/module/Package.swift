// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  // The views are for iOS; cellgen itself runs on the Mac that builds them.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}", targets: ["{{name}}"]),
    .library(name: "{{name}}Gallery", targets: ["{{name}}Gallery"]),
  ],
  dependencies: [
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    // The views. All modules import the same runtime; otherwise each would have its own protocols.
    .target(
      name: "{{name}}",
      dependencies: [.product(name: "CellGenRuntime", package: "{{cellgenPackage}}")],
      plugins: [.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")]),
    // A screen that shows them, like the screens of other modules.
    .target(
      name: "{{name}}Gallery",
      dependencies: [
        "{{name}}", .product(name: "CellGenRuntime", package: "{{cellgenPackage}}"),
      ],
      plugins: [.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}", "{{name}}Gallery"]),
  ]
)
