// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orders",
  // The screen is for iOS; cellgen itself runs on the Mac that generates its code.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Orders", targets: ["Orders"])
  ],
  dependencies: [
    // For `swift package generate-cells`; the app does not depend on it.
    .package(path: "../tools")
  ],
  targets: [
    .target(
      name: "Orders",
      dependencies: [
        // Provides the stand-in for UIKit that tests use where there is no UIKit. The generated code
        // does not import this library: the runtime is embedded.
        .product(
          name: "CellGenRuntime", package: "tools",
          condition: .when(platforms: [.linux]))
      ],
      exclude: ["Orders.sections"]),
    .testTarget(name: "OrdersTests", dependencies: ["Orders"]),
  ]
)
