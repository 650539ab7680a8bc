#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The README of the package with the plugins. `BinaryPluginTests` builds the package that it shows.
@Suite struct PluginReadmeTests {
  private let folder: TemporaryFolder
  private let readme: String

  init() throws {
    folder = try TemporaryFolder()
    let url =
      "https://github.com/Ann/tool/releases/download/v\(Release.version)/cellgen.artifactbundle.zip"
    try Release.run([
      Release.path("scripts/plugin-package"), folder.url.path, "--url", url, "--checksum", "0123",
    ])
    readme = try folder.read("README.md")
  }

  @Test func nothingIsLeftToFillIn() throws {
    #expect(readme.firstMatch(of: /OWNER|REPOSITORY|CHECKSUM|<!--/) == nil)
    #expect(readme.matches(of: /VERSION/).isEmpty)
    #expect(readme.contains("[cellgen](https://github.com/Ann/tool) \(Release.version), "))
    #expect(
      readme.contains("\"https://github.com/Ann/tool-plugin\", exact: \"\(Release.version)\""))
    #expect(
      MarkdownBlock.all(in: readme).map(\.language) == ["swift", "yaml", "sh", "text", "sh"])
  }

  /// Its dependency has the version that is published, and its targets are ones that the package has.
  @Test func theSnippetNamesWhatThePackageHas() throws {
    let package = try folder.read("Package.swift")
    let snippet = try #require(MarkdownBlock.all(in: readme).first).text
    let names = snippet.matches(of: /\.(?:product|plugin)\(name: "(\w+)"/).map { String($0.1) }
    #expect(names == ["CellGenRuntime", "CellGenPlugin"])
    for name in names { #expect(package.contains("(name: \"\(name)\", targets: [")) }
    let platforms = try #require(package.firstMatch(of: /platforms: .*/)).0
    #expect(snippet.contains(platforms))
  }

  @Test func linksLeadToFilesOfTheVersion() throws {
    let start = "https://github.com/Ann/tool/blob/v\(Release.version)/"
    let links = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    let files = links.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    #expect(files.count == 4)
    for file in files {
      let path = Release.project.appending(path: file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
    #expect(
      Set(links).subtracting(files.map { start + $0 })
        == ["https://github.com/Ann/tool", "https://cli.github.com"])
  }

  /// The command that verifies the binary is the one of the script.
  @Test func theBinaryIsVerifiedAsTheScriptDoes() throws {
    let run = try Release.run([
      Release.path("scripts/verify-provenance"), "--dry-run", "/cellgen.artifactbundle.zip",
      "Ann/tool", Release.version,
    ])
    let command = run.split(separator: "\n").joined(separator: " ")
      .replacing("/cellgen.artifactbundle.zip", with: "cellgen.artifactbundle.zip")
    let shown = try #require(MarkdownBlock.all(in: readme).last).text
      .replacing(#/ \\\n +/#, with: " ")
    #expect(shown.hasSuffix(command + "\n") || shown.hasSuffix(command), "\(shown)")
  }

  /// The license is that of the project, word for word.
  @Test func theLicenseIsThatOfTheProject() throws {
    let project = try Readme.text()
    let license = try #require(project.range(of: "## License\n"))
    #expect(readme.hasSuffix("\n\n" + project[license.lowerBound...]))
  }

  @Test func aPackageToTryHasNoChecksum() throws {
    let other = try TemporaryFolder()
    try other.makeFolder("bundle.artifactbundle")
    try Release.run([
      Release.path("scripts/plugin-package"), other.path("package"), "--path",
      other.path("bundle.artifactbundle"),
    ])
    let text = try other.read("package/README.md")
    #expect(!text.contains("## What is verified") && text.contains("## The manual\n"))
    #expect(text.contains("https://github.com/OWNER/cellgen-plugin"))
  }
}
#endif
