// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  // The screen is for iOS; cellgen itself runs on the Mac that generates its code.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}", targets: ["{{name}}"])
  ],
  dependencies: [
    // For `swift package generate-cells`; the app does not depend on it.
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    .target(
      name: "{{name}}",
      dependencies: [
        // Provides the stand-in for UIKit that tests use where there is no UIKit. The generated code
        // does not import this library: the runtime is embedded.
        .product(
          name: "CellGenRuntime", package: "{{cellgenPackage}}",
          condition: .when(platforms: [.linux]))
      ],
      exclude: ["{{name}}.sections"]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}"]),
  ]
)
