import CellGenCore
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

/// `cellgen doctor`: each thing that projects get wrong is found at its place, and gone once its remedy is followed.
@Suite struct DoctorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let manifest = """
    views:
      Order:
        data: { id: Int, title: String }
        layout: [{ label: { text: title } }]
    sections:
      orders: { cells: [Order] }

    """

  private static let plugin = "plugins: [.plugin(name: \"CellGenPlugin\", package: \"cellgen\")]"
  private static let runtime =
    "dependencies: [.product(name: \"CellGenRuntime\", package: \"cellgen\")]"

  /// A package with a target 'Shop' that has some arguments, and its first manifest.
  private func writePackage(
    _ arguments: String..., dependency: String = ".package(path: \"../cellgen\")"
  ) throws {
    try writePackageFile(arguments, dependency)
    try folder.write(Self.manifest, to: "Sources/Shop/Orders.sections")
    try folder.write("import UIKit\n", to: "Sources/Shop/Shop.swift")
  }

  private func writePackageFile(
    _ arguments: [String], _ dependency: String = ".package(path: \"../cellgen\")"
  ) throws {
    let target = (["name: \"Shop\""] + arguments).joined(separator: ", ")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [\(dependency)],
        targets: [
          .target(\(target)),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ]
      )

      """, to: "Package.swift")
    try folder.write("import Testing\n", to: "Tests/ShopTests/ShopTests.swift")
  }

  /// The findings without their remedies, and these.
  private func examine(
    _ arguments: String...
  ) throws -> (findings: [String], remedies: [String], exitCode: Int32) {
    let outcome = try Tool.run(["doctor"] + arguments, in: folder)
    let lines = outcome.messages.split(separator: "\n").map(String.init)
    let help = "  = help: "
    return (
      lines.filter { !$0.hasPrefix(help) },
      lines.filter { $0.hasPrefix(help) }.map { String($0.dropFirst(help.count)) }, outcome.exitCode
    )
  }

  private func expectNothingWrong(
    _ line: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try Tool.run("doctor", in: folder)
    #expect(outcome.messages == "", sourceLocation: sourceLocation)
    #expect(outcome.exitCode == 0, sourceLocation: sourceLocation)
    #expect(outcome.output.hasPrefix("no problems in '.': "), sourceLocation: sourceLocation)
    if let line { #expect(outcome.output == line, sourceLocation: sourceLocation) }
  }

  /// Runs the command that a remedy names.
  private func follow(_ remedy: String) throws {
    let line = String(try #require(remedy.firstMatch(of: /'(cellgen .*)'/)).1)
    let words: [String] = line.components(separatedBy: " ")
    let outcome = try Tool.run(Array(words.dropFirst()), in: folder)
    #expect(outcome.exitCode == 0, "\(line): \(outcome.messages)")
  }

  // MARK: Checks

  @Test func aProjectThatIsRight() throws {
    try writePackage(Self.runtime, Self.plugin)
    try expectNothingWrong("no problems in '.': 1 package, 2 targets, 1 manifest\n")
  }

  @Test func aFolderWithoutAnything() throws {
    try expectNothingWrong("no problems in '.': 0 manifests\n")
  }

  @Test func aTargetWithoutThePlugin() throws {
    try writePackage(Self.runtime)
    let found = try examine()
    #expect(
      found.findings == [
        "Package.swift:8:19: error: target 'Shop' has manifests, but no plugin: no code is generated from "
          + "'Sources/Shop/Orders.sections' [missing-plugin]"
      ])
    #expect(found.remedies == ["add '\(Self.plugin)' to the target"])
    #expect(found.exitCode == 1)
    try writePackageFile([Self.runtime, Self.plugin])
    try expectNothingWrong()
  }

  /// A package may compute the answer, which is not guessed.
  @Test(arguments: [
    "plugins: usual", "plugins: usual + [other]", "exclude: manifests(in: \"Shop\")",
    "sources: [\"Shop.swift\"]", "exclude: [\"Orders.sections\"]",
  ])
  func aTargetThatMayHaveThePlugin(arguments: String) throws {
    try writePackage(Self.runtime, arguments)
    try expectNothingWrong()
  }

  @Test(arguments: [
    "let usual: [Target.PluginUsage] = [.plugin(name: \"CellGenPlugin\", package: \"cellgen\")]",
    "let cells = Target.PluginUsage.plugin(name: \"CellGenPlugin\", package: \"cellgen\")\nlet usual = [cells]",
  ])
  func aPluginInAConstant(declarations: String) throws {
    try writePackage(Self.runtime, "plugins: usual")
    let package = try folder.read("Package.swift")
    try folder.write(package + declarations + "\n", to: "Package.swift")
    try folder.write("views:\n  A: { dta: { b: Int } }\n", to: "Sources/Shop/A.sections")
    // Known to use it, the target is looked at closely.
    #expect(try examine().findings.count == 1)
  }

  @Test func aManifestOutsideOfAllTargets() throws {
    try writePackage(Self.runtime, Self.plugin)
    try folder.write(Self.manifest, to: "Screens/More.sections")
    let found = try examine()
    #expect(
      found.findings == [
        "Screens/More.sections:1:1: error: the manifest belongs to no target, so no code is generated from it "
          + "[stray-manifest]"
      ])
    #expect(found.remedies == ["move it into the folder of a target"])
    try folder.remove("Screens")
    try folder.write(
      Self.manifest.replacing("Order", with: "More"), to: "Sources/Shop/More.sections")
    try expectNothingWrong()
  }

  @Test func aManifestWithMistakes() throws {
    try writePackage(Self.runtime, Self.plugin)
    try folder.write("views:\n  A: { dta: { b: Int } }\n", to: "Sources/Shop/A.sections")
    let found = try examine()
    #expect(found.findings.count == 1)
    #expect(
      found.findings[0].hasPrefix(
        "Sources/Shop/A.sections:2:8: error: the manifests of target 'Shop' have "),
      "\(found.findings)")
    #expect(found.findings[0].hasSuffix(" [manifest-errors]"))
    #expect(found.remedies == ["run 'cellgen lint Sources/Shop', and follow its messages"])
    try folder.write(
      "views:\n  A: { data: { b: Int }, layout: [{ label: b }] }\n", to: "Sources/Shop/A.sections")
    try expectNothingWrong()
  }

  /// With each way in which the files can have been generated.
  @Test(arguments: [
    [], ["--runtime", "import"], ["--line-directives"], ["--bundle", "module"],
    ["--runtime", "embed-all"],
  ])
  func aFileThatIsOutOfDate(options: [String]) throws {
    try writePackage("exclude: [\"Orders.sections\"]")
    let texts = Self.manifest.replacing(
      "layout: [", with: "layout: [{ label: { text: { literal: Hello there } } }, ")
    try folder.write(texts, to: "Sources/Shop/Orders.sections")
    let generated = try Tool.run(
      ["generate", "Sources/Shop", "-o", "Sources/Shop/Generated"] + options, in: folder)
    #expect(generated.exitCode == 0)
    try expectNothingWrong()
    try folder.write(
      texts.replacing("title: String", with: "title: Substring"), to: "Sources/Shop/Orders.sections"
    )
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Generated/Orders+ViewData.swift:1:1: error: the file is not what cellgen generates from "
          + "'Orders.sections', nor is another in its folder [stale-file]"
      ])
    try follow(try #require(found.remedies.first))
    try expectNothingWrong()
  }

  @Test func aRuntimeThatWasEdited() throws {
    try folder.write(Self.manifest, to: "Screens/Orders.sections")
    _ = try Tool.run("generate", "Screens", "-o", "Generated", in: folder)
    try expectNothingWrong("no problems in '.': 1 manifest, 5 generated files\n")
    let runtime = try folder.read("Generated/CellGenRuntime.swift")
    try folder.write(runtime + "// mine\n", to: "Generated/CellGenRuntime.swift")
    let found = try examine()
    #expect(found.findings.count == 1)
    #expect(found.findings[0].hasPrefix("Generated/CellGenRuntime.swift:1:1: error: "))
    try follow(try #require(found.remedies.first))
    try expectNothingWrong()
  }

  /// Version control may convert line endings.
  @Test func lineEndingsDoNotMatter() throws {
    try folder.write(Self.manifest, to: "Orders.sections")
    _ = try Tool.run("generate", "Orders.sections", in: folder)
    let file = try folder.read("Orders+Views.swift")
    try folder.write(file.replacing("\n", with: "\r\n"), to: "Orders+Views.swift")
    try expectNothingWrong()
  }

  @Test func aManifestThatWasNotGenerated() throws {
    try writePackage("exclude: [\"Orders.sections\", \"More.sections\"]")
    _ = try Tool.run("generate", "Sources/Shop", "-o", "Sources/Shop/Generated", in: folder)
    try folder.write(
      Self.manifest.replacing("Order", with: "More"), to: "Sources/Shop/More.sections")
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/More.sections:1:1: error: no code has been generated from the manifest, unlike from "
          + "others of its target [stale-file]"
      ])
    try follow(try #require(found.remedies.first))
    try expectNothingWrong()
  }

  @Test func aFileWhoseManifestIsGone() throws {
    try writePackage("exclude: [\"Orders.sections\"]")
    _ = try Tool.run("generate", "Sources/Shop", "-o", "Sources/Shop/Generated", in: folder)
    try folder.remove("Sources/Shop/Orders.sections")
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Generated/Orders+AccessibilityIDs.swift:1:1: error: the file was generated from "
          + "'Orders.sections', which is not in the project [stale-file]"
      ])
    try folder.remove("Sources/Shop/Generated")
    try expectNothingWrong()
  }

  @Test func aFileThatIsCompiledTwice() throws {
    try writePackage(Self.runtime, Self.plugin)
    _ = try Tool.run(
      "generate", "Sources/Shop", "-o", "Sources/Shop/Generated", "--runtime", "import", in: folder)
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Generated/Orders+AccessibilityIDs.swift:1:1: error: the file is compiled twice: the plugin of "
          + "target 'Shop' also generates it, and so are 3 others [compiled-twice]"
      ])
    try folder.remove("Sources/Shop/Generated")
    try expectNothingWrong()
  }

  @Test func aRuntimeThatIsImportedAndEmbedded() throws {
    try writePackage(Self.runtime, "exclude: [\"Orders.sections\"]")
    _ = try Tool.run("generate", "Sources/Shop", "-o", "Sources/Shop/Generated", in: folder)
    try expectNothingWrong()
    try folder.write(
      "import UIKit\nimport CellGenRuntime\n", to: "Sources/Shop/Shop.swift")
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Shop.swift:2:1: error: target 'Shop' imports CellGenRuntime, but also embeds the runtime in "
          + "'Sources/Shop/Generated/CellGenRuntime.swift' [two-runtimes]"
      ])
    try folder.remove("Sources/Shop/Generated")
    _ = try Tool.run(
      "generate", "Sources/Shop", "-o", "Sources/Shop/Generated", "--runtime", "import", in: folder)
    try expectNothingWrong()
  }

  @Test func aRuntimeThatThePluginEmbeds() throws {
    try writePackage(Self.plugin)
    try folder.write("import CellGenRuntime\n", to: "Sources/Shop/Shop.swift")
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Shop.swift:1:1: error: target 'Shop' imports CellGenRuntime without depending on it, so the "
          + "plugin also embeds the runtime [two-runtimes]"
      ])
    try writePackageFile([Self.runtime, Self.plugin])
    try expectNothingWrong()
  }

  @Test func aPackageOfAnotherVersion() throws {
    try writePackage(
      Self.runtime, Self.plugin,
      dependency: ".package(url: \"https://example.com/cellgen.git\", from: \"9.1.0\")")
    #expect(
      try examine().findings == [
        "Package.swift:6:73: error: the package requires cellgen 9.1.0, but this command is cellgen 0.1.0 "
          + "[different-versions]"
      ])
    let resolved = """
      {
        "pins" : [
          {
            "identity" : "cellgen",
            "kind" : "remoteSourceControl",
            "location" : "https://example.com/cellgen.git",
            "state" : { "revision" : "abc", "version" : "9.2.0" }
          }
        ],
        "version" : 3
      }

      """
    try folder.write(resolved, to: "Package.resolved")
    let found = try examine()
    #expect(
      found.findings == [
        "Package.resolved:7:51: error: the package resolves cellgen 9.2.0, but this command is cellgen 0.1.0 "
          + "[different-versions]"
      ])
    #expect(found.remedies == ["install the command of cellgen 9.2.0"])
    try folder.write(resolved.replacing("9.2.0", with: "0.1.0"), to: "Package.resolved")
    try expectNothingWrong()
  }

  @Test(arguments: [
    ("from: \"0.1.0\"", true), ("from: \"0.0.4\"", true), ("from: \"1.0.0\"", false),
    (".upToNextMinor(from: \"0.1.0\")", true), (".upToNextMinor(from: \"0.0.9\")", false),
    ("exact: \"0.1.0\"", true), ("exact: \"0.1.1\"", false), ("branch: \"main\"", true),
    ("\"0.0.1\"..<\"0.0.9\"", true),
  ])
  func aRequirement(requirement: String, isRight: Bool) throws {
    try writePackage(
      Self.runtime, Self.plugin,
      dependency: ".package(url: \"https://example.com/cellgen\", \(requirement))")
    #expect(try examine().findings.isEmpty == isRight)
  }

  @Test func generatedCodeOfAnotherVersion() throws {
    try writePackage("exclude: [\"Orders.sections\"]")
    _ = try Tool.run("generate", "Sources/Shop", "-o", "Sources/Shop/Generated", in: folder)
    for name in try folder.names(in: "Sources/Shop/Generated") {
      let text = try folder.read("Sources/Shop/Generated/\(name)")
      try folder.write(
        text.replacing("version\(runtimeInterface)", with: "version7"),
        to: "Sources/Shop/Generated/\(name)")
    }
    let found = try examine()
    #expect(found.findings.count == 1)
    #expect(found.findings.first?.hasSuffix(" [different-versions]") == true, "\(found)")
    try follow(try #require(found.remedies.first))
    try expectNothingWrong()
  }

  @Test func aClassThatIsMissing() throws {
    try writePackage(Self.runtime, Self.plugin)
    try folder.write(
      """
      elements:
        stars: { class: StarsView, properties: { value: Int } }
      views:
        Photo:
          data: { id: Int }
          view: custom
        Rating:
          data: { id: Int, stars: Int }
          layout: [{ stars: { value: stars } }]

      """, to: "Sources/Shop/Photos.sections")
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Photos.sections:4:3: error: no source of target 'Shop' declares 'PhotoView' [missing-class]",
        "Sources/Shop/Photos.sections:2:19: error: no source of target 'Shop' declares 'StarsView' [missing-class]",
      ])
    try follow(try #require(found.remedies.first))
    #expect(try folder.names(in: "Sources/Shop").contains("PhotoView.swift"))
    #expect(found.remedies.last == "declare the class 'StarsView', or correct the name")
    try folder.write(
      "// class OtherView\nimport UIKit\nfinal class StarsView: UIView {}\n",
      to: "Sources/Shop/StarsView.swift")
    try expectNothingWrong()
  }

  @Test func aCellThatIsMissing() throws {
    try writePackage(Self.runtime, Self.plugin)
    try folder.write(
      """
      views:
        Photo:
          data: { id: Int }
          view: { cell: PhotoCell }
      sections: { photos: { cells: [Photo] } }

      """, to: "Sources/Shop/Photos.sections")
    try folder.write(
      "/* class PhotoCell */ let name = \"class PhotoCell\"\n", to: "Sources/Shop/A.swift")
    #expect(
      try examine().findings == [
        "Sources/Shop/Photos.sections:4:19: error: no source of target 'Shop' declares 'PhotoCell' [missing-class]"
      ])
    try folder.write("import Kit\nextension PhotoCell {}\n", to: "Sources/Shop/B.swift")
    try expectNothingWrong()
  }

  private static let isolation = "swiftSettings: [.defaultIsolation(MainActor.self)]"

  @Test(arguments: [
    ("enum Mood { case calm, wild }", "nonisolated enum Mood { case calm, wild }"),
    (
      "public struct Mood: Hashable, Sendable { var name: String }",
      "public nonisolated struct Mood: Hashable, Sendable { var name: String }"
    ),
    (
      "enum Mood: Hashable, Sendable { case calm(Int) }",
      "enum Mood: ScreenValue { case calm(Int) }"
    ),
  ])
  func aTypeOfTheMainActor(wrong: String, right: String) throws {
    try writePackage(Self.runtime, Self.isolation, Self.plugin)
    let manifest = Self.manifest.replacing("title: String", with: "title: String, moods: '[Mood]?'")
      .replacing("    layout", with: "    unshown: [moods]\n    layout")
    try folder.write(manifest, to: "Sources/Shop/Orders.sections")
    try folder.write("import UIKit\n\n\(wrong)\n", to: "Sources/Shop/Mood.swift")
    let found = try examine()
    let column = wrong.components(separatedBy: "Mood")[0].count + 1
    #expect(
      found.findings == [
        "Sources/Shop/Mood.swift:3:\(column): error: 'Mood' is isolated to the main actor, the default in "
          + "target 'Shop', but the data of 'Order' is nonisolated [isolated-type]"
      ])
    let keyword = wrong.contains("struct") ? "struct" : "enum"
    #expect(found.remedies == ["write 'nonisolated \(keyword) Mood'"])
    try folder.write("import UIKit\n\n\(right)\n", to: "Sources/Shop/Mood.swift")
    try expectNothingWrong()
    // Without the setting, there is nothing to collide with.
    try folder.write("import UIKit\n\n\(wrong)\n", to: "Sources/Shop/Mood.swift")
    try writePackageFile([Self.runtime, Self.plugin])
    try expectNothingWrong()
  }

  /// The compiler accepts the type of raw values, and other protocols are not known.
  @Test(arguments: [
    "enum Mood: String { case calm }", "struct Mood: Hashable, Sendable, Feeling {}",
    "struct Mood {}\nextension Mood: nonisolated Hashable {}",
    "@Feeling struct Mood: Hashable {}", "enum Outer { enum Mood { case calm } }",
  ])
  func aTypeThatMayBeNonisolated(declaration: String) throws {
    try writePackage(Self.runtime, Self.isolation, Self.plugin)
    let manifest = Self.manifest.replacing("title: String", with: "title: String, mood: Mood")
      .replacing("    layout", with: "    unshown: [mood]\n    layout")
    try folder.write(manifest, to: "Sources/Shop/Orders.sections")
    try folder.write(declaration + "\n", to: "Sources/Shop/Mood.swift")
    try expectNothingWrong()
  }

  @Test func aCatalogWithoutTexts() throws {
    try writePackage(Self.runtime, Self.plugin)
    let texts = Self.manifest.replacing(
      "layout: [", with: "layout: [{ label: { text: { literal: Hello there } } }, ")
    try folder.write(texts, to: "Sources/Shop/Orders.sections")
    try folder.write(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}",
      to: "Sources/Shop/Localizable.xcstrings")
    let found = try examine()
    #expect(
      found.findings == [
        "Sources/Shop/Localizable.xcstrings: error: the catalog lacks a text of manifests: 'Hello there' [missing-text]"
      ])
    try follow(try #require(found.remedies.first))
    try expectNothingWrong()
  }

  // MARK: Modules

  @Test func manifestsOfOtherTargetsCanBeUsed() throws {
    try writePackage(Self.runtime, Self.plugin)
    try folder.write(
      try folder.read("Package.swift").replacing(
        "targets: [",
        with: "targets: [\n    .target(name: \"Design\", \(Self.runtime), \(Self.plugin)),"),
      to: "Package.swift")
    try folder.write(
      "access: public\ncolors: { ink: label }\n", to: "Sources/Design/Brand.sections")
    try folder.write("// design\n", to: "Sources/Design/Design.swift")
    try folder.write(
      "uses: Design/Brand\n" + Self.manifest.replacing("title }", with: "title, color: ink }"),
      to: "Sources/Shop/Orders.sections")
    try expectNothingWrong()
  }

  // MARK: Xcode projects

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        AA /* Shop */ = {
          isa = PBXFileSystemSynchronizedRootGroup;
          path = Shop;
        };
        BB /* Shop */ = {
          isa = PBXNativeTarget;
          productType = "com.apple.product-type.application";
        };
        CC = { isa = XCSwiftPackageProductDependency; productName = "plugin:CellGenPlugin"; };
        DD = { isa = XCBuildConfiguration; buildSettings = {
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        }; };
      };
    }

    """

  @Test func anXcodeProject() throws {
    try folder.write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    try folder.write(Self.manifest, to: "Shop/Orders.sections")
    try folder.write("import UIKit\n", to: "Shop/App.swift")
    try expectNothingWrong("no problems in '.': 1 Xcode project, 1 manifest\n")

    // A manifest that is no member.
    try folder.write(Self.manifest, to: "Other/More.sections")
    #expect(
      try examine().findings == [
        "Other/More.sections:1:1: error: the manifest belongs to no target, so no code is generated from it "
          + "[stray-manifest]"
      ])
    try folder.remove("Other")

    // A type of the main actor.
    try folder.write(
      Self.manifest.replacing("title: String", with: "title: String, mood: Mood")
        .replacing("    layout", with: "    unshown: [mood]\n    layout"),
      to: "Shop/Orders.sections")
    try folder.write("enum Mood { case calm }\n", to: "Shop/Mood.swift")
    let found = try examine()
    #expect(found.findings.map { $0.hasSuffix("[isolated-type]") } == [true], "\(found.findings)")
    try folder.write("nonisolated enum Mood { case calm }\n", to: "Shop/Mood.swift")
    try expectNothingWrong()

    // No plugin.
    try folder.write(
      Self.project.replacing("plugin:CellGenPlugin", with: "Other"),
      to: "Shop.xcodeproj/project.pbxproj")
    let missing = try examine()
    #expect(
      missing.findings == [
        "Shop.xcodeproj/project.pbxproj: error: project 'Shop.xcodeproj' has manifests, but no plugin: no code is "
          + "generated from 'Shop/Orders.sections' [missing-plugin]"
      ])
  }

  // MARK: Output

  @Test func findingsAsJSON() throws {
    try writePackage(Self.runtime)
    let outcome = try Tool.run("doctor", "--format", "json", in: folder)
    #expect(outcome.exitCode == 1 && outcome.messages == "")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Foundation.Data(outcome.output.utf8))
        as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect(json["unreadable"] as? [String] == [])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["check"] as? String == "missing-plugin")
    #expect(finding["file"] as? String == "Package.swift")
    #expect(finding["line"] as? Int == 8 && finding["column"] as? Int == 19)
    let examined = try #require(json["examined"] as? [String: Int])
    #expect(examined["targets"] == 2 && examined["manifests"] == 1)
  }

  /// Paths begin with the folder, so that a terminal links them.
  @Test func aFolderThatIsNamed() throws {
    try writePackage(Self.runtime)
    let outcome = try Tool.run("doctor", folder.url.path, in: try TemporaryFolder())
    #expect(outcome.messages.hasPrefix("\(folder.url.path)/Package.swift:8:19: error: "))
    #expect(
      outcome.output == "1 finding in '\(folder.url.path)': 1 package, 2 targets, 1 manifest\n")
  }

  @Test func eachFindingHasAPage() throws {
    for check in DoctorCheck.all {
      let outcome = try Tool.run("explain", check.name, in: folder)
      #expect(outcome.output.hasPrefix("\(check.name): \(check.title)\n"))
      #expect(
        outcome.output.split(separator: "\n").allSatisfy { $0.utf8.count <= 76 }, "\(check.name)")
    }
    #expect(Set(DoctorCheck.all.map(\.name)).count == DoctorCheck.all.count)
  }

  // MARK: Odd folders

  @Test func loopsUnreadableFilesAndOddNames() throws {
    try writePackage(Self.runtime, Self.plugin)
    try folder.link("Sources/Shop/Loop", to: "../..")
    try folder.link("Sources/Shop/Gone.swift", to: "nowhere")
    try folder.link("Sources/Shop/Self.swift", to: "Self.swift")
    try folder.write(Self.manifest, to: ".build/checkouts/Other/Other.sections")
    try folder.write(Self.manifest, to: "Pods/Other/Other.sections")
    try folder.write(Self.manifest, to: "DerivedData/Other.sections")
    try folder.write("let a = \"\\(\n/* /* \n\"\"\"\n#\"", to: "Sources/Shop/Odd.swift")
    try folder.write("", to: "Sources/Shop/Empty.swift")
    try folder.makeFolder("Sources/Shop/Folder.swift")
    try expectNothingWrong("no problems in '.': 1 package, 2 targets, 1 manifest\n")
  }

  @Test func aFolderThatIsNotThere() throws {
    let outcome = try Tool.run("doctor", "Nowhere", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == "error: cannot examine 'Nowhere': no such file or directory\n")
  }

  /// It reads and never writes.
  @Test func nothingIsWritten() throws {
    try writePackage(Self.runtime)
    _ = try Tool.run("generate", "Sources/Shop", "-o", "Generated", in: folder)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    _ = try examine()
    _ = try examine("--format", "json")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
  }

  /// Every prefix of a package and of a project ends without a crash.
  @Test func prefixesOfPackages() throws {
    let package = try String(
      contentsOf: packageFolder.appending(path: "Package.swift"), encoding: .utf8)
    for count in stride(from: 0, to: package.utf8.count, by: 7) {
      _ = PackageDescription(path: "Package.swift", bytes: Array(package.utf8.prefix(count)))
    }
  }

  // MARK: No false alarms

  private var packageFolder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Two goldens depend on a version of cellgen that does not exist; nothing else is wrong.
  @Test func thisPackage() throws {
    let outcome = try Tool.run("doctor", packageFolder.path, in: folder)
    let lines = outcome.messages.split(separator: "\n").filter { !$0.hasPrefix("  = help: ") }
    #expect(lines.count == 2, "\(outcome.messages)")
    #expect(lines.allSatisfy { $0.contains("the package requires cellgen 1.2.3") })
  }

  @Test(arguments: [
    "Tests/PluginTests/Consumers", "Tests/HostApp", "Tests/EightScreensTests",
    "Tests/GeneratedCodeTests",
    "Tests/CellGenCoreTests/Fixtures/Scaffolds/committed", "Templates/screen",
    "Templates/committed", "Templates/module",
  ])
  func aFolderOfThisPackage(path: String) throws {
    let outcome = try Tool.run("doctor", packageFolder.appending(path: path).path, in: folder)
    #expect(outcome.messages == "" && outcome.exitCode == 0)
  }

  @Test(arguments: ["screen", "committed", "module", "manifest"])
  func aNewProject(template: String) throws {
    let made = try Tool.run(
      "init", "Orders", "--template", template, "--cellgen", "https://example.com/cellgen",
      in: folder)
    #expect(made.exitCode == 0, "\(made.messages)")
    try expectNothingWrong()
  }

  @Test func aNewProjectWithCommittedCode() throws {
    _ = try Tool.run(
      "init", "Orders", "--template", "screen", "--cellgen", "https://example.com/cellgen",
      in: folder)
    _ = try Tool.run(
      "generate", "Orders/Sources/Orders", "-o", "Orders/Sources/Orders/Generated", in: folder)
    #expect(try examine().findings.map { $0.hasSuffix("[compiled-twice]") } == [true])
  }
}
