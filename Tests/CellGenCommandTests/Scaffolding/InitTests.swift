import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

/// `cellgen init`, from a command line to files and words.
@Suite struct InitTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aPackageIsMadeInAFolderOfItsName() throws {
    let outcome = try initialize("order-history", "--cellgen", "https://example.com/cellgen.git")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(
      outcome.output == """
        created order-history/.gitignore
        created order-history/Package.swift
        created order-history/README.md
        created order-history/Sources/OrderHistory/OrderHistory.sections
        created order-history/Sources/OrderHistory/OrderHistoryBannerView.swift
        created order-history/Sources/OrderHistory/OrderHistoryEntry.swift
        created order-history/Sources/OrderHistory/OrderHistoryViewController.swift
        created order-history/Tests/OrderHistoryTests/OrderHistoryViewControllerTests.swift
        created order-history/AGENTS.md
        created order-history/skills/cellgen/SKILL.md
        created order-history/cellgen.schema.json

        Next:
          cd order-history
          \(testCommand)

        """)
    let package = try folder.read("order-history/Package.swift")
    #expect(
      package.contains(
        #".package(url: "https://example.com/cellgen.git", .upToNextMinor(from: "0.1.0"))"#))
    #expect(package.contains(#"package: "cellgen")"#))
  }

  @Test func codeThatIsCheckedInIsMadeAnewByThePlugin() throws {
    let outcome = try initialize("Orders", "--template", "committed")
    #expect(outcome.output.contains("created Orders/Sources/Orders/Generated/Orders+Views.swift\n"))
    #expect(outcome.output.contains("\n  swift package generate-cells --runtime embed\n"))
  }

