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
    // For `swift package generate-cells`; the app needs nothing of it.
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
        // Brings the stand-in for UIKit that tests run against where there is none. The code does
        // not import it: it is generated with `--runtime embed`.
        .product(
          name: "CellGenRuntime", package: "{{cellgenPackage}}",
          condition: .when(platforms: [.linux]))
      ],
      exclude: ["{{name}}.sections"]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}"]),
  ]
)
