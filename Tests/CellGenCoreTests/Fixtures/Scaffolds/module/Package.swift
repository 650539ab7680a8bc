// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orders",
  // The views are for iOS; cellgen itself runs on the Mac that builds them.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Orders", targets: ["Orders"]),
    .library(name: "OrdersGallery", targets: ["OrdersGallery"]),
  ],
  dependencies: [
    .package(url: "https://example.com/cellgen.git", .upToNextMinor(from: "1.2.3"))
  ],
  targets: [
    // The views. All modules import the same runtime; otherwise each would have its own protocols.
    .target(
      name: "Orders",
      dependencies: [.product(name: "CellGenRuntime", package: "cellgen")],
      plugins: [.plugin(name: "CellGenPlugin", package: "cellgen")]),
    // A screen that shows them, like the screens of other modules.
    .target(
      name: "OrdersGallery",
      dependencies: [
        "Orders", .product(name: "CellGenRuntime", package: "cellgen"),
      ],
      plugins: [.plugin(name: "CellGenPlugin", package: "cellgen")]),
    .testTarget(name: "OrdersTests", dependencies: ["Orders", "OrdersGallery"]),
  ]
)
