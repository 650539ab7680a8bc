#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What `init` and `new` write builds without a warning, and its tests pass.
///
/// Linux only, where the stand-in for UIKit lets the scaffolds' tests run. They share one scratch
/// path, which stays beside the products of this package, so that only the first run builds cellgen.
@Suite(.serialized) struct ScaffoldBuildTests {
  private let tool: URL
  private let root: URL
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    tool = try BuildProducts.executable("cellgen")
    root = tool.deletingLastPathComponent().appending(path: "scaffolds")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  /// With a second screen and with a class for the custom view of the first one.
  @Test(.timeLimit(.minutes(20))) func screen() throws {
    let folder = try makePackage("Feed", from: "screen")
    try run(
      [
        "new", "screen", "History", "-o", "Sources/Feed/History", "--runtime", "import",
      ], in: folder)
    try run(["new", "manifest", "Offers", "-o", "Sources/Feed/Offers"], in: folder)
    let view = folder.appending(path: "Sources/Feed/FeedBannerView.swift")
    try FileManager.default.removeItem(at: view)
    try run(
      ["new", "view", "FeedBanner", "-o", "Sources/Feed", "--runtime", "import"], in: folder)
    try expectToPass(folder, count: 6)
  }

  @Test(.timeLimit(.minutes(20))) func committed() throws {
    let folder = try makePackage("Archive", from: "committed")
    try expectToPass(folder, count: 6)
    let check = try checkGenerated("Archive", in: folder)
    #expect(check.exitCode == 0, "\(check.output)\(check.messages)")
    let manifest = folder.appending(path: "Sources/Archive/Manifests/Archive.sections")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("Nothing here yet", with: "Nothing").utf8).write(to: manifest)
    #expect(try checkGenerated("Archive", in: folder).exitCode == 1)
  }

  /// Then one line after the other is changed: only the files of Swift that it changes are compiled.
  @Test(.timeLimit(.minutes(20))) func module() throws {
    let folder = try makePackage("Components", from: "module")
    try expectToPass(folder, count: 3)
    let views = folder.appending(path: "Sources/Components/Components.sections")
    let screen = folder.appending(path: "Sources/ComponentsGallery/Gallery.sections")
    #expect(try compiled(in: folder) == [])
    #expect(
      try compiled(in: folder, replacing: "insets: 16", by: "insets: 20", in: views)
        == ["Components Components+Views.swift"])
    #expect(
      try compiled(in: folder, replacing: "A card of the gallery", by: "A card here", in: screen)
        == ["ComponentsGallery Gallery+ViewData.swift"])
    let grid = "  cards:\n    layout: grid"
    let compiled = try compiled(in: folder, replacing: "  cards:", by: grid, in: screen)
    #expect(compiled.first == "ComponentsGallery Gallery+ViewCreator.swift")
    #expect(
      !compiled.contains { $0.hasPrefix("Components ") || $0.hasPrefix("CellGenRuntime ") })
    #expect(!compiled.contains { ["CellModels", "ViewData", "Views"].contains(part(of: $0)) })
  }

  /// `Views` of `Gallery+Views.swift`
  private func part(of file: String) -> String {
    String(file.drop { $0 != "+" }.dropFirst().prefix { $0 != "." })
  }

  /// What the next build compiles, after a change of a manifest if one is given.
  private func compiled(
    in folder: URL, replacing old: String = "", by new: String = "", in manifest: URL? = nil
  ) throws -> [String] {
    if let manifest {
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try #require(text.components(separatedBy: old).count == 2)
      try Data(text.replacing(old, with: new).utf8).write(to: manifest)
    }
    let outcome = try swift(["build", "--build-tests"] + Self.strictly, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.messages)")
    let steps = (outcome.output + outcome.messages).matches(
      of: /\] Compiling (?<file>\S+ \S+\.swift)/)
    return steps.map { String($0.file) }.sorted()
  }

  private static let strictly = ["-Xswiftc", "-warnings-as-errors"]

  /// A package that gets cellgen from this one, in the place of what an earlier run left.
  private func makePackage(_ name: String, from template: String) throws -> URL {
    let folder = root.appending(path: name)
    try? FileManager.default.removeItem(at: folder)
    try run(["init", name, "--template", template, "--cellgen-path", package.path], in: root)
    return folder
  }

  private func run(_ arguments: [String], in folder: URL) throws {
    let outcome = try Subprocess.run([tool.path] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
  }

  private func expectToPass(_ folder: URL, count: Int) throws {
    let outcome = try swift(["test"] + Self.strictly, in: folder)
    let words = outcome.output + outcome.messages
    #expect(outcome.exitCode == 0, "\(words)")
    #expect(words.contains("Test run with \(count) tests"), "\(words)")
    #expect(!words.contains("warning:"), "\(words)")
  }

  /// What the workflow of the template runs, but for `swift run`, which would build cellgen again.
  private func checkGenerated(_ name: String, in folder: URL) throws -> Subprocess.Outcome {
    let sources = "Sources/\(name)"
    let workflow = try String(
      contentsOf: folder.appending(path: ".github/workflows/generated.yml"), encoding: .utf8)
    #expect(workflow.contains("swift run cellgen generate \(sources)/Manifests\n"))
    #expect(workflow.contains("--output \(sources)/Generated --check\n"))
    return try Subprocess.run(
      [tool.path, "generate", "\(sources)/Manifests", "--output", "\(sources)/Generated"]
        + ["--check"],
      in: folder)
  }

  private func swift(_ arguments: [String], in folder: URL) throws -> Subprocess.Outcome {
    let scratch = ["--scratch-path", root.appending(path: "build").path]
    return try Subprocess.run(
      ["swift", arguments[0]] + scratch + Array(arguments.dropFirst()), in: folder)
  }
}
#endif
