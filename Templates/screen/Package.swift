// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  // The screen is for iOS; cellgen itself runs on the Mac that builds it.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}", targets: ["{{name}}"])
  ],
  dependencies: [
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    .target(
      name: "{{name}}",
      dependencies: [.product(name: "CellGenRuntime", package: "{{cellgenPackage}}")],
      plugins: [.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}"]),
  ]
)