  @Test func theCurrentFolderIsTheFolder() throws {
    let outcome = try initialize("--name", "Orders", "--template", "manifest")
    #expect(
      outcome.output == """
        created Orders.sections
        created AGENTS.md
        created skills/cellgen/SKILL.md
        created cellgen.schema.json

        Next:
          cellgen lint Orders.sections
              Check it after each change.
          cellgen generate Orders.sections --output Generated
              Generate its Swift code.

        """)
    #expect(try Tool.run("lint", "Orders.sections", "--strict", in: folder).exitCode == 0)
  }

  /// A program may outlive its checkout, or be moved away from it.
  @Test(arguments: [
    "gone/Sources/CellGenAuthoring/Commands/Scaffolding/Checkout.swift",
    "other/Sources/CellGenAuthoring/Commands/Scaffolding/Checkout.swift",
    "checkouts/cellgen/Sources/CellGenAuthoring/Commands/Scaffolding/Checkout.swift",
  ])
  func aCheckoutThatIsGoneIsNotNamed(source: String) throws {
    for name in ["other", "here", "checkouts/cellgen"] {
      try folder.write("// a package", to: name + "/Package.swift")
    }
    let checkout = "Sources/CellGenAuthoring/Commands/Scaffolding/Checkout.swift"
    for name in ["here", "checkouts/cellgen"] { try folder.write("", to: "\(name)/\(checkout)") }
    #expect(Checkout.folder(ofSource: folder.path(source)) == nil)
    #expect(Checkout.folder(ofSource: folder.path("here/" + checkout)) == folder.path("here"))
    #expect(Checkout.folder(ofSource: checkout) == nil)
  }

  /// SwiftPM knows the folder without links, from where `..` leads elsewhere.
  @Test func aCheckoutIsNamedWithoutLinks() throws {
    try folder.write("// a package", to: "tools/my-cellgen/Package.swift")
    try folder.link("cellgen", to: folder.path("tools/my-cellgen"))
    try folder.makeFolder("Real/Deep/Apps")
    try folder.link("Apps", to: folder.path("Real/Deep/Apps"))
    #expect(try initialize("Apps/Orders", "--cellgen-path", "cellgen").exitCode == 0)
    let package = try folder.read("Apps/Orders/Package.swift")
    #expect(package.contains(#".package(path: "../../../../tools/my-cellgen")"#))
    #expect(package.contains(#"package: "my-cellgen")"#))
  }

  @Test func aCheckoutIsNamedFromThePackage() throws {
    try folder.write("// a package", to: "tools/my-cellgen/Package.swift")
    let outcome = try initialize("Apps/Orders", "--cellgen-path", "tools/my-cellgen")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    let package = try folder.read("Apps/Orders/Package.swift")
    #expect(package.contains(#".package(path: "../../tools/my-cellgen")"#))
    #expect(package.contains(#"package: "my-cellgen")"#))
  }

  /// SwiftPM calls a package by the name of its folder, which '..' does not tell.
  @Test func aCheckoutAroundThePackageHasTheNameOfItsFolder() throws {
    try folder.write("// a package", to: "cellgen/Package.swift")
    try folder.makeFolder("cellgen/Orders")
    let executable = try BuildProducts.executable("cellgen").path
    let outcome = try Subprocess.run(
      [executable, "init", "--cellgen-path", ".."], in: folder.url.appending(path: "cellgen/Orders")
    )
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let package = try folder.read("cellgen/Orders/Package.swift")
    #expect(package.contains(#".package(path: "..")"#))
    #expect(package.contains(#"package: "cellgen")"#))
  }

  /// These tests run from a checkout, in which the program was built.
  @Test func theCheckoutOfTheProgramIsUsedUnlessOneIsNamed() throws {
    try folder.makeFolder("Apps/iOS")
    try folder.link("Linked", to: folder.path("Apps/iOS"))
    #expect(try initialize("Linked/Orders").exitCode == 0)
    let package = try folder.read("Apps/iOS/Orders/Package.swift")
    let path = try #require(package.firstMatch(of: /\.package\(path: "(?<path>\.\.\/.*)"\)/)?.path)
    let found = folder.url.appending(path: "Apps/iOS/Orders").appending(path: String(path))
    #expect(found.standardized.resolvingSymlinksInPath().path == checkout)
  }

  @Test func aTextInAPackageManifestCannotBecomeCode() throws {
    try #require(initialize("Orders", "--cellgen", #"a") + evil("b\"#).exitCode == 0)
    let package = try folder.read("Orders/Package.swift")
    #expect(package.contains(#"url: "a\") + evil(\"b\\", "#))
  }

  @Test func theTemplatesAreListed() throws {
    let outcome = try initialize("--list")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    let names = outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names == ["screen", "committed", "module", "manifest"])
    #expect(try folder.names() == [])
  }

  @Test func aPathThatNeedsQuotesHasThem() throws {
    let outcome = try initialize("My App", "--template", "manifest")
    #expect(outcome.output.contains("\n  cd 'My App'\n  cellgen lint MyApp.sections\n"))
  }

  /// An empty variable of a shell is not the current folder.
  @Test func anEmptyNameOfAFolderIsRefused() throws {
    let outcome = try initialize("")
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.hasPrefix("error: the folder name is empty\n"))
    #expect(try folder.names() == [])
  }

  static let mistakes: [([String], [String])] = [
    (
      ["--template", "scren"],
      ["error: there is no template 'scren'", "  = help: did you mean 'screen'?"]
    ),
    (
      ["--template", "swiftui"],
      ["error: there is no template 'swiftui'", "  = help: 'cellgen init --list' lists them"]
    ),
    (
      ["--template", "./none"],
      ["error: cannot read the template './none': no such folder"]
    ),
    (
      ["--name", "orders"],
      [
        "error: 'orders' cannot be the name of a screen: a name begins with a capital letter",
        "  = help: use '--name Orders'",
      ]
    ),
    (
      ["--name", "UIKit"],
      [
        "error: 'UIKit' cannot be the name of a screen: a module with that name already exists",
        "  = help: choose another name, such as 'Orders'",
      ]
    ),
    (
      ["--name", "Collection"],
      [
        "error: 'Collection' cannot be the name of a screen: there is already "
          + "a type 'CollectionDataSource'",
        "  = help: choose another name, such as 'Orders'",
      ]
    ),
    (
      ["1st"],
      [
        "error: cannot name the screen after the folder '1st': a name has only ASCII letters "
          + "and digits, and begins with a letter",
        "  = help: choose a name, such as '--name First'",
      ]
    ),
    (
      ["Orders", "--cellgen-path", "."],
      ["error: cannot use the checkout '.': it has no 'Package.swift'"]
    ),
  ]

  @Test(arguments: mistakes) func mistake(arguments: [String], lines: [String]) throws {
    let outcome = try Tool.run(["init"] + arguments, in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.split(separator: "\n").map(String.init) == lines)
    #expect(try folder.names() == [])
  }

  @Test func nothingThatExistsIsOverwritten() throws {
    try #require(initialize("Orders").exitCode == 0)
    let before = try folder.identity(of: "Orders/Package.swift")
    let outcome = try initialize("Orders")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages.hasPrefix(
        "error: cannot write 'Orders/Package.swift': it already exists\n  = help: move it "))
    #expect(outcome.messages.components(separatedBy: "error: ").count == 10, "one for each file")
    #expect(try folder.identity(of: "Orders/Package.swift") == before)
  }

  /// No file may be longer than one block of the shell's, as if the disk were full.
  @Test func aScaffoldThatDoesNotFitIsTakenBack() throws {
    let executable = try BuildProducts.executable("cellgen").path
    let command = "ulimit -f 1; exec '\(executable)' init Deep/Orders"
    let outcome = try Subprocess.run(["bash", "-c", command], in: folder.url)
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: cannot write 'Deep/Orders/"))
    #expect(outcome.messages.hasSuffix("': file too large\n"))
    #expect(try folder.names() == [])
  }

  // MARK: Templates of the user's

  @Test func aFolderIsATemplate() throws {
    try folder.write("# {{title}}\n", to: "Ours/README.md")
    try folder.write("struct {{name}} {}\n", to: "Ours/Sources/{{name}}/{{name}}.swift")
    let outcome = try initialize("Order-History", "--template", "./Ours")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(
      outcome.output == """
        created Order-History/README.md
        created Order-History/Sources/OrderHistory/OrderHistory.swift

        """)
    #expect(try folder.read("Order-History/README.md") == "# Order History\n")
  }

  @Test func aMistakeInATemplateIsReportedAtItsPlace() throws {
    try folder.write("struct {{nmae}} {\n}}\n{{#if isPackage}}\n", to: "Ours/A.swift")
    let outcome = try initialize("App", "--template", "./Ours")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("./Ours/A.swift:1:8: error: unknown placeholder"))
    #expect(outcome.messages.contains("\n./Ours/A.swift:3:1: error: this '#if' is never closed"))
    #expect(outcome.messages.hasSuffix("\n2 errors\n"))
    #expect(try folder.names() == ["Ours"])
  }

  @Test func whatIsNoTextIsNoTemplate() throws {
    try folder.write("a", to: "Ours/a.txt")
    try folder.link("Ours/b.txt", to: "a.txt")
    let outcome = try initialize("App", "--template", "./Ours")
    #expect(
      outcome.messages == """
        error: cannot read the template './Ours/b.txt': it is neither a file nor a folder

        """)
  }

  @Test func whatIsNotTextIsCopied() throws {
    let icon: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x00, 0xFF, 0x7B, 0x7B]
    try folder.write("#!/bin/sh\necho {{name}}\n", to: "Ours/run")
    try folder.setPermissions(0o755, of: "Ours/run")
    try Data(icon).write(to: folder.url.appendingPathComponent("Ours/{{name}}.png"))
    let outcome = try initialize("App", "--template", "./Ours")
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(Array(try Data(contentsOf: folder.url.appendingPathComponent("App/App.png"))) == icon)
    #expect(try folder.read("App/run") == "#!/bin/sh\necho App\n")
    #expect(try folder.permissions(of: "App/run").map { $0 & 0o100 } == 0o100)
    #expect(try folder.permissions(of: "App/App.png").map { $0 & 0o111 } == 0)
  }

  /// A path is checked as its tags have made it.
  @Test(arguments: [
    "{{#if name}}.{{/if}}{{#if name}}.{{/if}}/escaped", "{{#if name}}.{{/if}}/b",
    "a/{{#if isPackage}}{{else}}x{{/if}}/b",
    "{{#if name}}.{{/if}}{{#if name}}.{{/if}}/\u{301}escaped",
  ])
  func noTemplateLeadsOut(path: String) throws {
    try folder.write("escaped", to: "Ours/" + path)
    let outcome = try initialize("sub/App", "--template", "./Ours")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    let reason = "': it is not a path inside 'sub/App'\n"
    #expect(outcome.messages.contains(reason), "\(outcome.messages)")
    #expect(try folder.names() == ["Ours"])
  }

  @Test func filesThatDifferByCaseAloneAreRefused() throws {
    try folder.write("", to: "Ours/{{name}}.swift")
    try folder.write("", to: "Ours/{{caseName}}.swift")
    let outcome = try initialize("App", "--template", "./Ours")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    let reason = "': two files would have this name\n"
    #expect(outcome.messages == "error: cannot write 'App/App.swift\(reason)")
    #expect(try folder.names() == ["Ours"])
  }

  #if os(Linux)
  private let testCommand = "swift test\n      Build the package and run its tests."
  #else
  private let testCommand =
    "open Package.swift\n      Choose a simulator in Xcode, and run the tests with Command-U."
  #endif

  private let checkout = String(#filePath.prefix(upTo: #filePath.range(of: "/Tests/")!.lowerBound))

  private func initialize(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["init"] + arguments, in: folder)
  }
}
