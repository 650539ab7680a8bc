// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orders",
  // The screen is for iOS; cellgen itself runs on the Mac that builds it.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Orders", targets: ["Orders"])
  ],
  dependencies: [
    .package(url: "https://example.com/cellgen.git", .upToNextMinor(from: "1.2.3"))
  ],
  targets: [
    .target(
      name: "Orders",
      dependencies: [.product(name: "CellGenRuntime", package: "cellgen")],
      plugins: [.plugin(name: "CellGenPlugin", package: "cellgen")]),
    .testTarget(name: "OrdersTests", dependencies: ["Orders"]),
  ]
)
