#if os(Linux)
import CellGenCore
import FixtureSupport
import Foundation
import TestSupport
import Testing

/// Every golden compiles without a warning, with the code that its user would write beside it.
@Suite struct GoldenCompilationTests {
  /// All inputs, but for those whose users write code for one language mode, or that are compiled with all goldens only.
  private static let screens = Fixtures.inputNames().filter {
    ![
      "AccessInternal", "AccessPackage", "AccessPublic", "CustomSections", "FieldTypes",
      "HeaderActions", "Identities", "Keywords", "LayoutElements", "LineDirectives", "LongNames",
      "Minimal", "Namesakes", "Previews", "Rows", "SharedViews", "TableOnly", "Texts",
    ].contains($0)
  }

  @Test(arguments: Compilation.modesOfGoldens)
  func wholeScreensCompile(in mode: Compilation.Mode) throws {
    let folder = try TemporaryFolder()
    let files = try Self.screens.flatMap { try Fixtures.generated($0) + Fixtures.support(of: $0) }
    let messages = try Compilation.messages(
      of: files + [Fixtures.embeddedRuntime(in: folder)], mode: mode,
      modules: [Compilation.emptyModule("Kingfisher", in: folder)])
    #expect(messages == "")
  }

  @Test(arguments: Compilation.modes)
  func wholeScreensCompileAgainstTheRuntimeAsAModule(in mode: Compilation.Mode) throws {
    #expect(try messages(importingTheRuntimeIn: mode, owner: .cellgen) == "")
  }

  /// The files that `cellgen eject` writes.
  @Test(arguments: Compilation.differingModes)
  func wholeScreensOfATeamCompileAgainstTheRuntimeAsAModule(in mode: Compilation.Mode) throws {
    #expect(try messages(importingTheRuntimeIn: mode, owner: .team) == "")
  }

  private func messages(
    importingTheRuntimeIn mode: Compilation.Mode, owner: Options.Owner
  ) throws -> String {
    let folder = try TemporaryFolder()
    let sources = try folder.makeFolder("Sources")
    for screen in Self.screens {
      for file in try Fixtures.generate(screen, Options(runtime: .import, owner: owner)) {
        try folder.write(file.text, to: "Sources/\(file.name)")
      }
      for support in try Fixtures.support(of: screen) {
        let text = try String(contentsOf: support, encoding: .utf8)
        let access = text.contains("public import UIKit") ? "public " : ""
        try folder.write(
          "\(access)import CellGenRuntime\n" + text, to: "Sources/Support\(screen).swift")
      }
    }
    let feed = try String(contentsOf: Fixtures.openForm("ListingFeed"), encoding: .utf8)
    try folder.write(feed, to: "Sources/ListingFeed.swift")
    return try Compilation.messages(
      of: Fixtures.swiftFiles(in: URL(fileURLWithPath: sources)), mode: mode,
      modules: [Compilation.emptyModule("Kingfisher", in: folder)])
  }

  /// The open form is not embedded, but a team may keep the whole runtime in a module of its own.
  @Test(arguments: Compilation.modes)
  func theWholeRuntimeCompiles(in mode: Compilation.Mode) throws {
    let files = try Fixtures.runtime() + Fixtures.openForm()
    #expect(files.contains { $0.lastPathComponent == "FeedDataSource.swift" })
    #expect(try Compilation.messages(of: files, mode: mode) == "")
  }

  /// With exactly the parts of the runtime that it needs, and without a warning.
  @Test(arguments: Fixtures.inputNames())
  func eachGoldenCompilesWithItsPartsOfTheRuntime(_ name: String) throws {
    #expect(try messages(of: name, Options()) == "")
  }

  /// The files that `cellgen eject` writes. Each takes long to compile: between them, these have most of what a runtime has.
  @Test(arguments: [
    "AccessPublic", "Editing", "Listing", "Localized", "OwnElements", "SwiftUIViews",
  ])
  func someGoldensOfATeamCompileWithTheirPartsOfTheRuntime(_ name: String) throws {
    #expect(try messages(of: name, Options(owner: .team)) == "")
  }

  private func messages(of name: String, _ options: Options) throws -> String {
    let folder = try TemporaryFolder()
    let files = try Fixtures.generate(name, options)
    try #require(!files.isEmpty)
    for file in files { try folder.write(file.text, to: "Sources/\(file.name)") }
    return try Compilation.messages(
      of: Fixtures.swiftFiles(in: folder.url.appendingPathComponent("Sources"))
        + Fixtures.support(of: name),
      mode: Compilation.swift6, modules: [Compilation.emptyModule("Kingfisher", in: folder)])
  }

