// swift-tools-version: 6.0
import PackageDescription

let cells = Target.PluginUsage.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")
// All modules import the same runtime; embedded runtimes would each have their own protocols.
let runtime = Target.Dependency.product(name: "CellGenRuntime", package: "{{cellgenPackage}}")

let package = Package(
  name: "{{name}}",
  // The screens are for iOS; cellgen itself runs on the Mac that builds them.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}App", targets: ["{{name}}App"]),
    // For the features of other packages.
    .library(name: "{{name}}Design", targets: ["{{name}}Design"]),
  ],
  dependencies: [
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    // Colors, fonts, spacings, styles and views.
    .target(name: "{{name}}Design", dependencies: [runtime], plugins: [cells]),
    // Two features, whose manifests use those of the design system.
    .target(name: "{{name}}Home", dependencies: ["{{name}}Design", runtime], plugins: [cells]),
    .target(name: "{{name}}Profile", dependencies: ["{{name}}Design", runtime], plugins: [cells]),
    // The entry point for apps. It depends on the features, which don't depend on each other.
    .target(name: "{{name}}App", dependencies: ["{{name}}Design", "{{name}}Home", "{{name}}Profile"]),
    .testTarget(
      name: "{{name}}Tests",
      dependencies: ["{{name}}App", "{{name}}Design", "{{name}}Home", "{{name}}Profile"]),
  ]
)
