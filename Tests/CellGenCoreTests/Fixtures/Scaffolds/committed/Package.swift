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
    // For `swift run cellgen`; the app needs nothing of it.
    .package(path: "../tools")
  ],
  targets: [
    .target(
      name: "Orders",
      dependencies: [
        // Brings the stand-in for UIKit that tests run against where there is none.
        .product(
          name: "CellGenRuntime", package: "tools",
          condition: .when(platforms: [.linux]))
      ],
      exclude: ["Manifests"]),
    .testTarget(name: "OrdersTests", dependencies: ["Orders"]),
  ]
)