  @Test(arguments: Compilation.modes)
  func theSmallestRuntimeCompiles(in mode: Compilation.Mode) throws {
    #expect(try messages(of: [.plain], mode: mode) == "")
  }

  @Test func allPartsOfTheRuntimeCompileTogether() throws {
    #expect(try messages(of: RuntimePartCase.all, mode: Compilation.swift6) == "")
  }

  private func messages(of cases: [RuntimePartCase], mode: Compilation.Mode) throws -> String {
    let folder = try TemporaryFolder()
    let files = try RuntimePartCase.files(of: cases)
    try #require(!files.isEmpty)
    for file in files { try folder.write(file.text, to: file.name) }
    return try Compilation.messages(of: Fixtures.swiftFiles(in: folder.url), mode: mode)
  }

  /// Each module against those that it uses, as they are built.
  @Test(arguments: Compilation.modes)
  func modulesThatUseEachOthersManifestsCompile(in mode: Compilation.Mode) throws {
    let folder = try TemporaryFolder()
    for name in ["Icons", "DesignSystem"] {
      try Compilation.buildModule(name, of: Fixtures.module(name), in: folder)
    }
    for name in ["DesignSystem", "News", "Profile"] {
      let messages = try Compilation.messages(
        of: Fixtures.module(name), mode: mode, modules: [folder.url])
      #expect(messages == "", "\(name)")
    }
  }

  @Test func aScreenNamedFeedCompilesBesideTheOpenForm() throws {
    let folder = try TemporaryFolder()
    let sources = try folder.makeFolder("Sources")
    let text =
      "views: { Post: { data: { id: Int, text: String } } }\n"
      + "sections: { posts: { cells: [Post] } }\n"
    let manifest = SourceText(path: "Feed.sections", bytes: Array(text.utf8))
    let generation = generate([manifest], options: Options(runtime: .import))
    try #require(!generation.files.isEmpty)
    for file in generation.files { try folder.write(file.text, to: "Sources/\(file.name)") }
    try folder.write(
      """
      import CellGenRuntime
      import UIKit

      @MainActor func show(_ post: PostViewData, in collectionView: UICollectionView) {
        let screen = FeedDataSource(collectionView: collectionView)
        screen.apply(FeedContent(posts: [post]))
        collectionView.collectionViewLayout = FeedLayout.make()
        let feed = CellGenRuntime.FeedDataSource(
          collectionView: collectionView, registry: CellRegistry())
        feed.append(post)
        collectionView.collectionViewLayout = CellGenRuntime.FeedLayout.make()
      }
      """, to: "Sources/Show.swift")
    let messages = try Compilation.messages(
      of: Fixtures.swiftFiles(in: URL(fileURLWithPath: sources)), mode: Compilation.swift6)
    #expect(messages == "")
  }

  /// Imports have access levels there, unless they are internal by default.
  @Test(arguments: ["AccessPackage", "AccessPublic"], Compilation.importModes)
  func aScreenForOthersCompiles(_ name: String, in mode: Compilation.Mode) throws {
    let folder = try TemporaryFolder()
    let manifest = try Fixtures.input(name)
    let files = generate([manifest], options: Options(runtime: .embed)).files
    for file in files { try folder.write(file.text, to: "Sources/\(file.name)") }
    let messages = try Compilation.messages(
      of: Fixtures.swiftFiles(in: folder.url.appendingPathComponent("Sources"))
        + Fixtures.support(of: name), mode: mode)
    #expect(messages == "")
  }

  private static let typesOfTheUser = """
    views:
      Trip:
        data: { id: TripCode, price: Money = .zero, mood: Mood = .calm, fee: Decimal = .fee }
        layout: [{ label: { text: fee } }]
        samples: [{ id: .sample, price: .sample }]
    sections: { trips: { cells: [Trip] } }

    """

  /// A type of a module whose default isolation is the main actor is of no actor if it says so or conforms
  /// to `ViewData`; what is added to the types of others says so member by member.
  @Test(arguments: Compilation.mainActorModes)
  func typesOfTheUserCompileWhereTheMainActorIsTheDefault(in mode: Compilation.Mode) throws {
    let messages = try messages(
      with: """
        struct TripCode: ScreenValue { var text: String; static let sample = TripCode(text: "A") }
        nonisolated struct Money: Hashable, Sendable {
          var cents: Int
          static let zero = Money(cents: 0)
          static let sample = Money(cents: 1)
        }
        nonisolated enum Mood { case calm, merry }
        extension Decimal { nonisolated static var fee: Decimal { 2 } }
        """, in: mode)
    #expect(messages == "")
  }

