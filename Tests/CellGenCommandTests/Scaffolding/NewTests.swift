import TestSupport
import Testing

/// `cellgen new`, from a command line to files and words.
@Suite struct NewTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      views:
        Photo:
          data: { url: URL, caption: String? }
          id: url
          view: custom
        Title:
          data: { title: String }

      sections:
        photos:
          header: Title
          cells: [Photo]

      """, to: "Screens/Gallery.sections")
  }

  @Test func aScreen() throws {
    let outcome = try new("screen", "Orders", "-o", "App/Orders")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(
      outcome.output == """
        created App/Orders/Orders.sections
        created App/Orders/OrdersBannerView.swift
        created App/Orders/OrdersEntry.swift
        created App/Orders/OrdersViewController.swift

        Next:
          cellgen lint App/Orders/Orders.sections
              Check it after each change.
          cellgen generate App/Orders/Orders.sections --output Generated
              Generate its Swift code.

        """)
    let controller = try folder.read("App/Orders/OrdersViewController.swift")
    #expect(!controller.contains("public ") && !controller.contains("import CellGenRuntime"))
  }

  @Test func aScreenThatImportsTheRuntime() throws {
    _ = try new("screen", "Orders", "--runtime", "import")
    #expect(try folder.read("OrdersViewController.swift").hasPrefix("import CellGenRuntime\n"))
  }

  @Test func twoScreensOfOneModuleDoNotMeet() throws {
    for name in ["Orders", "Offers"] { _ = try new("screen", name, "-o", "App") }
    let lint = try Tool.run("lint", "App", "--strict", in: folder)
    #expect(lint.exitCode == 0, "\(lint.messages)")
  }

  @Test func aManifest() throws {
    let outcome = try new("manifest", "Orders", "-o", "Screens")
    #expect(outcome.output.hasPrefix("created Screens/Orders.sections\n\nNext:\n"))
    #expect(try Tool.run("lint", "Screens", "--strict", in: folder).exitCode == 0)
  }

  @Test func aView() throws {
    let outcome = try new("view", "Photo", "--manifest", "Screens/Gallery.sections", "-o", "App")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(
      outcome.output == """
        created App/PhotoView.swift

        Next:
          Complete the TODOs in 'App/PhotoView.swift'.
          The class is yours: change how it shows its data.

        """)
    let text = try folder.read("App/PhotoView.swift")
    #expect(text.contains("    show(data.caption, in: captionLabel)\n"))
    #expect(text.contains("    // TODO: Show `data.url`, a `URL`.\n"))
  }

  @Test func aViewStandsBesideItsManifest() throws {
    #expect(try new("view", "Photo").output.hasPrefix("created Screens/PhotoView.swift\n"))
  }

  /// In a package whose sources import the runtime and which the plugin generates for.
  @Test func whatIsThereSaysWhatIsImported() throws {
    try folder.write("let plugin = \"CellGenPlugin\"\n", to: "Package.swift")
    try folder.write("public import CellGenRuntime\n", to: "Sources/App/Home.swift")
    let outcome = try new("screen", "Orders", "-o", "Sources/App/Orders")
    let controller = try folder.read("Sources/App/Orders/OrdersViewController.swift")
    #expect(controller.hasPrefix("import CellGenRuntime\n"))
    let step = "Building the package generates the code for 'Sources/App/Orders/Orders.sections'.\n"
    #expect(outcome.output.hasSuffix("\nNext:\n  \(step)"))

    _ = try new("screen", "Offers", "-o", "Sources/Other/Offers")
    let other = try folder.read("Sources/Other/Offers/OffersViewController.swift")
    #expect(!other.contains("import CellGenRuntime"))
  }

  @Test func theManifestsOfARunAreReadTogether() throws {
    try folder.write(
      """
      uses: [Gallery]
      views:
        Album:
          data: { id: Int, cover: PhotoViewData }
          view: custom

      """, to: "Screens/Albums.sections")
    #expect(try new("view", "Album", "--manifest", "Screens").exitCode == 0)
    let alone = try new("view", "Album", "--manifest", "Screens/Albums.sections", "-o", "Alone")
    #expect(alone.exitCode == 1 && alone.output == "")
    #expect(alone.messages.contains("[unknown-manifest]"))
  }

  static let mistakes: [([String], [String])] = [
    (
      ["view", "Phtoo"],
      ["error: no manifest declares a view 'Phtoo'", "  = help: did you mean 'Photo'?"]
    ),
    (
      ["view", "PhotoView"],
      ["error: no manifest declares a view 'PhotoView'", "  = help: did you mean 'Photo'?"]
    ),
    (
      ["view", "Video"],
      ["error: no manifest declares a view 'Video'", "  = help: the custom views are 'Photo'"]
    ),
    (
      ["view", "Title"],
      [
        "error: 'Title' is not declared with 'view: custom'",
        "  = help: add 'view: custom' to Title, or name another view",
      ]
    ),
    (
      ["view", "Photo", "--manifest", "None.sections"],
      ["error: cannot read 'None.sections': no such file or directory"]
    ),
    (
      ["screen", "orders"],
      [
        "error: 'orders' cannot be the name of a screen: a name begins with a capital letter",
        "  = help: use 'cellgen new screen Orders'",
      ]
    ),
  ]

  @Test(arguments: mistakes) func mistake(arguments: [String], lines: [String]) throws {
    let outcome = try Tool.run(["new"] + arguments, in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.split(separator: "\n").map(String.init) == lines)
    #expect(try folder.names() == ["Screens"])
  }

  @Test func aBrokenManifestIsReportedIfItMayDeclareTheView() throws {
    try folder.write("views: [\n", to: "Screens/Broken.sections")
    let outcome = try new("view", "Video")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Screens/Broken.sections:"))
    #expect(try new("view", "Photo").exitCode == 0)
  }

  /// Other manifests below the folder may belong to other modules.
  @Test func onlyTheManifestOfTheViewIsResolved() throws {
    try folder.write("views: { A: { data: { x: Y Z } } }\n", to: "Fixtures/Wrong.sections")
    try folder.write("views: { Title: { data: { id: Int } } }\n", to: "Other/Gallery.sections")
    try folder.write(
      """
      uses: Gallery
      views:
        Album: { data: { id: Int, cover: PhotoViewData }, view: custom }

      """, to: "Screens/Albums.sections")
    let outcome = try new("view", "Album")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("created Screens/AlbumView.swift\n"))
  }

  @Test func aViewOfSeveralManifestsIsNotGuessed() throws {
    try folder.write(
      "views: { Photo: { data: { id: Int }, view: custom } }\n", to: "Other/A.sections")
    let outcome = try new("view", "Photo")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages.hasPrefix(
        "error: several manifests declare a view 'Photo': 'Other/A.sections', "
          + "'Screens/Gallery.sections'\n"))
    #expect(try new("view", "Photo", "--manifest", "Screens").exitCode == 0)
  }

  @Test func inTheRootOfAPackageAScreenGoesIntoItsTarget() throws {
    try folder.write("let plugin = \"CellGenPlugin\"\n", to: "Package.swift")
    try folder.write("", to: "Sources/App/Home.swift")
    let outcome = try new("screen", "Orders")
    #expect(outcome.output.hasPrefix("created Sources/App/Orders.sections\n"))
    let step = "Building the package generates the code for 'Sources/App/Orders.sections'.\n"
    #expect(outcome.output.hasSuffix("\nNext:\n  \(step)"))

    try folder.write("", to: "Sources/Other/Other.swift")
    #expect(
      try new("manifest", "Offers").output.hasPrefix("created Sources/App/Offers.sections\n"))
    try folder.write("", to: "Sources/Other/Shop.sections")
    let unclear = try new("manifest", "Sales")
    #expect(unclear.exitCode == 1 && unclear.output == "")
    #expect(
      unclear.messages == """
        error: the root of a package belongs to none of its targets
          = help: name the folder of a target, such as '-o Sources/App'

        """)
    // Where the author asks for it, but nothing generates its code.
    let asked = try new("manifest", "Sales", "-o", ".")
    #expect(asked.exitCode == 0 && !asked.output.contains("Building the package"))
  }

  @Test func nothingThatExistsIsOverwritten() throws {
    try folder.write("mine", to: "PhotoView.swift")
    let outcome = try new("view", "Photo", "-o", ".")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasPrefix("error: cannot write 'PhotoView.swift': it already exists"))
    #expect(try folder.read("PhotoView.swift") == "mine")
  }

  @Test func xcodeTemplates() throws {
    let outcome = try new("xcode-templates", "-o", "Templates")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("created Templates/Configurable View.xctemplate/Template"))
    #expect(
      try folder.names(in: "Templates") == [
        "Configurable View.xctemplate", "Sections Manifest.xctemplate",
      ])
    let text = try folder.read("Templates/Configurable View.xctemplate/___FILEBASENAME___.swift")
    #expect(text.hasPrefix("//___FILEHEADER___\n"))
  }

  @Test func xcodeTemplatesAreInstalledInTheHomeFolder() throws {
    let executable = try BuildProducts.executable("cellgen").path
    let outcome = try Subprocess.run(
      [executable, "new", "xcode-templates", "--install"], in: folder.url,
      environment: ["HOME": folder.path("Home")])
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    let installed = "Home/Library/Developer/Xcode/Templates/File Templates/cellgen"
    #expect(try folder.names(in: installed).count == 2)
    #expect(outcome.output.contains("\nNext:\n  In Xcode, choose File > New > File from Template"))
  }

  private func new(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["new"] + arguments, in: folder)
  }
}
