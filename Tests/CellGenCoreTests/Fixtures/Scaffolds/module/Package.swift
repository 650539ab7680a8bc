// swift-tools-version: 6.0
import PackageDescription

let cells = Target.PluginUsage.plugin(name: "CellGenPlugin", package: "cellgen")
// All modules import the same runtime; embedded runtimes would each have their own protocols.
let runtime = Target.Dependency.product(name: "CellGenRuntime", package: "cellgen")

let package = Package(
  name: "Orders",
  // The screens are for iOS; cellgen itself runs on the Mac that builds them.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "OrdersApp", targets: ["OrdersApp"]),
    // For the features of other packages.
    .library(name: "OrdersDesign", targets: ["OrdersDesign"]),
  ],
  dependencies: [
    .package(url: "https://example.com/cellgen.git", .upToNextMinor(from: "1.2.3"))
  ],
  targets: [
    // Colors, fonts, spacings, styles and views.
    .target(name: "OrdersDesign", dependencies: [runtime], plugins: [cells]),
    // Two features, whose manifests use those of the design system.
    .target(name: "OrdersHome", dependencies: ["OrdersDesign", runtime], plugins: [cells]),
    .target(name: "OrdersProfile", dependencies: ["OrdersDesign", runtime], plugins: [cells]),
    // The entry point for apps. It depends on the features, which don't depend on each other.
    .target(name: "OrdersApp", dependencies: ["OrdersDesign", "OrdersHome", "OrdersProfile"]),
    .testTarget(
      name: "OrdersTests",
      dependencies: ["OrdersApp", "OrdersDesign", "OrdersHome", "OrdersProfile"]),
  ]
)