  @Test func otherTypesOfTheUserDoNotCompileThere() throws {
    let messages = try messages(
      with: """
        struct TripCode: Hashable, Sendable { var text: String; static let sample = TripCode(text: "A") }
        struct Money: Hashable, Sendable {
          var cents: Int
          static let zero = Money(cents: 0)
          static let sample = Money(cents: 1)
        }
        enum Mood { case calm, merry }
        extension Decimal { static var fee: Decimal { 2 } }
        """, in: try #require(Compilation.mainActorModes.last))
    #expect(messages.contains("main actor-isolated"))
  }

  private func messages(with types: String, in mode: Compilation.Mode) throws -> String {
    let folder = try TemporaryFolder()
    let manifest = SourceText(path: "Trips.sections", bytes: Array(Self.typesOfTheUser.utf8))
    let files = generate([manifest], options: Options(runtime: .embed)).files
    try #require(!files.isEmpty)
    for file in files { try folder.write(file.text, to: file.name) }
    try folder.write("import Foundation\nimport UIKit\n\n\(types)\n", to: "Types.swift")
    return try Compilation.messages(of: Fixtures.swiftFiles(in: folder.url), mode: mode)
  }

  @Test func allGoldensCompileTogether() throws {
    let folder = try TemporaryFolder()
    let messages = try Compilation.messages(
      of: Fixtures.allGenerated() + Fixtures.allSupport()
        + [Fixtures.embeddedRuntime(in: folder)],
      mode: Compilation.swift6, modules: [Compilation.emptyModule("Kingfisher", in: folder)])
    #expect(messages == "")
  }
}

/// The goldens and the code that their users would write.
private enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("CellGenCoreTests/Fixtures")

  /// The names of the folders of manifests; none where they cannot be read, which other tests report.
  static func inputNames() -> [String] {
    let inputs = try? contents(of: folder.appendingPathComponent("Inputs"))
    return (inputs ?? []).map(\.lastPathComponent)
  }

  /// The goldens of a module, and the code that its user would write beside them.
  static func module(_ name: String) throws -> [URL] {
    let folder = folder.appending(path: "Modules/\(name)")
    return try swiftFiles(in: folder) + swiftFiles(in: folder.appending(path: "Generated"))
  }

  static func generated(_ name: String) throws -> [URL] {
    try swiftFiles(in: folder.appendingPathComponent("Generated/\(name)"))
  }

  /// What the user of a screen writes, if anything.
  static func support(of name: String) throws -> [URL] {
    try allSupport().filter { $0.lastPathComponent == "\(name).swift" }
  }

  /// What a user of the open form writes.
  static func openForm(_ name: String) -> URL {
    folder.appendingPathComponent("OpenForm/\(name).swift")
  }

  /// The sources of the runtime, but for the open form.
  static func runtime() throws -> [URL] {
    try swiftFiles(in: runtimeFolder)
  }

  /// The sources of the open form.
  static func openForm() throws -> [URL] {
    try swiftFiles(in: runtimeFolder.appendingPathComponent("OpenForm"))
  }

  private static var runtimeFolder: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CellGenRuntime")
  }

  static func allGenerated() throws -> [URL] {
    try contents(of: folder.appendingPathComponent("Generated")).flatMap(swiftFiles(in:))
  }

  static func allSupport() throws -> [URL] {
    try swiftFiles(in: folder.appendingPathComponent("Support"))
  }

  /// The runtime as it is written beside generated code that everybody may see.
  static func embeddedRuntime(in folder: TemporaryFolder) throws -> URL {
    let text = "access: public\nviews: { A: { data: { b: Int } } }\n"
    let manifest = SourceText(path: "Any.sections", bytes: Array(text.utf8))
    let files = CellGenCore.generate([manifest], options: Options(runtime: .embedAll)).files
    let runtime = try #require(files.first { $0.name == "CellGenRuntime.swift" })
    return URL(fileURLWithPath: try folder.write(runtime.text, to: runtime.name))
  }

  /// What the whole program makes of the manifests of a golden.
  static func generate(_ name: String, _ options: Options) throws -> [GeneratedFile] {
    let manifests = try contents(of: folder.appendingPathComponent("Inputs/\(name)"))
      .filter { $0.pathExtension == "sections" }.sorted { $0.path < $1.path }
    let sources = try manifests.enumerated().map { index, manifest in
      SourceText(path: manifest.path, bytes: try Array(Data(contentsOf: manifest)), index: index)
    }
    return CellGenCore.generate(sources, options: options).files
  }

  static func input(_ name: String) throws -> SourceText {
    let manifest = folder.appendingPathComponent("Inputs/\(name)/\(name).sections")
    return SourceText(path: manifest.path, bytes: try Array(Data(contentsOf: manifest)))
  }

  static func swiftFiles(in folder: URL) throws -> [URL] {
    try contents(of: folder).filter { $0.pathExtension == "swift" }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
#endif
